internal import AccessibilityModel

/// The background of the elements of a screen, as far as colours are known.
struct Backdrop {
  let context: AuditContext
  private static let limit = 256

  init(_ context: AuditContext) { self.context = context }

  /// The best contrast of a colour with the background of an element; nil if that is unknown. Translucent colours
  /// on an unknown one are between what they are on black and on white.
  func contrast(of color: Color, at index: Int) -> (ratio: Double, isBest: Bool)? {
    guard let (paints, bases) = ground(of: index) else { return nil }
    let ground = Picture(paints[...])
    let whole = Picture((paints + [paint(color, at: index)])[...])
    func ratio(on base: Color) -> Double {
      Contrast.ratio(whole.seen(on: base), ground.seen(on: base))
    }
    // A gradient is judged where it suits the colour least.
    return bases.map(ratio).min().map { ($0, false) }
      ?? (max(ratio(on: .black), ratio(on: .white)), true)
  }

  /// The contrast of a colour of an iOS design with white, UIKit's usual background, where no view of the file paints
  /// one: a view of a file of its own is shown on another. Nil if something is painted below it.
  func contrastOnWhite(of color: Color, at index: Int) -> Double? {
    let screen = context.screen
    guard screen.framesAreDesignTime, screen.platform == .iOS, !context.appearance.isDark,
      !context.subject(index).isCustomClass, isUnpainted(index)
    else { return nil }
    let letters = Picture([paint(color, at: index)])
    return Contrast.ratio(letters.seen(on: .white), .white)
  }

  /// The best contrast that a translucent colour of an element has on any background; nil for an opaque one, since
  /// black or white is far enough from every colour.
  func bestContrast(of color: Color, at index: Int) -> Double? {
    let paint = paint(color, at: index)
    guard paint.alpha > 0, paint.alpha < 1 else { return nil }
    let letters = Picture([paint])
    return max(
      Contrast.ratio(letters.seen(on: .black), .black),
      Contrast.ratio(letters.seen(on: .white), .white))
  }

  /// Whether neither the element nor a view around or below it paints anything.
  private func isUnpainted(_ index: Int) -> Bool {
    let (screen, frame) = (context.screen, context.screen.elements[index].frame)
    guard frame.isFinite, !frame.isEmpty, ancestors(of: index).isEmpty else { return false }
    if context.geometry.ancestorTraits[index].contains(.bar) {
      return context.subject(index).isBarButton
    }
    let painted = context.paintedViews
    let near = painted.grid.numbers(around: frame, limit: Self.limit).map { painted.indices[$0] }
    return near.count < Self.limit
      && !near.contains { $0 < index && !screen.elements[$0].frame.intersection(frame).isEmpty }
  }

  /// The colours painted below an element, back to front, on the nearest opaque colour, if there is one, or on the colours
  /// of a gradient: by itself, then by the views below it. Nil if that is unknown.
  func ground(of index: Int) -> (paints: [Paint], bases: [Color])? {
    var paints: [Paint] = []
    for layer in layers(of: index) {
      switch content(of: layer, below: index) {
      case .picture: return (paints.reversed(), [])
      case .unknown:
        // Below a veil, any colour may be.
        return paints.isEmpty || !context.screen.isLayoutOfAndroid ? nil : (paints.reversed(), [])
      case .opaque(let color):
        return (paints.reversed(), [color] + others(of: context.screen.elements[layer]))
      case .veil(let paint): paints.append(paint)
      case .nothing: continue
      }
    }
    return paints.isEmpty ? nil : (paints.reversed(), [])
  }

  /// The other opaque colours of a gradient, which are those of the light appearance.
  private func others(of element: Element) -> [Color] {
    context.appearance.isDark ? [] : element.details.otherBackgroundColors.filter { $0.alpha >= 1 }
  }

  /// A colour of an element in the translucent views around it.
  func paint(_ color: Color, at index: Int) -> Paint {
    let screen = context.screen
    let groups = ([index] + screen.ancestors(of: index).prefix(64)).compactMap { view in
      screen.elements[view].alpha.flatMap { $0 < 1 ? Paint.Group(index: view, alpha: $0) : nil }
    }
    return Paint(color: color, groups: groups.reversed())
  }

  /// The view that draws the background of an element, if that is one opaque colour.
  func painter(of index: Int) -> Int? {
    for layer in layers(of: index) {
      switch content(of: layer, below: index) {
      case .picture, .unknown: return nil
      case .opaque: return layer
      case .veil, .nothing: continue
      }
    }
    return nil
  }

  /// The kinds of backgrounds that a painted view gives an element on it.
  enum Content {
    /// A picture, whose colours are unknown.
    case picture
    /// A colour that the file does not have.
    case unknown
    /// A colour that hides all that is drawn before it.
    case opaque(Color)
    /// A translucent colour.
    case veil(Paint)
    case nothing
  }

  func content(of layer: Int, below index: Int) -> Content {
    let element = context.screen.elements[layer]
    if layer != index, isPicture(layer) { return .picture }
    if hasUnknownColor(element) { return .unknown }
    guard let color = element.backgroundColor else { return .nothing }
    let paint = paint(color, at: layer)
    return paint.alpha >= 1 ? .opaque(color) : paint.alpha > 0 ? .veil(paint) : .nothing
  }

  /// Whether it has a background in a colour that the file does not have.
  func hasUnknownColor(_ element: Element) -> Bool {
    element.unknownColors.contains(.background)
  }

  func isPicture(_ layer: Int) -> Bool { context.subject(layer).drawsPicture }
}

// The layers below an element.
extension Backdrop {
  /// The painted views below the element, the nearest first.
  func layers(of index: Int) -> [Int] {
    let screen = context.screen
    let frame = screen.elements[index].frame
    // The content below a bar does not show through it.
    guard !frame.isEmpty, frame.isFinite,
      !context.geometry.ancestorTraits[index].contains(.bar)
    else { return ancestors(of: index) }
    let painted = context.paintedViews
    let near = painted.grid.numbers(around: frame, limit: Self.limit).map { painted.indices[$0] }
    // With so many painted views around it, the order is unknown.
    guard near.count < Self.limit else { return [] }
    let below = near.filter {
      $0 == index || $0 < index && screen.elements[$0].frame.contains(frame, tolerance: 0.5)
    }
    let others = openedByCode(around: index) + holders(of: index, among: near)
    return others.isEmpty ? below.reversed() : Set(below + others).sorted(by: >)
  }

  /// The views around an element of a design, and the pictures below it, that contain its centre: its frame may be
  /// that of another text, and reach out of them.
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
}

extension AuditedElement {
  /// Whether it draws a picture, whose colours are unknown. An image view of a design with neither an image nor a
  /// colour gets an image from code that can reach it.
  var drawsPicture: Bool {
    switch role {
    case .map, .webView: true
    case .image:
      element.image != nil
        || element.backgroundColor == nil && element.codeLinks != nil && codeMaySet([.image])
    default: className == "UIVisualEffectView"
    }
  }
}

extension Color {
  fileprivate static let black = Color(red: 0, green: 0, blue: 0)
  fileprivate static let white = Color(red: 1, green: 1, blue: 1)
}
