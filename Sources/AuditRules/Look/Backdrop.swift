internal import AccessibilityModel
internal import Auditing

/// The background of the elements of a screen, as far as colours are known.
struct Backdrop {
  private let context: AuditContext
  /// The views that paint something, in the order in which they are drawn.
  private let painted: [Int]
  private let grid: FrameGrid
  private static let limit = 256

  init(_ context: AuditContext) {
    self.context = context
    painted = context.screen.elements.indices.filter {
      let element = context.screen.elements[$0]
      guard !context.kinds[$0].isEmpty else { return false }
      return Self.isPicture(context.subject($0)) || element.backgroundColor != nil
        || element.unknownColors.contains(.background)
    }
    grid = FrameGrid(painted.map { context.screen.elements[$0].frame })
  }

  /// What is painted behind an element, back to front, on the nearest opaque colour, if there is one: by itself,
  /// then by the views below it. Nil if that is unknown.
  private func ground(behind index: Int) -> (paints: [Paint], base: Color?)? {
    var paints: [Paint] = []
    for layer in self.layers(of: index) {
      let element = context.screen.elements[layer]
      if layer != index, isPicture(layer) { return (paints.reversed(), nil) }
      if hasUnknownColor(element) { return nil }
      guard let color = element.backgroundColor else { continue }
      let paint = paint(color, at: layer)
      if paint.alpha >= 1 { return (paints.reversed(), color) }
      if paint.alpha > 0 { paints.append(paint) }
    }
    return paints.isEmpty ? nil : (paints.reversed(), nil)
  }

  /// A colour of an element in the translucent views around it.
  private func paint(_ color: Color, at index: Int) -> Paint {
    let screen = context.screen
    let groups = ([index] + screen.ancestors(of: index).prefix(64)).compactMap { view in
      screen.elements[view].alpha.flatMap { $0 < 1 ? Paint.Group(index: view, alpha: $0) : nil }
    }
    return Paint(color: color, groups: groups.reversed())
  }

  /// The view that draws the background of an element, if that is one opaque colour.
  func painter(behind index: Int) -> Int? {
    for layer in layers(of: index) {
      let element = context.screen.elements[layer]
      if layer != index, isPicture(layer) { return nil }
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
    let near = grid.numbers(around: frame, limit: Self.limit).map { painted[$0] }
    // With so many painted views around it, the order is unknown.
    guard near.count < Self.limit else { return [] }
    let below = near.filter {
      $0 == index || $0 < index && screen.elements[$0].frame.contains(frame, tolerance: 0.5)
    }
    let others = openedByCode(around: index) + holders(of: index, among: near)
    return others.isEmpty ? below.reversed() : Set(below + others).sorted(by: >)
  }

  /// The views around an element of a design, and the pictures below it, that contain its centre: its frame may be that
  /// of another text, and reach out of them.
  private func holders(of index: Int, among near: [Int]) -> [Int] {
    guard context.screen.framesAreDesignTime else { return [] }
    let frame = context.screen.elements[index].frame
    return near.filter { other in
      let holder = context.screen.elements[other].frame
      return other < index && holder.contains(frame.center)
        && !holder.contains(frame, tolerance: 0.5)
        && (isPicture(other) || context.screen.isAncestor(other, of: index))
    }
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

  private func isPicture(_ layer: Int) -> Bool { Self.isPicture(context.subject(layer)) }

  /// An image view of a design with neither an image nor a colour gets an image from code that can reach it.
  private static func isPicture(_ subject: AuditedElement) -> Bool {
    switch subject.role {
    case .map, .webView: true
    case .image:
      subject.element.image != nil
        || subject.element.backgroundColor == nil && subject.element.codeLinks != nil
          && subject.codeMaySet([.image])
    default: subject.className == "UIVisualEffectView"
    }
  }
}

extension Backdrop {
  /// The worst and the best contrast of a colour with the background of an element; nil if that is
  /// unknown.
  func contrast(of color: Color, at index: Int) -> (worst: Double, best: Double)? {
    guard let (paints, base) = ground(behind: index) else { return nil }
    let ground = Picture(paints[...])
    let whole = Picture((paints + [paint(color, at: index)])[...])
    func ratio(on base: Color) -> Double {
      Contrast.ratio(whole.seen(on: base), ground.seen(on: base))
    }
    if let base { return (ratio(on: base), ratio(on: base)) }
    // Translucent colours on something unknown are between what they are on black and on white.
    let ends = [Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 1, blue: 1)]
    let (dark, light) = (
      Contrast.luminance(ground.seen(on: ends[0])), Contrast.luminance(ground.seen(on: ends[1]))
    )
    let ratios = ends.map(ratio)
    // Somewhere between the two the ground may be just like the colour.
    let mayMatch = (dark...max(dark, light)).contains(Contrast.luminance(color))
    return (mayMatch ? 1 : ratios.min() ?? 1, ratios.max() ?? 1)
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
