import AccessibilityModel
import SourceReading
import Testing

/// Artificial sources: each is read to its end, and parts that are not followed are reported.
@Suite(.timeLimit(.minutes(10)))
struct LongChainTests {
  private func sources(_ swift: String) -> AppSources {
    AppSources([SwiftSourceReader.read(Array(swift.utf8), file: "Chain.swift")])
  }

  private func objectiveC(_ source: String) -> AppSources {
    AppSources([ObjectiveCSourceReader.read(Array(source.utf8), file: "Chain.m")])
  }

  private static let warning =
    "found more than 256 superclasses of C0; expected fewer; the others are ignored"

  @Test func `a chain of classes is followed up to a limit that is said`() {
    let chain = sources((0..<6_000).map { "class C\($0): C\($0 + 1) {}\n" }.joined())
    #expect(
      chain.warnings.map { "\($0.location): \($0.message)" } == ["Chain.swift:1: \(Self.warning)"])
    #expect(
      chain.answer([.accessibilityLabel], of: .button("C0", "play"))
        == .unknown(.unknownClass("C256")))
  }

  @Test func `a circle of classes ends`() {
    let circle = sources(
      (0..<6_000).map { "class C\($0): C\(($0 + 1) % 6_000) {}\n" }.joined())
    #expect(
      circle.warnings.map { "\($0.location): \($0.message)" } == ["Chain.swift:1: \(Self.warning)"])
    #expect(circle.systemClasses.isEmpty)
  }

  @Test func `a chain of Objective-C classes is followed up to a limit that is said`() {
    let chain = objectiveC(
      (0..<6_000).map { "@interface C\($0) : C\($0 + 1)\n@end\n" }.joined())
    #expect(
      chain.warnings.map { "\($0.location): \($0.message)" } == ["Chain.m:1: \(Self.warning)"])
  }

  @Test func `a class that has its own name inherits from the system`() {
    let sources = sources(
      "class Button: UIKit.Button {}\nclass Stars: Stars2 {}\nclass Stars2: UIControl {}\n")
    #expect(sources.warnings.isEmpty)
    #expect(sources.systemClasses == ["Stars": "UIControl", "Stars2": "UIControl"])
  }

  @Test func `many subclasses of one class are all its family`() {
    let many = (0..<6_000).map { "class C\($0): UIView {}\n" }.joined()
    let sources = sources(
      many + "class Last: C5999 { @IBOutlet var play: UIButton!\n"
        + "  func f() { play.accessibilityLabel = \"Play\" } }\n")
    #expect(sources.warnings.isEmpty)
    let answer = sources.answer([.accessibilityLabel], of: .button("UIView", "play"))
    guard case .set(let assignment) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect("\(assignment.location)" == "Chain.swift:6002")
  }

  @Test func `a view that functions pass on is followed up to a limit that is said`() {
    let passing = (0..<6_000).map { "func f\($0)(view: UIButton) { f\($0 + 1)(view: view) }\n" }
    let sources = sources(
      "class A: UIViewController { @IBOutlet var play: UIButton!\n"
        + "  func viewDidLoad() { f0(view: play) } }\n" + passing.joined())
    guard case .unknown(let gap) = sources.answer([.accessibilityLabel], of: .button("A", "play"))
    else {
      Issue.record("expected an open end")
      return
    }
    let words = "functions pass the view on more than 128 times, the last at Chain.swift:130"
    #expect(gap.description == words)
  }
}
