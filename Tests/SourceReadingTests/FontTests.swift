import AccessibilityModel
import SourceReading
import Testing

/// Code that sets the font of a label, and the result of following functions and constants.
struct FontCase: CustomTestStringConvertible, Sendable {
  let name: String
  /// The value of `title.font`.
  let value: String
  /// Declarations beside the class.
  let others: String
  /// Before the assignment.
  let statements: String
  /// Nil if the font is not known.
  let fonts: [String]?

  init(
    _ name: String, _ value: String, beside others: String = "", after statements: String = "",
    _ fonts: [String]?
  ) {
    self.name = name
    self.value = value
    self.others = others
    self.statements = statements
    self.fonts = fonts
  }

  var testDescription: String { name }

  static let all = made + wrapped + changed

  static let made: [FontCase] = [
    FontCase(
      "monospaced digits", "UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .bold)",
      ["fixed 12.0"]),
    FontCase("monospaced", ".monospacedSystemFont(ofSize: 12, weight: .bold)", ["fixed 12.0"]),
    FontCase(
      "the system's with a weight", ".systemFont(ofSize: 17, weight: .medium)", ["fixed 17.0"]),
    FontCase(
      "bold and italic", "isBold ? .boldSystemFont(ofSize: 9) : .italicSystemFont(ofSize: 9)",
      ["fixed 9.0"]),
    FontCase(
      "a name, or else the system's",
      "UIFont(name: \"Lato\", size: 14) ?? UIFont.systemFont(ofSize: 15)",
      ["fixed 14.0", "fixed 15.0"]),
    FontCase(
      "one of two follows the user",
      "isBold ? .boldSystemFont(ofSize: 9) : .preferredFont(forTextStyle: .body)",
      ["fixed 9.0", "style body"]),
    FontCase(
      "metrics", "UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 12))",
      ["scaled"]),
    FontCase(
      "a size of the user's",
      "UIFont(name: \"Lato\", size: UIFontMetrics.default.scaledValue(for: 14))!", ["scaled"]),
    FontCase(
      "a size of the user's, by a constant", ".systemFont(ofSize: size)",
      after: "let size = UIFont.preferredFont(forTextStyle: .body).pointSize", ["scaled"]),
    FontCase(
      "a size of the user's, by many constants that name each other twice",
      ".systemFont(ofSize: s30)",
      after: "let s0 = UIFont.preferredFont(forTextStyle: .body).pointSize\n"
        + (1...30).map { "let s\($0) = s\($0 - 1) + s\($0 - 1)" }.joined(separator: "\n"),
      ["scaled"]),
    FontCase(
      "the size of a font of the user's",
      ".boldSystemFont(ofSize: UIFont.preferredFont(forTextStyle: .body).pointSize)", ["scaled"]),
    FontCase(
      "a size that a function gives, by a constant", ".systemFont(ofSize: size)",
      after: "let font = Library.font; let size = CGFloat.minimum(font.pointSize, 20)", nil),
    FontCase("a size that a function gives", ".systemFont(ofSize: fitted(12))", nil),
    FontCase(
      "one of two sizes", ".systemFont(ofSize: size)",
      after: "let size: CGFloat = text.count > Int(width) ? 15 : 18", ["fixed ?"]),
    FontCase("a size of a name", ".systemFont(ofSize: Metrics.size)", ["fixed ?"]),
    FontCase(
      "a descriptor of the user's, made bold", "UIFont(descriptor: bold, size: 0)",
      after:
        "guard let bold = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).withSymbolicTraits(.traitBold) else { return }",
      ["scaled"]),
    FontCase(
      "its own descriptor, made bold",
      "UIFont(descriptor: title.font.fontDescriptor.withSymbolicTraits(.traitBold)!, size: 0)",
      ["own"]),
    FontCase(
      "a descriptor in another size", "UIFont(descriptor: descriptor, size: 12)", ["fixed 12.0"]),
    FontCase("another size", "title.font.withSize(12)", ["fixed 12.0"]),
  ]

  static let wrapped: [FontCase] = [
    FontCase(
      "a local constant", "small", after: "let small = UIFont.systemFont(ofSize: 11)",
      ["fixed 11.0"]),
    FontCase("a variable", "small", after: "var small = UIFont.systemFont(ofSize: 11)", nil),
    FontCase(
      "a constant of the class", "small", beside: "extension Card { static let none = 0 }",
      ["fixed 13.0"]),
    FontCase("a function of the class", "caption(11)", ["fixed ?"]),
    FontCase(
      "a function that is given a size of the user's",
      "caption(UIFontMetrics.default.scaledValue(for: 11))", nil),
    FontCase(
      "a table of fonts", "Fonts.body",
      beside:
        "enum Fonts { static var body: UIFont { UIFont(name: \"Lato\", size: 15) ?? .systemFont(ofSize: 15) } }",
      ["fixed 15.0"]),
    FontCase(
      "an extension", ".brand(12)",
      beside:
        "extension UIFont { static func brand(_ size: CGFloat) -> UIFont { return UIFont(name: \"Lato\", size: size)! } }",
      ["fixed ?"]),
    FontCase(
      "an extension that scales", "UIFont.brand(12)",
      beside:
        "extension UIFont { class func brand(_ size: CGFloat) -> UIFont { let font = UIFont(name: \"Lato\", size: size)!; return UIFontMetrics.default.scaledFont(for: font) } }",
      ["scaled"]),
    FontCase(
      "a wrapper around a wrapper", "Theme.title()",
      beside:
        "enum Theme { static func title() -> UIFont { return Fonts.title } }; enum Fonts { static let title = UIFont.boldSystemFont(ofSize: 20) }",
      ["fixed 20.0"]),
    FontCase("a style of several fonts", "style.font", beside: "", nil),
    FontCase(
      "all cases of an enumeration", "Style.body.uiFont()",
      beside:
        "enum Style { case body, title; func uiFont() -> UIFont { switch self { case .body: return .systemFont(ofSize: 15)\n case .title: return .boldSystemFont(ofSize: 20) } } }",
      ["fixed 15.0", "fixed 20.0"]),
    FontCase("a library", "Library.font(12)", nil),
    FontCase(
      "names that lead in a circle", "A.font",
      beside:
        "enum A { static var font: UIFont { B.font } }; enum B { static var font: UIFont { A.font } }",
      nil),
    FontCase(
      "a closure's own return", "Fonts.body",
      beside:
        "enum Fonts { static var body: UIFont { let a = { () -> UIFont in return .systemFont(ofSize: 1) }; return .preferredFont(forTextStyle: .body) } }",
      ["style body"]),
  ]

  static let changed: [FontCase] = [
    FontCase("its own font, by a method that is not there", "title.font.monospaced()", ["own"]),
    FontCase("its own font, by a method that speaks of scaling", "title.font.scaled()", nil),
    FontCase(
      "its own font, by a method that scales", "title.font.big()",
      beside:
        "extension UIFont { func big() -> UIFont { UIFontMetrics.default.scaledFont(for: self) } }",
      ["scaled"]),
    FontCase(
      "its own font, by a method that keeps its size", "title.font.heavy()",
      beside:
        "extension UIFont { func heavy() -> UIFont { UIFont(descriptor: fontDescriptor.withSymbolicTraits(.traitBold)!, size: pointSize) } }",
      ["own"]),
    FontCase("the font of another label", "other.font.monospaced()", nil),
    FontCase(
      "a font of the user's, made bold", "UIFont.preferredFont(forTextStyle: .body).bold()",
      ["style body"]),
    FontCase("a fixed font, made bold", "UIFont.systemFont(ofSize: 12).bold", ["fixed 12.0"]),
  ]
}

struct FontTests {
  @Test(arguments: FontCase.all)
  func `fonts are followed to where they are made`(_ example: FontCase) {
    let file = SwiftSourceReader.read(
      Array(
        """
        class Card: UIView {
          @IBOutlet var title: UILabel!
          @IBOutlet var other: UILabel!
          private let small = UIFont.systemFont(ofSize: 13)
          func caption(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size) }
          func a(isBold: Bool, style: Style) {
            \(example.statements)
            title.font = \(example.value)
          }
        }
        \(example.others)
        """.utf8), file: "Card.swift")
    #expect(file.warnings.isEmpty)
    let view = ViewReference(
      className: "UILabel", outlets: [CodeLinks.Outlet(owner: "Card", path: ["title"])])
    let sources = AppSources([file])
    guard case .set(let assignment) = sources.answer([.font], of: view) else {
      Issue.record("found no font; expected the one that Card sets")
      return
    }
    let fonts = assignment.values.map(sources.fonts)
    let known = fonts.contains(nil) ? nil : Set(fonts.compactMap(\.self).flatMap(\.self))
    #expect(known.map { $0.map { CodeValue.font($0).words }.sorted() } == example.fonts)
  }

  @Test(arguments: [
    ("[self.title.font fontWithSize:12]", nil),
    ("[UIFont monospacedDigitSystemFontOfSize:12 weight:UIFontWeightBold]", ["fixed 12.0"]),
    ("[UIFont fontWithName:@\"Lato\" size:14]", ["fixed 14.0"]),
    (
      "[UIFont fontWithName:@\"Lato\" size:[UIFont preferredFontForTextStyle:UIFontTextStyleBody].pointSize]",
      nil
    ),
    ("[Fonts bodyFontOfSize:14]", ["fixed ?"]),
    ("Fonts.title", ["fixed 20.0"]),
  ])
  func `fonts of Objective-C are followed`(_ value: String, _ expected: [String]?) {
    let file = ObjectiveCSourceReader.read(
      Array(
        """
        @interface Card : UIView @property IBOutlet UILabel *title; @end
        @implementation Card - (void)a { self.title.font = \(value); } @end
        @implementation Fonts
        + (UIFont *)bodyFontOfSize:(CGFloat)size { return [UIFont fontWithName:@"Lato" size:size]; }
        + (UIFont *)title { return [UIFont boldSystemFontOfSize:20]; }
        @end
        """.utf8), file: "Card.m")
    let view = ViewReference(
      className: "UILabel", outlets: [CodeLinks.Outlet(owner: "Card", path: ["title"])])
    let sources = AppSources([file])
    guard case .set(let assignment) = sources.answer([.font], of: view) else {
      Issue.record("found no font; expected the one that Card sets")
      return
    }
    let fonts = sources.fonts(of: assignment.value)
    #expect(fonts.map { $0.map { CodeValue.font($0).words }.sorted() } == expected)
  }
}
