import AccessibilityModel
import SourceReading
import Testing

/// From statements in files to their effects on a view.
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

  /// The effects of Objective-C on the views in a stack, and on a view with another name.
  @Test(arguments: [
    ("for (UIView *view in self.play.arrangedSubviews) { [view removeFromSuperview]; }", true),
    ("[self.play.subviews makeObjectsPerformSelector:@selector(removeFromSuperview)];", true),
    ("for (UIView *view in self.play.subviews) { view.hidden = YES; }", false),
  ])
  func `Objective-C removes the views in a stack`(_ statement: String, _ isEmptied: Bool) {
    let file = ObjectiveCSourceReader.read(
      Array(
        """
        @interface Player () @property IBOutlet UIStackView *play; @end
        @implementation Player
        - (void)viewDidLoad { \(statement) }
        @end
        """.utf8), file: "Player.m")
    let answer = AppSources([file]).answer([.emptied], of: .button("Player", "play"))
    #expect(answer.words.hasPrefix("set") == isEmptied)
  }

  /// Code that hides a view before users see it.
  @Test(arguments: [
    ("override func viewDidLoad() { play.isHidden = true }", true),
    ("func setupPlay() { play.isHidden = true }", true),
    ("func configureForGuests() { play.isHidden = true }", false),
    ("func tapped() { play.isHidden = true }", false),
    ("override func viewDidLoad() { if off { play.isHidden = true } }", false),
    ("override func viewDidLoad() { play.isHidden = true; play.fadeIn() }", false),
    ("override func viewDidLoad() { dress() }; func dress() { play.isHidden = true }", true),
    ("override func viewDidLoad() { play.removeFromSuperview() }", true),
    ("override func viewDidLoad() { if off { play.removeFromSuperview() } }", false),
    (
      "override func viewDidLoad() { dress() }; func dress() { paint() }; func paint() { play.isHidden = true }",
      true
    ),
    (
      "override func viewDidLoad() { if off { dress() } }; func dress() { play.isHidden = true }",
      false
    ),
    ("override func viewDidLoad() { other.dress() }; func dress() { play.isHidden = true }", false),
  ])
  func `code that prepares a view hides it from the start`(_ code: String, _ isFromStart: Bool) {
    let file = SwiftSourceReader.read(
      Array("class Player: UIViewController { @IBOutlet var play: UIButton!\n\(code) }".utf8),
      file: "Player.swift")
    let answer = AppSources([file]).answer([.isHidden], of: .button("Player", "play"))
    guard case .set(let assignment) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(assignment.isFromStart == isFromStart)
  }

  @Test func `a table that hides a button in its cells leaves the other tables open`() {
    let files = [
      "class Row: UITableViewCell { @IBOutlet var play: UIButton! }",
      "class List: UIViewController { func configure(_ row: Row) { row.play.isHidden = true } }",
    ].enumerated().map { SwiftSourceReader.read(Array($1.utf8), file: "\($0).swift") }
    guard
      case .set(let assignment) = AppSources(files).answer([.isHidden], of: .button("Row", "play"))
    else {
      Issue.record("found no code that hides the button; expected that of List")
      return
    }
    #expect(!assignment.isFromStart)
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
      Issue.record("found no gesture; expected the one that Card adds")
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
      Issue.record("found no font; expected those that Card sets")
      return
    }
    #expect(assignment.values == [.font(.textStyle("body")), .font(.textStyle("title1"))])
    #expect(assignment.value == .computed)
  }

  @Test func `Objective-C calls a method of Swift by its selector`() {
    let files = [
      ObjectiveCSourceReader.read(
        Array(
          """
          @interface Player : UIViewController @property IBOutlet UIButton *play; @end
          @implementation Player
          - (void)viewDidLoad { [self.play paintWithStyle:1 title:@"Play"]; }
          @end
          """.utf8), file: "Player.m"),
      SwiftSourceReader.read(
        Array(
          """
          extension UIButton {
            @objc func paint(style: Int, title: String) { setTitle(title, for: .normal) }
          }
          """.utf8), file: "Paint.swift"),
    ]
    guard
      case .set(let assignment) = AppSources(files).answer([.title], of: .button("Player", "play"))
    else {
      Issue.record("found no title; expected the one that paint(style:title:) sets")
      return
    }
    #expect("\(assignment.location)" == "Paint.swift:2")
  }

  @Test(arguments: [
    ("func a() { addSubview(label) }", "A.swift:4"),
    ("func a() { stack.addArrangedSubview(UILabel()) }", "A.swift:4"),
    ("func a() { addSubview(UIImageView()) }", nil),
    ("func a() { addSubview(line) }", nil),
    ("func a() { addSubview(content) }", "A.swift:4"),
    ("func a() { remove(label) }", nil),
  ])
  func `a class of views that adds some may hold texts`(_ code: String, _ location: String?) {
    let file = SwiftSourceReader.read(
      Array(
        """
        class Card: UIView {
          let label = UILabel(), stack = UIStackView(), line: UIView
          @IBOutlet var content: UIView!
          \(code)
        }
        class Big: Card {}
        extension UIView { func fill(_ view: UIView) { addSubview(view) } }
        """.utf8), file: "A.swift")
    let sources = AppSources([file])
    #expect(sources.addedViews(by: "Big")?.description == location)
    #expect(sources.addedViews(by: "UITableViewCell") == nil)
  }

  @Test(arguments: [
    ("let label = UILabel(); func a() { addSubview(label) }", "A.swift:2", false),
    (
      "@IBOutlet var label: UILabel!; func a() { let view = load(); addSubview(view) }",
      "A.swift:2", false
    ),
    (
      "@IBOutlet var button: UIButton!; func a() { let view = load(); addSubview(view) }", nil, true
    ),
    (
      "let label = UILabel(), stack = UIStackView(); func a() { addSubview(stack) }", "A.swift:2",
      false
    ),
    ("let field = UITextField(); func a() { addSubview(field) }", "A.swift:2", true),
    ("let label = UILabel(), icon = UIImageView(); func a() { addSubview(icon) }", nil, false),
    ("var extra: Big!; func a() { let view = load(); addSubview(view) }", nil, true),
  ])
  func `a class of views that adds some may hold texts and controls for certain`(
    _ code: String, _ texts: String?, _ hasControls: Bool
  ) {
    let file = SwiftSourceReader.read(
      Array("class Card: UIView {\n\(code) }\nclass Tile: Card {}\nclass Big: UIControl {}".utf8),
      file: "A.swift")
    let sources = AppSources([file])
    #expect(sources.addedTexts(by: "Tile")?.description == texts)
    #expect(sources.mayAddControls("Tile") == hasControls)
  }

  @Test(arguments: [
    ("func a() { let part = UIView(); part.isAccessibilityElement = true }", "A.swift:2"),
    ("func a() { for part in parts { part.accessibilityTraits = .button } }", "A.swift:2"),
    ("func a() { accessibilityTraits = .button }", nil),
    ("func a() { for part in parts { part.isAccessibilityElement = true } }", "A.swift:2"),
    ("func a() { isAccessibilityElement = true }", nil),
    ("func a() { parts[0].isAccessibilityElement = false }", nil),
  ])
  func `a class may make elements of its parts`(_ code: String, _ location: String?) {
    let file = SwiftSourceReader.read(
      Array(
        "class Segments: UIControl { var parts: [UIView] = []\n\(code) }\nclass Big: Segments {}"
          .utf8),
      file: "A.swift")
    #expect(AppSources([file]).exposedParts(by: "Big")?.description == location)
  }

  @Test(arguments: [
    ("window.overrideUserInterfaceStyle = .light", true),
    ("overrideUserInterfaceStyle = .dark", false),
    ("overrideUserInterfaceStyle = style", false),
    ("", false),
  ])
  func `code may keep an app in the light style`(_ code: String, _ isLight: Bool) {
    let file = SwiftSourceReader.read(
      Array("class Main: UIViewController { var window: UIWindow!; func a() { \(code) } }".utf8),
      file: "A.swift")
    #expect(AppSources([file]).forcesLightStyle == isLight)
  }

  @Test func `a class that sets it for all its views is marked`() {
    let file = SwiftSourceReader.read(
      Array(
        """
        class Tinted: UILabel { func a() { textColor = theme.color } }
        class Card: UIView { @IBOutlet var one: UILabel!; func a() { one.textColor = theme.color } }
        """.utf8), file: "A.swift")
    let sources = AppSources([file])
    let outlet = CodeLinks.Outlet(owner: "Card", path: ["one"])
    let views = [
      ViewReference(className: "Tinted"),
      ViewReference(className: "UILabel", outlets: [outlet]),
      ViewReference(className: "Tinted", outlets: [outlet]),
    ]
    let isOfClass = views.map { view -> Bool? in
      guard case .set(let found) = sources.answer([.textColor], of: view) else { return nil }
      return found.isOfClass
    }
    #expect(isOfClass == [true, false, false])
  }

  @Test func `classes of the app lead to those of the system`() {
    let file = SwiftSourceReader.read(
      Array("class A: UIControl {}\nclass B: A {}\nclass C: Unknown {}".utf8), file: "A.swift")
    #expect(AppSources([file]).systemClasses == ["A": "UIControl", "B": "UIControl"])
  }
}

extension CodeAnswer {
  var words: String {
    switch self {
    case .set(let assignment): "set to \(assignment.value.words) at \(assignment.location)"
    case .notSet(let reason): "not set: \(reason)"
    case .unknown(let gap): "unknown: \(gap)"
    }
  }
}
