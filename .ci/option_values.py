"""Prints the values of a command's option, one per line, as listed by the command itself.

    option_values.py <command> <option>, as in: option_values.py a11y-audit format
"""

import json
import subprocess
import sys


def values(command, option):
    words = subprocess.run(
        [command, "--experimental-dump-help"], capture_output=True, text=True, check=True).stdout
    for argument in json.loads(words)["command"]["arguments"]:
        if any(name["name"] == option for name in argument.get("names", [])):
            return argument["allValues"]
    raise SystemExit(f"{command} has no option --{option}")


if __name__ == "__main__":
    print(*values(*sys.argv[1:3]), sep="\n")
