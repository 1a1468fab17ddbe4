"""The form of the lobby, filled in as a person does it."""

from playwright.sync_api import Locator, Page, expect


def choose_game(page: Page, name: str) -> None:
    page.get_by_role("region", name="Choose a game").get_by_role("button", name=name).click()


def whole_form(page: Page) -> Locator:
    """The form for setting a table, instead of the short one."""
    form = page.get_by_role("form", name="New table")
    change = page.get_by_role("button", name="Change seats, form or rules")
    expect(form.or_(change).first).to_be_visible()
    if not form.is_visible():
        change.click()
    expect(form).to_be_visible()
    return form


def set_table(
    page: Page,
    *,
    tile: str | None = None,
    players: int | None = None,
    bot: str | None = None,
    begin: bool = False,
    seed: int | None = None,
) -> None:
    """Fill in the form: the tile at the top, so many players, how strong the bots are, the seed.

    ``begin``: the visitor is the starting player. The table is not opened yet.
    """
    form = whole_form(page)
    if tile is not None:
        radio = form.get_by_role("radio", name=tile)
        form.locator("label").filter(has=page.get_by_role("radio", name=tile)).click()
        expect(radio).to_be_checked()
    if players is not None:
        form.get_by_role("button", name=f"{players} players").click()
    if bot is not None:
        for chair in form.get_by_role("button", name="Strength of the bot").all():
            chair.click()
            form.get_by_role("button", name=bot, exact=True).click()
    if begin:
        form.get_by_role("button", name="I go first").click()
    if seed is not None:
        form.get_by_label("Seed").fill(str(seed))


def open_table(page: Page) -> None:
    """Press the button under the form."""
    button = page.get_by_role("button", name="Open the table")
    expect(button).to_be_enabled()
    button.click()
