import AccessibilityModel
import Auditing

// Defects of actions.

extension MutationOperator {
  static let actions = [
    MutationOperator(
      "gesture without another way",
      killedBy: ["drag-only", "tappable-without-role", "control-not-exposed"], in: [.ui]
    ) { target in
      guard target.isSeen, target.subject.isStop, !target.subject.isActionable,
        !target.element.isTextEntry, target["gestures"] == nil,
        target.element.role == .staticText || target.element.role == .image, !target.isInRow
      else { return nil }
      return [.attribute("gestures", target.pick(["swipe", "pan", "drag"]))]
    },
    MutationOperator(
      "swipe actions that only a finger finds", killedBy: ["swipe-actions-hidden"], in: [.ui]
    ) { target in
      guard target.isUsable, target.element.role == .cell, target.element.customActions.isEmpty
      else { return nil }
      return [.attribute("swipeActions", "Archive|Delete")]
    },
    MutationOperator(
      "button that leads elsewhere under the same name",
      killedBy: ["same-label-different-action", "duplicate-label"], in: [.interfaceBuilder]
    ) { target in
      guard target.isButton, target.plainName != nil, !target.isInRow,
        let other = target.otherButton, let name = other.plainName,
        other.element.action != nil, target.element.action != nil,
        other.element.action != target.element.action, name != target.element.label
      else { return nil }
      return [.name(name)]
    },
    MutationOperator(
      "same action under another name", killedBy: ["same-action-different-label"], in: [.ui]
    ) { target in
      guard target.isButton, target.element.role == .button, target.plainName != nil,
        target["segue"] == nil, !target.isInRow, !target.isInBar, let other = target.otherButton,
        !other.isInBar, let action = other.tags[other.tag, "action"], action != target["action"]
      else { return nil }
      return [.attribute("action", action)]
    },
    MutationOperator("custom action without a name", killedBy: ["custom-action-bad"], in: [.ui]) {
      target in
      guard target.tags.all[target.tag].name.first?.isUppercase ?? false,
        let action = target.tags.child(of: target.tag, named: "action"),
        target.isUsable, target.tags[action, "name"] != nil
      else { return nil }
      return [.childAttribute(of: "action", "name", "")]
    },
    MutationOperator(
      "name for voice control that is not seen", killedBy: ["user-input-label-useless"], in: [.ui]
    ) { target in
      guard target.isButton, target.visibleName != nil, target["userInputLabels"] == nil else {
        return nil
      }
      return [.attribute("userInputLabels", "Proceed|Go on")]
    } counterpart: { target in
      target.visibleName.map { [.attribute("userInputLabels", $0 + "|Go on")] }
    },
    MutationOperator("message that goes too soon", killedBy: ["toast-too-short"], in: [.ui]) {
      target in
      guard target.isText, target.hasWords, target["autoDismiss"] == nil else { return nil }
      return [.attribute("autoDismiss", "0.5")]
    } counterpart: { target in
      target.isText && target.hasWords && target["autoDismiss"] == nil
        ? [.attribute("autoDismiss", "60")] : nil
    },
    MutationOperator(
      "picture without a name is a stop",
      killedBy: ["image-missing-label", "decorative-exposed", "missing-label"],
      in: [.ui, .interfaceBuilder]
    ) { target in
      guard target.isSeen, target.element.role == .image, !target.subject.isStop,
        !target.isFilledByCode, target.element.hasBlankLabel, target.isAloneThere
      else { return nil }
      return [.isElement(true)]
    },
    MutationOperator(
      "picture without a name, in a capture",
      killedBy: ["image-missing-label", "decorative-exposed", "missing-label"], in: [.xcuitest]
    ) { target in
      guard target.isUsable, target.element.role == .image, target.hasWords, target.isNamedByItself,
        // If a capture does not state what is an element, an unlabelled picture is not one.
        target["accessible"] == "true" || target["nativeAccessibilityElement"] == "true"
      else { return nil }
      return [.name(nil)]
    },
    MutationOperator(
      "ornament is a stop", killedBy: ["decorative-exposed"],
      in: [.ui, .xcuitest, .interfaceBuilder]
    ) { target in
      guard target.isUsable, target.element.role == .image, !target.subject.isActionable,
        target.plainName != nil, target.isNamedApartFromItsLook
      else { return nil }
      return [.name(target.pick(["Separator", "Divider", "Background"]))]
    },
    MutationOperator(
      "line between rows is a stop",
      killedBy: ["decorative-exposed", "image-missing-label", "missing-label"], in: [.ui]
    ) { target in
      guard target.isSeen, !target.subject.isStop, target.isLeaf, target.element.role == .other,
        target.element.hasBlankLabel
      else { return nil }
      return [.isElement(true)]
    },
    MutationOperator(
      "row leaves out one of its texts",
      killedBy: ["row-label-misses-text", "label-in-name", "unexposed-text"],
      in: [.ui, .xcuitest, .uiautomator]
    ) { target in
      guard target.isUsable, target.subject.isStop, target.isEnglish, target.element.label != nil,
        target[target.format == .uiautomator ? "content-desc" : "label"] != nil,
        target.textsInside >= 2
      else { return nil }
      return target.format == .uiautomator
        ? (target["content-desc"] == "" ? nil : [.label("Order")]) : [.name("Order")]
    },
  ]
}

extension MutationTarget {
  fileprivate var textsInside: Int {
    subject.descendants(upTo: 50).count {
      $0.role == .staticText && !$0.element.isElement
        && $0.element.visibleText?.contains(where: \.isLetter) ?? false
    }
  }
}
