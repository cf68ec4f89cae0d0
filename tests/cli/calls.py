"""Commands called in this process, as a shell would."""

from click.testing import CliRunner

from zxfast.cli import cli


def call(*args):
    """What the command printed, and its exit code."""
    return CliRunner().invoke(cli, [str(arg) for arg in args])


def good(*args):
    """What a command without a fault printed."""
    result = call(*args)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return result.stdout


def bad(*args):
    """The one line of an error of input."""
    result = call(*args)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    [line] = result.stderr.splitlines()
    assert line.startswith("error: ")
    assert "Traceback" not in result.output
    return line
