/// Apps with parts that only code names which is itself not in use.
extension ReachCase {
  private static let unused = unnamed("Card.xib", code: 3)

  private static func use(_ code: String) -> String {
    "\nclass Home { override func a() { \(code) } }"
  }

  static let members: [ReachCase] = constants + cases + functions + types + objectiveCMembers

  private static let constants: [ReachCase] = [
    ReachCase(
      "a constant of a type that no code uses",
      card("enum Names { static let card = \"Card\" }" + use("show(Names.other)")), unused),
    ReachCase(
      "a constant of a type",
      card("enum Names { static let card = \"Card\" }" + use("show(Names.card)"))),
    ReachCase("a global constant that no code uses", card("let cardName = \"Card\""), unused),
    ReachCase(
      "a global constant", card("let cardName = \"Card\"" + use("show(cardName)"))),
    ReachCase(
      "a computed property that no code uses",
      card("class Home { var card: UIView { Card() } }"), unused),
    ReachCase(
      "a property that an object begins with", card("class Home { private let view = Card() }")),
    ReachCase(
      "a property of a protocol that no source declares",
      card("class Home: Registering { static var nib: String { \"Card\" } }")),
    ReachCase(
      "a private constant with a name that other files use",
      [
        "Card.xib": xib("UIView"),
        "Card.swift": "class Row {\n private static let id = \"Card\"\n}",
        "Home.swift": "class Home { override func a() { show(id) } }",
      ], unnamed("Card.xib", code: 3)),
    ReachCase(
      "a private constant that its file uses",
      [
        "Card.xib": xib("UIView"),
        "Card.swift":
          "class Row {\n private static let id = \"Card\"\n override func a() { show(Row.id) }\n}",
        "Home.swift": "class Home { override func a() { show(Row()) } }",
      ]),
    ReachCase(
      "a constant that only its file sets",
      [
        "Card.xib": xib("UIView"),
        "Card.swift": "class Row {\n private(set) static var id = \"Card\"\n}",
        "Home.swift": "class Home { override func a() { show(Row.id) } }",
      ]),
    ReachCase.objectiveC(
      "a static constant with a name that other files use",
      [
        "Card.xib": xib("UIView"),
        "Card.m":
          "static NSString *const ID = @\"Card\";\n@interface Row : NSObject\n@end\n@implementation Row\n- (void)a { [self show:ID]; }\n@end\n",
        "Home.m": "@implementation Home\n- (void)viewDidLoad { [self show:ID]; }\n@end\n",
      ],
      unnamed("Card.xib", code: 3)),
    ReachCase(
      "a view that is only an argument",
      card("class Home { override func a(_ view: Card) {} }"), unused),
    ReachCase(
      "a view that is only a property", card("class Home { weak var view: Card?\n}"), unused),
    ReachCase(
      "a view that code makes for a property",
      card("class Home { weak var view: Card?\n override func a() { view = Card() } }")),
    ReachCase(
      "a view that is a superclass",
      card(
        "class Home { override func a() { show(Row()) } }\nclass Base: UIView { override func b() { load(\"Card\") } }\nclass Row: Base, Shown {}"
      )),
    ReachCase(
      "a view that is a superclass on a line of its own",
      card(
        "class Home { override func a() { show(Row()) } }\nclass Base: UIView { override func b() { load(\"Card\") } }\nclass Row:\n  Base,\n  Shown\n{}"
      )),
    ReachCase(
      "a view that a function gives", card("class Home { override func a() -> Card { .init() } }")),
    ReachCase.objectiveC(
      "a static constant of a header",
      [
        "Card.xib": xib("UIView"),
        "Names.h": "static NSString *const ID = @\"Card\";\n",
        "Home.m": "@implementation Home\n- (void)viewDidLoad { [self show:ID]; }\n@end\n",
      ]),
    ReachCase(
      "a class that nothing makes, which a library would inform",
      card("class Coordinator: ReaderDelegate { let card = Card() }"), unused),
    ReachCase(
      "a class that nothing makes, of a library's",
      card("class Coordinator: KitCoordinator { let card = Card() }"), unused),
    ReachCase(
      "a class that the runtime may find",
      card("@objc(Coordinator) class Coordinator: KitCoordinator { let card = Card() }")),
    ReachCase(
      "a class of Objective-C that a library may find",
      card(
        "@interface Coordinator : KitCoordinator\n@end\n@implementation Coordinator\n- (void)a { [Card new]; }\n@end",
        file: "Home.m")),
    ReachCase("a statement of a script", card("let view = Card()", file: "main.swift")),
  ]

  private static let cases: [ReachCase] = [
    ReachCase(
      "a case that no code uses",
      card("enum Nib: String { case row, card = \"Card\" }" + use("show(Nib.row)")), unused),
    ReachCase(
      "a case with the name of the file",
      card("enum Nib: String { case row, card }" + use("show(Nib.row)")), unused),
    ReachCase(
      "a case in use",
      card("enum Nib: String { case row, card }" + use("show(.card)"))),
    ReachCase(
      "a case that is only compared with",
      card(
        "enum Nib: String { case row, card }"
          + use("switch Nib.row { case .card: break\n default: break }")), unused),
    ReachCase(
      "cases that are made from values",
      card("enum Nib: String { case row, card }" + use("show(Nib(rawValue: name))"))),
    ReachCase(
      "cases that a generic function makes from values",
      card("enum Nib: String { case row, card }" + use("show(T(rawValue: name), Nib.row)"))),
    ReachCase(
      "cases that an array has",
      card("enum Nib: String, CaseIterable { case row, card }" + use("show(Nib.row)"))),
  ]

  private static let functions: [ReachCase] = [
    ReachCase(
      "a function that no code calls", card("class Home { func show() { load(Card()) } }"), unused),
    ReachCase(
      "a function that only one calls that no code calls",
      card("class Home { func show() { b() }\n func b() { load(Card()) } }"), unused),
    ReachCase(
      "a function in use",
      card("class Home { override func a() { b() }\n func b() { load(Card()) } }")),
    ReachCase(
      "a function of a protocol that no source declares",
      card("class Home: Opening { func open(_ all: Bool) { load(Card()) } }")),
    ReachCase(
      "a function that UIKit's protocol may have",
      card("class Home: UITableViewDelegate { func open(_ all: Bool) { load(Card()) } }")),
    ReachCase(
      "a function that UIKit's protocol has not",
      card("class Home: UITableViewDelegate { func open(model: Bool) { load(Card()) } }"), unused),
    ReachCase(
      "a function for Objective-C",
      card("class Home { @objc func show(all: Bool) { load(Card()) } }")),
    ReachCase(
      "an action that no screen connects",
      card("class Home { @IBAction func show(_ sender: Any) { load(Card()) } }"), unused),
    ReachCase(
      "an action that a screen connects",
      card("class Home { @IBAction private func show(_ sender: Any) { load(Card()) } }").merging(
        storyboard(
          scene(
            "c1", "customClass=\"Home\"",
            "<connections><action selector=\"show:\" destination=\"c1\"/></connections>"))
      ) { $1 }),
  ]

  private static let types: [ReachCase] = [
    ReachCase(
      "a controller that no code names",
      card("class Menu: UIViewController { override func a() { show(Card()) } }"), unused),
    ReachCase(
      "a type that no code names", card("struct Menu { static let view = Card() }"), unused),
    ReachCase(
      "a subclass of a library's class, which may find it",
      card(
        "@interface Menu : LibraryRow\n@end\n@implementation Menu\n- (void)a { [self show:[Card new]]; }\n@end",
        file: "Home.m")),
    ReachCase(
      "a type whose name code puts together",
      card(
        "class SongMenu: UIViewController { override func a() { show(Card()) } }"
          + use("make(\"\\(kind)Menu\")"))),
    ReachCase(
      "an object that is only cast to the class of a file",
      card(use("show(load(name) as? Card)"))),
  ]

  private static let objectiveCMembers: [ReachCase] = [
    .objectiveC(
      "a method that only one sends that is not in use",
      [
        "Card.xib": xib("Card"), "Card.h": "@interface Card : UIView\n@end",
        "Home.h": "@interface Home : UIView\n- (void)show;\n@end\n@interface Old : UIView\n@end",
        "Home.m": "@implementation Home\n- (void)show {\n  [Card new];\n}\n@end",
        "Old.m": "@implementation Old\n- (void)a {\n  [home show];\n}\n@end",
      ], unnamed("Card.xib", code: 5)),
    .objectiveC(
      "a method that one in use sends",
      [
        "Card.xib": xib("Card"), "Card.h": "@interface Card : UIView\n@end",
        "Home.h": "@interface Home : UIView\n- (void)show;\n@end",
        "Home.m":
          "@implementation Home\n- (void)a {\n  [self show];\n}\n- (void)show {\n  [Card new];\n}\n@end",
      ]),
    .objectiveC(
      "a class that is only the type of a pointer, for the identifier of a scene",
      storyboard(
        scene("c1") + "\n" + scene("c2", "storyboardIdentifier=\"Away\" customClass=\"Away\"")
      ).merging([
        "Away.h": "@interface Away : UIViewController\n@end",
        "Home.m":
          "@implementation Home\n- (void)a {\n  Away *it = (Away *)made;\n  load(@\"Main\");\n}\n@end",
      ]) { $1 }, "Main.storyboard 4-7: \(lost)"),
    .objectiveC(
      "a macro and a constant that no code uses",
      card.merging([
        "Home.m": """
        #define kCard @"Card"
        static NSString *const cardName = @"Card";
        @implementation Home
        @end
        """
      ]) { $1 }, unnamed("Card.xib", code: 3)),
    .objectiveC(
      "a macro in use",
      card.merging([
        "Home.m": """
        #define kCard @"Card"
        @implementation Home
        - (void)a {
          [self load:kCard];
        }
        @end
        """
      ]) { $1 }),
    .objectiveC(
      "a constant in use",
      card.merging([
        "Home.m": """
        static NSString *const cardName = @"Card";
        @implementation Home
        - (void)a {
          [self load:cardName];
        }
        @end
        """
      ]) { $1 }),
  ]
}
