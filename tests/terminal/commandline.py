"""Commands as a person types them."""

from typer.testing import CliRunner, Result

from rulebound.cli import main


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, list(arguments), input=typed)


def ok(*arguments: str, typed: str = "") -> str:
    """What is printed, when all goes well."""
    result = run(*arguments, typed=typed)
    assert result.exit_code == 0, result.output
    return result.stdout
