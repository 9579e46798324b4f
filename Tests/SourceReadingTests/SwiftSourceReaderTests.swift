import SourceReading
import Testing

/// Swift files as facts.
struct SwiftSourceReaderTests {
  @Test(arguments: SwiftSettingCase.all)
  func `a Swift file gives what it sets of views`(_ example: SwiftSettingCase) {
    let facts = SwiftSourceReader.read(Array(example.source.utf8), file: "Example.swift")
    #expect(facts.settings.map(\.line) == example.settings)
    #expect(facts.warnings.isEmpty)
  }

  @Test func `types keep what they inherit and their outlets`() {
    let facts = read(
      """
      class Cell: BaseCell<Song>, Reusable {
        @IBOutlet private weak var play: UIButton!
        @IBOutlet var stars: [UIImageView]!
        @IBInspectable var style: String = "body"
        class Part: UIView {}
      }
      extension Outer.Cell: Themed {}
      """)
    #expect(
      facts.types.map { "\($0.kind) \($0.name): \($0.inherited.joined(separator: ", "))" } == [
        "class Cell: BaseCell, Reusable", "class Cell.Part: UIView",
        "extension Outer.Cell: Themed",
      ])
    #expect(
      facts.types[0].properties.map {
        "\($0.name) \($0.typeName ?? "-") \($0.isOutlet) \($0.isCollection) \($0.isInspectable)"
      } == [
        "play UIButton true false false", "stars UIImageView true true false",
        "style String false false true",
      ])
  }

  @Test func `views that are handed on are arguments`() {
    let facts = read(
      """
      class Bar {
        func refresh() {
          setVisibility(shareButton, hidden: !state.showsShare)
          Styler.apply(to: self.titleLabel)
          [first, second].forEach(round)
        }
      }
      """)
    #expect(
      facts.arguments.map {
        "\($0.object.words) → \($0.function) \($0.label ?? "_") \($0.position)"
      } == [
        "Bar.shareButton → setVisibility _ 0", "Bar.titleLabel → apply to 0",
        "Bar.round → forEach _ 0", "each Bar.first → round _ 0", "each Bar.second → round _ 0",
      ])
  }

  @Test func `constants are known by their full names`() {
    let facts = read(
      """
      enum Strings {
        enum Player {
          static let play = NSLocalizedString("play", value: "Play", comment: "")
          static var stop: String { return "Stop" }
          static func font(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size) }
          static var count: Int { songs.count }
        }
      }
      """)
    #expect(
      facts.constants.map { "\($0.name) = \($0.value.words)" } == [
        "Strings.Player.play = localized play (Play)", "Strings.Player.stop = “Stop”",
        "Strings.Player.font = fixed ?",
      ])
  }

  @Test(arguments: [
    ("class A {\n  var x = \n}\n", "Bad.swift:3:1: found \"}\"; expected a name or an expression"),
    ("class A {\n", "Bad.swift:2:1: found the end of the file; expected \"}\""),
    ("let a = 1\n)\n", "Bad.swift:2:1: found \")\"; expected other Swift code"),
  ])
  func `a file that cannot be parsed is a located warning`(_ source: String, _ warning: String) {
    let facts = SwiftSourceReader.read(Array(source.utf8), file: "Bad.swift")
    #expect(
      facts.warnings.map { "\($0.location):\($0.column): \($0.message)" } == [warning])
  }

  @Test func `code before and after an error is read`() {
    let facts = read(
      """
      class A { func a() { x.accessibilityLabel = "X" } }
      ???
      class B { func b() { y.accessibilityLabel = "Y" } }
      """)
    #expect(
      facts.settings.map(\.line) == [
        "1 A.x accessibilityLabel = “X”", "3 B.y accessibilityLabel = “Y”",
      ])
    #expect(facts.warnings.count == 1)
  }

  private func read(_ source: String) -> SourceFacts {
    SwiftSourceReader.read(Array(source.utf8), file: "Example.swift")
  }
}
