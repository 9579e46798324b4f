import AccessibilityModel
import SourceReading

// Outlets of libraries, rows that press their own controls, appearances inside other views, and
// closures.

extension LinkingCase {
  static let libraries: [LinkingCase] = [
    LinkingCase(
      "an outlet that a library's class has", "class Cell: LibraryCell {}",
      view: .button("Cell", "play"), answer: "unknown: the class LibraryCell is not in the sources"),
    LinkingCase(
      "an outlet of the app's own class",
      "class Cell: LibraryCell { @IBOutlet var play: UIButton! }", view: .button("Cell", "play"),
      answer: "not set: the sources use Cell.play and never set it"),
  ]

  private static func label(in containers: [String], _ system: String...) -> ViewReference {
    var view = ViewReference(
      className: "UILabel", baseClassName: "UILabel", containers: containers)
    view.links.systemContainers = Set(system)
    return view
  }

  private static func tint(_ container: String) -> String {
    "class Card: UIView {}; class Look { func a() { UILabel.appearance(whenContainedInInstancesOf: "
      + "[\(container).self]).textColor = .red } }"
  }

  /// Appearances of views in others.
  static let contained: [LinkingCase] = [
    LinkingCase(
      "an appearance in a view of the app around it", tint("Card"), view: label(in: ["Card"]),
      asks: [.textColor], answer: "set to system red at 0.swift:1"),
    LinkingCase(
      "an appearance in another view of the app", tint("Card"), view: label(in: ["Page"]),
      asks: [.textColor], answer: "not set: no outlet leads to it"),
    LinkingCase(
      "an appearance in a view of UIKit that may be around it", tint("UITableView"),
      view: label(in: ["Page"], "UIView"), asks: [.textColor],
      answer: "unknown: views are searched for and set at 0.swift:1"),
    LinkingCase(
      "an appearance in a view of UIKit around it", tint("UITableView"),
      view: label(in: ["Page"], "UITableViewCell", "UITableView", "UIViewController"),
      asks: [.textColor], answer: "set to system red at 0.swift:1"),
    LinkingCase(
      "an appearance in a view of UIKit that a scene lacks", tint("UITableView"),
      view: label(in: ["Page"], "UIView", "UIViewController"), asks: [.textColor],
      answer: "not set: no outlet leads to it"),
    LinkingCase(
      "an appearance in a controller of UIKit", tint("UINavigationController"),
      view: label(in: ["Page"], "UIView", "UIViewController"), asks: [.textColor],
      answer: "unknown: views are searched for and set at 0.swift:1"),
    LinkingCase(
      "an appearance in a part of UIKit", tint("UIActivityViewController"),
      view: label(in: ["Page"]),
      asks: [.textColor], answer: "not set: no outlet leads to it"),
  ]

  private static let style = """
    struct Style<T: UIView> {
      let styling: (T) -> Void
      func apply(to view: T) { styling(view) }
    }
    enum Look {
      static let body = Style<UIButton> { $0.backgroundColor = .red }
      static func note(_ size: Int) -> Style<UIButton> { Style<UIButton> { $0.backgroundColor = .green } }
    }
    """

  /// Closures that get the view.
  static let closures: [LinkingCase] = [
    LinkingCase(
      "a style that holds a closure", cell,
      """
      struct Style {
        let styling: (UIView) -> Void
        func apply(to views: UIView...) { views.forEach { styling($0) } }
      }
      """, "extension Cell { func a() { Look.body.apply(to: other, play) } }",
      view: .button("Cell", "play"), asks: [.textColor],
      answer:
        "unknown: the function styling, which gets the view at 1.swift:3, is not in the sources"),
    LinkingCase(
      "a style whose closure is known", cell, style,
      "extension Cell { func a() { Look.body.apply(to: play) } }", view: .button("Cell", "play"),
      asks: [.backgroundColor], answer: "set to system red at 1.swift:6"),
    LinkingCase(
      "a style that a function makes", cell, style,
      "extension Cell { func a() { Look.note(2).apply(to: play) } }", view: .button("Cell", "play"),
      asks: [.backgroundColor], answer: "set to system green at 1.swift:7"),
    LinkingCase(
      "a callback of a view", cell,
      """
      extension Cell {
        func a() { tapped(play) }
      }
      class Row: Cell { var onTap: (UIView) -> Void; func tapped(_ view: UIView) { onTap(view) } }
      """, view: .button("Cell", "play"), asks: [.textColor], answer: unpressed),
    LinkingCase(
      "a function that gets a closure", cell,
      "func style(_ view: UIView, by change: (UIView) -> Void) { change(view) }",
      "extension Cell { func a() { style(play) { $0.backgroundColor = .red } } }",
      view: .button("Cell", "play"), asks: [.backgroundColor],
      answer: "set to system red at 2.swift:1"),
    LinkingCase(
      "a method of UIKit", cell, "extension Cell { func a() { addSubview(play) } }",
      view: .button("Cell", "play"), asks: [.textColor], answer: unpressed),
  ]

  private static let cell = "class Cell: UITableViewCell { @IBOutlet var play: UIButton! }"

  private static func list(
    _ name: String, selecting code: String, tapping action: String = ""
  ) -> String {
    """
    class \(name): UIViewController {
      func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
        let cell = t.dequeueReusableCell(withIdentifier: "a", for: i) as! Cell
        cell.play.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        return cell
      }
      func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {
        let cell = t.cellForRow(at: i) as! Cell
        \(code)
      }
      @objc func tapped(_ sender: UIButton) { \(action) }
      func shake(_ view: UIView) {}
    }
    """
  }

  private static let unpressed = "not set: the sources use Cell.play and never set it"

  static let rows: [LinkingCase] = [
    LinkingCase(
      "a selection that calls the action", cell, list("List", selecting: "tapped(cell.play)"),
      view: .button("Cell", "play"), asks: [.rowTap], answer: "set to ? at 1.swift:9"),
    LinkingCase(
      "a selection that sends the actions", cell,
      list("List", selecting: "cell.play.sendActions(for: .touchUpInside)"),
      view: .button("Cell", "play"), asks: [.rowTap], answer: "set to ? at 1.swift:9"),
    LinkingCase(
      "a selection that does something else with it", cell,
      list("List", selecting: "shake(cell.play)"), view: .button("Cell", "play"), asks: [.rowTap],
      answer: unpressed),
    LinkingCase(
      "a selection that does the same as the action", cell,
      list(
        "List", selecting: "choice = i.row; t.reloadData()",
        tapping: "choice = sender.tag; list.reloadData()"), view: .button("Cell", "play"),
      asks: [.rowTap], answer: "set to ? at 1.swift:7"),
    LinkingCase(
      "a selection that does less than the action", cell,
      list(
        "List", selecting: "t.reloadData()", tapping: "choice = sender.tag; list.reloadData()"),
      view: .button("Cell", "play"), asks: [.rowTap], answer: unpressed),
    LinkingCase(
      "another list whose selection does not", cell, list("List", selecting: "tapped(cell.play)"),
      list("Other", selecting: "open()"), view: .button("Cell", "play"), asks: [.rowTap],
      answer: unpressed),
  ]

  /// The ways in which a theme colours a view.
  static let themes: [LinkingCase] = [
    "func a() { [play, stop].forEach { $0.backgroundColor = .red } }",
    "func a() { for view in [play, stop] { view.backgroundColor = .red } }",
    "func a() { paint(play) }; func paint(_ view: UIView) { view.backgroundColor = .red }",
    "func a() { play.dress(.red) } }; extension UIView { func dress(_ c: UIColor) { backgroundColor = .red }",
    "func a() { play.theme_backgroundColor = .red }",
  ].map { code in
    LinkingCase(
      code, cell, "extension Cell { \(code) }", view: .button("Cell", "play"),
      asks: [.backgroundColor], answer: "set to system red at 1.swift:1")
  }
}
