/// Apps with branches that a flag with one value rules out.
extension ReachCase {
  static let flags: [ReachCase] = closedFlags + openFlags + messageFlags

  private static let dead = unnamed("Card.xib", code: 3)

  /// A class with some properties, and the body of a function that UIKit calls.
  private static func home(_ properties: String, _ body: String) -> [String: String] {
    card("class Home: UIViewController {\n\(properties)\noverride func a() {\n\(body)\n}\n}")
  }

  private static let off = "var isNew = false"
  private static let show = "show(Card())"

  private static let closedFlags: [ReachCase] = [
    ReachCase("a branch", home(off, "if isNew { \(show) }"), dead),
    ReachCase("a branch of an own property", home(off, "if self.isNew && b() {\n\(show)\n}"), dead),
    ReachCase("the other branch", home(off, "if isNew { b() } else { \(show) }")),
    ReachCase(
      "the other branch of a flag that is set",
      home("let isNew: Bool = true", "if isNew { b() } else { \(show) }"), dead),
    ReachCase(
      "the other branch of two conditions",
      home("let isNew = true", "if isNew, b() { c() } else { \(show) }")),
    ReachCase(
      "a later branch",
      home(off, "if b() { c() } else if isNew { \(show) } else { c() }"), dead),
    ReachCase("the branch after it", home(off, "if isNew { c() } else if b() { \(show) }")),
    ReachCase("what follows a guard", home(off, "guard isNew else { return }\n\(show)"), dead),
    ReachCase("what a guard does", home(off, "guard !isNew else { \(show); return }\nb()"), dead),
    ReachCase(
      "what follows a return", home("let isNew = true", "if isNew { return }\n\(show)"), dead),
    ReachCase("what follows a branch", home("let isNew = true", "if isNew { b() }\n\(show)")),
    ReachCase(
      "another branch of a switch",
      home(
        "let isNew = true",
        "switch b() {\ncase .c:\nif isNew { return }\nb()\ncase .d: \(show)\n}")),
    ReachCase(
      "what follows a closure with a return",
      home("let isNew = true", "b { if isNew { return }\nc() }\n\(show)")),
    ReachCase(
      "a constant of a type",
      card(
        "enum Build { static let hasCard = false }\nclass Home { override func a() { if Build.hasCard { \(show) } } }"
      ), dead),
    ReachCase(
      "a constant outside of types",
      card(
        "let hasCard = false\nclass Home { override func a() { if !(hasCard || false) {} else { \(show) } } }"
      ),
      dead),
    ReachCase(
      "a flag that code sets to the same", home(off, "isNew = false\nif isNew == true { \(show) }"),
      dead),
    ReachCase("one that is compared", home(off, "if isNew != true { \(show) }")),
    ReachCase(
      "a flag of the superclass",
      card(
        "class Base: UIViewController { \(off) }\nclass Home: Base { override func a() { if isNew { \(show) } } }"
      ),
      dead),
    ReachCase(
      "conditions too deep for code of an app",
      home(
        off,
        String(repeating: "if b {\n", count: 400) + "if isNew { \(show) }"
          + String(repeating: "\n}", count: 400))),
    ReachCase("another condition with it", home(off, "if isNew || b() { \(show) }")),
  ]

  private static let openFlags: [ReachCase] = [
    ReachCase("a flag that code sets", home(off, "if isNew { \(show) }\nhome.isNew = true")),
    ReachCase("a flag that code sets to a value", home(off, "if isNew { \(show) }\nisNew = b()")),
    ReachCase(
      "a flag that code sets on the next line",
      home(off, "if isNew { \(show) }\nisNew = false\n|| b()")),
    ReachCase("a flag that code turns round", home(off, "if isNew { \(show) }\nisNew.toggle()")),
    ReachCase("a flag as an argument", home(off, "if isNew { \(show) }\nb(isNew: true)")),
    ReachCase("the address of a flag", home(off, "if isNew { \(show) }\nb(&self.isNew)")),
    ReachCase("a key path of a flag", home(off, "if isNew { \(show) }\nb(\\Home.isNew)")),
    ReachCase(
      "a text with its name", home(off, "if isNew { \(show) }\nsetValue(b, forKey: \"isNew\")")),
    ReachCase("a variable of its name", home(off, "if let isNew { \(show) }")),
    ReachCase("a parameter of its name", home(off, "b { isNew in if isNew { \(show) } }")),
    ReachCase("a bound name", home(off, "if case .b(let isNew) = c, isNew { \(show) }")),
    ReachCase("a property with a wrapper", home("@State \(off)", "if isNew { \(show) }")),
    ReachCase("a computed property", home("var isNew: Bool { false }", "if isNew { \(show) }")),
    ReachCase(
      "a flag of another type", home("", "if isNew { \(show) }\nstruct B { var isNew = false }")),
    ReachCase("a flag of an object", home(off, "if row.isNew { \(show) }")),
    ReachCase(
      "a flag that data sets",
      card("class Home: UIView, Codable { \(off)\noverride func a() { if isNew { \(show) } } }")),
    ReachCase(
      "a flag that a run-time attribute sets",
      home(off, "if isNew { \(show) }").merging([
        "Main.xib": """
        <document><objects><view id="v1" customClass="Home"><userDefinedRuntimeAttributes>\
        <userDefinedRuntimeAttribute type="boolean" keyPath="isNew"/></userDefinedRuntimeAttributes></view></objects></document>
        """
      ]) { $1 }),
    ReachCase(
      "two values",
      card(
        "#if A\nlet hasCard = true\n#else\nlet hasCard = false\n#endif\nclass Home { override func a() { if hasCard { \(show) } } }"
      )),
  ]

  /// An app in Objective-C with a method that UIKit may call.
  private static func messages(
    _ name: String, _ head: String, _ body: String, isDead: Bool
  ) -> ReachCase {
    let files = [
      "Card.xib": xib("Card"), "Card.h": "@interface Card : UIView\n@end",
      "Home.m":
        "\(head)\n@interface Home : UIView\n@property (nonatomic) BOOL isNew;\n@end\n@implementation Home\n- (void)a {\n\(body)\n}\n@end",
    ]
    return isDead
      ? objectiveC(name, files, unnamed("Card.xib", code: 3)) : objectiveC(name, files)
  }

  private static let messageFlags: [ReachCase] = [
    messages("a block", "", "if (self.isNew) {\n[Card new];\n}", isDead: true),
    messages("a statement", "", "if ([self isNew] && b)\n  [Card new];\n[b c];", isDead: true),
    messages("what follows a statement", "", "if (_isNew) [self b];\n[Card new];", isDead: false),
    messages(
      "what follows a return of Objective-C", "", "if (!_isNew) return;\n[Card new];", isDead: true),
    messages(
      "the last of three branches", "",
      " if (b) {\n[self c];\n } else if (![Home shared].isNew) {\n[self d];\n }\n// Else\n else {\n[Card new];\n }",
      isDead: true),
    messages("a macro", "#define HAS_CARD 0", "if (HAS_CARD) { [Card new]; }", isDead: true),
    messages(
      "a macro of the build", "#ifndef HAS_CARD\n#define HAS_CARD 0\n#endif",
      "if (HAS_CARD) { [Card new]; }", isDead: false),
    messages(
      "a constant", "static BOOL const hasCard = NO;", "if (hasCard) { [Card new]; }", isDead: true),
    messages(
      "a message that sets it", "", "if (_isNew) { [Card new]; }\n[b setIsNew:YES];", isDead: false),
    messages("a variable", "", "BOOL isNew = [b c];\nif (isNew) { [Card new]; }", isDead: false),
    messages(
      "a method of its name", "", "if (self.isNew) { [Card new]; }\n}\n- (BOOL)isNew {\nreturn b;",
      isDead: false),
    messages(
      "properties by their names", "",
      "if (self.isNew) { [Card new]; }\n[b setValuesForKeysWithDictionary:c];", isDead: false),
  ]
}
