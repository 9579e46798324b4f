import AccessibilityModel
import Auditing

// Defects of the reading order, and of modal views.

extension MutationOperator {
  static let orders = [
    MutationOperator(
      "order declared backwards",
      killedBy: ["reading-order-visual-mismatch", "label-field-separated"], in: [.ui],
      scope: .screen
    ) { target in
      target.declarableOrder.map { [.attribute("elements", $0.reversed().joined(separator: " "))] }
    } counterpart: { target in
      target.declarableOrder.map { [.attribute("elements", $0.joined(separator: " "))] }
    },
    MutationOperator(
      "last of what is read comes first",
      killedBy: ["reading-order-visual-mismatch", "label-field-separated", "error-text-far"],
      in: [.ui], scope: .screen
    ) { target in
      guard let order = target.declarableOrder, let last = order.last else { return nil }
      return [.attribute("elements", ([last] + order.dropLast()).joined(separator: " "))]
    },
    MutationOperator(
      "names of all fields before the fields", killedBy: ["label-field-separated"], in: [.ui],
      scope: .screen
    ) { target in
      guard let order = target.declarableOrder else { return nil }
      let fields = order.filter { target.isField($0) }
      guard fields.count >= 2 else { return nil }
      return [
        .attribute(
          "elements", (order.filter { !fields.contains($0) } + fields).joined(separator: " "))
      ]
    },
    MutationOperator(
      "error read at the end", killedBy: ["error-text-far"], in: [.ui], scope: .screen
    ) { target in
      guard let order = target.declarableOrder,
        let error = order.first(where: { $0.contains("error") }), order.count >= 6
      else { return nil }
      return [
        .attribute("elements", (order.filter { $0 != error } + [error]).joined(separator: " "))
      ]
    },
    MutationOperator(
      "main action at the end of a long screen", killedBy: ["steps-to-primary"], in: [.ui],
      scope: .screen
    ) { target in
      guard target.isButton,
        ["Pay now", "Buy", "Send", "Continue"].contains(target.element.label ?? ""),
        target.context.stops.count > 22
      else { return nil }
      var frame = target.element.frame
      frame.y = target.screen.bounds.maxY - frame.height
      return [.frame(frame)]
    },
    MutationOperator(
      "sort priority against the eye", killedBy: ["reading-order-visual-mismatch"], in: [.ui],
      scope: .screen
    ) { target in
      guard target.isUsable, target.context.stopElements.last == target.subject.index,
        target.context.stops.count >= 4, !target.context.hasOtherOrientation,
        target.subject.parent != nil
      else { return nil }
      return [.attribute("sortPriority", "100")]
    },
    MutationOperator(
      "half a row lower", killedBy: ["reading-order-fragile"],
      in: [.ui, .xcuitest, .interfaceBuilder], scope: .screen
    ) { target in
      guard target.isUsable, target.isLeaf, target.element.frame.isFinite, !target.isInBar,
        target.rowMates >= 2
      else { return nil }
      var frame = target.element.frame
      frame.y += target.screen.rowTolerance - 1
      return [.frame(frame)]
    },
    MutationOperator(
      "alert that is not modal", killedBy: ["modal-not-modal"], in: [.ui], scope: .screen
    ) { target in
      guard target.element.role == .alert || target.element.role == .sheet, target.isSeen,
        target["viewIsModal"] != "false", target.hasStopsOutside,
        target.subject.descendants.contains(where: \.isStop)
      else { return nil }
      return [.attribute("viewIsModal", "false")]
    },
    MutationOperator(
      "a view inside is modal instead", killedBy: ["modal-not-first", "modal-not-modal"], in: [.ui],
      scope: .screen
    ) { target in
      guard target["identifier"] != nil, let parent = target.subject.parent, parent.element.isModal,
        parent.children.count == 1, target.subject.descendants.contains(where: \.isStop)
      else { return nil }
      return [.attribute("viewIsModal", "true"), .parentAttribute("viewIsModal", nil)]
    },
    MutationOperator(
      "way out at the end of a modal view", killedBy: ["close-last"], in: [.ui], scope: .screen
    ) { target in
      guard target.isButton, ["Cancel", "Close"].contains(target.element.label ?? ""),
        let modal = target.subject.ancestors.first(where: { $0.flags.contains(.viewIsModal) }),
        modal.descendants.count(where: \.isStop) > 10
      else { return nil }
      return [
        .frame(
          Rect(
            x: target.element.frame.x, y: modal.frame.maxY - 50, width: target.element.frame.width,
            height: target.element.frame.height))
      ]
    },
    MutationOperator(
      "scroll area without a name", killedBy: ["scroll-area-anonymous"], in: [.ui], scope: .screen
    ) { target in
      target.isSeen && target.element.role == .scrollView && target["label"] != nil
        ? [.attribute("label", nil)] : nil
    },
    MutationOperator(
      "what is scrolled to is no element",
      killedBy: ["scroll-content-unexposed"], in: [.ui], scope: .screen
    ) { target in
      guard target.element.role == .staticText, target.subject.isStop,
        target.element.frame.minY > target.screen.bounds.maxY, target.scrolls
      else { return nil }
      return [.isElement(false)]
    },
    MutationOperator(
      "called otherwise on another screen",
      killedBy: ["inconsistent-identification"], in: [.ui], scope: .screen
    ) { target in
      guard target.isUsable, target.subject.isActionable, !target.element.isToggle,
        target.plainName != nil,
        let identifier = target["identifier"], target.screen.number > 0,
        target.tags.all.indices.contains(where: {
          $0 != target.tag && target.tags[$0, "identifier"] == identifier
        })
      else { return nil }
      return [.name("Weather report")]
    },
    MutationOperator(
      "switch called by what it would do",
      killedBy: ["toggle-label-changes-with-state", "inconsistent-identification"], in: [.ui],
      scope: .screen
    ) { target in
      guard target.isUsable, target.element.isToggle, let name = target.plainName,
        let identifier = target["identifier"], target.screen.number > 0,
        target.tags.all.indices.contains(where: {
          $0 != target.tag && target.tags[$0, "identifier"] == identifier
            && target.tags[$0, "on"] != target["on"]
        })
      else { return nil }
      return [.name("Un" + name.lowercasedFirst)]
    },
    MutationOperator(
      "turned back: what was typed is lost", killedBy: ["rotation-roundtrip"], in: [.ui],
      scope: .screen
    ) { target in
      guard target.isThirdLayout, target.element.isTextEntry, target["text"]?.isEmpty == false
      else { return nil }
      return [.attribute("text", "")]
    },
    MutationOperator(
      "begins in landscape alone", killedBy: ["hig-launch-portrait"], in: [.ui], scope: .screen
    ) { target in
      guard target.subject.index == 0, target.screen.number == 0, let screen = target.screenTag,
        target.tags[screen, "size"] == "390 844",
        target.rootValue("orientations")?.contains("portrait") == true
      else { return nil }
      return [.screen("size", "844 390")]
    },
    MutationOperator(
      "modal view without a way out", killedBy: ["modal-no-way-out", "hig-modal-frame"],
      in: [.ui, .xcuitest], scope: .screen
    ) { target in
      guard target.isButton,
        ["Cancel", "Close", "Done", "OK"].contains(target.element.label ?? ""),
        target.isOnlyButtonOfItsModal
      else { return nil }
      return [.name("Weather report")]
    },
  ]
}
