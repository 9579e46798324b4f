import AccessibilityModel
import HierarchyReading
import ReadingOrder
import TestSupport

/// A real capture, and what it is once its device is rotated: the base of pairs that mutations spoil.
///
/// No corpus holds a screen in both orientations. So the turn is stated here: in both orientations
/// the content scrolls; in landscape the screen is as wide as it was high, what spanned the width
/// still does, what is narrower keeps its size and its share of the margins, bars at the bottom stay
/// there, and everything else keeps its height and its distance from the top.
struct TurnedCapture {
  let portrait: Screen
  let landscape: Screen

  init?(_ capture: Screen) {
    guard let size = capture.size, size.width > 0, size.height > size.width,
      capture.platform == .iOS || capture.platform == .android
    else { return nil }
    var portrait = capture
    portrait.orientation = .portrait
    for root in portrait.roots { portrait.update(root) { $0.details.scrollAxis = .vertical } }
    var landscape = portrait
    landscape.orientation = .landscape
    landscape.size = Size(width: size.height, height: size.width)
    for index in portrait.elements.indices {
      let frame = portrait.elements[index].frame
      guard frame.isFinite else { continue }
      let turned = Self.turn(frame, of: size)
      landscape.update(index) { element in
        element.frame = turned
        guard element.accessibilityFrame != nil || element.activationPoint != nil else { return }
        element.details.activationPoint = nil
        element.details.accessibilityFrame = element.details.accessibilityFrame.map {
          Self.turn($0, of: size)
        }
      }
    }
    self.portrait = portrait
    self.landscape = landscape
  }

  private static func turn(_ frame: Rect, of size: Size) -> Rect {
    let growth = size.height - size.width
    if frame.width >= 0.9 * size.width, frame.height >= 0.9 * size.height {
      return Rect(x: frame.x, y: frame.y, width: size.height, height: size.width)
    }
    if frame.width >= 0.6 * size.width {
      return Rect(x: frame.x, y: frame.y, width: frame.width + growth, height: frame.height)
    }
    let margins = size.width - frame.width
    let share = min(max(frame.x / margins, 0), 1)
    return Rect(x: frame.x + growth * share, y: frame.y, width: frame.width, height: frame.height)
  }
}

/// One way to spoil the landscape of a pair, and the rules one of which must report it.
struct Mutation: Sendable {
  let name: String
  let rules: Set<String>
  /// Whether the mutation can be made at an element, and would be a defect there.
  let applies: @Sendable (Screen, Int) -> Bool
  let change: @Sendable (inout Screen, Int) -> Void

  static let all = [
    // A scroll view may have the rest below the edge of the other capture, which is not a defect.
    Mutation(
      name: "drop", rules: ["rotation-element-lost"],
      applies: {
        $0.elements[$1].hasName && $0.elements[$1].isButton && !$0.isInList($1)
          && !$0.isInScrollView($1) && !$0.isInPage($1)
      },
      change: { screen, index in screen = screen.without(index) }),
    Mutation(
      name: "rename", rules: ["rotation-label-changed", "rotation-element-lost"],
      applies: { $0.elements[$1].hasName },
      change: { screen, index in screen.update(index) { $0.label = "Quite another name" } }),
    Mutation(
      name: "unname", rules: ["rotation-label-lost", "rotation-element-lost"],
      applies: { $0.elements[$1].hasName },
      change: { screen, index in screen.update(index) { $0.label = nil } }),
    // Content that scrolls in an unknown direction may be anywhere.
    Mutation(
      name: "move", rules: ["rotation-off-screen"],
      applies: {
        $0.elements[$1].hasName && $0.elements[$1].hasArea && !$0.isInScrollView($1)
          && $0.fitsPortrait($1)
      },
      change: { screen, index in
        for part in screen.subtree(of: index) { screen.update(part) { $0.frame.x += 2_000 } }
      }),
    Mutation(
      name: "shrink", rules: ["rotation-target-shrunk"],
      applies: {
        $0.elements[$1].isButton && $0.elements[$1].isEnabled
          && $0.elements[$1].frame.shorterSide >= 48
      },
      change: { screen, index in
        let frame = screen.elements[index].frame
        for part in screen.subtree(of: index) {
          screen.update(part) { $0.frame = Rect(x: frame.x, y: frame.y, width: 20, height: 20) }
        }
      }),
    Mutation(
      name: "overlap", rules: ["rotation-overlap"],
      applies: {
        $0.elements[$1].isButton && $0.elements[$1].hasName && $0.elements[$1].hasArea
          && $0.otherButton(than: $1) != nil
      },
      change: { screen, index in
        guard let other = screen.otherButton(than: index) else { return }
        let (from, to) = (screen.elements[index].frame, screen.elements[other].frame)
        for part in screen.subtree(of: index) {
          screen.update(part) {
            $0.frame.x += to.x + 3 - from.x
            $0.frame.y += to.y + 3 - from.y
          }
        }
      }),
    Mutation(
      name: "reorder", rules: ["rotation-order-inverted"],
      applies: { $0.elements[$1].hasName && $0.elements[$1].hasArea && $0.canReadLast($1) },
      change: { screen, index in screen.readLast(index) }),
    Mutation(
      name: "hide", rules: ["rotation-element-lost"],
      applies: { $0.elements[$1].hasName && $0.elements[$1].isButton },
      change: { screen, index in screen.update(index) { $0.flags.insert(.hidden) } }),
    Mutation(
      name: "retrait", rules: ["rotation-trait-changed"],
      applies: { $0.elements[$1].hasName && $0.elements[$1].traits.contains(.button) },
      change: { screen, index in
        screen.update(index) {
          $0.traits.remove(.button)
          $0.traits.insert(.link)
        }
      }),
    Mutation(
      name: "dim", rules: ["rotation-trait-changed"],
      applies: {
        $0.elements[$1].hasName && $0.elements[$1].isButton && $0.elements[$1].isEnabled
      },
      change: { screen, index in screen.update(index) { $0.traits.insert(.notEnabled) } }),
    Mutation(
      name: "empty", rules: ["rotation-value-lost"],
      applies: { $0.elements[$1].value?.isEmpty == false },
      change: { screen, index in screen.update(index) { $0.value = nil } }),
  ]
}

extension Element {
  fileprivate var hasName: Bool {
    label?.contains(where: \.isLetter) ?? false
  }

  fileprivate var hasArea: Bool { frame.isFinite && frame.width > 8 && frame.height > 8 }

  fileprivate var isButton: Bool {
    guard role != .key, !traits.contains(.keyboardKey) else { return false }
    return role.isControl || !traits.isDisjoint(with: [.button, .link])
      || flags.contains(.respondsToTap)
  }
}

extension Screen {
  fileprivate func isInList(_ index: Int) -> Bool {
    ancestors(of: index).contains {
      elements[$0].role == .table || elements[$0].role == .collectionView
    }
  }

  /// Whether a view around it scrolls, whatever its role.
  fileprivate func isInPage(_ index: Int) -> Bool {
    ancestors(of: index).contains { elements[$0].details.scrollAxis != nil }
  }

  /// Whether it was on the screen as a whole before the turn.
  fileprivate func fitsPortrait(_ index: Int) -> Bool {
    guard let size else { return false }
    let frame = elements[index].frame
    return frame.minY >= 0 && frame.maxY <= size.width
  }

  fileprivate func isInScrollView(_ index: Int) -> Bool {
    ancestors(of: index).contains {
      [.scrollView, .collectionView, .webView, .textView].contains(elements[$0].role)
    }
  }

  /// Whether it is read elsewhere once it is the last in an explicit list: content of another stop
  /// stays with it.
  fileprivate func canReadLast(_ index: Int) -> Bool {
    var changed = self
    changed.readLast(index)
    return ReadingOrder.stops(in: changed).last?.element == index
      && ReadingOrder.stops(in: self).last?.element != index
  }

  /// The screen without an element and all that is below it.
  fileprivate func without(_ lost: Int) -> Screen {
    var builder = ScreenBuilder()
    var open: [Int] = []
    let gone = subtree(of: lost)
    for index in elements.indices where !gone.contains(index) {
      while let last = open.last, Int(elements[last].end) <= index {
        open.removeLast()
        builder.close()
      }
      builder.open(elements[index])
      open.append(index)
    }
    return builder.finish(self)
  }

  /// A control that neither contains the element nor is inside it.
  fileprivate func otherButton(than index: Int) -> Int? {
    ReadingOrder.stops(in: self).map(\.element).first { other in
      other != index && elements[other].isButton && elements[other].hasArea
        && !isAncestor(other, of: index) && !isAncestor(index, of: other)
        && elements[other].frame.intersection(elements[index].frame).isNull
    }
  }

  /// Lets everything below the first root be read in the order of the device, but for one element,
  /// which comes last.
  fileprivate mutating func readLast(_ index: Int) {
    let stops = ReadingOrder.stops(in: self).map(\.element)
    guard let root = roots.first(where: { isAncestor($0, of: index) }) else { return }
    let order = stops.filter { isAncestor(root, of: $0) && $0 != index } + [index]
    update(root) { $0.details.orderedElements = order }
  }
}
