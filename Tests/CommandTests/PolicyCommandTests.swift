import Platform
import TestSupport
import Testing

@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: a11y-audit is not built here"))
struct PolicyCommandTests {
  private let cart = """
    <screen title="Cart" size="390 844">
      <StarView superclass="UIControl" identifier="stars" gestures="tap" frame="10 20 99 44"/>
      <UIButton image="bin" frame="10 100 60 60"/>
    </screen>

    """
  private let only = ["--only", "missing-label,control-not-exposed,value-missing"]

  private func audit(_ arguments: [String], in folder: ScratchFolder) throws -> CommandRun {
    try CommandRun("a11y-audit", arguments, in: folder.path)
  }

  private func text(_ name: String, in folder: ScratchFolder) throws -> String {
    String(decoding: try InputFile.read(folder.path + "/" + name), as: UTF8.self)
  }

  /// The lines of findings: those that begin with a position and name a rule.
  private func findings(_ run: CommandRun) -> [String] {
    run.output.split(separator: "\n").filter { $0.hasSuffix("]") }
      .map(String.init)
  }

  @Test func `a configuration is found upwards from the file, the nearest first`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(cart, to: "a/b/cart.xml")
    _ = try folder.write(cart, to: "a/c/cart.xml")
    _ = try folder.write("rules: {control-not-exposed: off}\n", to: "a/.earshot.yml")
    _ = try folder.write(
      "extends: ../.earshot.yml\nrules: {missing-label: note}\n", to: "a/b/.earshot.yml")
    #expect(
      try findings(audit(["--fail-on", "note", "a"], in: folder))
        .filter { $0.contains("missing-label") || $0.contains("control-not-exposed") } == [
          "a/b/cart.xml:3:3: note: UIButton has no label"
            + "; VoiceOver reads its image name “Bin” [missing-label]",
          "a/c/cart.xml:3:3: error: UIButton has no label"
            + "; VoiceOver reads its image name “Bin” [missing-label]",
        ])
  }

  @Test func `each fault of a configuration is a line, from the first to the last`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(cart, to: "cart.xml")
    _ = try folder.write(
      "rules: {zzz: off, hint-gramar: off}\nidiom: tablet\nprofle: all\n", to: ".earshot.yml")
    #expect(
      try audit(["cart.xml"], in: folder).errors == """
        .earshot.yml:1:9: error: found the unknown rule "zzz"; --list-rules names them all
        .earshot.yml:1:19: error: found the unknown rule "hint-gramar"; did you mean "hint-grammar"?
        .earshot.yml:2:8: error: found "tablet"; expected one of mac, pad, phone, tv
        .earshot.yml:3:1: error: found the unknown key "profle"; did you mean "profile"?

        """)
  }

  @Test func `--config replaces the configuration that is found`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(cart, to: "cart.xml")
    _ = try folder.write("nonsense: 1\n", to: ".earshot.yml")
    let config = try folder.write("rules: {control-not-exposed: off}\n", to: "x/team.yml")
    let run = try audit(["--config", config, "cart.xml"], in: folder)
    #expect(run.errors == "")
    #expect(run.status == 1)
    let broken = try audit(["cart.xml"], in: folder)
    #expect(broken.status == 2)
    #expect(broken.output == "")
    #expect(
      broken.errors
        == ".earshot.yml:1:1: error: found the unknown key \"nonsense\"; expected one of app, "
        + "baseline, classes, custom, density, device, exclude, extends, failOn, failOnNewReview, "
        + "failOnReview, idiom, language, maxWarnings, overrides, profile, reports, rules, ruleset, "
        + "sources, suppress\n")
    let missing = try audit(["--config", "none.yml", "cart.xml"], in: folder)
    #expect(missing.status == 2)
    #expect(
      missing.errors
        == "none.yml:1:1: error: cannot read none.yml; expected a file that can be read\n")
  }

  @Test(arguments: [
    ("mkdir .earshot.yml", "is a directory"),
    ("ln -s .earshot.yml .earshot.yml", "too many levels of symbolic links"),
    ("ln -s nowhere .earshot.yml", "no such file"),
    ("mkfifo .earshot.yml", "is a pipe, a socket or a device"),
    ("ln -s /dev/zero .earshot.yml", "is a pipe, a socket or a device"),
  ])
  func `an unreadable configuration is reported`(
    _ line: String, _ reason: String
  ) throws {
    let folder = try ScratchFolder()
    _ = try folder.write(cart, to: "a/cart.xml")
    _ = try folder.write("profile: all\n", to: "a.yml")
    let run = try ShellRun("\(line); timeout 60 $audit a", in: folder)
    #expect(run.status == 2)
    #expect(
      run.errors == ".earshot.yml:1:1: error: cannot read .earshot.yml: \(reason); expected a file "
        + "that can be read\n")
  }

  @Test(arguments: [
    "../team.yml", "../../team.yml", "inside.yml", "folder/team.yml", "/etc/hostname",
    "../.earshot.yml.x",
  ])
  func `a configuration that was found extends nothing outside of its folder`(
    _ path: String
  ) throws {
    let folder = try ScratchFolder()
    _ = try folder.write("password: hunter2\n", to: "team.yml")
    _ = try folder.write("password: hunter2\n", to: "a/team.yml")
    _ = try folder.write(cart, to: "a/b/cart.xml")
    #expect(SymbolicLink.make(folder.path + "/a/b/inside.yml", to: "../team.yml"))
    #expect(SymbolicLink.make(folder.path + "/a/b/folder", to: ".."))
    let config = try folder.write("extends: \(path)\n", to: "a/b/.earshot.yml")
    let run = try audit(["a/b/cart.xml"], in: folder)
    #expect(run.status == 2)
    #expect(
      run.errors == "a/b/.earshot.yml:1:10: error: extends a file outside of the project; expected "
        + "one in the folder of this configuration or below; --config allows any\n")
    let named = try audit(["--config", config, "a/b/cart.xml"], in: folder)
    #expect(!named.errors.contains("outside"))
    #expect(!named.errors.contains("hunter2"))
  }

  @Test func `a configuration that was found names no baseline outside of its folder`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write("{\"password\": 1}\n", to: "known.jsonl")
    _ = try folder.write(cart, to: "a/cart.xml")
    _ = try folder.write("baseline: ../known.jsonl\n", to: "a/.earshot.yml")
    let run = try audit(["a/cart.xml"], in: folder)
    #expect(run.status == 2)
    #expect(
      run.errors == "a/.earshot.yml:1:11: error: names a baseline outside of the project; expected "
        + "one in the folder of this configuration or below; --baseline allows any\n")
  }

  @Test func `a configuration that was found names no sources outside of its folder`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(cart, to: "a/cart.xml")
    _ = try folder.write("sources: [App, ../other]\n", to: "a/.earshot.yml")
    let run = try audit(["a/cart.xml"], in: folder)
    #expect(run.status == 2)
    #expect(
      run.errors == "a/.earshot.yml:1:10: error: names sources outside of the project; expected "
        + "folders in the folder of this configuration or below; --sources allows any\n")
  }

  @Test(arguments: [
    "root:hunter2:0", "- hunter2", "password: hunter2", "hunter2: 1", "a: {hunter2: 1, hunter2: 2}",
    "hunter2: 1\nhunter2: 2", "\"hunter2", "hunter2", "[hunter2",
  ])
  func `a file that is not a configuration is not quoted`(_ secret: String) throws {
    let folder = try ScratchFolder()
    _ = try folder.write(cart, to: "cart.xml")
    _ = try folder.write(secret, to: "notes.txt")
    _ = try folder.write("extends: notes.txt\n", to: ".earshot.yml")
    let run = try audit(["cart.xml"], in: folder)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("notes.txt:"))
    #expect(!run.errors.contains("hunter2"))
    let linked = try ShellRun(
      "mkdir b; cp cart.xml b; ln -s ../notes.txt b/.earshot.yml; $audit b", in: folder)
    #expect(linked.status == 2)
    #expect(!linked.errors.contains("hunter2"))
  }

  @Test func `an expired suppression is reported, and its findings count`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(cart, to: "cart.xml")
    _ = try folder.write(
      "suppress:\n  - {rule: missing-label, paths: cart.xml, reason: soon, expires: 2027-01-31}\n",
      to: ".earshot.yml")
    func run(on seconds: String, _ arguments: [String] = ["cart.xml"]) throws -> CommandRun {
      try CommandRun(
        "a11y-audit", ["--only", "missing-label"] + arguments, input: "cart.xml\ncart.xml\n",
        in: folder.path, environment: ["SOURCE_DATE_EPOCH": seconds])
    }
    // The last second of the last day, and the next one.
    let last = try run(on: "1801439999")
    #expect(last.status == 0)
    #expect(last.errors == "")
    let told =
      ".earshot.yml:2:5: warning: the suppression of missing-label expired after 2027-01-31; fix its "
      + "findings, or set a later day\n"
    let next = try run(on: "1801440000")
    #expect(next.status == 1)
    #expect(next.errors == told)
    let records = try run(on: "1801440000", ["--records", "files"])
    #expect(records.status == 1)
    #expect(records.errors == told)
  }

  @Test func `classes state what code does, and the report says so`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(cart, to: "cart.xml")
    #expect(
      try findings(audit(only + ["cart.xml"], in: folder)) == [
        "cart.xml:2:3: error: StarView \"stars\" is unreachable with VoiceOver; no label, trait, "
          + "value or hint [control-not-exposed]",
        "cart.xml:3:3: error: UIButton has no label"
          + "; VoiceOver reads its image name “Bin” [missing-label]",
      ])
    _ = try folder.write(
      "classes:\n  StarView: {superclass: UISlider, codeSets: [label, value]}\n",
      to: ".earshot.yml")
    let run = try audit(only + ["--custom-controls", "cart.xml"], in: folder)
    #expect(
      findings(run) == [
        "cart.xml:3:3: error: UIButton has no label"
          + "; VoiceOver reads its image name “Bin” [missing-label]"
      ])
    #expect(
      run.output.contains(
        """
        cart.xml:2:3: custom control: StarView "stars", a UISlider
            label given by code; traits inferred: "adjustable"; hint missing; value given by code; \
        frame given: 10 20 99 44

        """))
  }

  @Test func `suppressed findings are counted, and in the JSON with their reason`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(
      cart.replacing("  <UIB", with: "  <!-- earshot:disable missing-label — an ad -->\n  <UIB"),
      to: "cart.xml")
    let run = try audit(["--only", "missing-label", "cart.xml"], in: folder)
    #expect(run.status == 0)
    #expect(run.output.contains("No findings; 1 suppressed.\n"))
    let json = try audit(["--only", "missing-label", "--format", "json", "cart.xml"], in: folder)
    #expect(
      json.output.contains(
        "          \"status\": \"suppressed\",\n          \"reason\": \"an ad\",\n"))
  }

  @Test func `a baseline is written, applied, checked for stale entries and pruned`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(cart, to: "screens/cart.xml")
    let written = try audit(
      only + ["--write-baseline", "known.jsonl", "screens/cart.xml"], in: folder)
    #expect(written.status == 0)
    #expect(written.output.contains("No new findings; 2 in the baseline.\n"))
    let entries = """
      {"file": "screens/cart.xml", "rule": "control-not-exposed", "element": "id/StarView/stars", \
      "count": 1}
      {"file": "screens/cart.xml", "rule": "missing-label", "element": "image/UIButton/bin", \
      "count": 1}

      """
    #expect(try text("known.jsonl", in: folder) == entries)

    _ = try folder.write("baseline: known.jsonl\n", to: ".earshot.yml")
    let known = try audit(only + ["."], in: folder)
    #expect(known.status == 0)
    #expect(known.errors == "")

    _ = try folder.write(
      cart.replacing("image=\"bin\"", with: "image=\"cup\""), to: "screens/cart.xml")
    let changed = try audit(only + ["."], in: folder)
    #expect(changed.status == 1)
    #expect(
      findings(changed)
        == [
          "screens/cart.xml:3:3: error: UIButton has no label"
            + "; VoiceOver reads its image name “Cup” [missing-label]"
        ])
    #expect(
      changed.errors == """
        known.jsonl:2:1: warning: missing-label at image/UIButton/bin in screens/cart.xml no longer \
        occurs; remove it with --prune

        """)
    let pruned = try audit(only + ["--prune", "."], in: folder)
    #expect(pruned.errors == "known.jsonl: removed 1 of 2 entries\n")
    #expect(
      try text("known.jsonl", in: folder)
        == entries.split(separator: "\n")[0] + "\n")
  }

  @Test func `writing a baseline keeps the entries of what was not looked at`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(cart, to: "a.xml")
    _ = try folder.write(cart, to: "b.xml")
    _ = try audit(only + ["--write-baseline", "known.jsonl", "."], in: folder)
    let all = try text("known.jsonl", in: folder)
    _ = try audit(
      ["--only", "missing-label", "--write-baseline", "known.jsonl", "a.xml"], in: folder)
    #expect(all.split(separator: "\n").count == 4)
    #expect(try text("known.jsonl", in: folder) == all)
  }

  @Test func `a baseline that cannot be used is exit 2`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(cart, to: "cart.xml")
    _ = try folder.write("{\"file\": 1}\n", to: "known.jsonl")
    let broken = try audit(["--baseline", "known.jsonl", "cart.xml"], in: folder)
    #expect(broken.status == 2)
    #expect(
      broken.errors == "known.jsonl:1:10: error: found a number as \"file\"; expected a text\n")
    let missing = try audit(["--baseline", "none.jsonl", "cart.xml"], in: folder)
    #expect(missing.status == 2)
    #expect(
      missing.errors
        == "none.jsonl: error: no such file; --write-baseline writes a baseline\n")
    let none = try audit(["--prune", "cart.xml"], in: folder)
    #expect(none.status == 2)
    let both = try audit(
      ["--prune", "--write-baseline", "x.jsonl", "cart.xml"], in: folder)
    #expect(both.status == 64)
  }

  @Test func `a rule of the team's own runs like any other`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(cart, to: "cart.xml")
    _ = try folder.write(
      """
      custom:
        bins-are-named:
          match: {class: UIButton}
          require: {label: "Remove *"}
          severity: error
          message: must be called “Remove” and what it removes
          fix: say what goes away

      """, to: ".earshot.yml")
    let run = try audit(["--only", "custom/bins-are-named", "cart.xml"], in: folder)
    #expect(run.status == 1)
    #expect(
      run.output.hasPrefix(
        """
        cart.xml:3:3: error: UIButton must be called “Remove” and what it removes \
        [custom/bins-are-named]
            spoken: "Bin, Button"
            fix: say what goes away

        """))
    let unknown = try audit(["--only", "custom/nothing", "cart.xml"], in: folder)
    #expect(unknown.status == 2)
    #expect(
      unknown.errors
        == "a11y-audit: error: found no custom rule custom/nothing in the configuration\n"
    )
  }

  @Test func `the configuration may set a language, which the command line overrides`()
    throws
  {
    let folder = try ScratchFolder()
    _ = try folder.write(
      "<screen size=\"390 844\"><UIButton label=\"Buy button\" frame=\"9 99 60 60\"/></screen>",
      to: "a.xml")
    let rule = ["--only", "label-repeats-role", "--fail-on", "note", "a.xml"]
    #expect(try audit(rule, in: folder).status == 1)
    _ = try folder.write("language: fr\n", to: ".earshot.yml")
    #expect(try audit(rule, in: folder).status == 0)
    #expect(try audit(rule + ["--language", "en"], in: folder).status == 1)
  }

  @Test func `a declared rule can be explained, from the folder's configuration or a named one`()
    throws
  {
    let folder = try ScratchFolder()
    let configuration = """
      custom:
        stars-have-a-hint:
          match: {class: [StarView, "Star*Button"], traits: adjustable}
          require: {hint: "*", label: {not: "Star*"}, size: {width: 44, height: 44}}
          summary: Stars say what a swipe does.
          why: Nobody can tell from the label.
          fix: set its accessibilityHint
          severity: error
          wcag: 3.3.2

      """
    let explanation = """
      custom/stars-have-a-hint: Stars say what a swipe does.

      Why: Nobody can tell from the label.
      Fix: set its accessibilityHint.
      Severity: error
      Declared: in the configuration; runs in every profile
      Criteria: WCAG 3.3.2 (A)
      Needs: labels, hints, traits, frames

      Checks elements with:
          class "StarView" or "Star*Button"
          traits adjustable

      Requires:
          a hint
          no label like "Star*"
          at least 44 by 44 points

      """
    _ = try folder.write(configuration, to: ".earshot.yml")
    _ = try folder.write(configuration, to: "elsewhere/rules.yml")
    _ = try folder.write("custom: {}\n", to: "other/.earshot.yml")
    let explain = ["--explain", "custom/stars-have-a-hint"]
    #expect(try audit(explain, in: folder).output == explanation)
    let named = try CommandRun(
      "a11y-audit", explain + ["--config", "../elsewhere/rules.yml"], in: folder.path + "/other")
    #expect(named.output == explanation)
    let unknown = try CommandRun("a11y-audit", explain, in: folder.path + "/other")
    #expect(unknown.status == 2)
    #expect(unknown.output == "")
    #expect(
      unknown.errors
        == "a11y-audit: error: found no custom rule custom/stars-have-a-hint in the configuration\n"
    )
  }

  @Test func `the list of rules for programs has them all`() throws {
    let json = try CommandRun("a11y-audit", ["--list-rules", "--format", "json"])
    let text = try CommandRun("a11y-audit", ["--list-rules"])
    let ids = json.output.split(separator: "\n").compactMap {
      $0.hasPrefix("      \"id\": \"") ? $0.dropFirst(13).dropLast(2) : nil
    }
    let listed = text.output.split(separator: "\n").filter { $0.hasPrefix("    ") }.map {
      $0.dropFirst(4).prefix { $0 != ":" }
    }
    #expect(Set(ids).isSuperset(of: ["missing-label", "focus-trap"]))
    #expect(Set(ids) == Set(listed))
    #expect(
      text.output.contains(
        "    focus-trap: Focus should leave every element that it can enter. "
          + "Skipped: no format includes where the keyboard and the cursor go from an element.\n"
      ))
    #expect(try CommandRun("a11y-audit", ["--list-rules", "--format", "sarif"]).status == 64)
  }
}
