import TestSupport
import Testing

/// A view of a file, code that affects it less directly, and the remaining findings.
struct ReachCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let rules: String
  let view: String
  let code: String
  let findings: [String]

  init(_ name: String, _ rules: String, _ view: String, _ code: String, _ findings: String...) {
    testDescription = name
    self.rules = rules
    self.view = view
    self.code = code
    self.findings = findings
  }

  static let all = parts + attributes + touches + hidden + doubles

  /// Elements that users reach in another way, or never fill.
  private static let doubles = [
    ReachCase(
      "a field without touches that code fills", "placeholder-only-field",
      #"""
      <textField userInteractionEnabled="NO" placeholder="Number" id="b1"><rect key="frame" x="20" y="100" width="90" height="60"/></textField>
      """#, "extension Card { func a() { b1.text = number } }"),
    ReachCase(
      "a field that code lets nobody edit", "placeholder-only-field",
      #"""
      <textField placeholder="Number" id="b1"><rect key="frame" x="20" y="100" width="90" height="60"/></textField>
      """#, "extension Card { func a() { b1.isEditable = false } }"),
    ReachCase(
      "a field that code fills", "placeholder-only-field",
      #"""
      <textField placeholder="Number" id="b1"><rect key="frame" x="20" y="100" width="90" height="60"/></textField>
      """#, "extension Card { func a() { b1.text = number } }",
      "error: UITextField has only the placeholder “Number”, no label [placeholder-only-field]"),
  ]

  private static let iconButton = #"""
    <view id="b1" customClass="IconButton"><rect key="frame" x="20" y="100" width="90" height="60"/></view>
    """#

  /// Classes that fill themselves.
  static let parts = [
    ReachCase(
      "a class that loads its own nib with a text", "control-not-exposed,tappable-without-role",
      iconButton,
      """
      class IconButton: UIView {
        @IBOutlet var titleLabel: UILabel!
        func a() { let view = loadFromNib(); addSubview(view); addGestureRecognizer(UITapGestureRecognizer()) }
      }
      """,
      "error: IconButton is tappable, but VoiceOver does not announce a button [tappable-without-role]"
    ),
    ReachCase(
      "a class that loads its own nib with a button", "control-not-exposed,tappable-without-role",
      iconButton,
      """
      class IconButton: UIView {
        @IBOutlet var titleLabel: UILabel!
        @IBOutlet var button: UIButton!
        func a() { let view = loadFromNib(); addSubview(view); addGestureRecognizer(UITapGestureRecognizer()) }
      }
      """),
    ReachCase(
      "a view to which its controller adds a text", "control-not-exposed,tappable-without-role",
      #"<view id="b1"><rect key="frame" x="20" y="100" width="90" height="60"/></view>"#,
      """
      extension Card {
        func a() { let label = UILabel(); b1.addSubview(label); b1.addGestureRecognizer(UITapGestureRecognizer()) }
      }
      """,
      "error: UIView is tappable, but VoiceOver does not announce a button [tappable-without-role]"
    ),
    ReachCase(
      "a bar that adds its buttons", "control-not-exposed", iconButton,
      """
      class IconButton: UIControl {
        var buttons: [UIButton]? {
          didSet { if let buttons = buttons { for button in buttons { self.addSubview(button) } } }
        }
      }
      """),
    ReachCase(
      "a view that handles taps and adds a button", "control-not-exposed", iconButton,
      """
      class IconButton: UIControl {
        let close = UIButton()
        func a() { addSubview(close); addGestureRecognizer(UITapGestureRecognizer()) }
      }
      """,
      "error: IconButton is unreachable with VoiceOver; no label, trait, value or hint [control-not-exposed]"
    ),
    ReachCase(
      "a view that handles taps and adds a field", "control-not-exposed", iconButton,
      """
      class IconButton: UIView {
        private class Field: UITextField {}
        private let field = Field()
        func a() { addSubview(field); addGestureRecognizer(UITapGestureRecognizer()) }
      }
      """),
    ReachCase(
      "a view that handles taps and adds a label", "control-not-exposed", iconButton,
      """
      class IconButton: UIView {
        let caption = UILabel()
        func a() { addSubview(caption); addGestureRecognizer(UITapGestureRecognizer()) }
      }
      """),
    ReachCase(
      "a class that gives its text a role", "control-not-exposed,tappable-without-role",
      iconButton,
      """
      class IconButton: UIView {
        let titleLabel = UILabel()
        func a() {
          addSubview(titleLabel)
          titleLabel.accessibilityTraits = .button
          addGestureRecognizer(UITapGestureRecognizer())
        }
      }
      """),
    ReachCase(
      "a class that draws only pictures", "control-not-exposed,tappable-without-role", iconButton,
      """
      class IconButton: UIView {
        let icon = UIImageView()
        func a() { addSubview(icon); addGestureRecognizer(UITapGestureRecognizer()) }
      }
      """,
      "error: IconButton is unreachable with VoiceOver; no label, trait, value or hint [control-not-exposed]"
    ),
  ]

  private static func label(_ attribute: String) -> String {
    #"""
    <label text="Label" id="l1"><rect key="frame" x="20" y="100" width="90" height="20"/>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="\#(attribute)" value="total"/>
      </userDefinedRuntimeAttributes>
    </label>
    """#
  }

  private static let stub =
    "error: UILabel \"Label\" has the template text “Label” [label-is-stub]"

  /// Run-time attributes that name a text.
  static let attributes = [
    ReachCase(
      "the property of a library", "label-is-stub", label("localizableString"), "class A: UIView {}"
    ),
    ReachCase(
      "a property whose setter sets the text", "label-is-stub", label("textKey"),
      """
      extension UILabel {
        @IBInspectable var textKey: String { get { "" } set { text = table[newValue] } }
      }
      """),
    ReachCase(
      "a property whose setter sets something else", "label-is-stub", label("textKey"),
      """
      extension UILabel {
        @IBInspectable var textKey: String { get { "" } set { accessibilityIdentifier = newValue } }
      }
      """, stub),
    ReachCase(
      "an attribute that is no text", "label-is-stub", label("cornerStyle"), "class A: UIView {}",
      stub),
  ]

  private static let check = #"""
    <button translatesAutoresizingMaskIntoConstraints="NO" id="b1"><rect key="frame" x="20" y="100" width="22" height="22"/>
      <constraints>
        <constraint firstAttribute="width" constant="22" id="c1"/>
        <constraint firstAttribute="height" constant="22" id="c2"/>
      </constraints>
      <state key="normal" image="check"/>
    </button>
    """#

  private static let small =
    "warning: UIButton is 22 by 22 points; minimum 44 by 44 [target-size-platform]"

  /// Buttons that code turns into pictures.
  static let touches = [
    ReachCase(
      "a button without an effect", "target-size-platform",
      check.replacing("b1", with: "b2")
        + #"<view id="b1"><rect key="frame" x="0" y="0" width="1" height="1"/></view>"#,
      "class A: UIView {}"),
    ReachCase(
      "a button that is never touched", "target-size-platform", check,
      "extension Card { func a() { b1.isUserInteractionEnabled = false } }"),
    ReachCase(
      "a button that is not touched at times", "target-size-platform", check,
      "extension Card { func a() { if off { b1.isUserInteractionEnabled = false }; b1.addTarget(self, action: b) } }",
      small),
    ReachCase(
      "a button that may be touched", "target-size-platform", check,
      "extension Card { func a() { b1.isUserInteractionEnabled = isOn; b1.addTarget(self, action: b) } }",
      small),
  ]
}

extension ReachCase {
  private static let play =
    #"<button id="b1"><rect key="frame" x="20" y="100" width="60" height="60"/></button>"#
  private static let closed =
    #"<button hidden="YES" id="b1"><rect key="frame" x="20" y="100" width="60" height="60"/></button>"#
  private static let status =
    #"<view id="b1"><rect key="frame" x="20" y="100" width="60" height="60"/></view>"#
  /// A hidden button without an outlet, beside a view with one.
  private static let apart =
    status
    + #"<button hidden="YES" id="b2"><rect key="frame" x="20" y="200" width="60" height="60"/></button>"#
  private static let unlabelled = "error: UIButton has no label [missing-label]"

  private static let stack = #"""
    <stackView id="b1"><rect key="frame" x="20" y="100" width="200" height="60"/><subviews>
      <label text="Label" id="l1"><rect key="frame" x="0.0" y="0.0" width="200" height="20"/></label>
    </subviews></stackView>
    """#

  /// Views that code hides or removes before users see them.
  static let hidden = [
    ReachCase(
      "a button that code hides", "missing-label", play,
      "extension Card { override func viewDidLoad() { b1.isHidden = true } }"),
    ReachCase(
      "a button that code hides for a time", "missing-label", play,
      "extension Card { override func viewDidLoad() { b1.isHidden = true }; func a() { b1.isHidden = false } }",
      unlabelled),
    ReachCase(
      "a button that code hides at times", "missing-label", play,
      "extension Card { override func viewDidLoad() { if off { b1.isHidden = true } } }", unlabelled
    ),
    ReachCase(
      "a view with a value from code", "missing-label", status,
      "extension Card { func a() { b1.isAccessibilityElement = true; b1.accessibilityValue = \"Loading\" } }"
    ),
    ReachCase(
      "a view without a value", "missing-label", status,
      "extension Card { func a() { b1.isAccessibilityElement = true } }",
      "error: UIView has no label [missing-label]"),
    ReachCase(
      "a hidden button that no code of a whole app shows", "missing-label", closed,
      "@main class A: UIResponder { let card = Card() }"),
    ReachCase(
      "a hidden button that no code of a part of an app shows", "missing-label", closed,
      "class A: UIView {}", "error: UIButton has no label, once it is shown [missing-label]"),
    ReachCase(
      "a hidden button that code shows", "missing-label", closed,
      "extension Card { func a() { b1.isHidden = false } }",
      "error: UIButton has no label, once it is shown [missing-label]"),
    ReachCase(
      "a hidden button that code of a whole app hides at times", "missing-label", closed,
      "@main class A: UIResponder { let card = Card() }; extension Card { func a() { if off { b1.isHidden = true } } }"
    ),
    ReachCase(
      "a hidden button that code hides or shows", "missing-label", closed,
      "extension Card { func a() { if off { b1.isHidden = true } else { b1.isHidden = isNew } } }",
      "error: UIButton has no label, once it is shown [missing-label]"),
    ReachCase(
      "a hidden button without an outlet", "missing-label", apart,
      "@main class A: UIResponder { let card = Card() }"),
    ReachCase(
      "a hidden button without an outlet that code finds as it walks", "missing-label", apart,
      "@main class A: UIResponder { let card = Card() }; extension Card { func a() { for v in view.subviews { v.isHidden = false } } }",
      "error: UIButton has no label, once it is shown [missing-label]"),
    ReachCase(
      "a template that code removes", "label-is-stub", stack,
      "extension Card { func a() { b1.subviews.forEach { $0.removeFromSuperview() } } }"),
    ReachCase(
      "a template that code leaves", "label-is-stub", stack,
      "extension Card { func a() { b1.addArrangedSubview(UILabel()) } }", stub),
    ReachCase(
      "texts that code sets as it walks", "label-is-stub", stack,
      "extension Card { func a() { for case let label as UILabel in b1.subviews { label.text = name } } }"
    ),
  ]
}

/// Ways from code to a view other than outlets, in the report of the whole command.
@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: a11y-audit is not built here"))
struct SourceReachTests {
  /// The view of a controller `Card`, with an outlet.
  private func card(
    _ views: String, outlet: String = "b1", to destination: String = "b1"
  ) -> String {
    InterfaceBuilderDocument.xib(owner: "Card", outlets: [outlet: destination], subviews: views)
  }

  @Test(arguments: ReachCase.all)
  func `code that reaches a view indirectly counts`(_ example: ReachCase) throws {
    let folder = try ScratchFolder()
    _ = try folder.write(card(example.view), to: "App/Card.xib")
    _ = try folder.write(
      "class Card: UIViewController { @IBOutlet var b1: UIButton! }\n\(example.code)\n",
      to: "App/Card.swift")
    #expect(try findings(example.rules, in: folder) == example.findings)
  }

  /// A large text above a form, in a xib whose controller may have a title.
  @Test(arguments: [
    ("title = text", []),
    ("navigationItem.title = text", []),
    (
      "name = text",
      [
        "warning: UILabel \"Account\" looks like a title but is not a heading [screen-without-title]"
      ]
    ),
  ])
  func `a title that code sets is that of the screen`(
    _ statement: String, _ expected: [String]
  ) throws {
    let folder = try ScratchFolder()
    let buttons = (1...6).map {
      """
      <button id="b\($0)"><rect key="frame" x="20" y="\(100 + 80 * $0)" width="300" height="60"/>
        <state key="normal" title="Choice \($0)"/></button>
      """
    }
    let title = """
      <label text="Account" id="l1"><rect key="frame" x="20" y="60" width="300" height="34"/>
        <fontDescription key="fontDescription" type="boldSystem" pointSize="28"/></label>
      """
    _ = try folder.write(
      card(title + buttons.joined(), outlet: "view", to: "v1"), to: "App/Card.xib")
    _ = try folder.write(
      "class Card: UIViewController { override func viewDidLoad() { \(statement) } }\n",
      to: "App/Card.swift")
    #expect(try findings("screen-without-title", in: folder) == expected)
  }

  /// The title of a bar that is unchanged from the template in its file.
  @Test(arguments: [
    ("class Songs: UIViewController { func a() { navigationItem.title = name } }", []),
    ("class Songs: UIViewController { func a() { title = \"Songs\" } }", []),
    (
      "class Songs: UIViewController { @IBOutlet var bar: UINavigationItem!; func a() { bar.title = name } }",
      []
    ),
    (
      "class Songs: UIViewController {}",
      ["error: the title of the navigation bar has the template text “Title” [label-is-stub]"]
    ),
  ])
  func `a controller's title replaces that of the file`(
    _ code: String, _ expected: [String]
  ) throws {
    let folder = try ScratchFolder()
    _ = try folder.write(
      InterfaceBuilderDocument.storyboard(
        InterfaceBuilderDocument.scene(
          #"""
          <viewController id="c1" customClass="Songs">
            <view key="view" id="v1"><rect key="frame" x="0.0" y="0.0" width="390" height="844"/></view>
            <navigationItem key="navigationItem" title="Title" id="n1"/>
            <connections><outlet property="bar" destination="n1" id="o1"/></connections>
          </viewController>
          """#)), to: "App/Songs.storyboard")
    _ = try folder.write(code, to: "App/Songs.swift")
    #expect(try findings("label-is-stub", in: folder) == expected)
  }

  /// Code that localises the texts of nibs, and the first identifier that remains.
  @Test(arguments: [
    (
      "@implementation NSObject (Texts)\n- (void)awakeFromNibSwapped { [self localize]; }\n@end\n"
        + "@implementation UILabel (Texts)\n- (void)localize { self.text = [bundle localizedStringForKey:self.text value:@\"\" table:nil]; }\n@end",
      ["cart.button.pay"]
    ),
    (
      "@implementation UILabel (Texts)\n- (void)awakeFromNib { self.text = [bundle localizedStringForKey:self.text value:@\"\" table:nil]; }\n@end",
      ["cart.button.pay"]
    ),
    (
      "@implementation UILabel (Texts)\n- (void)localize { self.text = [bundle localizedStringForKey:self.text value:@\"\" table:nil]; }\n@end",
      ["cart.title.sum"]
    ),
    (
      "@implementation UIButton (Texts)\n- (void)awakeFromNib { [self setTitle:[self localized] forState:UIControlStateNormal]; }\n@end",
      ["cart.title.sum"]
    ),
  ])
  func `an extension localises the texts that are keys`(
    _ code: String, _ identifiers: [String]
  ) throws {
    let folder = try ScratchFolder()
    let labels = ["cart.title.sum", "cart.button.pay"].enumerated().map { index, text in
      "<label text=\"\(text)\" id=\"l\(index)\"><rect key=\"frame\" x=\"20\" y=\"\(100 + 40 * index)\" width=\"300\" height=\"24\"/></label>"
    }
    _ = try folder.write(
      InterfaceBuilderDocument.xib(InterfaceBuilderDocument.view("v1", labels.joined())),
      to: "App/Card.xib")
    _ = try folder.write("\"cart.title.sum\" = \"Sum\";\n", to: "App/en.lproj/Localizable.strings")
    _ = try folder.write(code, to: "App/Texts.m")
    #expect(
      try findings("label-is-identifier", in: folder)
        == identifiers.map {
          "review: UILabel \"\($0)\" may have the code identifier “\($0)” as its label [label-is-identifier]"
        })
  }

  /// The findings without their positions.
  private func findings(_ rules: String, in folder: ScratchFolder) throws -> [String] {
    let run = try CommandRun(
      "a11y-audit", ["--only", rules, "--format", "text", "App"], in: folder.path)
    return run.output.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("App/"), line.hasSuffix("]"), let end = line.firstRange(of: ": ") else {
        return nil
      }
      return String(line[end.upperBound...])
    }
  }
}
