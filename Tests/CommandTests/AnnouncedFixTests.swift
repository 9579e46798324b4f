import Platform
import TestSupport
import Testing

/// Fixes are possible when they are announced.
@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: a11y-audit is not built here"))
struct AnnouncedFixTests {
  /// The first fix succeeds. The second would give a field the label of a template, which is another finding.
  private static let login = """
    <screen title="Login" size="390 844" language="en">
      <UIButton label="Buy button" frame="10 100 60 60"/>
      <UITextField placeholder="Placeholder" frame="10 200 200 44"/>
    </screen>

    """

  /// A screen in two orientations, whose fix is one; and one that a part of another finding has.
  static let counted: [(name: String, text: String)] = [
    (
      "in portrait and in landscape",
      """
      <app language="en">
        <screen title="Cart" size="390 844">
          <UIButton identifier="buy" label="Buy button" frame="10 100 60 60"/>
        </screen>
        <screen title="Cart" size="844 390">
          <UIButton identifier="buy" label="Buy button" frame="10 100 60 60"/>
        </screen>
      </app>

      """
    ),
    (
      "of a finding that is part of another",
      """
      <screen title="Cart" size="390 844" language="en">
        <UIButton title="Close" label="btnClose" frame="10 100 60 60"/>
      </screen>

      """
    ),
  ]

  @Test(arguments: counted)
  func `a fix is counted once, announced or made`(_ test: (name: String, text: String)) throws {
    let folder = try ScratchFolder()
    _ = try folder.write(test.text, to: "cart.xml")
    let audit = try CommandRun("a11y-audit", ["cart.xml"], in: folder.path)
    #expect(audit.output.contains("Autofix available for 1 finding;"))
    #expect(audit.output.matches(of: #/(?m)^    autofix: /#).count == 1)
    let dry = try CommandRun(
      "a11y-audit", ["--fix", "--dry-run", "cart.xml"], in: folder.path)
    #expect(dry.errors.contains("Would fix 1 finding in 1 file: cart.xml (1)."))
    let made = try CommandRun(
      "a11y-audit", ["--fix", "--format", "json", "cart.xml"], in: folder.path)
    #expect(made.output.contains("\"fixed\": 1,"))
  }

  @Test func `the number of autofixes is that of a dry run`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.login, to: "login.xml")
    let rules = ["--only", "label-repeats-role,placeholder-only-field,label-is-stub"]
    let audit = try CommandRun("a11y-audit", rules + ["login.xml"], in: folder.path)
    let fix = try CommandRun(
      "a11y-audit", rules + ["--fix", "--dry-run", "login.xml"], in: folder.path)
    #expect(fix.errors.contains("Would fix 1 finding in 1 file"))
    #expect(
      audit.output.contains("Autofix available for 1 finding; preview with --fix --dry-run.\n"))
    #expect(audit.output.matches(of: #/(?m)^    autofix: /#).count == 1)
  }
}
