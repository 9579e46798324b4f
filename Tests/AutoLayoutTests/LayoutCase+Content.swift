import AccessibilityModel

extension LayoutCase {
  private static let place = """
    a.left = root.left + 10
    a.top = root.top + 10
    """

  private static func one(
    _ name: String, _ view: String, _ more: String = "", frames: String
  ) -> LayoutCase {
    LayoutCase(name, views: view, constraints: place + "\n" + more, frames: frames)
  }

  private static func wanting(
    _ width: Double?, _ height: Double?, hugging: Double = 250, resistance: Double = 750
  ) -> ViewLayout {
    var layout = ViewLayout()
    layout.placeholderWidth = width
    layout.placeholderHeight = height
    layout.horizontalHugging = hugging
    layout.horizontalResistance = resistance
    return layout
  }

  private static let two = #"""
    <UIView identifier="a" frame="0 0 10 10"/><UIView identifier="b" frame="0 0 10 10"/>
    """#
  private static let row = """
    a.left = root.left
    b.left = a.right
    b.right = root.right
    a.top = root.top
    b.top = root.top
    """

  static let content = [
    one(
      "a switch takes 49 points and draws 51",
      #"<UISwitch identifier="a" frame="0 0 1 1"/>"#, frames: "a 10 10 51 31"),
    one(
      "a stepper", #"<UIStepper identifier="a" frame="0 0 1 1"/>"#, frames: "a 10 10 94 32"),
    one(
      "a slider draws beyond either end", #"<UISlider identifier="a" frame="0 0 1 1"/>"#,
      "a.width = 200", frames: "a 8 10 204 31"),
    one(
      "an activity indicator",
      #"<UIActivityIndicatorView identifier="a" frame="0 0 1 1"/>"#, frames: "a 10 10 20 20"),
    one(
      "a picker", #"<UIPickerView identifier="a" frame="0 0 1 1"/>"#, frames: "a 10 10 320 216"),
    one(
      "an empty label takes no room", #"<UILabel identifier="a" text="" frame="0 0 1 1"/>"#,
      frames: "a 10 10 0 0"),
    one(
      "a label of a line", #"<UILabel identifier="a" text="Label" frame="0 0 1 1"/>"#,
      frames: "a 10 10 41.5 20.5"),
    one(
      "a button of the system",
      #"<UIButton identifier="a" title="Button" frame="0 0 1 1"/>"#, frames: "a 10 10 46 30"),
    one(
      "a button that must be 44 points high",
      #"<UIButton identifier="a" title="Button" frame="0 0 1 1"/>"#, "a.height >= 44",
      frames: "a 10 10 46 44"),
    LayoutCase(
      "the one that hugs less grows", views: two, constraints: row,
      layouts: ["a": wanting(100, 20, hugging: 251), "b": wanting(100, 20, hugging: 250)],
      frames: "a 0 0 100 20\nb 100 0 300 20"),
    LayoutCase(
      "the one that hugs less grows, the other way", views: two, constraints: row,
      layouts: ["a": wanting(100, 20, hugging: 250), "b": wanting(100, 20, hugging: 251)],
      frames: "a 0 0 300 20\nb 300 0 100 20"),
    LayoutCase(
      "the one that resists less shrinks", views: two, constraints: row,
      layouts: ["a": wanting(300, 20, resistance: 750), "b": wanting(300, 20, resistance: 749)],
      frames: "a 0 0 300 20\nb 300 0 100 20"),
    LayoutCase(
      "a width goes over hugging", views: two, constraints: row + "\na.width = 150",
      layouts: ["a": wanting(100, 20, hugging: 999), "b": wanting(100, 20)],
      frames: "a 0 0 150 20\nb 150 0 250 20"),
    LayoutCase(
      "a wish below resistance does not shrink", views: two,
      constraints: row + "\na.width = 50 @740",
      layouts: ["a": wanting(100, 20), "b": wanting(nil, 20)],
      frames: "a 0 0 100 20\nb 100 0 300 20"),
  ]
}
