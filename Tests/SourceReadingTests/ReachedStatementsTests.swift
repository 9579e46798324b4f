import SourceReading
import TestSupport
import Testing

/// What code that is in use does to the visibility of a view.
struct ReachedStatementsTests {
  @Test(arguments: [
    ("private func b() {\n    play.isHidden = false\n  }", "not set"),
    ("override func a() { b() }\n  private func b() { play.isHidden = false }", "set to false"),
    (
      "var isNew = false\n  override func a() { if isNew {\n    play.isHidden = false\n  } }",
      "not set"
    ),
    ("var isOld = true\n  override func viewDidLoad() { play.isHidden = isOld }", "set to true"),
    ("var isOld = true\n  override func a() { play.isHidden = self.isOld }", "set to true"),
    (
      "var isOld = true\n  override func a() { play.isHidden = isOld; isOld = b }",
      "set to a value that is not known"
    ),
    (
      "var isOld = true\n  override func a(_ isOld: Bool) { play.isHidden = isOld }",
      "set to a value that is not known"
    ),
    ("override func a() {} ; private func b() { play.isHidden = true }", "set to true"),
  ])
  func `code that is not in use shows no view`(_ code: String, _ answer: String) throws {
    let folder = try ScratchFolder()
    _ = try folder.write(
      "@main class App { override func a() { show(Player()) } }", to: "App.swift")
    _ = try folder.write(
      "class Player: UIViewController {\n  @IBOutlet var play: UIButton!\n  \(code)\n}",
      to: "Player.swift")
    let sources = AppSources(reading: try SourceFolder.files(below: folder.path)) { $0 }
    #expect(described(sources.answer([.isHidden], of: .button("Player", "play"))) == answer)
  }

  private func described(_ answer: CodeAnswer) -> String {
    switch answer {
    case .set(let assignment):
      if case .flag(let value) = assignment.value {
        "set to \(value)"
      } else {
        "set to a value that is not known"
      }
    case .notSet: "not set"
    case .unknown(let gap): gap.description
    }
  }
}
