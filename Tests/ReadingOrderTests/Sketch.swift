import AccessibilityModel
import ReadingOrder

/// A view of a test screen; one without children is a stop with its label.
struct Sketch: Sendable {
  var element: Element
  var children: [Sketch] = []
  /// Labels of the children in their explicit order.
  var explicitOrder: [String]?

  /// A stop.
  init(_ label: String, _ frame: Rect = .null, _ change: (inout Element) -> Void = { _ in }) {
    element = Element(className: "TestView")
    element.label = label
    element.frame = frame
    element.flags.insert(.isElement)
    change(&element)
  }

  /// A view around others.
  init(
    _ children: [Sketch], explicitOrder: [String]? = nil, role: Role = .other,
    _ change: (inout Element) -> Void = { _ in }
  ) {
    element = Element(className: "TestView", role: role)
    self.children = children
    self.explicitOrder = explicitOrder
    change(&element)
  }
}

/// A frame of 10 × 10 points.
func at(_ x: Double, _ y: Double) -> Rect { Rect(x: x, y: y, width: 10, height: 10) }

extension Screen {
  /// Builds a screen; `facts` are the screen without its elements.
  init(_ sketches: [Sketch], facts: Screen = Screen()) {
    var builder = ScreenBuilder()
    for sketch in sketches { Self.add(sketch, to: &builder) }
    self = builder.finish(facts)
  }

  private static func add(_ sketch: Sketch, to builder: inout ScreenBuilder) {
    let index = builder.open(sketch.element)
    var places: [String: Int] = [:]
    for child in sketch.children {
      if let label = child.element.label { places[label] = builder.elements.count }
      add(child, to: &builder)
    }
    if let order = sketch.explicitOrder {
      builder.update(index) { $0.details.orderedElements = order.compactMap { places[$0] } }
    }
    builder.close()
  }

  /// The labels of the stops, in reading order.
  var order: [String] {
    ReadingOrder.stops(in: self).map { elements[$0.element].label ?? "" }
  }
}

extension Screen {
  static let pad = facts(idiom: .pad)
  static let mirrored = facts(direction: .rtl)
  static let android = facts(platform: .android)

  private static func facts(
    idiom: Idiom = .phone, direction: LayoutDirection = .ltr, platform: Platform = .iOS
  ) -> Screen {
    var screen = Screen()
    screen.idiom = idiom
    screen.direction = direction
    screen.platform = platform
    return screen
  }
}
