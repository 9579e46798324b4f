import AccessibilityModel
import Auditing

// Defects after rotation: only in landscape.

extension MutationOperator {
  static let rotation = [
    turned("control is lost", ["rotation-element-lost"], scope: .screen) { target in
      target.isButton && target.isLeaf && !target.isInRow && target.hasWords ? [.removed] : nil
    },
    turned("control is hidden", ["rotation-element-lost"], scope: .screen) { target in
      guard target.isButton, target.isLeaf, target.hasWords else { return nil }
      return target.format == .ui ? [.attribute("hidden", "true")] : nil
    },
    turned("name is lost", ["rotation-label-lost", "rotation-element-lost"], scope: .screen) {
      target in
      target.isButton && target.canLoseItsName ? [.name(nil)] : nil
    },
    turned("name changes", ["rotation-label-changed", "rotation-element-lost"], scope: .screen) {
      target in
      target.isNameable ? [.name("Weather report")] : nil
    } counterpart: { target in
      target.isNameable ? target.element.label.map { [.name($0 + "…")] } : nil
    },
    turned("control shrinks", ["rotation-target-shrunk"]) { target in
      target.canChangeFrame && target.element.frame.shorterSide >= 48
        && !target.isLargeEnoughByClass ? [.frame(target.resized(20, 20))] : nil
    },
    turned(
      "control leaves the screen", ["rotation-off-screen", "rotation-element-lost"], scope: .screen
    ) { target in
      guard target.canChangeFrame, !target.scrolls else { return nil }
      var frame = target.element.frame
      frame.x += 2_000
      return [.frame(frame)]
    },
    turned("control is laid over another", ["rotation-overlap"]) { target in
      guard target.canChangeFrame, let other = target.neighbour else { return nil }
      var frame = target.element.frame
      (frame.x, frame.y) = (other.frame.x + 3, other.frame.y + 3)
      return [.frame(frame)]
    },
    turned("control is dimmed", ["rotation-trait-changed"]) { target in
      target.isButton && target.hasWords ? [.enabled(false)] : nil
    },
    turned("trait of a button is lost", ["rotation-trait-changed"]) { target in
      target.isButton && target.hasWords && target.element.role == .button
        ? [.traits(.staticText)] : nil
    },
    turned("value is lost", ["rotation-value-lost"]) { target in
      guard target.isUsable, target.element.value?.isEmpty == false,
        target.element.isAdjustable || target.element.isTextEntry || target.element.isToggle
      else { return nil }
      if target.format == .uiautomator {
        return target.element.isTextEntry && target["text"]?.isEmpty == false
          ? [.attribute("text", "")] : nil
      }
      return target["value"] != nil
        ? [.value(target.format == .ui ? "" : nil)]
        : target["text"] != nil ? [.attribute("text", "")] : nil
    },
    turned("choice is lost", ["rotation-trait-changed", "rotation-value-lost"]) { target in
      guard target.isUsable else { return nil }
      for attribute in ["selected", "checked"] where target[attribute] == "true" {
        return [.attribute(attribute, "false")]
      }
      return nil
    },
    turned("hint is lost", ["rotation-hint-lost"]) { target in
      target.isUsable && target["hint"]?.isEmpty == false && target.format == .ui
        ? [.hint(nil)] : nil
    },
    turned("heading is lost", ["rotation-heading-lost"]) { target in
      guard target.isUsable, target.element.traits.contains(.header) else { return nil }
      return target.format == .uiautomator
        ? [.attribute("heading", "false")] : [.traits(target.element.traits.subtracting(.header))]
    },
    turned("text is cut", ["rotation-text-clipped", "text-clipped"]) { target in
      guard target.canChangeTextFrame, target.format == .ui,
        (target.element.label?.count ?? 0) >= 10
      else { return nil }
      return [.frame(target.resized(target.element.frame.width / 4, target.element.frame.height))]
    },
    turned("control leaves the safe area", ["rotation-unsafe-area"]) { target in
      guard target.canChangeFrame, let area = target.screen.safeArea, area.left > 10 else {
        return nil
      }
      var frame = target.element.frame
      frame.x = 0
      return [.frame(frame)]
    },
    turned("control comes", ["rotation-element-gained"], scope: .screen) { target in
      guard target.isButton, target.format == .ui, !target.isInBar, !target.isInRow,
        target["identifier"] != nil
      else { return nil }
      let place = [target.element.frame.x, target.element.frame.y + 60, 200, 48].map(\.written)
        .joined(separator: " ")
      return [
        .sibling("<UIButton identifier=\"compare\" title=\"Compare prices\" frame=\"\(place)\"/>")
      ]
    },
    turned("main action comes last", ["rotation-speech-longer"], scope: .screen) { target in
      guard target.isButton, ["Pay", "Pay now"].contains(target.element.label ?? ""),
        target.context.stopSubjects.contains(where: { $0.wording.label.count > 80 })
      else {
        return nil
      }
      var frame = target.element.frame
      frame.y = target.screen.bounds.maxY - frame.height - 4
      return [.frame(frame)]
    },
    turned("focus is lost", ["rotation-focus-lost"], scope: .screen) { target in
      guard target["isFocused"] == "true" else { return nil }
      return [.attribute("isFocused", "false")]
    },
    turned("order is another", ["rotation-order-inverted"], scope: .screen) { target in
      guard let order = target["elements"]?.split(separator: " "), order.count >= 3,
        let last = order.last
      else { return nil }
      return [.attribute("elements", ([last] + order.dropLast()).joined(separator: " "))]
    },
    turned("modal view is lost", ["rotation-modal-lost"], scope: .screen) { target in
      guard target["viewIsModal"] == "true" else { return nil }
      return [.attribute("viewIsModal", "false")]
    },
    turned(
      "control goes below the edge", ["rotation-unreachable-height", "rotation-off-screen"],
      scope: .screen
    ) { target in
      guard target.canChangeFrame, !target.scrolls else { return nil }
      var frame = target.element.frame
      frame.y = target.screen.bounds.maxY + 60
      return [.frame(frame)]
    },
  ]

  private static func turned(
    _ name: String, _ rules: Set<String>, scope: Scope = .element, defect: @escaping Change,
    counterpart: Change? = nil
  ) -> MutationOperator {
    MutationOperator(
      "turned: " + name, killedBy: rules, in: [.ui, .xcuitest, .uiautomator], scope: scope,
      defect: whenTurned(defect), counterpart: counterpart.map(whenTurned))
  }

  private static func whenTurned(_ change: @escaping Change) -> Change {
    { target in target.isTurned ? change(target) : nil }
  }
}

extension MutationTarget {
  /// Whether it is in landscape, beside the same screen in portrait.
  var isTurned: Bool {
    file.portrait != nil || screen.orientation == .landscape && context.hasOtherOrientation
  }
}
