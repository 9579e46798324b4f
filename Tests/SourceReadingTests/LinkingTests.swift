import AccessibilityModel
import SourceReading
import Testing

/// From statements in files to what becomes of a view.
struct LinkingTests {
  @Test(arguments: LinkingCase.all)
  func `sources answer whether code sets a property of a view`(_ example: LinkingCase) {
    let files = example.sources.enumerated().map { number, source in
      SwiftSourceReader.read(Array(source.utf8), file: "\(number).swift")
    }
    #expect(files.flatMap(\.warnings).isEmpty)
    let answer = AppSources(files).answer(example.properties, of: example.view)
    #expect(answer.words == example.answer)
  }

  @Test func `Objective-C sets what outlets of its classes lead to`() {
    let files = [
      ("@interface Player : UIViewController\n@end", "Player.h"),
      (
        """
        @interface Player () @property IBOutlet UIButton *play; @property IBOutlet UIButton *stop; @end
        @implementation Player
        - (void)viewDidLoad { [_play setAccessibilityLabel:kPlay]; }
        @end
        """, "Player.m"
      ),
      ("#define kPlay @\"Play\"", "Names.h"),
    ].map { ObjectiveCSourceReader.read(Array($0.utf8), file: $1) }
    let sources = AppSources(files)
    let label = sources.answer([.accessibilityLabel], of: .button("Player", "play"))
    guard case .set(let assignment) = label else {
      Issue.record("\(label)")
      return
    }
    #expect("\(assignment.location)" == "Player.m:3")
    #expect(sources.text(of: assignment.value) == "Play")
    #expect(
      sources.answer([.accessibilityLabel], of: .button("Player", "stop"))
        == .notSet(.untouched(members: ["Player.stop"])))
  }

  @Test func `texts are found through constants and default values`() {
    let files = [
      SwiftSourceReader.read(
        Array(
          """
          enum Strings { static let close = NSLocalizedString("x", value: "Close", comment: "") }
          enum Names { static let close = Strings.close }
          """.utf8), file: "Strings.swift")
    ]
    let sources = AppSources(files)
    #expect(sources.text(of: .constant("Names.close")) == "Close")
    #expect(sources.text(of: .constant("Names.open")) == nil)
    #expect(sources.text(of: .text("Open")) == "Open")
  }

  @Test func `an object that a property holds is known by its class`() {
    let file = SwiftSourceReader.read(
      Array(
        """
        class Card: UIView {
          @IBOutlet var cover: UIView!
          lazy var tap = UITapGestureRecognizer(target: self, action: #selector(open))
          func a() { cover.addGestureRecognizer(tap) }
        }
        """.utf8), file: "Card.swift")
    let sources = AppSources([file])
    let view = ViewReference(
      className: "UIView", outlets: [CodeLinks.Outlet(owner: "Card", path: ["cover"])])
    guard case .set(let assignment) = sources.answer([.gesture], of: view) else {
      Issue.record("found no gesture, expected the one that Card adds")
      return
    }
    #expect(sources.resolved(assignment.value) == .constant("UITapGestureRecognizer"))
  }

  @Test func `all values that a property is set to are kept`() {
    let file = SwiftSourceReader.read(
      Array(
        """
        class Card: UIView {
          @IBOutlet var title: UILabel!
          func a() { title.font = .preferredFont(forTextStyle: .body) }
          func b() { title.font = .preferredFont(forTextStyle: .title1) }
        }
        """.utf8), file: "Card.swift")
    let view = ViewReference(
      className: "UILabel", outlets: [CodeLinks.Outlet(owner: "Card", path: ["title"])])
    guard case .set(let assignment) = AppSources([file]).answer([.font], of: view) else {
      Issue.record("found no font, expected those that Card sets")
      return
    }
    #expect(assignment.values == [.font(.textStyle("body")), .font(.textStyle("title1"))])
    #expect(assignment.value == .computed)
  }

  @Test func `classes of the app lead to those of the system`() {
    let file = SwiftSourceReader.read(
      Array("class A: UIControl {}\nclass B: A {}\nclass C: Unknown {}".utf8), file: "A.swift")
    #expect(AppSources([file]).systemClasses == ["A": "UIControl", "B": "UIControl"])
  }
}

extension CodeAnswer {
  fileprivate var words: String {
    switch self {
    case .set(let assignment): "set to \(assignment.value.words) at \(assignment.location)"
    case .notSet(let reason): "not set: \(reason)"
    case .unknown(let gap): "unknown: \(gap)"
    }
  }
}
