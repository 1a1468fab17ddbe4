"""What is asked over the network: routes, sockets, and what every request passes first."""
