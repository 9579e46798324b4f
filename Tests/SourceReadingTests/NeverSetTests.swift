import AccessibilityModel
import SourceReading
import Testing

/// “Never set” is concluded only if no statement can reach the property through an unresolved name.
struct NeverSetTests {
  @Test(arguments: SettingStyle.reaching)
  func `a statement that may reach a property leaves it open or sets it`(_ style: SettingStyle) {
    #expect(style.found.words == style.answer)
  }

  @Test(arguments: SettingStyle.unrelated)
  func `a statement that cannot reach a property leaves it unset`(_ style: SettingStyle) {
    #expect(style.found.words == style.answer)
  }
}

/// A statement in an app whose cell has an outlet, and its evidence about that view.
struct SettingStyle: CustomTestStringConvertible, Sendable {
  enum Language { case swift, objectiveC }

  let testDescription: String
  var language = Language.swift
  let code: String
  var view = ViewReference.title
  var property = ViewProperty.text
  let answer: String

  var found: CodeAnswer {
    let files =
      switch language {
      case .swift:
        [Self.cell, code].enumerated().map { number, source in
          SwiftSourceReader.read(Array(source.utf8), file: "\(number).swift")
        }
      case .objectiveC:
        [Self.header, code].enumerated().map { number, source in
          ObjectiveCSourceReader.read(Array(source.utf8), file: "\(number).m")
        }
      }
    return AppSources(files).answer([property], of: view)
  }

  private static let cell = """
    class PriceCell: UITableViewCell { @IBOutlet var titleLabel: UILabel! }
    class PriceList: UIViewController { @IBOutlet var tableView: UITableView! }
    """

  private static let header = """
    @interface PriceCell : UITableViewCell
    @property IBOutlet UILabel *titleLabel;
    @end
    @interface PriceList : UIViewController
    @property IBOutlet UITableView *tableView;
    @end
    """
}

extension ViewReference {
  /// The label that the outlet of the cell leads to.
  fileprivate static let title = ViewReference(
    className: "UILabel", baseClassName: "UILabel",
    outlets: [CodeLinks.Outlet(owner: "PriceCell", path: ["titleLabel"])],
    containers: ["PriceCell", "PriceList"])

  /// The label that an outlet with a name like a type's leads to.
  fileprivate static let capital = ViewReference(
    className: "UILabel", baseClassName: "UILabel",
    outlets: [CodeLinks.Outlet(owner: "UTICell", path: ["UTILabel"])], containers: ["UTICell"])

  /// The cell itself.
  fileprivate static let cell = ViewReference(
    className: "PriceCell", baseClassName: "UITableViewCell", containers: ["PriceList"])

  /// The label that UIKit gives a cell of one of its styles.
  fileprivate static let text = ViewReference(
    className: "UILabel", baseClassName: "UILabel",
    outlets: [CodeLinks.Outlet(owner: "UITableViewCell", path: ["textLabel"])],
    containers: ["PriceList"])
}

extension SettingStyle {
  static let reaching =
    objects + aliases + values + functions + keys + bindings + lists + objectiveC + walks + loading
    + observers + passedOn

  static let unrelated = otherObjects + harmless + otherViews

  private static func unknownObject(_ member: String = "titleLabel") -> String {
    "unknown: the object whose \(member) is set at 1.swift:1 has no known class"
  }

  private static func unknownFunction(_ name: String, _ file: String = "1.swift") -> String {
    "unknown: the function \(name), which gets the view at \(file):1, is not in the sources"
  }

  private static let notSet = "not set: the sources use PriceCell.titleLabel and never set it"

  /// Ways to the object that has the outlet.
  private static let objects: [SettingStyle] = [
    SettingStyle(
      testDescription: "a factory that the sources lack",
      code: "func a() { let cell = CellFactory.make(table); cell.titleLabel.text = price }",
      answer: unknownObject()),
    SettingStyle(
      testDescription: "a factory that makes a cell of UIKit's class",
      code:
        "func a() { let cell = Cells.make(table); cell.titleLabel.text = price }; enum Cells { static func make(_ t: UITableView) -> UITableViewCell { t.cell() } }",
      answer: unknownObject()),
    SettingStyle(
      testDescription: "a factory that makes a cell of a generic class",
      code:
        "func a() { let cell = Cells.make(table); cell.titleLabel.text = price }; enum Cells { static func make<T>(_ t: UITableView) -> T { t.cell() } }",
      answer: unknownObject()),
    SettingStyle(
      testDescription: "a factory that makes the cell",
      code:
        "func a() { let cell = Cells.make(table); cell.titleLabel.text = price }; enum Cells { static func make(_ t: UITableView) -> PriceCell { t.cell() } }",
      answer: "set to ? at 1.swift:1"),
    SettingStyle(
      testDescription: "an outlet whose name begins like that of a type",
      code:
        "class UTICell: UIView { @IBOutlet var UTILabel: UILabel!; func a() { UTILabel.text = price; for l in [UTILabel] { l?.font = body } } }",
      view: .capital, answer: "set to ? at 1.swift:1"),
    SettingStyle(
      testDescription: "such an outlet in a list",
      code:
        "class UTICell: UIView { @IBOutlet var UTILabel: UILabel! }; extension UTICell { func a() { for l in [UTILabel, other] { l?.text = price } } }",
      view: .capital, answer: "set to ? at 1.swift:1"),
    SettingStyle(
      testDescription: "the result of a call",
      code: "func a(_ cells: Cells) { cells.cell(at: row).titleLabel.text = price }",
      answer: unknownObject()),
    SettingStyle(
      testDescription: "a static property",
      code: "func a() { Screen.cell.titleLabel.text = price }", answer: unknownObject()),
    SettingStyle(
      testDescription: "one of two, one of which a call makes",
      code: "func a(_ cell: UIView?) { (other ?? makeCell()).titleLabel.text = price }",
      answer: unknownObject()),
    SettingStyle(
      testDescription: "a generic parameter",
      code: "func fill<Cell: Priced>(_ cell: Cell) { cell.titleLabel.text = price }",
      answer: unknownObject()),
    SettingStyle(
      testDescription: "another name of the class",
      code: "typealias Row = PriceCell; func a(_ row: Row) { row.titleLabel.text = price }",
      answer: unknownObject()),
    SettingStyle(
      testDescription: "an object of any class",
      code: "class Store { var row: Any; func a() { row.titleLabel.text = price } }",
      answer: unknownObject()),
    SettingStyle(
      testDescription: "a protocol with a default implementation",
      code:
        "protocol Titled { var titleLabel: UILabel! { get } }; extension PriceCell: Titled {}; extension Titled { func show() { titleLabel.text = price } }",
      answer: "set to ? at 1.swift:1"),
    SettingStyle(
      testDescription: "a subclass",
      code: "class BigCell: PriceCell { func show() { titleLabel.text = price } }",
      answer: "unknown: only the subclass BigCell sets it, at 1.swift:1"),
    SettingStyle(
      testDescription: "the parameter of a closure",
      code: "class Rows { var fill = { cell in cell.titleLabel.text = price } }",
      answer: unknownObject()),
    SettingStyle(
      testDescription: "an extension of the cell in another module",
      code: "func a(_ cell: PriceCell) { cell.configure(with: price) }",
      answer: unknownFunction("configure")),
  ]

  /// Properties that are other names of the view.
  private static let aliases: [SettingStyle] = [
    SettingStyle(
      testDescription: "a lazy property that holds the view",
      code:
        "class BigCell: PriceCell { lazy var main = titleLabel; func a() { main?.text = price } }",
      answer: "unknown: only the subclass BigCell sets it, at 1.swift:1"),
    SettingStyle(
      testDescription: "a property whose getter is the view",
      code:
        "extension PriceCell { var main: UILabel { titleLabel }; func a() { main.text = price } }",
      answer: "set to ? at 1.swift:1"),
    SettingStyle(
      testDescription: "a property whose getter returns one of several views",
      code:
        "extension PriceCell { var main: UILabel { if isNew { return other }; return titleLabel }; func a() { main.text = price } }",
      answer: "set to ? at 1.swift:1"),
    SettingStyle(
      testDescription: "a requirement of a protocol that is the view",
      code:
        "protocol Priced { var main: UILabel { get } }; extension Priced { func a() { main.text = price } }; extension PriceCell: Priced { var main: UILabel { titleLabel } }",
      answer: "set to ? at 1.swift:1"),
    SettingStyle(
      testDescription: "a property that a subclass overrides with the view",
      code:
        "extension PriceCell { var main: UILabel { UILabel() }; func a() { main.text = price } }; class BigCell: PriceCell { override var main: UILabel { titleLabel } }",
      answer: "unknown: only the subclass BigCell sets it, at 1.swift:1"),
    SettingStyle(
      testDescription: "the list of views that a subclass overrides",
      code:
        "extension PriceCell { var labels: [UILabel] { [] }; func a() { labels.forEach { $0.text = price } } }; class BigCell: PriceCell { override var labels: [UILabel] { [titleLabel] } }",
      answer: "unknown: only the subclass BigCell sets it, at 1.swift:1"),
    SettingStyle(
      testDescription: "a method that a subclass overrides and that gets the view",
      code:
        "extension PriceCell { func a() { show(titleLabel) }; func show(_ label: UILabel) {} }; class BigCell: PriceCell { override func show(_ label: UILabel) { label.text = price } }",
      answer: "set to ? at 1.swift:1"),
  ]

  /// Statements with several targets and names.
  private static let values: [SettingStyle] = [
    SettingStyle(
      testDescription: "a loop over pairs",
      code:
        "extension PriceCell { func a() { for (label, text) in [(titleLabel, price)] { label.text = text } } }",
      answer: "set to ? at 1.swift:1"),
    SettingStyle(
      testDescription: "a loop over pairs without names",
      code:
        "extension PriceCell { func a() { [(titleLabel, price)].forEach { $0.0.text = $0.1 } } }",
      answer: "set to ? at 1.swift:1"),
    SettingStyle(
      testDescription: "a dictionary of views",
      code:
        "extension PriceCell { func a() { let views = [\"title\": titleLabel]; views[\"title\"]?.text = price } }",
      answer: "set to ? at 1.swift:1"),
    SettingStyle(
      testDescription: "an assignment to several",
      code: "extension PriceCell { func a() { (titleLabel.text, tag) = (price, 3) } }",
      answer: "set to ? at 1.swift:1"),
    SettingStyle(
      testDescription: "a parameter that is written to",
      code: "extension PriceCell { func a() { write(price, to: &titleLabel.text) } }",
      answer: "set to ? at 1.swift:1"),
  ]

  /// Functions that receive the view.
  private static let functions: [SettingStyle] = [
    SettingStyle(
      testDescription: "a closure that gets the view",
      code:
        "extension PriceCell { func a() { let show: (UILabel) -> Void = { $0.text = price }; show(titleLabel) } }",
      answer: unknownFunction("show")),
    SettingStyle(
      testDescription: "a function of a library",
      code: "extension PriceCell { func a() { PriceKit.render(price, in: titleLabel) } }",
      answer: unknownFunction("render")),
    SettingStyle(
      testDescription: "a function of a library with the name of one of UIKit's",
      code: "extension PriceCell { func a() { DateHelper.setDate(today, on: titleLabel) } }",
      answer: unknownFunction("setDate")),
    SettingStyle(
      testDescription: "an object of a library's class",
      code: "extension PriceCell { func a() { binder = LabelBinder(titleLabel) } }",
      answer: unknownFunction("LabelBinder")),
    SettingStyle(
      testDescription: "an object that keeps the view",
      code:
        "class Writer { var out: UILabel; init(_ label: UILabel) { out = label }; func a() { out.text = price } }; extension PriceCell { func a() { writer = Writer(titleLabel) } }",
      answer: "set to ? at 1.swift:1"),
    SettingStyle(
      testDescription: "a method that an extension in another module declares",
      code: "extension PriceCell { func a() { titleLabel.configure(with: price) } }",
      answer: unknownFunction("configure")),
    SettingStyle(
      testDescription: "a method of that name of another class",
      code:
        "extension PriceCell { func a() { titleLabel.configure(with: price) } }; class Row { func configure(with: Int) {} }",
      answer: unknownFunction("configure")),
    SettingStyle(
      testDescription: "a closure for the view",
      code: "extension PriceCell { func a() { titleLabel.with { $0.text = price } } }",
      answer: "set to ? at 1.swift:1"),
    SettingStyle(
      testDescription: "a method of a list of views",
      code:
        "extension PriceCell { func a() { [titleLabel].fill() } }; extension Array where Element: UILabel { func fill() { for label in self { label.text = price } } }",
      answer: unknownFunction("fill")),
    SettingStyle(
      testDescription: "an operator of the app",
      code:
        "infix operator <-; func <- (label: UILabel, text: String) { label.text = text }; extension PriceCell { func a() { titleLabel <- price } }",
      answer: "set to ? at 1.swift:1"),
    SettingStyle(
      testDescription: "an operator of a library",
      code: "extension PriceCell { func a() { price ==> titleLabel } }",
      answer: unknownFunction("==>")),
    SettingStyle(
      testDescription: "a subscript that gets the view",
      code:
        "extension PriceCell { func a() { Texts.all[titleLabel] = price } }; class Texts { func b(_ label: UILabel) { label.text = price } }",
      answer:
        "unknown: 1.swift:1 passes the view on, and 1.swift:1 sets a view that may be this one"),
    SettingStyle(
      testDescription: "a macro that gets the view",
      code: "extension PriceCell { func a() { #show(titleLabel) } }",
      answer: unknownFunction("#show")),
    SettingStyle(
      testDescription: "a method with the name of the property",
      code: "extension PriceCell { func a() { Column { titleLabel.text(price) } } }",
      answer: unknownFunction("text")),
  ]

  /// Key paths and key-value coding.
  private static let keys: [SettingStyle] = [
    SettingStyle(
      testDescription: "a key path as a subscript",
      code: "func a(_ cell: PriceCell) { cell[keyPath: \\.titleLabel.text] = price }",
      answer: "set to ? at 1.swift:1"),
    SettingStyle(
      testDescription: "a key path as a subscript of the object that has the outlet",
      code: "extension PriceCell { func a() { self[keyPath: \\.titleLabel]?.text = price } }",
      answer: "set to ? at 1.swift:1"),
    SettingStyle(
      testDescription: "a key path in a variable",
      code: "extension PriceCell { func a() { titleLabel[keyPath: path] = price } }",
      answer: unknownFunction("subscript(keyPath:)")),
    SettingStyle(
      testDescription: "a key path that is handed on",
      code: "func a() { bind(price, to: \\PriceCell.titleLabel.text) }",
      answer: "unknown: the key path at 1.swift:1 leads to it"),
    SettingStyle(
      testDescription: "a key path of the view that a method gets",
      code: "extension PriceCell { func a() { titleLabel.set(\\.text, to: price) } }",
      answer: unknownFunction("set")),
    SettingStyle(
      testDescription: "key-value coding",
      code: "extension PriceCell { func a() { titleLabel.setValue(price, forKey: \"text\") } }",
      answer: "set to ? at 1.swift:1"),
    SettingStyle(
      testDescription: "key-value coding by a path",
      code: "func a(_ cell: PriceCell) { cell.setValue(price, forKeyPath: \"titleLabel.text\") }",
      answer: "set to ? at 1.swift:1"),
    SettingStyle(
      testDescription: "key-value coding by an unknown key",
      code: "extension PriceCell { func a() { titleLabel.setValue(price, forKey: key) } }",
      answer: unknownFunction("setValue")),
  ]

  /// Publishers and observables.
  private static let bindings: [SettingStyle] = [
    SettingStyle(
      testDescription: "a publisher that assigns",
      code: "func a(_ cell: PriceCell) { prices.assign(to: \\.titleLabel.text, on: cell) }",
      answer: "set to ? at 1.swift:1"),
    SettingStyle(
      testDescription: "a publisher that is received",
      code:
        "extension PriceCell { func a() { prices.sink { [weak self] in self?.titleLabel.text = $0 } } }",
      answer: "set to ? at 1.swift:1"),
    SettingStyle(
      testDescription: "an observable that is bound",
      code: "func a(_ cell: PriceCell) { prices.bind(to: cell.titleLabel.rx.text) }",
      answer: "set to ? at 1.swift:1"),
  ]

  private static func list(_ description: String, _ code: String, _ answer: String) -> SettingStyle
  {
    SettingStyle(testDescription: description, code: code, view: .text, answer: answer)
  }

  /// The labels that UIKit gives the cells of a list.
  private static let lists: [SettingStyle] = [
    list(
      "a data source that is not the controller",
      "class Source: NSObject { func a(_ t: UITableView) { let cell = t.dequeueReusableCell(withIdentifier: id); cell?.textLabel?.text = price } }",
      unknownObject("textLabel")),
    list(
      "a function outside the controller",
      "func fill(_ cell: UITableViewCell) { cell.textLabel?.text = price }",
      unknownObject("textLabel")),
    list(
      "a cell configuration",
      "extension PriceList { func a(_ cell: UITableViewCell) { var content = cell.defaultContentConfiguration(); content.text = price; cell.contentConfiguration = content } }",
      unknownObject("configuration")),
  ]

  private static func objectiveC(
    _ description: String, _ code: String, _ answer: String
  ) -> SettingStyle {
    SettingStyle(
      testDescription: description, language: .objectiveC,
      code: "@implementation PriceList - (void)a { \(code) } @end",
      answer: answer.replacing("1.swift", with: "1.m"))
  }

  private static let objectiveC: [SettingStyle] = [
    objectiveC(
      "a factory, in dot syntax", "[CellFactory cellFor:self.tableView].titleLabel.text = price;",
      unknownObject()),
    objectiveC(
      "a method's result, in brackets", "[[[self cellAt:path] titleLabel] setText:price];",
      unknownObject()),
    objectiveC(
      "an object of any class", "id cell = [self cellAt:path]; [[cell titleLabel] setText:price];",
      unknownObject()),
    objectiveC(
      "an element of an untyped list", "[self.cells[0] titleLabel].text = price;", unknownObject()),
    objectiveC(
      "a method of a category that the sources lack",
      "PriceCell *cell = [self cellAt:path]; [cell.titleLabel kit_showPrice:price];",
      unknownFunction("kit_showPrice")),
    objectiveC(
      "a macro", "PriceCell *cell = [self cellAt:path]; SHOW(cell.titleLabel, price);",
      unknownFunction("SHOW")),
    objectiveC(
      "a macro with the beginning of Apple's names",
      "PriceCell *cell = [self cellAt:path]; LABEL(cell.titleLabel, price);",
      unknownFunction("LABEL")),
    SettingStyle(
      testDescription: "a macro of the app", language: .objectiveC,
      code: """
        #define LABEL(view, name) do { \\
          [view setText:name]; } while (0)
        @implementation PriceCell - (void)a { LABEL(self.titleLabel, price); } @end
        """,
      answer: "set to ? at 1.m:2"),
    objectiveC(
      "key-value coding by a path",
      "PriceCell *cell = [self cellAt:path]; [cell setValue:price forKeyPath:@\"titleLabel.text\"];",
      "set to ? at 1.m:1"),
    objectiveC(
      "a method that gets the view by its selector",
      "PriceCell *cell = [self cellAt:path]; [self performSelector:@selector(fill:) withObject:cell.titleLabel]; } - (void)fill:(UILabel *)label { label.text = price;",
      "set to ? at 1.m:1"),
    objectiveC(
      "a selector that is performed",
      "PriceCell *cell = [self cellAt:path]; [cell.titleLabel performSelector:@selector(setText:) withObject:price];",
      unknownFunction("performSelector")),
    objectiveC(
      "a block that gets the cell",
      "void (^fill)(id) = ^(id cell) { [[cell titleLabel] setText:price]; };", unknownObject()),
  ]

  /// Objects that are certainly others.
  private static let otherObjects: [SettingStyle] = [
    SettingStyle(
      testDescription: "an outlet of that name of another class",
      code:
        "class Row: UIView { @IBOutlet var titleLabel: UILabel!; func a() { titleLabel.text = price } }",
      answer: notSet),
    SettingStyle(
      testDescription: "an object of another class",
      code:
        "class Row: UIView { var titleLabel = UILabel() }; func a(_ row: Row) { row.titleLabel.text = price }",
      answer: notSet),
    SettingStyle(
      testDescription: "a factory of another class",
      code:
        "class Row: UIView { var titleLabel = UILabel(); static func make() -> Row { Row() } }; func a() { Row.make().titleLabel.text = price }",
      answer: notSet),
    SettingStyle(
      testDescription: "a factory of another class in another module",
      code:
        "class Row: UIView { var titleLabel = UILabel() }; func a() { Row.fromNib().titleLabel.text = price }",
      answer: notSet),
    SettingStyle(
      testDescription: "an object that keeps the outlet of that name of any object",
      code:
        "class Writer { var titleLabel: UILabel!; init(titleLabel: UILabel) {} }; func a(_ row: Any) { keep(Writer(titleLabel: row.titleLabel)) }",
      answer: notSet),
    SettingStyle(
      testDescription: "a view that code makes",
      code: "extension PriceCell { func a() { let label = UILabel(); label.text = price } }",
      answer: notSet),
    SettingStyle(
      testDescription: "a button of UIKit's class",
      code: "func a(_ button: UIButton) { button.titleLabel?.text = price }", answer: notSet),
    SettingStyle(
      testDescription: "another controller that fills its own list",
      code:
        "class Names: UITableViewController { func a(_ cell: UITableViewCell) { cell.textLabel?.text = name } }",
      view: .text,
      answer: "not set: the sources use UITableViewCell.textLabel and never set it"),
  ]

  /// Statements about the view that do not set the property.
  private static let harmless: [SettingStyle] = [
    SettingStyle(
      testDescription: "a function outside types that translates a text",
      code:
        "extension PriceCell { func a() { show(localized(price)) } }; func localized(_ text: String) -> String { text }",
      view: .cell, answer: "not set: the sources use PriceCell and never set it"),
    SettingStyle(
      testDescription: "a notification, a timer and a bundle that get the view",
      code:
        "extension PriceCell { func a() { send(Notification(name: price, object: titleLabel)); Timer(target: titleLabel); Bundle(for: titleLabel) } }",
      answer: notSet),
    SettingStyle(
      testDescription: "the custom view of an object that is not known",
      code:
        "extension PriceList { func a() { let hud = Library.make(); hud.customView = logo } }",
      property: .font, answer: notSet),
    SettingStyle(
      testDescription: "the label of a class of cells that is not in the file",
      code:
        "class NameCell: UITableViewCell { override func awakeFromNib() { textLabel?.text = name } }",
      view: .text,
      answer: "not set: the sources use UITableViewCell.textLabel and never set it"),
    SettingStyle(
      testDescription: "methods of AppKit", language: .objectiveC,
      code:
        "@implementation PriceCell - (void)a { [self.titleLabel removeAllItems]; [self.titleLabel itemAtIndex:0]; [self.titleLabel setDelegate:self]; } @end",
      answer: notSet),
    SettingStyle(
      testDescription: "a property with a text of the view",
      code:
        "extension PriceCell { var words: String? { titleLabel.text }; func a() { words = price } }",
      answer: notSet),
    SettingStyle(
      testDescription: "another property",
      code: "func a() { Cells.make().titleLabel.isHidden = true }", answer: notSet),
    SettingStyle(
      testDescription: "a property that is read",
      code: "func a() { price = Cells.make().titleLabel.text }", answer: notSet),
    SettingStyle(
      testDescription: "functions of UIKit that get the view",
      code:
        "extension PriceCell { func a() { contentView.addSubview(titleLabel); contentView.bringSubviewToFront(titleLabel) } }",
      answer: notSet),
    SettingStyle(
      testDescription: "methods of UIKit",
      code:
        "extension PriceCell { func a() { titleLabel.sizeToFit(); titleLabel.setContentHuggingPriority(.required, for: .vertical) } }",
      answer: notSet),
    SettingStyle(
      testDescription: "a constraint",
      code:
        "extension PriceCell { func a() { NSLayoutConstraint(item: titleLabel, attribute: .top, relatedBy: .equal) } }",
      answer: notSet),
    SettingStyle(
      testDescription: "a method of a library whose name says that it sets something else",
      code: "extension PriceCell { func a() { titleLabel.kit_setBackgroundColor(.red) } }",
      answer: notSet),
    SettingStyle(
      testDescription: "a macro of the app that does something else", language: .objectiveC,
      code: """
        #define SHAKE(view) [(view) setAlpha:1]
        @implementation PriceCell - (void)a { SHAKE(self.titleLabel); } @end
        """,
      answer: notSet),
    SettingStyle(
      testDescription: "operators and expressions of Swift",
      code:
        "extension PriceCell { func a() -> Bool { titleLabel === other && prices.contains(titleLabel ?? other) || #selector(titleLabel) == b } }",
      answer: notSet),
    SettingStyle(
      testDescription: "a function of the app that does something else",
      code:
        "extension PriceCell { func a() { shake(titleLabel) }; func shake(_ view: UIView) { view.alpha = 1 } }",
      answer: notSet),
    SettingStyle(
      testDescription: "a method of the app that does something else",
      code:
        "extension PriceCell { func a() { titleLabel.shake() } }; extension UIView { func shake() { alpha = 1 } }",
      answer: notSet),
  ]
}
