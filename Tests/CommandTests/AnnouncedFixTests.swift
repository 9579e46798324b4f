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
