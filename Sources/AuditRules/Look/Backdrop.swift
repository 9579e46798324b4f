internal import AccessibilityModel
internal import Auditing

/// The background of the elements of a screen, as far as colours are known.
struct Backdrop {
  private let context: AuditContext
  /// The views that paint something, in the order in which they are drawn.
  private let painted: [Int]
  private let grid: FrameGrid
  private static let limit = 256

  /// The background of a colour.
  enum Ground {
    /// Unknown.
    case unknown
    case opaque(Color)
    /// Translucent colours on something unknown: over black, over white.
    case between(Color, Color)
  }

  init(_ context: AuditContext) {
    self.context = context
    painted = context.screen.elements.indices.filter {
      let element = context.screen.elements[$0]
      guard !context.kinds[$0].isEmpty else { return false }
      return Self.isPicture(element) || element.backgroundColor != nil
        || element.unknownColors.contains(.background)
    }
    grid = FrameGrid(painted.map { context.screen.elements[$0].frame })
  }

  /// The background of an element: its own, then the views below it, front to back.
  func ground(behind index: Int) -> Ground {
    var layers: [Color] = []
    for layer in self.layers(of: index) {
      let element = context.screen.elements[layer]
      if layer != index, Self.isPicture(element) { return Self.blend(layers, base: nil) }
      if hasUnknownColor(element) { return .unknown }
      guard var color = element.backgroundColor else { continue }
      color.alpha *= element.alpha ?? 1
      if color.alpha >= 1 { return Self.blend(layers, base: color) }
      if color.alpha > 0 { layers.append(color) }
    }
    return layers.isEmpty ? .unknown : Self.blend(layers, base: nil)
  }

  /// The view that draws the background of an element, if that is one opaque colour.
  func painter(behind index: Int) -> Int? {
    for layer in layers(of: index) {
      let element = context.screen.elements[layer]
      if layer != index, Self.isPicture(element) { return nil }
      if hasUnknownColor(element) { return nil }
      if let color = element.backgroundColor, color.alpha * (element.alpha ?? 1) >= 1 {
        return layer
      }
    }
    return nil
  }

  /// The painted views below the element, the nearest first.
  private func layers(of index: Int) -> [Int] {
    let screen = context.screen
    let frame = screen.elements[index].frame
    // The content below a bar does not show through it.
    guard !frame.isEmpty, frame.isFinite,
      !context.geometry.ancestorTraits[index].contains(.bar)
    else { return ancestors(of: index) }
    let near = grid.numbers(around: frame, limit: Self.limit)
    // With so many painted views around it, the order is unknown.
    guard near.count < Self.limit else { return [] }
    let below = near.map { painted[$0] }.filter {
      $0 == index || $0 < index && screen.elements[$0].frame.contains(frame, tolerance: 0.5)
    }
    let opened = openedByCode(around: index)
    return opened.isEmpty ? below.reversed() : Set(below + opened).sorted(by: >)
  }

  /// The painted views around an element of a design that have no height until code changes their constraint: users
  /// see the element only when they have one.
  private func openedByCode(around index: Int) -> [Int] {
    guard context.screen.framesAreDesignTime else { return [] }
    return ancestors(of: index).filter {
      let element = context.screen.elements[$0]
      return element.frame.height == 0
        && element.constraints.contains {
          $0.attribute == "height" && ($0.item ?? element.objectID) == element.objectID
            && !$0.outlets.isEmpty
        }
    }
  }

  /// Without a frame: its ancestors.
  private func ancestors(of index: Int) -> [Int] {
    let screen = context.screen
    return ([index] + screen.ancestors(of: index)).filter {
      let element = screen.elements[$0]
      return element.backgroundColor != nil || element.unknownColors.contains(.background)
    }
  }

  /// Whether code may change the colour of a view between an element and its opaque background.
  private func codeMayPaint(behind index: Int) -> Bool {
    for layer in [index] + context.screen.ancestors(of: index).prefix(64) {
      let subject = context.subject(layer)
      if subject.codeMaySet([.backgroundColor]) { return true }
      if let color = subject.element.backgroundColor, color.alpha >= 1 { return false }
    }
    return false
  }

  /// Whether it has a background in a colour that the file does not have.
  private func hasUnknownColor(_ element: Element) -> Bool {
    element.unknownColors.contains(.background)
  }

  private static func isPicture(_ element: Element) -> Bool {
    switch element.role {
    case .map, .webView: true
    case .image: element.image != nil
    default: element.className == "UIVisualEffectView"
    }
  }

  /// - Parameter layers: front to back.
  private static func blend(_ layers: [Color], base: Color?) -> Ground {
    func seen(on base: Color) -> Color {
      layers.reversed().reduce(base) { Contrast.blend($1, over: $0) }
    }
    if let base { return .opaque(seen(on: base)) }
    return .between(
      seen(on: Color(red: 0, green: 0, blue: 0)), seen(on: Color(red: 1, green: 1, blue: 1)))
  }
}

extension Backdrop {
  /// The worst and the best contrast of a colour with the background of an element; nil if that is
  /// unknown.
  func contrast(of color: Color, at index: Int) -> (worst: Double, best: Double)? {
    func ratio(on ground: Color) -> Double {
      Contrast.ratio(Contrast.blend(color, over: ground), ground)
    }
    switch ground(behind: index) {
    case .unknown: return nil
    case .opaque(let ground):
      let ratio = ratio(on: ground)
      return (ratio, ratio)
    case .between(let dark, let light):
      let ratios = [ratio(on: dark), ratio(on: light)]
      let range =
        Contrast.luminance(
          dark)...max(
          Contrast.luminance(dark), Contrast.luminance(light))
      // Somewhere between the two the ground may be just like the colour.
      let mayMatch = range.contains(Contrast.luminance(color))
      return (mayMatch ? 1 : ratios.min() ?? 1, ratios.max() ?? 1)
    }
  }
}

extension Double {
  /// “4.53:1”, rounded down, so that a failing ratio never reads like a passing one.
  var asRatio: String {
    let hundredths = Int((self * 100).rounded(.down))
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest):1"
  }
}

extension Backdrop {
  /// Whether the known colours of an element are those that users see.
  ///
  /// A capture shows them. In an Interface Builder file, custom classes and elements with an outlet
  /// usually get other colours from code, unless the app's sources show that they do not.
  func isSure(at subject: AuditedElement, of part: Element.ColoredPart) -> Bool {
    guard subject.context.screen.framesAreDesignTime else { return true }
    guard let painter = painter(behind: subject.index).map(subject.context.subject) else {
      return false
    }
    if subject.element.codeEvidence != nil {
      return !subject.codeMaySet([part == .text ? .textColor : .tintColor])
        && !codeMayPaint(behind: subject.index)
    }
    return !subject.isColoredByCode && (painter.parent == nil || !painter.isColoredByCode)
  }

  /// Whether a part of an element and its background have exactly the same colour in every appearance of
  /// an Interface Builder file, or nearly the same on a row without a colour in the file, so that code
  /// must set one of them.
  func isSetByCode(at subject: AuditedElement, _ part: Element.ColoredPart) -> Bool {
    guard context.screen.framesAreDesignTime, subject.element.codeEvidence == nil,
      let painter = painter(behind: subject.index), let color = subject.element.details[part],
      let contrast = contrast(of: color, at: subject.index)
    else { return false }
    // A text that can hardly be seen on UIKit's own row is for a row that code colours, and one of the
    // app's own class there has neither colour in the file for certain.
    if isRowOfSystem(context.screen.elements[painter]) {
      return contrast.best < leastOnRow || subject.isCustomClass
    }
    guard contrast.best < 1.01 else { return false }
    return subject.element.colorVariants[part] == nil
      && context.screen.elements[painter].colorVariants[.background] == nil
  }

  private var leastOnRow: Double { 1.5 }

  /// Whether it is a row with UIKit's own background.
  private func isRowOfSystem(_ element: Element) -> Bool {
    element.role == .cell && element.systemColors.contains(.background)
  }

  /// Whether both a part of an element and its background have a system colour.
  func isOfSystem(at subject: AuditedElement, _ part: Element.ColoredPart) -> Bool {
    guard subject.element.systemColors.contains(part),
      let painter = painter(behind: subject.index).map(subject.context.subject)
    else { return false }
    guard subject.element.colorVariants[part] != nil else { return false }
    return isRowOfSystem(painter.element)
      || painter.element.systemColors.contains(.background)
        && painter.element.colorVariants[.background] != nil
  }
}

extension AuditedElement {
  fileprivate var isColoredByCode: Bool {
    isCustomClass || element.isOutlet || element.codeLinks?.tag != nil
  }
}
