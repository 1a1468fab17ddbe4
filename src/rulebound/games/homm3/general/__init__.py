"""How a general plays on the map: fights foretold, an economy, routes, and plans to choose from."""
