import SourceReading
import TestSupport
import Testing

/// The files of an app, and which of its storyboards and xibs no user sees.
struct ReachCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let files: [String: String]
  /// Names of files with the reasons, and what no user sees of the others.
  let unreached: [String]

  init(_ name: String, _ files: [String: String], _ unreached: String...) {
    testDescription = name
    self.files = files.merging(["App.swift": Self.app]) { own, _ in own }
    self.unreached = unreached
  }

  /// An app without any code in Swift.
  static func objectiveC(_ name: String, _ files: [String: String], _ unreached: String...)
    -> ReachCase
  {
    ReachCase(testDescription: name, files: files, unreached: unreached)
  }

  private init(testDescription: String, files: [String: String], unreached: [String]) {
    self.testDescription = testDescription
    self.files = files.merging([
      "main.m": "int main(void) { return UIApplicationMain(0, 0, nil, [Home class]); }"
    ]) { $1 }
    self.unreached = unreached
  }

  private static let app =
    "@main class AppDelegate: UIResponder { override func a() { use(Home(), UIStoryboard(name: \"Main\")) } }"

  static let all =
    names + texts + conditions + wholes + parts + projects + members + routes + flags + nibs

  /// A xib with a view of a class at its top.
  static func xib(_ type: String, owner: String = "NSObject") -> String {
    #"""
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\#(owner)"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <view id="v1" customClass="\#(type)"><subviews><view id="v2" customClass="Stars"/></subviews></view>
    </objects></document>
    """#
  }

  static func unnamed(_ file: String, code: Int, screens: Int = 0) -> String {
    "\(file): no code loads it: its name and its class are in none of \(code) code files and "
      + "\(screens) other storyboards and xibs that are in use"
  }

  /// A file in the form of Xcode 4 that the system loads, with the name of a class.
  private static func archive(_ name: String) -> [String: String] {
    let files = [
      "Old.xib":
        "<archive><data><string key=\"className\">\(name)</string></data></archive>",
      "Info.plist": "<string>Old</string>",
    ]
    return card.merging(files) { $1 }
  }

  static let card = ["Card.xib": xib("Card"), "Card.swift": "class Card: UIView {}"]

  static func card(_ code: String, file: String = "Home.swift") -> [String: String] {
    card.merging([file: code]) { $1 }
  }

  static let names: [ReachCase] = [
    ReachCase(
      "a sentence that begins like its name", card("class Home { let a = \"car\\(n) of 3\" }"),
      unnamed("Card.xib", code: 3)),
    ReachCase("no code names it", card, unnamed("Card.xib", code: 2)),
    ReachCase("a class in use names its class", card("class Home { var card: Card? }")),
    ReachCase(
      "only its own class names it",
      card("class Card: UIView { override func a() { load(\"Card\") } }", file: "Card.swift"),
      unnamed("Card.xib", code: 2)),
    ReachCase(
      "a class of which the same is known names it",
      card.merging(["Row.xib": xib("Row"), "Row.swift": "class Row: UIView { var card: Card? }"]) {
        $1
      },
      unnamed("Card.xib", code: 3, screens: 1), unnamed("Row.xib", code: 3, screens: 1)),
    ReachCase("a subclass in use", card("class Home: Card {}")),
    ReachCase(
      "a view of another file in use has its class",
      card.merging(["Main.xib": xib("Card")]) { $1 }),
    ReachCase(
      "the name alone, as generators write it", card("class Home { let nib = R.nib.card }")),
    ReachCase(
      "only an import and a comment name it",
      card(
        "#import \"Card.h\"\n@class Card;\n// Card\n/* Card */\n@implementation Home\n@end",
        file: "Home.m"),
      unnamed("Card.xib", code: 3)),
    ReachCase(
      "a message of Objective-C",
      card("@implementation Home\n- (void)a { [Card new]; }\n@end", file: "Home.m")),
    ReachCase(
      "another module may use it",
      card("public class Card: UIView {}", file: "Card.swift")),
    ReachCase(
      "a class without a name in the code",
      ["Old.xib": xib("UIView"), "Card.swift": "class Card: UIView {}"],
      unnamed("Old.xib", code: 2)),
  ]

  static let texts: [ReachCase] = [
    ReachCase("a text", card("class Home { let name = \"Card\" }")),
    ReachCase(
      "a word of a sentence", card("class Home { let a = \"The card is empty\" }"),
      unnamed("Card.xib", code: 3)),
    ReachCase(
      "a part of a path", card("class Home { let a = \"Shop.Card/1\" }")),
    ReachCase(
      "a name of several words",
      [
        "Launch Screen.xib": xib("UIView"),
        "A.swift": "class Home { let name = \"Launch Screen\" }",
      ]),
    ReachCase(
      "a name that code puts together",
      [
        "SongCard.xib": xib("UIView"),
        "A.swift": "class Home { override func a() { load(\"\\(kind)Card\") } }",
      ]),
    ReachCase(
      "a name in another spelling that code puts together",
      [
        "SongCard.xib": xib("UIView"),
        "A.swift": "class Home { override func a() { load(\"song\\(id)\") } }",
      ], unnamed("SongCard.xib", code: 2)),
    ReachCase(
      "a name that Objective-C puts together",
      [
        "SongCard.xib": xib("UIView"),
        "A.m": "NSString *a(void) { return [NSString stringWithFormat:@\"Song%@\", kind]; }",
      ]),
    ReachCase(
      "a name that is added",
      ["SongCard.xib": xib("UIView"), "A.swift": "class Home { let name = kind + \"Card\" }"]),
    ReachCase(
      "a name in a text of a text",
      card("class Home { let name = \"\\(load(\"Card\"))\" }")),
    ReachCase(
      "the main storyboard of the property list",
      [
        "Start.storyboard": #"<document><scenes/></document>"#,
        "Info.plist":
          "<plist><dict><key>UIMainStoryboardFile</key><string>Start</string></dict></plist>",
      ]),
    ReachCase(
      "the main storyboard of the build settings",
      [
        "Start.storyboard": #"<document><scenes/></document>"#,
        "App.xcodeproj/project.pbxproj": "INFOPLIST_KEY_UIMainStoryboardFile = Start;\n",
      ]),
    ReachCase(
      "a file in the project only",
      [
        "Start.storyboard": #"<document><scenes/></document>"#,
        "App.xcodeproj/project.pbxproj": "/* Start.storyboard in Resources */\n",
      ], unnamed("Start.storyboard", code: 1)),
    ReachCase(
      "a launch screen", ["Start.storyboard": #"<document launchScreen="YES"><scenes/></document>"#]
    ),
  ]

  static let conditions: [ReachCase] = [
    ReachCase(
      "only debug builds name it",
      card(
        "class Home {\n  override func a() {\n    #if DEBUG || STAGE\n    show(Card())\n    #endif\n  }\n}"
      ),
      "Card.xib: only debug builds load it: Home.swift:3 is used only under #if DEBUG"),
    ReachCase(
      "all builds but debug ones name it",
      card(
        "class Home {\n  override func a() {\n    #if DEBUG\n    #else\n    show(Card())\n    #endif\n  }\n}"
      )),
    ReachCase(
      "debug builds name it after a condition turned round",
      card(
        "class Home {\n  override func a() {\n    #if !DEBUG\n    #else\n    show(Card())\n    #endif\n  }\n}"
      ),
      "Card.xib: only debug builds load it: Home.swift:4 is used only under #if DEBUG"),
    ReachCase(
      "a function that only debug builds call",
      card(
        """
        class Home {
          override func a() {
            #if DEBUG
            b()
            #endif
          }
          private func b() { show(Card()) }
        }
        """), "Card.xib: only debug builds load it: Home.swift:7 is used only under #if DEBUG"),
    ReachCase(
      "a function that UIKit may call",
      card(
        """
        class Home {
          override func a() {
            #if DEBUG
            b()
            #endif
          }
          override func b() { show(Card()) }
        }
        """)),
    ReachCase(
      "a class that only debug builds use",
      card(
        """
        class Menu { override func a() { show(Card()) } }
        class Home {
          override func a() {
            #if DEBUG
            show(Menu())
            #endif
          }
        }
        """), "Card.xib: only debug builds load it: Home.swift:1 is used only under #if DEBUG"),
    ReachCase(
      "debug builds of Objective-C",
      card(
        "@implementation Home\n#ifdef DEBUG\n- (void)a { [Card new]; }\n#endif\n@end",
        file: "Home.m"),
      "Card.xib: only debug builds load it: Home.m:3 is used only under #if DEBUG"),
    ReachCase(
      "code that no build has",
      card("@implementation Home\n#if 0\n- (void)a { [Card new]; }\n#endif\n@end", file: "Home.m"),
      unnamed("Card.xib", code: 3)),
  ]

  /// Sources that do not show what loads a file.
  static let wholes: [ReachCase] = [
    ReachCase("a part of an app", card.merging(["App.swift": "class Home {}"]) { $1 }),
    ReachCase(
      "an app that a library's class starts",
      card("class Starter: KitAppDelegate {}")),
    ReachCase(
      "an app that its own class starts",
      card("class KitAppDelegate {}\nclass Starter: KitAppDelegate {}"),
      unnamed("Card.xib", code: 3)),
    ReachCase("a library with screens for others", card.merging(["Kit.podspec": ""]) { $1 }),
    ReachCase("a file in the form of Xcode 4", archive("Card")),
    ReachCase(
      "a file in the form of Xcode 4 without the class", archive("Cart"),
      unnamed("Card.xib", code: 2, screens: 1)),
    ReachCase(
      "a file for one device, by its whole name",
      [
        "Card_iPhone.xib": "<document/>",
        "Info.plist": "<string>Card_iPhone</string>",
      ]),
    ReachCase(
      "a file that cannot be read",
      card.merging(["Broken.xib": "<document"]) { $1 }),
    ReachCase(
      "a property list that cannot be read", card.merging(["Info.plist": "bplist00"]) { $1 }),
    ReachCase(
      "a property list of a library's bundle that cannot be read",
      card.merging(["Kit.bundle/Info.plist": "bplist00"]) { $1 }, unnamed("Card.xib", code: 2)),
    ReachCase(
      "brackets too deep for code of an app",
      card(String(repeating: "{", count: 2_000) + "Card" + String(repeating: "}", count: 2_000))),
    ReachCase(
      "conditions too deep for code of an app",
      card(
        String(repeating: "#if DEBUG\n", count: 2_000) + "Card\n"
          + String(repeating: "#endif\n", count: 2_000))),
    ReachCase(
      "braces that do not match count all names",
      card("class Menu { #if DEBUG\n override func a() { show(Card()) \n}")),
  ]

  static func storyboard(_ scenes: String) -> [String: String] {
    [
      "Main.storyboard":
        "<document initialViewController=\"c1\">\n<scenes>\n\(scenes)\n</scenes>\n</document>\n"
    ]
  }

  static func scene(_ id: String, _ attributes: String = "", _ content: String = "")
    -> String
  {
    "<scene sceneID=\"s\(id)\"><objects><viewController id=\"\(id)\" \(attributes)>\(content)</viewController></objects></scene>"
  }

  static let lost = "no code and no segue leads to the scene"
  private static let unused =
    "no code uses the cell: its identifier and its class are in no code that is in use"

  static let parts: [ReachCase] = [
    ReachCase("the first scene", storyboard(scene("c1"))),
    ReachCase(
      "a scene that nothing leads to",
      storyboard(scene("c1") + "\n" + scene("c2", "customClass=\"Home\"")),
      "Main.storyboard 4-7: \(lost)"),
    ReachCase(
      "a scene that a segue leads to",
      storyboard(
        scene("c1", "", "<connections><segue destination=\"c2\"/></connections>") + "\n"
          + scene("c2"))),
    ReachCase(
      "scenes that lead to each other",
      storyboard(
        scene("c1") + "\n"
          + scene("c2", "", "<connections><segue destination=\"c3\"/></connections>")
          + "\n" + scene("c3", "", "<connections><segue destination=\"c2\"/></connections>")),
      "Main.storyboard 4-4: \(lost)", "Main.storyboard 5-7: \(lost)"),
    ReachCase(
      "a scene whose identifier is the name of a class in use",
      storyboard(scene("c1") + "\n" + scene("c2", "storyboardIdentifier=\"Home\""))),
    ReachCase(
      "a scene whose identifier only its own class has",
      storyboard(
        scene("c1") + "\n" + scene("c2", "storyboardIdentifier=\"Away\" customClass=\"Away\"")
      ).merging([
        "Away.swift": "class Away: UIViewController { override func a() { make(\"Away\") } }"
      ]) {
        $1
      }, "Main.storyboard 4-7: \(lost)"),
    ReachCase(
      "a scene whose identifier begins with the name of its storyboard",
      storyboard(
        scene("c1") + "\n"
          + scene("c2", "storyboardIdentifier=\"MainView\" customClass=\"MainView\"")
      ).merging(["MainView.swift": "class MainView: LibraryController {}"]) { $1 }),
    ReachCase(
      "one whose class no source declares, with the name of the identifier",
      storyboard(
        scene("c1") + "\n"
          + scene("c2", "storyboardIdentifier=\"MainView\" customClass=\"MainView\"")),
      "Main.storyboard 4-7: \(lost)"),
    ReachCase(
      "one whose class may be a library's",
      storyboard(
        scene("c1") + "\n"
          + scene("c2", "storyboardIdentifier=\"MainView\" customClass=\"LibraryController\""))),
    ReachCase(
      "a scene whose class other code has",
      storyboard(
        scene("c1") + "\n" + scene("c2", "storyboardIdentifier=\"Away\" customClass=\"Away\"")
      ).merging([
        "Away.swift": "class Away: UIViewController {}",
        "Way.swift": "class Home { override func a() { show(Away.make()) } }",
      ]) { $1 }),
    ReachCase(
      "a scene that another storyboard refers to",
      storyboard(scene("c1") + "\n" + scene("c2", "storyboardIdentifier=\"away\"")).merging([
        "Home.storyboard": """
        <document><scenes><scene sceneID="s"><objects><viewControllerPlaceholder id="p" \
        storyboardName="Main" referencedIdentifier="away"/></objects></scene></scenes></document>
        """
      ]) { $1 }),
    ReachCase(
      "a scene whose identifier no code has",
      storyboard(scene("c1") + "\n" + scene("c2", "storyboardIdentifier=\"away\"")),
      "Main.storyboard 4-7: \(lost)"),
    ReachCase(
      "a cell whose identifier and class no code has",
      storyboard(
        scene(
          "c1", "",
          "<tableView><prototypes>\n<tableViewCell reuseIdentifier=\"row\" customClass=\"Row\"/></prototypes></tableView>"
        )),
      "Main.storyboard 4-4: \(unused)"),
    ReachCase(
      "a cell that code gets by its identifier",
      storyboard(
        scene(
          "c1", "",
          "<tableView><prototypes>\n<tableViewCell reuseIdentifier=\"home\" customClass=\"Row\"/></prototypes></tableView>"
        ))),
    ReachCase(
      "a row of a static table",
      storyboard(
        scene(
          "c1", "",
          "<tableView><sections><tableViewSection><cells><tableViewCell reuseIdentifier=\"row\"/></cells></tableViewSection></sections></tableView>"
        ))),
    ReachCase(
      "views beside a controller",
      storyboard(
        """
        <scene sceneID="s1"><objects><viewController id="c1"><connections><outlet property="a" destination="l1"/></connections></viewController>
        <label id="l1"/>
        <label id="l2"/>
        </objects></scene>
        """), "Main.storyboard 5-5: the view is in no other view, and no outlet leads to it"),
  ]
}

struct ReachedFilesTests {
  @Test(arguments: ReachCase.all)
  func `screens that no code in use can load are known`(_ example: ReachCase) throws {
    let folder = try ScratchFolder()
    for (path, content) in example.files { _ = try folder.write(content, to: path) }
    let length = folder.path.count + 1
    let paths = try SourceFolder.files(below: folder.path)
    let sources = AppSources(reading: paths) { String($0.dropFirst(length)) }
    func name(_ path: String) -> String { String(path.dropFirst(length)) }
    let files = paths.sorted().compactMap { path in
      sources.unreached(path).map { "\(name(path)): \($0)" }
    }
    let parts = paths.sorted().flatMap { path in
      sources.unusedParts(of: path).map {
        "\(name(path)) \($0.lines.lowerBound)-\(min($0.lines.upperBound, 7)): \($0)"
      }
    }
    #expect(files + parts == example.unreached)
  }

  /// The style in the build settings of two configurations, and whether the app is light.
  @Test(arguments: [
    ("Light", "Light", true), ("Light", "Automatic", false), ("Dark", "Dark", false),
  ])
  func `build settings state the style of an app`(
    _ debug: String, _ release: String, _ isLight: Bool
  ) throws {
    func settings(_ style: String) -> String {
      "{ isa = XCBuildConfiguration; buildSettings = { INFOPLIST_KEY_UIUserInterfaceStyle = \(style); }; };"
    }
    let folder = try ScratchFolder()
    let path = try folder.write(
      """
      { objects = {
        P = { isa = PBXProject; targets = (T); };
        T = { isa = PBXNativeTarget; name = Shop; buildConfigurationList = L; buildPhases = ();
          productType = "com.apple.product-type.application"; };
        L = { isa = XCConfigurationList; buildConfigurations = (D, R); };
        D = \(settings(debug)) R = \(settings(release))
      }; rootObject = P; }
      """, to: "Shop.xcodeproj/project.pbxproj")
    let sources = AppSources(reading: [path]) { $0 }
    #expect(sources.forcesLightStyle == isLight)
  }
}
