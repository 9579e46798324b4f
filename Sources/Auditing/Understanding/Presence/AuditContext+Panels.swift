internal import AccessibilityModel

/// A view that is drawn over stops of the screen reader, which stay reachable below it.
///
/// Screen readers go through the elements of a window, covered ones included, unless a view is modal
/// (https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityviewismodal).
public struct Panel {
  public let view: AuditedElement
  /// The stops that the view covers, in reading order, at most 64.
  public let stopsBelow: [AuditedElement]
  /// Why the view need not hide them; nil if it does.
  public let doubt: Reason?

  /// The one of these stops that has the focus; nil if none of them has.
  public var focusBelow: AuditedElement? { stopsBelow.first { $0.flags.contains(.focused) } }
}

extension AuditContext {
  /// The views that cover stops without being modal, in document order; none if some view is modal.
  public var panels: [Panel] {
    guard modals.isEmpty, !stops.isEmpty, screen.platform != .macOS else { return [] }
    var panels: [Panel] = []
    var covered: Set<Int> = []
    var end = 0
    for index in panelCandidates where index >= end {
      let view = subject(index)
      guard let cover = view.cover else { continue }
      let below = stopsBelow(view, cover).filter { !covered.contains($0.index) }
      guard !below.isEmpty else { continue }
      covered.formUnion(below.map(\.index))
      panels.append(Panel(view: view, stopsBelow: below, doubt: cover.doubt))
      end = Int(screen.elements[index].end)
    }
    return panels + statedPanels
  }

  /// The dialogs of web pages on a captured Android screen outside which stops are left, in document order.
  ///
  /// A browser makes a view of the class `AlertDialog` or `Dialog` for these roles of a page, and leaves out what
  /// `aria-modal` hides.
  public var pageDialogs: [Panel] {
    guard screen.isDumpOfAndroid else { return [] }
    return screen.elements.indices.compactMap { index in
      let view = subject(index)
      guard Self.classesOfDialogs.contains(view.className), !view.kinds.isEmpty,
        view.ancestorTraits.contains(.webView), !stops(in: index).isEmpty
      else { return nil }
      let own = screen.subtree(of: index)
      let page = view.ancestors.first { $0.role == .webView }.map { screen.subtree(of: $0.index) }
      let others = stopElements.lazy.filter { stop in
        !own.contains(stop) && page?.contains(stop) == true
          && self.screen.elements[stop].role.isControl
      }.prefix(Self.mostBelow)
      guard !others.isEmpty else { return nil }
      return Panel(
        view: view, stopsBelow: others.map(subject),
        doubt: "the dialog may leave the page in use")
    }
  }

  private static var classesOfDialogs: [String] {
    ["android.app.AlertDialog", "android.app.Dialog"]
  }

  /// The view of a file of its own that is a pop-up over the screen, by the view that dims what is below or by the name of
  /// its class, and is not modal; nil for others. A view controller is presented, and is modal by that.
  public var unmarkedPopUp: AuditedElement? {
    guard screen.framesAreDesignTime, screen.platform == .iOS, modals.isEmpty,
      screen.canvas?.isController == false, let root, root.isCustomClass, root.role == .other,
      root.element.codeLinks?.outlets.contains(where: { $0.path == ["view"] }) == false,
      root.frame.isFinite, stopSubjects.contains(where: \.isActionable)
    else { return nil }
    return root.isNamedPopUp || root.dimsBelow ? root : nil
  }

  /// The dialogs and popovers of the app's own that its sources show, which have no frames.
  private var statedPanels: [Panel] {
    screen.elements.indices.compactMap { index in
      let element = screen.elements[index]
      guard element.flags.contains(.shownOver), !kinds[index].isEmpty else { return nil }
      let own = screen.subtree(of: index)
      let others = stopElements.lazy.filter { !own.contains($0) }.prefix(Self.mostBelow)
      guard !others.isEmpty else { return nil }
      return Panel(
        view: subject(index), stopsBelow: others.map(subject),
        doubt: "it may be a part of the page that is not shown over the others")
    }
  }

  /// The large views that something precedes, the last of them if there are many.
  private var panelCandidates: [Int] {
    let least = Self.leastPanel * screen.bounds.area
    guard let first = screen.elements.indices.first(where: { kinds[$0].contains(.stops) }) else {
      return []
    }
    let candidates = screen.elements.indices.filter {
      let element = screen.elements[$0]
      return $0 > first && !kinds[$0].isEmpty && element.frame.isFinite
        && element.frame.area >= least && element.mayBePanel
        // A view that is larger than the screen scrolls.
        && screen.bounds.contains(element.frame, tolerance: 1)
    }
    return Array(candidates.suffix(Self.mostPanels))
  }

  private func stopsBelow(_ view: AuditedElement, _ cover: Cover) -> [AuditedElement] {
    let frame = view.frame
    let page = view.pageItFills?.index
    return stopFrames.numbers(around: frame, limit: Self.mostBelow).map {
      subject(stopElements[$0])
    }.filter { stop in
      let own = stop.effectiveFrame
      return Int(stop.element.end) <= view.index && !stop.isCutByCapture
        && screen.isDrawn(view.index, above: stop.index)
        && frame.contains(own, tolerance: 0.5)
        && (cover.takesTouches || page.map { !screen.isAncestor($0, of: stop.index) } ?? true)
        && (cover.takesTouches || frame.area >= Self.leastRatio * own.area)
        && (cover.takesTouches || !stop.presence.scrollsFromUnder(view))
        && stop.presence.separation(from: view) == nil
    }
  }

  /// As a part of the screen.
  private static var leastPanel: Double { 0.125 }
  /// Of a panel to what it covers: the picture on a button has about its size.
  private static var leastRatio: Double { 1.5 }
  /// A file may have any number.
  private static var mostPanels: Int { 64 }
  private static var mostBelow: Int { 64 }
}

/// How a view covers what is below it.
private struct Cover {
  var doubt: Reason?
  /// Whether touches anywhere on the screen go to it.
  var takesTouches = false
}

extension AuditedElement {
  /// How it covers what is below it; nil if it does not, or if nothing shows that it does.
  fileprivate var cover: Cover? {
    let screen = context.screen
    // Code shows a view that it has an outlet for when it is needed, and may hide what it covers.
    if screen.framesAreDesignTime, element.isOutlet || isPictureAlone { return nil }
    if isOpaque { return Cover() }
    let fills = frame.intersection(screen.bounds).area >= Self.wholePart * screen.bounds.area
    if fills {
      let catches = element.gestures.contains(.tap) || role == .button
      if isBlurred { return Cover(takesTouches: true) }
      guard catches, taps.takesTouches, context.stops(in: index).contains(where: { $0 != index })
      else {
        if isClearPage { return Cover(doubt: "touches may pass through it", takesTouches: true) }
        return coversPage
          ? Cover(doubt: "the capture does not show whether it is opaque", takesTouches: true) : nil
      }
      return Cover(doubt: "what it covers may still be meant to be read", takesTouches: true)
    }
    if isPictureAlone { return Cover(doubt: "the picture may be transparent") }
    guard !screen.capabilities.contains(.colors), !screen.framesAreDesignTime, spansScreen,
      context.stops(in: index).count > 1
    else { return nil }
    return Cover(doubt: "the capture does not show whether it is opaque")
  }

  /// The view around it if it scrolls all of it, in a capture without colours: what else that view holds is drawn in
  /// the free space of the page, as a row of tabs that stays below the header.
  fileprivate var pageItFills: AuditedElement? {
    guard context.screen.isDumpOfAndroid,
      !context.screen.capabilities.contains(.colors), role == .scrollView, let parent,
      frame.contains(parent.frame, tolerance: 1)
    else { return nil }
    return parent
  }

  /// Whether the name of its class says that it is shown over others: “ActivityPopupView”.
  fileprivate var isNamedPopUp: Bool {
    Self.popUps.occurs(in: Words(CamelCase.words(of: className).joined(separator: " ")))
  }

  private static let popUps = PhraseLists("phrase-pop-ups").inIdentifiers

  /// Whether a translucent view in it, or its own colour, covers all of it below a smaller view with the content.
  fileprivate var dimsBelow: Bool {
    guard
      let background = ([self] + children.prefix(Self.mostBackdrops)).first(where: {
        $0.isTranslucent && $0.frame.isFinite && $0.role == .other
          && ($0.index == index || !$0.hasChildren)
          && $0.frame.intersection(frame).area >= Self.wholePart * frame.area
      })
    else { return false }
    return background.index != index
      || children.contains { $0.hasChildren && $0.frame.area < Self.wholePart * frame.area }
  }

  /// Whether its colour dims what is below it, once code shows it.
  var isTranslucent: Bool {
    let alpha = element.alpha ?? 1
    let opacity = (element.backgroundColor?.alpha ?? 0) * (alpha == 0 ? 1 : alpha)
    return (0.1...0.9).contains(opacity)
  }

  /// Whether it is a page of a dump of Android over another one: at several places, something of it is drawn on a stop of
  /// the other, which users could not read if both were seen.
  private var coversPage: Bool {
    let screen = context.screen
    guard screen.isDumpOfAndroid,
      !screen.capabilities.contains(.colors), role == .other
    else { return false }
    let own = context.stops(in: index).filter { isDrawnSmall($0) }
    guard own.count >= Self.leastStopsOfPage else { return false }
    let crossed = own.count { stop in
      let frame = screen.elements[stop].effectiveFrame
      return context.stopFrames.numbers(around: frame, limit: Self.mostNear).contains {
        let other = context.stopElements[$0]
        return Int(screen.elements[other].end) <= index && isDrawnSmall(other)
          && !screen.elements[other].effectiveFrame.intersection(frame).isEmpty
      }
    }
    return crossed >= Self.leastCrossed
  }

  /// Whether a stop is a control or a text, and no part of the page.
  private func isDrawnSmall(_ stop: Int) -> Bool {
    let frame = context.screen.elements[stop].effectiveFrame
    return frame.isFinite && !frame.isEmpty
      && frame.area <= Self.smallPart * context.screen.bounds.area
  }

  /// Whether it or the view behind its content blurs what is below, so that it cannot be read.
  private var isBlurred: Bool {
    ([self] + children.prefix(Self.mostBackdrops)).contains {
      $0.element.className == "UIVisualEffectView" && !$0.kinds.isEmpty && $0.frame.isFinite
        && $0.frame.intersection(context.screen.bounds).area
          >= Self.wholePart * context.screen.bounds.area
    }
  }

  /// Whether it is a view of a captured screen of iOS in front of another one, without a colour and with content of its
  /// own: UIKit gives it the touches for what is seen through it. A page source names no classes, and a screenshot
  /// beside it shows the colours of both.
  private var isClearPage: Bool {
    let screen = context.screen
    guard screen.platform == .iOS, !screen.framesAreDesignTime,
      screen.capabilities.contains(.colors), isCustomClass || className == "UIView",
      role == .other, !isStop, taps.takesTouches,
      element.backgroundColor.map({ $0.alpha == 0 }) ?? true
    else { return false }
    return context.stops(in: index).contains { screen.elements[$0].traits.contains(.button) }
  }

  private var isOpaque: Bool {
    let screen = context.screen
    guard element.backgroundColor?.alpha == 1, (element.alpha ?? 1) == 1 else { return false }
    return screen.ancestors(of: index).allSatisfy { (screen.elements[$0].alpha ?? 1) == 1 }
  }

  private var isPictureAlone: Bool { role == .image && element.image != nil && !hasChildren }

  /// Whether it extends from one edge of the screen to the opposite one, as sheets and drawers do.
  private var spansScreen: Bool {
    let bounds = context.screen.bounds
    return frame.width >= bounds.width - 1 || frame.height >= bounds.height - 1
  }

  /// The views behind the content of a panel are first.
  private static let mostBackdrops = 4
  private static let leastStopsOfPage = 4
  private static let leastCrossed = 3
  private static let mostNear = 64
  /// Of the screen: a card across it.
  private static let smallPart = 0.15
  /// Of a view that takes over the screen.
  private static let wholePart = 0.9
}

extension Element {
  /// Whether it is a view that may be put over others; bars and rows have places of their own.
  fileprivate var mayBePanel: Bool {
    switch role {
    case .other, .image, .button, .scrollView, .table, .collectionView, .stackView: true
    default: false
    }
  }
}
