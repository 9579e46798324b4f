import AccessibilityModel
import Auditing

// Defects of exposure: whether an element exists for a screen reader.

extension MutationOperator {
  private static let unreachable: Set = [
    "control-not-exposed", "missing-label", "image-missing-label",
  ]

  static let exposure = [
    MutationOperator(
      "control is no element",
      killedBy: unreachable.union(["row-hides-control", "nested-controls"]),
      in: [.ui, .xcuitest, .interfaceBuilder]
    ) { target in
      guard target.isControl, target.hasTraits || target.format != .interfaceBuilder,
        target.isNamedByItself, target.isAloneThere,
        target.element.role.isControl
      else { return nil }
      return [.isElement(false)]
    } counterpart: { target in
      target.isControl && target.element.role.isControl ? [.isElement(true)] : nil
    },
    MutationOperator(
      "text is no element",
      killedBy: ["unexposed-text", "control-not-exposed", "row-label-misses-text"],
      in: [.ui, .xcuitest, .interfaceBuilder]
    ) { target in
      guard target.isText, target.isHeard,
        target.hasTraits || target.format != .interfaceBuilder, target.hasWords,
        target.isAloneThere, !target.isInRow,
        !target.isFilledByCode
      else { return nil }
      return [.isElement(false)]
    } counterpart: { target in
      target.isText ? [.isElement(true)] : nil
    },
    MutationOperator(
      "container hides what it holds",
      killedBy: ["control-not-exposed", "unexposed-text", "row-hides-control", "nested-controls"],
      in: [.ui]
    ) { target in
      guard target.isSeen, !target.subject.isStop,
        target.subject.descendants(upTo: 50).contains(where: { $0.isStop && $0.isActionable }),
        target["elementsHidden"] == nil
      else { return nil }
      return [.attribute("elementsHidden", "true")]
    },
    MutationOperator(
      "row is one element over its controls", killedBy: ["nested-controls", "row-hides-control"],
      in: [.ui, .xcuitest, .interfaceBuilder]
    ) { target in
      guard target.isSeen, !target.subject.isStop, !target.element.isElement,
        target.element.frame.area < 0.4 * target.screen.bounds.area,
        target.subject.descendants(upTo: 50).contains(where: {
          $0.isStop && $0.isEnabled && $0.role == .button && !$0.wording.label.isEmpty
        })
      else { return nil }
      switch target.format {
      case .ui: return [.isElement(true), .attribute("label", "Order of today")]
      default:
        return target["label"] == nil && target.format == .xcuitest ? nil : [.isElement(true)]
      }
    },
    MutationOperator(
      "card is a button over its button", killedBy: ["nested-controls", "row-hides-control"],
      in: [.ui]
    ) { target in
      guard target.isSeen, !target.subject.isStop,
        target.element.frame.area < 0.4 * target.screen.bounds.area, !target.isInRow,
        target.element.role == .other,
        target.subject.descendants(upTo: 20).contains(where: {
          $0.isStop && $0.isEnabled && $0.role == .button && !$0.wording.label.isEmpty
        })
      else { return nil }
      return [.isElement(true), .traits(.button), .attribute("label", "Order of today")]
    },
    MutationOperator(
      "text is one element over its links", killedBy: ["clickable-span", "nested-controls"],
      in: [.ui]
    ) { target in
      guard target["isElement"] == "false", target.element.role == .staticText,
        target.subject.descendants.count(where: { $0.traits.contains(.link) }) >= 2
      else { return nil }
      return [.isElement(true)]
    },
    MutationOperator(
      "custom control without anything",
      killedBy: ["control-not-exposed", "tappable-without-role", "missing-label", "role-missing"],
      in: [.ui]
    ) { target in
      guard target.isButton, target.isAloneThere, target.isNamedByItself,
        target.element.role == .button, target["traits"] == nil
      else { return nil }
      return [.className("ShopTileControl"), .attribute("superclass", "UIControl")]
        + target.withoutWords
    },
    MutationOperator(
      "class of a button is lost",
      killedBy: [
        "control-not-exposed", "tappable-without-role", "role-missing", "unsupported-class-name",
      ], in: [.uiautomator]
    ) { target in
      guard target.isControl, target["clickable"] == "true", target.element.role == .button,
        target.hasWords,
        target.subject.children.isEmpty
      else { return nil }
      return [
        .className(
          target.pick(["android.view.View", "android.view.ViewGroup", "android.widget.FrameLayout"])
        )
      ]
    },
    MutationOperator(
      "class that TalkBack does not know",
      killedBy: ["unsupported-class-name", "tappable-without-role", "control-not-exposed"],
      in: [.uiautomator]
    ) { target in
      guard target.isControl, target["clickable"] == "true", target.element.role == .button,
        target.hasWords,
        target.subject.children.isEmpty
      else { return nil }
      return [
        .className(target.pick(["com.shop.app.widget.TileView", "com.bank.mobile.ui.ActionChip"]))
      ]
    },
    MutationOperator(
      "button is no longer clickable",
      killedBy: [
        "control-not-exposed", "tappable-without-role", "role-missing", "disabled-control",
        "trait-conflict",
      ], in: [.uiautomator]
    ) { target in
      guard target.isControl, target["clickable"] == "true", target.element.role == .button,
        target.subject.children.isEmpty,
        !target.screen.ancestors(of: target.subject.index).contains(where: {
          target.screen.elements[$0].flags.contains(.respondsToTap)
        })
      else { return nil }
      return [.attribute("clickable", "false")]
    },
    MutationOperator(
      "check box loses its state",
      killedBy: ["value-missing", "role-missing", "control-not-exposed"], in: [.uiautomator]
    ) { target in
      guard target.isControl, target.element.isToggle, target["checkable"] == "true" else {
        return nil
      }
      return [.attribute("checkable", "false")]
    },
  ]
}
