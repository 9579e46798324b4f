"""Whether stored versions are of exactly the packages that SwiftPM has resolved with them.

    check_pins.py <Package.resolved> <workspace-state.json>

SwiftPM itself refuses a version that is not allowed, or a package that is missing, not one that is not needed.
"""

import json
import pathlib
import sys


def main():
    resolved, state = (json.loads(pathlib.Path(word).read_text()) for word in sys.argv[1:])
    stored = {pin["identity"]: pin["state"]["version"] for pin in resolved["pins"]}
    needed = {
        dependency["packageRef"]["identity"]: dependency["state"]["checkoutState"]["version"]
        for dependency in state["object"]["dependencies"]
    }
    different = sorted(set(stored.items()) ^ set(needed.items()))
    for name, _ in different:
        print(f"wrong: {name} is {stored.get(name, 'missing')}; expected {needed.get(name, 'none')}")
    sys.exit(bool(different))


if __name__ == "__main__":
    main()
