import AccessibilityModel
import SourceReading
import Testing

/// Sources of an app, a view of one of its files, and whether code sets one of its properties.
struct LinkingCase: CustomTestStringConvertible, Sendable {
  let name: String
  private(set) var sources: [String]
  let view: ViewReference
  let properties: Set<ViewProperty>
  let answer: String

  init(
    _ name: String, _ sources: String..., view: ViewReference,
    asks properties: Set<ViewProperty> = [.accessibilityLabel], answer: String
  ) {
    self.name = name
    self.sources = sources
    self.view = view
    self.properties = properties
    self.answer = answer
  }

  var testDescription: String { name }

  static let all =
    outlets + classes + functions + gaps + titles + attributes + handed + libraries + rows
    + contained + closures + themes
}

extension ViewReference {
  init(
    className: String, baseClassName: String? = nil, outlets: [CodeLinks.Outlet] = [],
    actions: [CodeLinks.Action] = [], tag: Int? = nil, containers: [String] = [],
    runtimeAttributes: Set<String> = [], textAttributes: Set<String> = []
  ) {
    var links = CodeLinks()
    links.baseClassName = baseClassName
    links.outlets = outlets
    links.actions = actions
    links.tag = tag
    links.containers = containers
    links.runtimeAttributes = runtimeAttributes
    links.textAttributes = textAttributes
    self.init(className: className, links)
  }

  /// A button that an outlet leads to.
  static func button(_ owner: String, _ outlet: String) -> ViewReference {
    ViewReference(
      className: "UIButton", baseClassName: "UIButton",
      outlets: [CodeLinks.Outlet(owner: owner, path: [outlet])], containers: [owner])
  }
}

extension LinkingCase {
  private static let player = "class Player: UIViewController { @IBOutlet var play: UIButton! }"

  static let outlets: [LinkingCase] = [
    LinkingCase(
      "no outlet leads to it", player,
      view: ViewReference(className: "UIButton", baseClassName: "UIButton"),
      answer: "not set: no outlet leads to it"),
    LinkingCase(
      "the outlet is never touched", player, view: .button("Player", "play"),
      answer: "not set: the sources use Player.play and never set it"),
    LinkingCase(
      "a cell labels its content view",
      "class PriceCell: UITableViewCell { func a() { contentView.accessibilityLabel = \"Play\" } }",
      view: ViewReference(
        className: "UITableViewCellContentView", baseClassName: "UITableViewCellContentView",
        outlets: [CodeLinks.Outlet(owner: "PriceCell", path: ["contentView"])],
        containers: ["PriceCell"]),
      answer: "set to “Play” at 0.swift:1"),
    LinkingCase(
      "another cell labels its content view",
      "class PriceCell: UITableViewCell {}",
      "class NameCell: UITableViewCell { func a() { contentView.accessibilityLabel = \"Play\" } }",
      view: ViewReference(
        className: "UITableViewCellContentView", baseClassName: "UITableViewCellContentView",
        outlets: [CodeLinks.Outlet(owner: "PriceCell", path: ["contentView"])],
        containers: ["PriceCell"]),
      answer: "not set: the sources use PriceCell.contentView and never set it"),
    LinkingCase(
      "an extension in another file sets it", player,
      "extension Player { func a() { play.accessibilityLabel = \"Play\" } }",
      view: .button("Player", "play"), answer: "set to “Play” at 1.swift:1"),
    LinkingCase(
      "the superclass that has the outlet sets it",
      "class Base: UIViewController { func a() { play.accessibilityLabel = \"Play\" } }",
      "class Player: Base {}", view: .button("Player", "play"),
      answer: "set to “Play” at 0.swift:1"),
    LinkingCase(
      "a subclass sets it", player,
      "class Radio: Player { func a() { play.accessibilityLabel = \"Play\" } }",
      view: .button("Player", "play"),
      answer: "unknown: only the subclass Radio sets it, at 1.swift:1"),
    LinkingCase(
      "a subclass passes it to a function that sets it", player,
      "class Radio: Player { func a() { dress(play) } }",
      "func dress(_ button: UIButton) { button.accessibilityLabel = \"Play\" }",
      view: .button("Player", "play"),
      answer: "unknown: only the subclass Radio sets it, at 2.swift:1"),
    LinkingCase(
      "the class and a subclass set it", player,
      "extension Player { func a() { play.accessibilityLabel = \"Play\" } }",
      "class Radio: Player { func b() { play.accessibilityLabel = \"Radio\" } }",
      view: .button("Player", "play"), answer: "set to “Play” at 1.swift:1"),
    LinkingCase(
      "another class has an outlet of that name", player,
      "class Other: UIView { func a() { play.accessibilityLabel = \"Play\" } }",
      view: .button("Player", "play"),
      answer: "not set: the sources use Player.play and never set it"),
    LinkingCase(
      "the controller sets it through the cell",
      "class Cell: UITableViewCell { @IBOutlet var play: UIButton! }",
      """
      class List: UIViewController {
        var header: Cell!
        func a() { header.play.accessibilityLabel = "Play" }
      }
      """,
      view: .button("Cell", "play"), answer: "set to “Play” at 1.swift:3"),
    LinkingCase(
      "an object that is declared as any controller may be this one", player,
      "class Router { func a(_ shown: UIViewController) { let any: UIViewController = shown; any.view.alpha = 1 } }",
      view: ViewReference(
        className: "UIView", baseClassName: "UIView",
        outlets: [CodeLinks.Outlet(owner: "Player", path: ["view"])], containers: ["Player"]),
      asks: [.alpha],
      answer: "unknown: the object whose view is set at 1.swift:1 has no known class"),
    LinkingCase(
      "a table of an unknown class fills the cells of UIKit's styles", player,
      view: ViewReference(
        className: "UILabel", baseClassName: "UILabel",
        outlets: [CodeLinks.Outlet(owner: "UITableViewCell", path: ["textLabel"])],
        containers: ["Logins"]),
      asks: [.text], answer: "unknown: the class Logins is not in the sources"),
    LinkingCase(
      "a table that is known and leaves the cells of UIKit's styles alone",
      "class Logins: UITableViewController {}",
      view: ViewReference(
        className: "UILabel", baseClassName: "UILabel",
        outlets: [CodeLinks.Outlet(owner: "UITableViewCell", path: ["textLabel"])],
        containers: ["Logins"]),
      asks: [.text],
      answer: "not set: the sources use UITableViewCell.textLabel and never set it"),
    LinkingCase(
      "an outlet of another cell of a UIKit style",
      "class Logins: UITableViewController { @IBOutlet var name: UITableViewCell! }",
      "extension Logins { func a() { name.textLabel?.text = \"Play\" } }",
      view: ViewReference(
        className: "UILabel", baseClassName: "UILabel",
        outlets: [
          CodeLinks.Outlet(owner: "UITableViewCell", path: ["textLabel"]),
          CodeLinks.Outlet(owner: "Logins", path: ["size", "textLabel"]),
        ], containers: ["Logins"]),
      asks: [.text],
      answer:
        "not set: the sources use UITableViewCell.textLabel, Logins.size.textLabel and never set it"
    ),
    LinkingCase(
      "the outlet of its cell of a UIKit style",
      "class Logins: UITableViewController { @IBOutlet var name: UITableViewCell! }",
      "extension Logins { func a() { name.textLabel?.text = \"Play\" } }",
      view: ViewReference(
        className: "UILabel", baseClassName: "UILabel",
        outlets: [
          CodeLinks.Outlet(owner: "UITableViewCell", path: ["textLabel"]),
          CodeLinks.Outlet(owner: "Logins", path: ["name", "textLabel"]),
        ], containers: ["Logins"]),
      asks: [.text], answer: "set to “Play” at 1.swift:1"),
    LinkingCase(
      "code changes a constraint", player,
      "extension Player { @IBOutlet var height: NSLayoutConstraint!; func a() { height.constant = 5 } }",
      view: ViewReference(
        className: "NSObject", baseClassName: "NSObject",
        outlets: [CodeLinks.Outlet(owner: "Player", path: ["height"])]),
      asks: [.constant, .isActive], answer: "set to 5.0 at 1.swift:1"),
    LinkingCase(
      "code sets the range of a slider", player,
      "extension Player { func a() { play.maximumValue = 5 } }",
      view: .button("Player", "play"), asks: [.minimumValue, .maximumValue],
      answer: "set to 5.0 at 1.swift:1"),
    LinkingCase(
      "an identifier is no label", player,
      "extension Player { func a() { play.accessibilityIdentifier = \"Play\" } }",
      view: .button("Player", "play"),
      answer: "not set: the sources use Player.play and never set it"),
    LinkingCase(
      "a title is no label", player,
      "extension Player { func a() { play.setTitle(\"Play\", for: .normal) } }",
      view: .button("Player", "play"),
      answer: "not set: the sources use Player.play and never set it"),
    LinkingCase(
      "RxSwift hands on what sets it", player,
      "extension Player { var shown: Binder<Bool> { return play.rx.isHidden.asObserver() } }",
      view: .button("Player", "play"), asks: [.isHidden], answer: "set to ? at 1.swift:1"),
    LinkingCase(
      "the appearance of a class",
      "class Theme { func a() { UITextField.appearance().placeholder = \"Search\" } }",
      view: ViewReference(className: "UITextField"), asks: [.placeholder],
      answer: "set to “Search” at 0.swift:1"),
    LinkingCase(
      "the appearance of a class in a search bar",
      """
      class Theme {
        func a() {
          UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).placeholder = "Search"
        }
      }
      """,
      view: ViewReference(className: "UITextField"), asks: [.placeholder],
      answer: "not set: no outlet leads to it"),
    LinkingCase(
      "nil is no label", player,
      "extension Player { func a() { play.accessibilityLabel = nil } }",
      view: .button("Player", "play"),
      answer: "not set: the sources use Player.play and never set it"),
    LinkingCase(
      "a part of the button is the button", player,
      "extension Player { func a() { play.titleLabel?.font = .preferredFont(forTextStyle: .body) } }",
      view: .button("Player", "play"), asks: [.font], answer: "set to style body at 1.swift:1"),
    LinkingCase(
      "two values are no certain one", player,
      """
      extension Player {
        func a() { if on { play.accessibilityLabel = "A" } else { play.accessibilityLabel = "B" } }
      }
      """,
      view: .button("Player", "play"), answer: "set to ? at 1.swift:2"),
    LinkingCase(
      "an item of the bar", "class Player: UIViewController {}",
      "extension Player { func a() { navigationItem.rightBarButtonItem?.accessibilityLabel = \"Add\" } }",
      view: ViewReference(
        className: "UIBarButtonItem",
        outlets: [
          CodeLinks.Outlet(owner: "Player", path: ["navigationItem", "rightBarButtonItem"])
        ], containers: ["Player"]),
      answer: "set to “Add” at 1.swift:1"),
    LinkingCase(
      "the method that gets it as its sender", player,
      "extension Player { @IBAction func tap(_ sender: UIButton) { sender.accessibilityLabel = \"On\" } }",
      view: ViewReference(
        className: "UIButton", actions: [CodeLinks.Action(owner: "Player", selector: "tap:")]),
      answer: "set to “On” at 1.swift:1"),
  ]

  static let classes: [LinkingCase] = [
    LinkingCase(
      "the class overrides it",
      "class Stars: UIView { override var accessibilityLabel: String? { get { \"Stars\" } set {} } }",
      view: ViewReference(className: "Stars", baseClassName: "UIView"),
      answer: "set to “Stars” at 0.swift:1"),
    LinkingCase(
      "a superclass in another file sets it",
      "class Base: UIView { func a() { accessibilityLabel = name } }", "class Stars: Base {}",
      view: ViewReference(className: "Stars", baseClassName: "UIView"),
      answer: "set to ? at 0.swift:1"),
    LinkingCase(
      "a class of a library", "class Stars: LibraryStars {}",
      view: ViewReference(className: "Stars", baseClassName: "UIView"),
      answer: "unknown: the class LibraryStars is not in the sources"),
    LinkingCase(
      "the class was read whole", "class Stars: UIView { var count = 0 }",
      view: ViewReference(className: "Stars", baseClassName: "UIView"),
      answer: "not set: the sources use Stars and never set it"),
    LinkingCase(
      "an extension of UIKit's class does nothing by itself",
      "extension UIView { func hide() { isAccessibilityElement = false } }",
      "class Stars: UIView {}",
      view: ViewReference(className: "Stars", baseClassName: "UIView"),
      asks: [.isAccessibilityElement],
      answer: "not set: the sources use Stars and never set it"),
    LinkingCase(
      "an extension of UIKit's class that is called",
      "extension UIView { func hide() { isAccessibilityElement = false } }",
      "class Stars: UIView { func a() { hide() } }",
      view: ViewReference(className: "Stars", baseClassName: "UIView"),
      asks: [.isAccessibilityElement], answer: "set to false at 0.swift:1"),
    LinkingCase(
      "all views of a class by their appearance",
      "func a() { UILabel.appearance().adjustsFontForContentSizeCategory = true }",
      view: ViewReference(className: "UILabel"), asks: [.adjustsFontForContentSizeCategory],
      answer: "set to true at 0.swift:1"),
    LinkingCase(
      "a style that only an attribute of the file asks for", scalingLabel,
      view: ViewReference(className: "ScalingLabel", baseClassName: "UILabel"), asks: [.font],
      answer: "unknown: 0.swift:5 sets it only where the runtime attribute style is set"),
    LinkingCase(
      "a style that the file asks for", scalingLabel,
      view: ViewReference(
        className: "ScalingLabel", baseClassName: "UILabel", runtimeAttributes: ["style"]),
      asks: [.font], answer: "set to scaled at 0.swift:5"),
  ]

  private static let scalingLabel = """
    class ScalingLabel: UILabel {
      @IBInspectable var style: String? { didSet { apply() } }
      func apply() {
        guard let style else { return }
        font = UIFontMetrics(forTextStyle: .body).scaledFont(for: base)
      }
    }
    """

  static let functions: [LinkingCase] = [
    LinkingCase(
      "an outlet that is called like a part of a button",
      """
      class Row: UITableViewCell {
        @IBOutlet var titleLabel: UILabel!
        func a() { titleLabel.text = "Bread" }
      }
      """,
      view: ViewReference(
        className: "UILabel", outlets: [CodeLinks.Outlet(owner: "Row", path: ["titleLabel"])]),
      asks: [.text], answer: "set to “Bread” at 0.swift:3"),
    LinkingCase(
      "an outlet of that name is no part of its owner",
      """
      class Row: UITableViewCell {
        @IBOutlet var titleLabel: UILabel!
        func a() { titleLabel.text = "Bread" }
      }
      """,
      view: ViewReference(className: "Row"), asks: [.text],
      answer: "not set: the sources use Row and never set it"),
    LinkingCase(
      "the label of a button is a part of it", player,
      "extension Player { func a() { play.titleLabel?.font = .preferredFont(forTextStyle: .body) } }",
      view: .button("Player", "play"), asks: [.font], answer: "set to style body at 1.swift:1"),
    LinkingCase(
      "a function that sets something else", player,
      """
      extension Player {
        func a() { setVisibility(play, hidden: true) }
        func setVisibility(_ view: UIView, hidden: Bool) { view.isHidden = hidden }
      }
      """,
      view: .button("Player", "play"),
      answer: "not set: the sources use Player.play and never set it"),
    LinkingCase(
      "a method of that name in another class", player,
      """
      extension Player {
        func a() { setUp(play) }
        func setUp(_ button: UIButton) { button.isHidden = false }
      }
      class Other { func setUp(_ button: UIButton) { button.accessibilityLabel = "Play" } }
      """,
      view: .button("Player", "play"),
      answer: "not set: the sources use Player.play and never set it"),
    LinkingCase(
      "a method of the superclass, called on self",
      "class Base: UIViewController { func setUp(_ b: UIButton) { b.accessibilityLabel = \"Play\" } }",
      """
      class Player: Base {
        @IBOutlet var play: UIButton!
        func a() { self.setUp(play) }
      }
      class Other { func setUp(_ button: UIButton) {} }
      """,
      view: .button("Player", "play"), answer: "set to “Play” at 0.swift:1"),
    LinkingCase(
      "a method of an object of another class", player,
      """
      extension Player { func a() { helper.setUp(play) } }
      class Helper { func setUp(_ button: UIButton) { button.accessibilityLabel = "Play" } }
      """,
      view: .button("Player", "play"), answer: "set to “Play” at 1.swift:2"),
    LinkingCase(
      "a function that hands it on to one that sets it", player,
      """
      extension Player {
        func a() { setUp(button: play) }
        func setUp(button: UIButton) { name(button, "Play") }
        func name(_ view: UIView, _ text: String) { view.accessibilityLabel = text }
      }
      """,
      view: .button("Player", "play"), answer: "set to ? at 1.swift:4"),
    LinkingCase(
      "a method of an extension of its class", player,
      "extension Player { func a() { play.nameIt() } }",
      "extension UIControl { func nameIt() { accessibilityLabel = \"Play\" } }",
      view: .button("Player", "play"), answer: "set to “Play” at 2.swift:1"),
    LinkingCase(
      "a method of an extension of labels, on the title of a button", player,
      "extension Player { func a() { play.applyStyle() } }",
      "extension UIButton { func applyStyle() { titleLabel?.applyHeadline() } }",
      "extension UILabel { func applyHeadline() { font = .preferredFont(forTextStyle: .headline) } }",
      view: .button("Player", "play"), asks: [.font], answer: "set to style headline at 3.swift:1"),
    LinkingCase(
      "an object that is made with the view", player,
      "extension Player { func a() { let row = Row(control: play, gap: 4); row.fill() } }",
      "struct Row { let control: UIControl, gap: Int; func fill() { control.accessibilityLabel = \"Play\" } }",
      view: .button("Player", "play"), answer: "set to “Play” at 2.swift:1"),
    LinkingCase(
      "an object whose property gets the view", player,
      """
      extension Player { var model: Model { Model() }; func a() { model.control = self.play } }
      class Model { var control: UIControl!; func b() { control.accessibilityLabel = "Play" } }
      """,
      view: .button("Player", "play"), answer: "set to “Play” at 1.swift:2"),
    LinkingCase(
      "another property of an object that gets the view", player,
      """
      extension Player { var model: Model { Model() }; func a() { model.control = self.play } }
      class Model {
        var control: UIControl!, other: UIControl!
        func b() { other.accessibilityLabel = "Play" }
      }
      """,
      view: .button("Player", "play"),
      answer: "not set: the sources use Player.play and never set it"),
    LinkingCase(
      "functions that call each other", player,
      """
      extension Player {
        func a() { first(play) }
        func first(_ view: UIView) { second(view) }
        func second(_ view: UIView) { first(view) }
      }
      """,
      view: .button("Player", "play"),
      answer: "not set: the sources use Player.play and never set it"),
  ]

  static let gaps: [LinkingCase] = [
    LinkingCase(
      "the class with the outlet is not there", "class Other: UIView {}",
      view: .button("Player", "play"),
      answer: "unknown: the class Player is not in the sources"),
    LinkingCase(
      "a function of a library that speaks of it", player,
      "extension Player { func a() { applyTheme(to: play) } }", view: .button("Player", "play"),
      answer: "unknown: the function applyTheme, which gets the view at 1.swift:1, is not in the "
        + "sources"),
    LinkingCase(
      "a function of UIKit", player, "extension Player { func a() { view.addSubview(play) } }",
      view: .button("Player", "play"),
      answer: "not set: the sources use Player.play and never set it"),
    LinkingCase(
      "an object whose class is not known", player,
      "func a(_ make: () -> Any) { let made = make(); made.play.accessibilityLabel = \"Play\" }",
      view: .button("Player", "play"),
      answer: "unknown: the object whose play is set at 1.swift:1 has no known class"),
    LinkingCase(
      "a tag by which code finds it", player,
      "extension Player { func a() { view.viewWithTag(7)?.accessibilityLabel = \"Play\" } }",
      view: ViewReference(className: "UIButton", tag: 7, containers: ["Player"]),
      answer: "set to “Play” at 1.swift:1"),
    LinkingCase(
      "a tag by which code finds it and says its class", player,
      "extension Player { func a() { let b = view.viewWithTag(7) as? UIButton; b?.accessibilityLabel = \"Play\" } }",
      view: ViewReference(className: "UIButton", tag: 7, containers: ["Player"]),
      answer: "set to “Play” at 1.swift:1"),
    LinkingCase(
      "a tag that another class looks for, in a file without a class", player,
      "class Row: UIView { func a() { (nib().viewWithTag(7) as? UIButton)?.accessibilityLabel = \"Play\" } }",
      view: ViewReference(className: "UIButton", tag: 7),
      answer: "unknown: views are searched for and set at 1.swift:1"),
    LinkingCase(
      "a tag that another class looks for, in the file of a controller", player,
      "class Row: UIView { func a() { nib().viewWithTag(7)?.accessibilityLabel = \"Play\" } }",
      view: ViewReference(className: "UIButton", tag: 7, containers: ["Player"]),
      answer: "not set: no outlet leads to it"),
    LinkingCase(
      "a tag in the file of a controller that is not in the sources", player,
      view: ViewReference(className: "UIButton", tag: 7, containers: ["Home"]),
      answer: "unknown: the class Home is not in the sources"),
    LinkingCase(
      "no tag in the file of a controller that is not in the sources", player,
      view: ViewReference(className: "UIButton", containers: ["Home"]),
      answer: "not set: no outlet leads to it"),
    LinkingCase(
      "another tag", player,
      "class Row: UIView { func a() { nib().viewWithTag(8)?.accessibilityLabel = \"Play\" } }",
      view: ViewReference(className: "UIButton", tag: 7), answer: "not set: no outlet leads to it"),
    LinkingCase(
      "views below that are cast", player,
      """
      extension Player {
        func a() { for v in view.subviews { (v as? UIButton)?.accessibilityLabel = "Play" } }
      }
      """,
      view: ViewReference(className: "UIButton", containers: ["Player"]),
      answer: "unknown: views are searched for and set at 1.swift:2"),
    LinkingCase(
      "the parts of a search field are the system's", player,
      """
      extension Player {
        func a() {
          if let field = find() as? UITextField { field.subviews.first?.backgroundColor = .red }
        }
      }
      """,
      view: ViewReference(className: "UIButton", containers: ["Player"]), asks: [.backgroundColor],
      answer: "not set: no outlet leads to it"),
    LinkingCase(
      "the items of a tab bar",
      "class Tabs: UITabBarController { func a() { tabBar.items?[0].title = \"Play\" } }",
      player,
      view: ViewReference(
        className: "UITabBarItem",
        outlets: [CodeLinks.Outlet(owner: "Player", path: ["tabBarItem"])], containers: ["Player"]),
      asks: [.title], answer: "unknown: views are searched for and set at 0.swift:1"),
    LinkingCase(
      "all views below", player,
      "extension Player { func a() { for v in view.subviews { v.isAccessibilityElement = true } } }",
      view: ViewReference(className: "UIButton", containers: ["Player"]),
      asks: [.isAccessibilityElement],
      answer: "unknown: views are searched for and set at 1.swift:1"),
  ]

  /// The title of a controller, which its navigation bar shows.
  private static func title(
    _ name: String, _ code: String, answer: String
  ) -> LinkingCase {
    LinkingCase(
      name, player, "class Other: UIViewController {}\n\(code)",
      view: ViewReference(
        className: "UILabel", baseClassName: "UILabel",
        outlets: [CodeLinks.Outlet(owner: "Player", path: ["navigationItem"])],
        containers: ["Player"]),
      asks: [.title], answer: answer)
  }

  static let titles: [LinkingCase] = [
    title(
      "the title of a navigation item",
      "extension Player { func a() { navigationItem.title = \"Play\" } }",
      answer: "set to “Play” at 1.swift:2"),
    title(
      "a controller's own title", "extension Player { func a() { title = \"Play\" } }",
      answer: "set to “Play” at 1.swift:2"),
    title(
      "a controller's own title that is emptied", "extension Player { func a() { title = \"\" } }",
      answer: "set to “” at 1.swift:2"),
    title(
      "a controller's own title that is emptied in a branch",
      "extension Player { func a() { if off { title = \"\" } } }",
      answer: "not set: the sources use Player.navigationItem and never set it"),
    title(
      "a title that only a subclass sets", "class Radio: Player { func a() { title = \"Radio\" } }",
      answer: "unknown: only the subclass Radio sets it, at 1.swift:2"),
    title(
      "another controller's title", "extension Other { func a() { title = \"Play\" } }",
      answer: "not set: the sources use Player.navigationItem and never set it"),
    title(
      "a view in place of the title",
      "extension Player { func a() { navigationItem.titleView = logo } }",
      answer: "set to ? at 1.swift:2"),
    title(
      "the destination of a segue that is cast",
      """
      extension Other {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == "play" {
            let player = segue.destination as! Player
            segue.destination.title = "Play"
          }
        }
      }
      """, answer: "set to “Play” at 1.swift:6"),
    title(
      "the destination of a segue that is cast to another class",
      """
      extension Other {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if let other = segue.destination as? Other { segue.destination.title = "Play" }
        }
      }
      """, answer: "not set: the sources use Player.navigationItem and never set it"),
    title(
      "the destination of a segue of any class",
      """
      extension Other {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          segue.destination.title = "Play"
        }
      }
      """,
      answer: "unknown: the object whose destination is set at 1.swift:4 has no known class"),
  ]

  private static func attribute(
    _ name: String, _ code: String, view: String = "UILabel", answer: String
  ) -> LinkingCase {
    LinkingCase(
      name, code,
      view: ViewReference(
        className: view, baseClassName: "UILabel", runtimeAttributes: ["localizedKey"],
        textAttributes: ["localizedKey"]),
      asks: [.text], answer: answer)
  }

  static let attributes: [LinkingCase] = [
    attribute(
      "an inspectable property in an extension sets the text",
      """
      extension UILabel {
        @IBInspectable var localizedKey: String? {
          get { nil }
          set { text = newValue?.localized }
        }
      }
      """, answer: "set to ? at 0.swift:4"),
    attribute(
      "a property of that name in an extension of another class",
      "extension UIButton { @IBInspectable var localizedKey: String? { get { nil } set { text = \"\" } } }",
      answer:
        "unknown: the property of the runtime attribute localizedKey, which may set it, is not "
        + "in the sources"),
    attribute(
      "a property of the class itself that sets something else",
      "class Tag: UILabel { @IBInspectable var localizedKey: String? { didSet { tag = 3 } } }",
      view: "Tag", answer: "not set: the sources use Tag and never set it"),
    LinkingCase(
      "an attribute that is no text", player,
      view: ViewReference(
        className: "UILabel", baseClassName: "UILabel", runtimeAttributes: ["cornerRadius"]),
      asks: [.text], answer: "not set: no outlet leads to it"),
    LinkingCase(
      "the setter of a category of Objective-C's", player,
      "extension UILabel { @objc func setLocalizedKey(_ key: String) { text = table[key] } }",
      view: ViewReference(
        className: "UILabel", baseClassName: "UILabel", runtimeAttributes: ["localizedKey"],
        textAttributes: ["localizedKey"]),
      asks: [.text], answer: "set to ? at 1.swift:1"),
  ]
}

extension LinkingCase {
  private static let stack = "class Player: UIViewController { @IBOutlet var play: UIStackView! }"

  private static func view(
    _ name: String, _ sources: String..., asks properties: Set<ViewProperty>, answer: String
  ) -> LinkingCase {
    var example = LinkingCase(
      name, view: .button("Player", "play"), asks: properties, answer: answer)
    example.sources = sources
    return example
  }

  private static let untouched = "not set: the sources use Player.play and never set it"

  /// Uses of a view under other names, and of the views inside it.
  static let handed: [LinkingCase] =
    [
      (
        "forEach { number, button in button.setTitle(words[number], for: .normal) }", "[play, stop]"
      ),
      ("forEach { $1.setTitle(words[$0], for: .normal) }", "[play, stop]"),
      ("forEach { $0.element.setTitle(words[$0.offset], for: .normal) }", "[play, stop]"),
    ].map { loop, array in
      view(
        "a loop over a property with the view: \(loop)",
        "class Player: UIViewController { @IBOutlet var play: UIButton!; @IBOutlet var stop: UIButton! }",
        """
        extension Player {
          var buttons: [UIButton] { \(array) }
          func a() { buttons.enumerated().\(loop) }
        }
        """, asks: [.title], answer: "set to ? at 1.swift:3")
    } + [
      view(
        "a loop over a property with other views", player,
        """
        class Other: UIViewController {
          @IBOutlet var play: UIButton!
          lazy var buttons = [play]
          func a() { for (number, button) in buttons.enumerated() { button.setTitle(words[number]) } }
        }
        """, asks: [.title], answer: untouched)
    ] + otherNames

  private static let otherNames: [LinkingCase] = [
    view(
      "a placeholder is removed",
      "class Player: UIViewController { @IBOutlet var play: UITextField!; func a() { play.placeholder = \"\" } }",
      asks: [.placeholder], answer: "set to “” at 0.swift:1"),
    view(
      "a placeholder is removed at times",
      "class Player: UIViewController { @IBOutlet var play: UITextField!; func a() { if b { play.placeholder = \"\" } } }",
      asks: [.placeholder], answer: untouched),
    view(
      "a text is removed",
      "class Player: UIViewController { @IBOutlet var play: UITextField!; func a() { play.text = \"\" } }",
      asks: [.text], answer: untouched),
    view(
      "a property of an extension sets the text", player,
      "extension UIButton { var words: String { get { \"\" } set { accessibilityLabel = newValue } } }",
      "extension Player { func a() { play.words = name } }", asks: [.accessibilityLabel],
      answer: "set to ? at 1.swift:1"),
    view(
      "a property of a library shows a text", player,
      "extension Player { func a() { play.styledText = name } }", asks: [.text],
      answer: "set to ? at 1.swift:1"),
    view(
      "a property of UIKit's that is no text", player,
      "extension Player { func a() { play.textAlignment = .left } }", asks: [.text],
      answer: untouched),
    view(
      "a property of a library's class gets the view",
      "class Player: LibraryCell { @IBOutlet var play: UIButton!; func a() { button = play } }",
      asks: [.accessibilityLabel], answer: "unknown: the class LibraryCell is not in the sources"),
    view(
      "the app sets what a property of a library's class got",
      """
      class Player: LibraryCell {
        @IBOutlet var play: UIButton!
        func a() { button = play; button.accessibilityLabel = "Play" }
      }
      """, asks: [.accessibilityLabel], answer: "set to “Play” at 0.swift:3"),
    view(
      "a property of UIKit's gets the view", player,
      "extension Player { func a() { navigationItem.titleView = play } }",
      asks: [.accessibilityLabel], answer: untouched),
    view(
      "all subviews are removed", stack,
      "extension Player { func a() { play.arrangedSubviews.forEach { $0.removeFromSuperview() } } }",
      asks: [.emptied], answer: "set to ? at 1.swift:1"),
    view(
      "a loop removes all subviews", stack,
      "extension Player { func a() { for view in play.subviews { view.removeFromSuperview() } } }",
      asks: [.emptied], answer: "set to ? at 1.swift:1"),
    view(
      "an extension removes all subviews", stack,
      "extension UIView { func clear() { subviews.forEach { $0.removeFromSuperview() } } }",
      "extension Player { func a() { play.clear() } }", asks: [.emptied],
      answer: "set to ? at 1.swift:1"),
    view(
      "some subviews are removed", stack,
      "extension Player { func a() { for view in play.subviews where view.tag > 3 { view.removeFromSuperview() } } }",
      asks: [.emptied], answer: untouched),
    view(
      "subviews are changed", stack,
      "extension Player { func a() { play.subviews.forEach { $0.alpha = 1 } } }", asks: [.emptied],
      answer: untouched),
    view(
      "code fixes the height", player,
      "extension Player { func a() { play.heightAnchor.constraint(equalToConstant: 44).isActive = true } }",
      asks: [.intrinsicContentSize], answer: "set to ? at 1.swift:1"),
    view(
      "code ties the height to another view", player,
      "extension Player { func a() { play.heightAnchor.constraint(equalTo: cover.heightAnchor).isActive = true } }",
      asks: [.intrinsicContentSize], answer: untouched),
    view(
      "a flag is turned round", player, "extension Player { func a() { play.isHidden.toggle() } }",
      asks: [.isHidden], answer: "set to ? at 1.swift:1"),
    view(
      "a function of a library may show the view", player,
      "extension Player { func a() { play.fadeIn() } }", asks: [.isHidden],
      answer:
        "unknown: the function fadeIn, which gets the view at 1.swift:1, is not in the sources"),
    view(
      "a closure that is applied to a new view", player,
      "class Bar { func a() -> UIView { { $0.play.isHidden = true; return $0 }(Row()) } }",
      asks: [.isHidden], answer: untouched),
    tab(
      "a controller around it titles its tab",
      "class Player: UIViewController { func a() { navigationController?.tabBarItem.title = \"Play\" } }",
      answer: "set to “Play” at 0.swift:1"),
    tab(
      "a controller titles its own tab",
      "class Player: UIViewController { func a() { tabBarItem.title = \"Play\" } }",
      answer: "not set: no outlet leads to it"),
    tab(
      "code gives the controllers of a list new items",
      "class Bar { func a(_ tabs: UITabBarController) { tabs.viewControllers?.forEach { $0.tabBarItem = make() } } }",
      answer: "set to ? at 0.swift:1"),
    tab(
      "code gives a controller of UIKit's own class a new item",
      "class Bar { func a(_ all: UIViewController) { let any: UIViewController = all; any.tabBarItem = make() } }",
      answer: "set to ? at 0.swift:1"),
    tab(
      "a controller gives itself an item",
      "class Player: UIViewController { func a() { tabBarItem = make() } }",
      answer: "not set: no outlet leads to it"),
  ]

  private static func tab(_ name: String, _ source: String, answer: String) -> LinkingCase {
    LinkingCase(
      name, source, view: ViewReference(className: "UITabBarItem", baseClassName: "UITabBarItem"),
      asks: [.title], answer: answer)
  }
}
