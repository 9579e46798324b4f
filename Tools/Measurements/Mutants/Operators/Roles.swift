import AccessibilityModel
import Auditing

// Defects of roles and values.

extension MutationOperator {
  static let traits = [
    MutationOperator(
      "trait of a button lost", killedBy: ["role-missing", "tappable-without-role"],
      in: [.ui, .xcuitest, .interfaceBuilder]
    ) { target in
      guard target.isButton, target.hasTraits, target.element.role == .button, target.hasWords,
        !target.isFilledByCode, !target.element.traits.contains(.backButton)
      else { return nil }
      return [.traits(target.pick([[], .staticText, .image]))]
    } counterpart: { target in
      target.isButton && target.element.role == .button && target.element.traits == .button
        ? [.traits(.button)] : nil
    },
    MutationOperator(
      "trait of an adjustable lost",
      killedBy: ["role-missing", "tappable-without-role", "value-missing"], in: [.ui, .xcuitest]
    ) { target in
      guard target.isUsable, target.element.role == .slider,
        target.element.traits.contains(.adjustable)
      else { return nil }
      return [.traits(target.element.traits.subtracting(.adjustable))]
    },
    MutationOperator(
      "button and link at once", killedBy: ["trait-conflict"],
      in: [.ui, .xcuitest, .interfaceBuilder]
    ) { target in
      guard target.isButton, target.hasTraits, !target.isFilledByCode,
        target.element.traits.contains(.button)
      else {
        return nil
      }
      return [
        .traits(target.element.traits.union(target.pick([.link, .adjustable, .keyboardKey])))
      ]
    } counterpart: { target in
      guard target.isButton, target.element.traits == .button else { return nil }
      return [.traits([.button, .summaryElement])]
    },
    MutationOperator(
      "button that is also a text", killedBy: ["trait-conflict"], in: [.ui, .interfaceBuilder]
    ) { target in
      guard target.isButton, target.hasTraits, !target.isFilledByCode,
        target.element.traits.contains(.button)
      else {
        return nil
      }
      return [.traits([.button, .link, .staticText])]
    },
    MutationOperator(
      "text that changes all the time", killedBy: ["updates-frequently-misused"],
      in: [.ui, .xcuitest, .interfaceBuilder]
    ) { target in
      guard target.isButton, target.hasTraits, !target.isFilledByCode else { return nil }
      return [.traits(target.element.traits.union(.updatesFrequently))]
    },
    MutationOperator("control disabled without a word", killedBy: ["disabled-control"]) { target in
      guard target.isButton, target.hasWords, !target.isInRow, !target.isFilledByCode else {
        return nil
      }
      return [.enabled(false)]
    },
    MutationOperator(
      "tab no longer selected", killedBy: ["selection-state-missing"], scope: .screen
    ) { target in
      guard target.isSeen, target.isOneOfSeveral,
        target.element.isSelected || target["checked"] == "true"
      else { return nil }
      switch target.format {
      case .ui: return target["selected"] != nil ? [.attribute("selected", "false")] : nil
      case .xcuitest:
        return target["traits"] != nil
          ? [.traits(target.element.traits.subtracting(.selected))] : [.value("0")]
      case .uiautomator:
        return [.attribute(target["checked"] == "true" ? "checked" : "selected", "false")]
      case .interfaceBuilder: return nil
      }
    },
  ]

  static let values = [
    MutationOperator("slider without a value", killedBy: ["value-missing"], in: [.ui, .xcuitest]) {
      target in
      guard target.isUsable, target.element.isAdjustable, target.element.value?.isEmpty == false
      else { return nil }
      return [.value(target.format == .ui ? "" : nil)]
    },
    MutationOperator("switch without a value", killedBy: ["value-missing"], in: [.ui, .xcuitest]) {
      target in
      guard target.isUsable, target.element.role == .toggle || target.element.role == .checkBox,
        target.element.value?.isEmpty == false, target["on"] == nil,
        // SwiftUI's switch contains another: if one of them loses its trait, the other still has
        // it.
        target.subject.parent?.isToggle != true,
        !target.subject.descendants(upTo: 8).contains(where: \.isToggle)
      else { return nil }
      return [.value(target.format == .ui ? "" : nil)]
    } counterpart: { target in
      guard target.isUsable, target.element.role == .toggle, target.format == .xcuitest,
        let value = target["value"]
      else { return nil }
      return ["0": [.value("1")], "1": [.value("0")]][value]
    },
    MutationOperator("value as a computer holds it", killedBy: ["value-raw"], in: [.ui, .xcuitest])
    { target in
      guard target.isUsable, target.element.isAdjustable, target.element.value?.isEmpty == false
      else { return nil }
      return [.value(target.pick(["0.3333333", "0.666666667"]))]
    } counterpart: { target in
      guard target.isUsable, target.element.role == .slider,
        target.element.value?.hasSuffix("%") == true
      else { return nil }
      return [.value("35%")]
    },
    MutationOperator(
      "value beyond its range", killedBy: ["value-out-of-range"], in: [.ui, .interfaceBuilder]
    ) { target in
      guard target.isUsable, target.element.role == .slider, !target.isFilledByCode else {
        return nil
      }
      if target.format == .interfaceBuilder {
        return target["maxValue"] == nil ? nil : [.attribute("value", "900")]
      }
      return target["maximumValue"] == nil ? nil : [.value("900")]
    },
    MutationOperator(
      "slider with one value", killedBy: ["adjustable-no-step", "value-out-of-range"],
      in: [.ui, .interfaceBuilder]
    ) { target in
      guard target.isUsable, target.element.role == .slider, !target.isFilledByCode else {
        return nil
      }
      if target.format == .ui {
        return target["minimumValue"].map { [.attribute("maximumValue", $0)] }
      }
      return target["minValue"].map { [.attribute("maxValue", $0)] }
    },
  ]
}

extension MutationTarget {
  /// Whether its screen is read at all: a launch screen is an image.
  var isHeard: Bool { screen.capabilities.contains(.labels) }
  /// AppKit's files have no traits.
  var hasTraits: Bool { screen.platform != .macOS }

  /// Whether it is one of several tabs, segments or radio buttons, one of which is selected.
  var isOneOfSeveral: Bool {
    let isChoice =
      [.tab, .radioButton].contains(element.role) || element.traits.contains(.tabBarItem)
      || subject.parent.map { [.segmentedControl, .tabBar].contains($0.role) } ?? false
    return isChoice && siblings { $0.element.role == element.role && $0.subject.isStop }.count >= 1
  }

  /// Whether no other stop represents the same content: none around it, and none with its frame.
  var isAloneThere: Bool {
    !screen.ancestors(of: subject.index).contains { screen.elements[$0].isElement }
      && !context.stopElements.contains {
        $0 != subject.index
          && screen.elements[$0].frame.intersection(element.frame).area > 0.5 * element.frame.area
      }
      && !subject.descendants(upTo: 50).contains(where: \.isStop)
  }

  /// Removes its texts.
  var withoutWords: [SourceChange] {
    ["title", "text", "label", "image", "hint"].filter { self[$0] != nil }.map {
      .attribute($0, nil)
    }
  }
}
