import AccessibilityModel
import Auditing

// Defects of size and position.

extension MutationOperator {
  private static let sizes: Set = [
    "target-size-platform", "target-size-wcag-minimum", "target-size-wcag-enhanced",
    "target-spacing",
    "element-too-small",
  ]

  /// The dumper of UI Automator clips bounds at the edges of the screen
  /// (`AccessibilityNodeInfoHelper.getVisibleBoundsInScreen`), so dumps never include the parts
  /// beyond them.
  private static let onTheWholeScreen: Set<SourceFormat> = [.ui, .xcuitest, .interfaceBuilder]

  static let sizing = [
    MutationOperator("control of 20 by 20", killedBy: sizes) { target in
      target.canChangeFrame && !target.isInsideControl && !target.isLargeEnoughByClass
        ? [.frame(target.resized(20, 20))] : nil
    } counterpart: { target in
      target.canChangeFrame && !target.isInsideControl && !target.isLargeEnoughByClass
        && target.element.frame.shorterSide >= 49 && target.freeStep != nil
        ? [.frame(target.resized(target.element.frame.width - 0.5, 48))] : nil
    },
    MutationOperator(
      "control of 30 by 30", killedBy: ["target-size-platform", "target-size-wcag-enhanced"]
    ) { target in
      target.canChangeFrame && !target.isInsideControl && !target.isLargeEnoughByClass
        && target.element.frame.shorterSide >= 44 ? [.frame(target.resized(30, 30))] : nil
    },
    MutationOperator("control of 8 by 8", killedBy: sizes) { target in
      target.canChangeFrame && !target.isInsideControl && !target.isLargeEnoughByClass
        ? [.frame(target.resized(8, 8))] : nil
    },
    MutationOperator("small control in a large one", killedBy: sizes) { target in
      target.canChangeFrame && target.isInsideControl && !target.isLargeEnoughByClass
        ? [.frame(target.resized(20, 20))] : nil
    },
    MutationOperator(
      "small control beside another", killedBy: ["target-spacing", "target-size-wcag-minimum"]
    ) { target in
      guard target.canChangeFrame, let other = target.neighbour else { return nil }
      let frame = other.frame
      return [.frame(Rect(x: frame.maxX + 2, y: frame.minY + 2, width: 14, height: 14))]
    },
    MutationOperator("text of three points", killedBy: ["element-too-small", "text-clipped"]) {
      target in
      target.canChangeTextFrame && !target.scrolls
        ? [.frame(target.resized(target.element.frame.width, 5))] : nil
    },
    MutationOperator("control without an area", killedBy: ["empty-frame", "control-not-exposed"]) {
      target in
      target.canChangeFrame ? [.frame(target.resized(target.element.frame.width, 0))] : nil
    },
  ]

  static let positions = [
    MutationOperator("control laid over another", killedBy: ["controls-overlap"]) { target in
      guard target.canChangeFrame, let other = target.neighbour, target.element.frame.height > 10
      else { return nil }
      let frame = target.element.frame
      return [
        .frame(
          Rect(
            x: other.frame.minX + other.frame.width / 2,
            y: other.frame.minY + other.frame.height / 3, width: frame.width, height: frame.height))
      ]
    } counterpart: { target in
      guard target.canChangeFrame, target.freeStep != nil else { return nil }
      return target.freeStep.map { [.frame($0)] }
    },
    MutationOperator(
      "control with the frame of another",
      killedBy: ["duplicate-clickable-bounds", "controls-overlap"]
    ) { target in
      target.canChangeFrame ? target.neighbour.map { [.frame($0.frame)] } : nil
    },
    MutationOperator(
      "control off the screen", killedBy: ["off-screen-element", "reflow-overflow"],
      in: onTheWholeScreen
    ) { target in
      guard target.canChangeFrame, !target.scrolls else { return nil }
      var frame = target.element.frame
      if target.pick([true, false]) {
        frame.x = -frame.width - 40
      } else {
        frame.x = target.screen.bounds.maxX + 40
      }
      return [.frame(frame)]
    },
    MutationOperator(
      "text off the screen", killedBy: ["off-screen-element", "reflow-overflow"],
      in: onTheWholeScreen
    ) {
      target in
      guard target.canChangeTextFrame, !target.scrolls else { return nil }
      var frame = target.element.frame
      frame.x = target.screen.bounds.maxX + 40
      return [.frame(frame)]
    },
    MutationOperator(
      "control over the right edge", killedBy: ["reflow-overflow", "off-screen-element"],
      in: onTheWholeScreen
    ) { target in
      guard target.canChangeFrame, !target.scrolls, target.element.frame.width > 30 else {
        return nil
      }
      var frame = target.element.frame
      frame.x = target.screen.bounds.maxX - frame.width / 2
      return [.frame(frame)]
    },
    MutationOperator(
      "text over the right edge",
      killedBy: ["reflow-overflow", "off-screen-element", "text-clipped"], in: onTheWholeScreen
    ) { target in
      guard target.canChangeTextFrame, !target.scrolls, target.element.frame.width > 30 else {
        return nil
      }
      var frame = target.element.frame
      frame.x = target.screen.bounds.maxX - frame.width / 2
      return [.frame(frame)]
    },
    MutationOperator(
      "frame that cuts the text", killedBy: ["text-clipped"], in: [.ui, .interfaceBuilder]
    ) { target in
      guard target.canChangeTextFrame, target.hasWords, (target.element.label?.count ?? 0) >= 12,
        target.element.frame.height < 30,
        !target.isFilledByCode
      else { return nil }
      return [.frame(target.resized(target.element.frame.width / 4, target.element.frame.height))]
    } counterpart: { target in
      guard target.canChangeTextFrame, target.isAloneThere, !target.isFilledByCode,
        target.element.frame.maxX + 12 < target.screen.bounds.maxX
      else { return nil }
      return [.frame(target.resized(target.element.frame.width + 6, target.element.frame.height))]
    },
    MutationOperator(
      "activation point elsewhere", killedBy: ["activation-point-outside"], in: [.ui]
    ) { target in
      guard target.canChangeFrame else { return nil }
      return [
        .attribute(
          "activationPoint",
          "\((target.element.frame.maxX + 60).written) \((target.element.frame.maxY + 60).written)")
      ]
    } counterpart: { target in
      guard target.canChangeFrame else { return nil }
      let center = target.element.frame.center
      return [.attribute("activationPoint", "\(center.x.written) \(center.y.written)")]
    },
  ]
}

extension MutationTarget {
  /// Whether changing its own frame is enough, and its app determines the frame.
  var canChangeFrame: Bool {
    isControl && isLeaf && element.frame.isFinite && element.frame.area > 0 && !isKey && !isInBar
      && !element.isTextEntry && element.accessibilityFrame == nil && element.role != .cell
      // A disabled control is not a target, and code determines frames through outlets.
      && !subject.taps.isInactive && subject.presence.displacement == nil
  }

  var canChangeTextFrame: Bool {
    isText && isLeaf && hasWords && element.frame.isFinite && element.frame.area > 0 && !isInBar
      && !isInRow
      && element.accessibilityFrame == nil && !isInsideControl
      && subject.presence.displacement == nil
  }

  var isInBar: Bool {
    screen.ancestors(of: subject.index).contains {
      [.navigationBar, .toolbar, .tabBar, .segmentedControl, .stepper].contains(
        screen.elements[$0].role)
    }
  }

  /// Links in lines of text have the height of the line.
  var isLargeEnoughByClass: Bool { element.role == .link || element.traits.contains(.link) }

  var isInsideControl: Bool {
    subject.ancestors.contains { $0.isActionable || $0.isStop }
  }

  /// Whether it can be scrolled into view from anywhere.
  var scrolls: Bool {
    context.geometry.scroller(of: subject.index) != nil
      || screen.ancestors(of: subject.index).contains {
        [.scrollView, .table, .collectionView, .webView, .textView].contains(
          screen.elements[$0].role)
      }
  }

  /// With another size, at the same corner.
  func resized(_ width: Double, _ height: Double) -> Rect {
    Rect(x: element.frame.x, y: element.frame.y, width: width, height: height)
  }

  /// Another control that neither contains it nor is inside it, and does not touch it.
  var neighbour: AuditedElement? {
    context.stopSubjects.first { other in
      other.index != subject.index && other.isActionable && other.isEnabled && other.frame.isFinite
        && other.frame.area > 200
        && other.frame.intersection(screen.bounds).area > 0.9 * other.frame.area
        && !screen.isAncestor(other.index, of: subject.index)
        && !screen.isAncestor(subject.index, of: other.index)
        && screen.parent(of: other.index) == screen.parent(of: subject.index)
        && other.frame.intersection(element.frame).isEmpty
    }
  }

  /// One point to the side, if nothing is near.
  var freeStep: Rect? {
    let frame = element.frame
    let around = Rect(
      x: frame.x - 30, y: frame.y - 30, width: frame.width + 60, height: frame.height + 60)
    guard screen.bounds.contains(around),
      !context.stopElements.contains(where: {
        $0 != subject.index && !screen.elements[$0].frame.intersection(around).isEmpty
      })
    else { return nil }
    return Rect(x: frame.x + 1, y: frame.y, width: frame.width, height: frame.height)
  }
}
