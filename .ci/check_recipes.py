"""Runs the shell of the recipes for CI against a release, and compares the parts that they repeat.

    check_recipes.py --releases <URL> --audit <a11y-audit>

Each recipe fetches the release from the URL, into folders of this run.
"""

import argparse
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import yaml

ROOT = pathlib.Path(__file__).resolve().parent.parent
SCREEN = ROOT / "Fixtures/ui/music-player.xml"
STORYBOARD = ROOT / "Fixtures/fixing/login.storyboard"
# Options that the action sets itself, or that do something else than audit: no inputs.
NO_INPUTS = {
    "format", "report", "verbose", "quiet", "custom-controls", "write-baseline", "prune", "records", "fix",
    "dry-run", "inspect", "print-config", "lsp", "mcp", "timings", "list-rules", "explain", "init", "help", "version",
}

failures = []


def check(is_right, what):
    if not is_right:
        failures.append(what)
        print(f"wrong: {what}")


class Recipe:
    """A folder with files to audit, in which the shell of a recipe runs."""

    def __init__(self, work, name, releases):
        self.name = name
        self.folder = work / name
        (self.folder / "Screens").mkdir(parents=True)
        shutil.copy(SCREEN, self.folder / "Screens")
        shutil.copy(STORYBOARD, self.folder)
        # No a11y-audit of this machine's own is on the path.
        path = [part for part in os.environ["PATH"].split(":") if not (pathlib.Path(part) / "a11y-audit").exists()]
        self.environment = {
            "PATH": ":".join(path), "HOME": str(self.folder / "home"), "EARSHOT_RELEASES": releases,
        }
        (self.folder / "home").mkdir()

    def run(self, script, variables=None, shell=("bash", "-eo", "pipefail")):
        done = subprocess.run(
            [*shell, "-c", script], cwd=self.folder, text=True, capture_output=True,
            env=self.environment | (variables or {}))
        if done.returncode not in (0, 1):
            print(done.stdout[-500:], done.stderr[-1000:])
        return done

    def file(self, name):
        path = self.folder / name
        return path.read_text() if path.is_file() else ""


# GitHub


def try_action(recipe):
    action = yaml.safe_load((ROOT / "action.yml").read_text())
    inputs = {name: str(value.get("default", "")) for name, value in action["inputs"].items()}
    inputs |= {
        "paths": "\nScreens/music-player.xml\n", "fail-on": "warning", "only": "missing-label,value-missing",
        "no-sources": "true", "badge": "badge.svg", "compare": "none.json\n",
    }
    outputs, done = {}, None
    for step in action["runs"]["steps"]:
        if "run" not in step:
            continue

        def value(found):
            kind, name = found[1].split(".", 1)
            if kind == "inputs":
                return inputs[name]
            step_name, _, output = name.partition(".outputs.")
            return outputs[step_name].get(output, "")

        variables = {
            name: re.sub(r"\$\{\{ *([\w.-]+) *\}\}", value, str(text))
            for name, text in step.get("env", {}).items()
        }
        check("${{" not in step["run"], f"action.yml: the script of “{step['name']}” holds an expression")
        output = recipe.folder / "output"
        output.write_text("")
        variables |= {
            "GITHUB_ACTION_PATH": str(ROOT), "GITHUB_OUTPUT": str(output),
            "GITHUB_STEP_SUMMARY": str(recipe.folder / "summary"),
        }
        done = recipe.run(step["run"], variables)
        outputs[step.get("id", "")] = dict(line.split("=", 1) for line in output.read_text().splitlines())
    check(done.returncode == 1, f"the action ended with {done.returncode}; expected 1")
    check(outputs["audit"] == {"status": "1"}, f"the action's outputs are {outputs['audit']}")
    check("::error file=Screens/music-player.xml,line=29" in done.stdout, "the action annotates nothing")
    check("# Accessibility audit" in recipe.file("summary"), "the action writes no summary")
    check(re.search(r"accessibility: \d+ errors?", recipe.file("badge.svg")), "the action writes no badge")
    sarif = json.loads(recipe.file("a11y-reports/a11y.sarif") or '{"runs": [{"results": []}]}')
    rules = {result["ruleId"] for result in sarif["runs"][0]["results"]}
    check(rules == {"missing-label", "value-missing"}, f"the action's SARIF holds {sorted(rules)}")


def check_inputs(audit):
    help_text = subprocess.run([audit, "--experimental-dump-help"], capture_output=True, text=True, check=True).stdout
    options = {
        name["name"] for argument in json.loads(help_text)["command"]["arguments"]
        for name in argument.get("names") or [] if name["kind"] == "long"
    }
    text = (ROOT / "action.yml").read_text()
    inputs = set(yaml.safe_load(text)["inputs"])
    for option in sorted(options - NO_INPUTS - inputs):
        check(False, f"action.yml has no input for --{option}")
    for name in sorted(inputs - options - {"paths", "version", "reports", "upload-sarif"}):
        check(False, f"action.yml has the input {name}, which is no option")
    for name in sorted((options & inputs) - NO_INPUTS):
        variable = "OPTION_" + name.upper().replace("-", "_")
        check(f"{variable}: ${{{{ inputs.{name} }}}}" in text, f"action.yml does not pass {name} on")


# Others


def try_hook(recipe):
    hook, = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text())
    check(bool(re.search(hook["files"], "App/Main.storyboard")), "the hook takes no storyboard")
    check(not re.search(hook["files"], "pom.xml"), "the hook takes any XML")
    entry = ROOT / hook["entry"]
    for _ in range(2):
        done = recipe.run(f"'{entry}' --only role-missing login.storyboard", shell=("sh", "-e"))
        check(done.returncode == 1, f"the hook ended with {done.returncode}; expected 1")
        check("login.storyboard:17:" in done.stdout, "the hook prints no finding")
        # The second time nothing is fetched.
        recipe.environment["EARSHOT_RELEASES"] = "file:///nowhere"


def try_gitlab(recipe):
    spec, job = yaml.safe_load_all((ROOT / "templates/a11y-audit.yml").read_text())
    inputs = {name: value.get("default") for name, value in spec["spec"]["inputs"].items()}
    inputs |= {
        "paths": "Screens", "options": "--only missing-label --fail-on never",
        "releases": recipe.environment["EARSHOT_RELEASES"],
    }
    job = job["a11y-audit"]
    variables = {
        name: re.sub(r"\$\[\[ *inputs\.(\w+) *\]\]", lambda found: inputs[found[1]], text)
        for name, text in job["variables"].items()
    }
    done = recipe.run("\n".join(job["before_script"] + job["script"]), variables)
    check(done.returncode == 0, f"the component ended with {done.returncode}; expected 0: {done.stderr[-300:]}")
    for name in ("a11y-quality.json", "gl-accessibility.json", "a11y-junit.xml", "a11y.html", "a11y.json"):
        check(recipe.file(name) != "", f"the component writes no {name}")


def try_container(recipe):
    text = (ROOT / "Containerfile").read_text().replace("\\\n", " ")
    run = next(line for line in text.splitlines() if line.startswith("RUN archive="))
    arguments = dict(re.findall(r"(?m)^ARG (\w+)=(.*)$", text)) | {"RELEASES": recipe.environment["EARSHOT_RELEASES"]}
    done = recipe.run(run.removeprefix("RUN "), arguments, shell=("sh", "-e"))
    check(done.returncode == 0, f"the Containerfile ended with {done.returncode}: {done.stderr[-300:]}")
    for copied in re.findall(r"(?m)^COPY --from=release /release/(\S+)", text):
        check((recipe.folder / copied).exists(), f"the Containerfile copies {copied}, which is not there")


def try_xcode(recipe, audit):
    text = (ROOT / "docs/ci/xcode.md").read_text()
    script = re.search(r"<!-- script: xcode -->\n```sh\n(.*?)```", text, re.DOTALL)[1]
    variables = {"SRCROOT": str(recipe.folder), "EARSHOT_PATHS": "login.storyboard"}
    done = recipe.run(script, variables, shell=("sh", "-e"))
    check(done.returncode == 0, f"the build phase without a11y-audit ended with {done.returncode}")
    check(done.stdout.startswith("warning: accessibility is not audited; install a11y-audit"), "the build phase does not warn")
    variables["PATH"] = f"{pathlib.Path(audit).parent}:{recipe.environment['PATH']}"
    done = recipe.run(script, variables, shell=("sh", "-e"))
    check(done.returncode == 1, f"the build phase ended with {done.returncode}; expected 1")
    check(re.search(r"(?m)^login\.storyboard:\d+:\d+: error: ", done.stdout), "the build phase prints no error")


def check_copies():
    """What files hold a copy of, since others paste them."""
    def project(field):
        # The owner of a trial is in no file.
        environment = {name: value for name, value in os.environ.items() if name != "EARSHOT_OWNER"}
        return subprocess.run(
            [ROOT / "release/project", field], capture_output=True, text=True, env=environment
        ).stdout.strip()

    version, repository = project("version"), project("repository")
    releases = f"{repository}/releases/download" if repository else ""
    container = (ROOT / "Containerfile").read_text()
    component = yaml.safe_load_all((ROOT / "templates/a11y-audit.yml").read_text())
    inputs = next(component)["spec"]["inputs"]
    check(f"ARG VERSION={version}\n" in container, "the Containerfile has another version")
    check(inputs["version"]["default"] == version, "the component has another version")
    check(f"ARG RELEASES={releases}\n" in container, "the Containerfile has another server of releases")
    check(inputs["releases"]["default"] == releases, "the component has another server of releases")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--releases", required=True)
    parser.add_argument("--audit", required=True)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as work:
        recipe = lambda name: Recipe(pathlib.Path(work), name, arguments.releases)
        try_action(recipe("action"))
        check_inputs(arguments.audit)
        try_hook(recipe("hook"))
        try_gitlab(recipe("gitlab"))
        try_container(recipe("container"))
        try_xcode(recipe("xcode"), arguments.audit)
        check_copies()
    print(f"Ran the shell of five recipes: {len(failures)} wrong.")
    sys.exit(bool(failures))


if __name__ == "__main__":
    main()
