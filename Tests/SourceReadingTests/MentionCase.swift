import TestSupport
import Testing

/// An app, and the screens that no name in it leads to.
struct MentionCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let files: [String: String]
  let marks: [String]

  /// - Parameters:
  ///   - files: those besides an app with a xib, `Card.xib`, whose top object has the class
  ///     `CardView`.
  ///   - marks: the marked screens with the beginning of the reason.
  init(_ name: String, _ files: [String: String], _ marks: String...) {
    testDescription = name
    self.files = Self.app.merging(files) { $1 }
    self.marks = marks
  }

  private static let app = [
    "App.swift": "@main class AppDelegate: UIResponder {}",
    "Card.xib": xib(of: "CardView"),
  ]

  static func xib(of className: String, _ more: String = "") -> String {
    InterfaceBuilderDocument.xib("<view id=\"v1\" customClass=\"\(className)\">\(more)</view>")
  }

  static let left = "Card.xib:5: nothing refers to this file or its class"

  static let all = code + puts + resources + files + scenes
}

extension MentionCase {
  /// Names in code.
  private static let code = [
    MentionCase("a name in a text", ["A.swift": "let a = load(\"Card\")"]),
    MentionCase("a name with its ending", ["A.swift": "let a = load(\"screens/Card.xib\")"]),
    MentionCase("a class", ["A.swift": "func a() { CardView.make() }"]),
    MentionCase("an own spelling", ["A.swift": "func a() { R.nib.card() }"]),
    MentionCase("a case of an enumeration", ["A.swift": "enum Screen: String { case card }"]),
    MentionCase("an interpolation", ["A.swift": "let a = \"\\(CardView.self)\""]),
    MentionCase(
      "a message of Objective-C", ["A.m": "@implementation A\n- (void)a { [CardView make]; }\n@end"]
    ),
    MentionCase(
      "a text of Objective-C", ["A.m": "@implementation A\n- (void)a { load(@\"Card\"); }\n@end"]),
    MentionCase(
      "the declaration of its class",
      ["CardView.swift": "import CardView\nclass CardView: UIView {}\nextension CardView {}"], left),
    MentionCase(
      "the declaration in Objective-C",
      [
        "CardView.h":
          "#import \"CardView.h\"\n@class CardView, Card;\n@interface CardView : UIView\n@end",
        "CardView.m": "@implementation CardView\n@end",
      ], left),
    MentionCase("a subclass", ["A.swift": "class BigCard: CardView {}"]),
    MentionCase(
      "a comment",
      ["A.swift": "// CardView.swift\n/* Card */\nlet url = \"https://a.b\" // CardView"],
      left),
    MentionCase(
      "what follows an address in a text", ["A.swift": "let a = \"https://a.b\"; load(\"Card\")"]),
    MentionCase(
      "what follows a pattern in a text",
      ["A.swift": "let a = \"\"\"\n**/*.png \"\n\"\"\"\nload(\"Card\")"]),
    MentionCase("a word of a sentence", ["A.swift": "let a = \"No card here\""], left),
    MentionCase("a longer word", ["A.swift": "let a = Cardinal(\"CardViews\")"], left),
    MentionCase("a comment without an end", ["A.swift": "/* a */ /* load(\"Card\") /*"]),
    MentionCase("code that nothing calls", ["A.swift": "private func a() { load(\"Card\") }"]),
    MentionCase("a quotation mark of C", ["A.m": "char a = '\"'; // Card\nchar b = '\"';"], left),
    MentionCase(
      "a header of all files", ["App.pch": "#import <UIKit/UIKit.h>\n#define MAIN @\"Card\""]),
  ]

  /// Names that code joins from parts.
  private static let puts = [
    MentionCase("an interpolated beginning", ["A.swift": "let a = \"\\(kind)View\""]),
    MentionCase("an interpolated end", ["A.swift": "let a = \"Ca\\(kind).xib\""]),
    MentionCase(
      "an interpolated end of another name", ["A.swift": "let a = \"Cat\\(kind)\""], left),
    MentionCase("a format", ["A.m": "NSString *a = [NSString stringWithFormat:@\"Ca%02ld\", 1];"]),
    MentionCase(
      "the end of a format", ["A.m": "NSString *a = [NSString stringWithFormat:@\"%@View\", b];"]),
    MentionCase("a sum", ["A.swift": "let a = kind + \"View\""]),
    MentionCase("the beginning of a sum", ["A.swift": "let a = \"Ca\" + kind"]),
    MentionCase(
      "a text that is appended", ["A.m": "NSString *a = [b stringByAppendingString:@\"View\"];"]),
    MentionCase("texts that are joined", ["A.swift": "let a = [\"Ca\", kind].joined()"]),
    MentionCase("a text that stands alone", ["A.swift": "let a = [\"Ca\", kind]"], left),
  ]

  /// Names in other files.
  private static let resources = [
    MentionCase(
      "a property list",
      ["Info.plist": "<dict><key>NSMainNibFile</key><string>Card</string></dict>"]),
    MentionCase(
      "a build setting", ["A.xcodeproj/project.pbxproj": "INFOPLIST_KEY_NSMainNibFile = Card;"]),
    MentionCase("a list of files", ["A.xcodeproj/project.pbxproj": "path = Card.xib;"], left),
    MentionCase("a route in JSON", ["routes.json": "{\"home\": {\"screen\": \"Card\"}}"]),
    MentionCase("a route in YAML", ["routes.yml": "- screen: CardView\n"]),
    MentionCase("a table in UTF-16", ["a.strings": "\u{0}\"\u{0}a\" = \"C\u{0}a\u{0}r\u{0}d\""]),
    MentionCase("a text in Markdown", ["README.md": "Card"], left),
  ]

  /// Files that show that the sources are only a part of an app, and names in other screens.
  private static let files = [
    MentionCase("nothing", [:], left),
    MentionCase("no app", ["App.swift": "class A: UIView {}"]),
    MentionCase(
      "an app of Objective-C",
      ["App.swift": "", "main.m": "int main() { return UIApplicationMain(); }"], left),
    MentionCase(
      "an object of its class in another file",
      ["B.xib": xib(of: "UIView", "<view id=\"v2\" customClass=\"CardView\"/>")],
      "B.xib:5: nothing refers to this file or its class"),
    MentionCase(
      "the same file in another language", ["de.lproj/Card.xib": xib(of: "CardView")], left,
      "de.lproj/Card.xib:5: nothing refers to this file or its class"),
    MentionCase(
      "a run-time attribute",
      [
        "B.xib": xib(
          of: "UIView",
          "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"nib\" value=\"Card\"/></userDefinedRuntimeAttributes>"
        ), "B.swift": "load(\"B\")",
      ]),
    MentionCase(
      "the text of a button",
      ["B.xib": xib(of: "UIView", "<button title=\"Card\" id=\"b\"/>"), "B.swift": "load(\"B\")"],
      left),
    MentionCase("a broken screen", ["B.xib": "<document"]),
    MentionCase(
      "a launch screen",
      ["Card.xib": "<document launchScreen=\"YES\"><objects><view id=\"v1\"/></objects></document>"]
    ),
    MentionCase(
      "a screen of Xcode 4",
      ["Card.xib": "<archive><data><string>CardView</string></data></archive>"]),
  ]

  private static func storyboard(_ scenes: String...) -> [String: String] {
    [
      "A.swift": "load(\"Card\"); load(\"Main\")",
      "Main.storyboard": InterfaceBuilderDocument.storyboard(
        """
        <scene sceneID="s1"><objects><viewController id="c1"><view key="view" id="v1"/></viewController></objects></scene>
        \(scenes.joined(separator: "\n"))
        """, initial: "c1"),
    ]
  }

  private static func scene(_ attributes: String, _ more: String = "") -> String {
    "<scene sceneID=\"s2\"><objects><viewController id=\"c2\" \(attributes)><view key=\"view\" id=\"v2\"/>\(more)</viewController></objects></scene>"
  }

  /// Scenes of a storyboard that is loaded.
  private static let scenes = [
    MentionCase(
      "an identifier that nothing has", storyboard(scene("storyboardIdentifier=\"Pay\"")),
      "Main.storyboard:6: nothing refers to this scene or its class"),
    MentionCase(
      "an identifier in code",
      storyboard(scene("storyboardIdentifier=\"Pay\"")).merging(["B.swift": "make(\"Pay\")"]) { $1 }
    ),
    MentionCase(
      "a class in code",
      storyboard(scene("storyboardIdentifier=\"Pay\" customClass=\"PayController\""))
        .merging(["B.swift": "PayController.make()"]) { $1 }),
    MentionCase(
      "an identifier in another storyboard",
      storyboard(
        scene("storyboardIdentifier=\"Pay\""),
        "<scene sceneID=\"s3\"><objects><viewControllerPlaceholder id=\"c3\" referencedIdentifier=\"Pay\"/></objects></scene>"
      )),
    MentionCase(
      "a segue",
      storyboard(
        scene("storyboardIdentifier=\"Pay\""),
        "<scene sceneID=\"s3\"><objects><viewController id=\"c3\"><connections><segue destination=\"c2\" kind=\"show\"/></connections></viewController></objects></scene>"
      )),
    MentionCase(
      "a storyboard with an identifier in code",
      storyboard(scene("storyboardIdentifier=\"Pay\"")).merging([
        "A.swift": "load(\"Card\"); make(\"Pay\")"
      ]) { $1 }),
  ]
}
