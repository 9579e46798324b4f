import AccessibilityModel
import AutoLayout
import HierarchyReading
import Testing

/// A layout with frames computed by hand.
struct LayoutCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  var size = Size(width: 400, height: 600)
  var safeArea: EdgeInsets?
  var direction = LayoutDirection.ltr
  /// Views below the root, in our own format.
  let views: String
  /// One to a line: `a.left = root.left + 20 @750`, `a.width = 0.5 b.width`.
  let constraints: String
  var stacks: [String: StackLayout] = [:]
  var layouts: [String: ViewLayout] = [:]
  /// One to a line: `a 20 40 100 20`.
  let frames: String

  init(
    _ name: String, size: Size = Size(width: 400, height: 600), safeArea: EdgeInsets? = nil,
    direction: LayoutDirection = .ltr, views: String, constraints: String,
    stacks: [String: StackLayout] = [:], layouts: [String: ViewLayout] = [:], frames: String
  ) {
    testDescription = name
    self.size = size
    self.safeArea = safeArea
    self.direction = direction
    self.views = views
    self.constraints = constraints
    self.stacks = stacks
    self.layouts = layouts
    self.frames = frames
  }

  func screen() throws -> Screen {
    let text = """
      <screen title="Case" size="\(Int(size.width)) \(Int(size.height))">
      <UIView identifier="root" frame="0 0 \(Int(size.width)) \(Int(size.height))">
      \(views)
      </UIView></screen>
      """
    var screen = try HierarchyFormats.read(Array(text.utf8), named: testDescription).screens[0]
    screen.direction = direction
    screen.safeArea = safeArea
    screen.update(0) {
      $0.details.constraints = constraints.split(separator: "\n").map(Self.constraint)
    }
    for index in screen.elements.indices {
      guard let name = screen.elements[index].identifier else { continue }
      guard stacks[name] != nil || layouts[name] != nil else { continue }
      screen.update(index) { element in
        var layout = layouts[name] ?? ViewLayout()
        layout.stack = stacks[name] ?? layout.stack
        layout.isAutoresized = false
        element.details.layout = layout
      }
    }
    return screen
  }

  /// The resulting frames, in the form of ``frames``.
  func laidOut() throws -> String {
    let screen = try screen()
    let environment = LayoutEnvironment(
      size: size, safeArea: safeArea ?? EdgeInsets(top: 0, left: 0, bottom: 0, right: 0),
      width: .compact, height: .regular, direction: direction)
    let layout = ScreenLayout(screen, in: environment)
    return frames.split(separator: "\n").map { line in
      let name = String(line.split(separator: " ")[0])
      let index = screen.elements.firstIndex { $0.identifier == name } ?? 0
      let frame = layout.frames[index]
      return ([name] + [frame.x, frame.y, frame.width, frame.height].map(Self.number))
        .joined(separator: " ")
    }.joined(separator: "\n")
  }

  private static func number(_ value: Double) -> String {
    let rounded = (value * 10).rounded() / 10
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }

  private static func constraint(_ line: Substring) -> Constraint {
    var words = line.split(separator: " ").map(String.init)
    var priority = 1000.0
    if let last = words.last, last.hasPrefix("@") {
      priority = Double(last.dropFirst()) ?? 1000
      words.removeLast()
    }
    let first = part(words[0])
    var constraint = Constraint(attribute: first.attribute)
    constraint.item = first.item
    constraint.priority = priority
    constraint.relation =
      words[1] == "=" ? .equal : words[1] == "<=" ? .lessThanOrEqual : .greaterThanOrEqual
    var rest = Array(words[2...])
    if rest.count == 1, let number = Double(rest[0]) {
      constraint.constant = number
      return constraint
    }
    if let factor = Double(rest[0]) {
      constraint.multiplier = factor
      rest.removeFirst()
    }
    let second = part(rest[0])
    constraint.toItem = second.item
    constraint.toAttribute = second.attribute
    if rest.count == 3 {
      constraint.constant = (Double(rest[2]) ?? 0) * (rest[1] == "-" ? -1 : 1)
    }
    return constraint
  }

  private static func part(_ text: String) -> (item: String, attribute: String) {
    let dot = text.lastIndex(of: ".") ?? text.startIndex
    return (String(text[..<dot]), String(text[text.index(after: dot)...]))
  }
}
