import Reports
import TestSupport
import Testing

/// A form of the report, for an undescribed control.
struct CustomControlForm: CustomTestStringConvertible, Sendable {
  let form: String
  let file: String
  let line: Int

  var testDescription: String { "\(form) of \(file)" }

  static let all = Reporters.all.flatMap { form in
    [
      CustomControlForm(form: form.identifier, file: "rating-control.xml", line: 8),
      CustomControlForm(form: form.identifier, file: "rating-control.storyboard", line: 12),
    ]
  }
}

@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: a11y-audit is not built here"))
struct CustomControlFormTests {
  private static let folder = "\(PackageFiles.root)/Fixtures/custom-controls/violating"

  /// The project of a fixture is this repository: its code must not be evidence about the control.
  private static let options = ["--no-sources"]

  @Test func `there are eleven forms`() { #expect(Reporters.all.count == 11) }

  @Test(arguments: CustomControlForm.all)
  func `an undescribed control is an error in every form`(
    _ test: CustomControlForm
  ) throws {
    let run = try CommandRun(
      "a11y-audit", Self.options + ["--format", test.form, test.file], in: Self.folder)
    #expect(run.status == 1)
    #expect(run.output.contains("RatingView"))
    #expect(run.output.contains("control-not-exposed"))
    #expect(run.output.contains("\(test.line)"))
    // HTML wraps the parts of a message in elements of its own.
    let words = ["unreachable with VoiceOver", "no label", "trait", "value or hint"]
    #expect(words.filter { !run.output.contains($0) } == [])
  }

  @Test(arguments: ["rating-control.xml", "rating-control.storyboard"])
  func `it is one finding`(_ file: String) throws {
    let run = try CommandRun("a11y-audit", Self.options + [file], in: Self.folder)
    let findings = run.output.split(separator: "\n").filter { $0.contains(": error: ") }
    let line = file.hasSuffix(".xml") ? "8:3" : "12:15"
    #expect(
      findings == [
        "\(file):\(line): error: RatingView is unreachable with VoiceOver; no label, trait, "
          + "value or hint [control-not-exposed]"
      ])
  }
}
