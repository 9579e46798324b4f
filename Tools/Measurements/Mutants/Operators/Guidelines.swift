import AccessibilityModel
import Auditing

// Texts and controls on a screen of an iOS app that Apple's guidelines advise against.

extension MutationOperator {
  static let guidelineTexts = [
    text(
      "asks to restart the device", "hig-restart-device",
      ["Please restart your iPhone to finish the update", "Restart your device to continue"]),
    text(
      "asks to open the app again", "hig-relaunch-app",
      ["Please close the app and open it again", "Restart the app to see your changes"]),
    text(
      "asks to turn the device", "hig-rotate-request",
      ["Please rotate your device", "Turn your phone to landscape"]),
    text(
      "speaks of clicks", "hig-click-words",
      ["Click the picture to see it larger", "Right-click the row to delete it"]),
    text(
      "leaves alone with a problem", "hig-problem-without-remedy",
      ["Something went wrong", "An error occurred"], scope: .screen
    ) { $0.isWhereAProblemIsTold },
    text(
      "quits by itself", "hig-quits-itself", ["The app will now quit", "The app will close now"],
      scope: .screen),
    text(
      "asks for the music", "hig-ask-soundtrack", ["Play your own music or our soundtrack?"],
      scope: .screen),
    text(
      "loses the game", "hig-no-pause", ["If you answer a call, your game will be lost"],
      scope: .screen),
    text(
      "leaves saving to the user", "hig-save-on-demand",
      ["Do not forget to save your changes", "Unsaved changes will be lost"], scope: .screen),
    text(
      "advertises", "hig-push-advertising",
      ["Turn on notifications for special offers and discounts"], scope: .screen),
    text(
      "help in the settings", "hig-settings-help-text", ["How to choose a sound"], scope: .screen
    ) { $0.screen.title == "Settings" },
  ]

  static let guidelineControls = [
    button("quits the app", "hig-quit-button", ["Quit", "Exit app", "Quit app"]),
    button("turns the screen", "hig-rotate-control", ["Rotate screen", "Switch to landscape"]),
    button("is a command of the edit menu", "hig-edit-command-button", ["Paste", "Copy", "Cut"]) {
      $0.context.stopSubjects.contains { $0.isTextEntry && $0.role != .secureTextField }
    },
    button(
      "opens the settings of the system", "hig-open-settings-control",
      ["Open Settings", "Go to Settings"]),

    MutationOperator(
      "slider is a volume of its own", killedBy: ["hig-custom-volume"],
      in: [.ui, .xcuitest, .interfaceBuilder]
    ) { target in
      target.isUsable && target.isApple && target.element.role == .slider && target.plainName != nil
        ? [.name("Volume")] : nil
    } counterpart: { target in
      target.isUsable && target.isApple && target.element.role == .slider && target.plainName != nil
        && target.canBeRenamed ? [.name("Brightness")] : nil
    },
    switchNamed("is the location", "hig-location-switch", "Location services"),
    switchNamed("is all notifications", "hig-push-one-switch", "Notifications"),
    switchNamed("advertises", "hig-push-advertising", "Notify me about special offers"),
    MutationOperator(
      "alert with a title that says nothing", killedBy: ["hig-alert-title"], in: [.ui, .xcuitest],
      scope: .screen
    ) { target in
      guard target.isApple else { return nil }
      if target.element.role == .alert, target["title"] != nil {
        return [.attribute("title", "Error")]
      }
      if target.element.role == .alert, target.format == .xcuitest, target["label"] != nil {
        return [.name("Error")]
      }
      return nil
    },
    MutationOperator(
      "alert with Yes", killedBy: ["hig-alert-buttons"], in: [.ui, .xcuitest], scope: .screen
    ) { target in
      guard target.isButton, target.isApple,
        target.subject.ancestors.contains(where: { $0.role == .alert }), target.plainName != nil,
        target.element.label != "Cancel"
      else { return nil }
      return [.name("Yes")]
    },
    MutationOperator(
      "alert for undo without Cancel", killedBy: ["hig-undo-no-cancel"], in: [.ui], scope: .screen
    ) { target in
      guard target.isButton, target.element.label == "Cancel",
        target.subject.ancestors.contains(where: {
          ($0.element.title ?? $0.wording.label).hasPrefix("Undo")
        })
      else { return nil }
      return [.name("Later")]
    },
    MutationOperator(
      "alert for undo that tells a story", killedBy: ["hig-undo-title"], in: [.ui], scope: .screen
    ) { target in
      target.element.role == .alert && target["title"]?.hasPrefix("Undo") == true
        ? [.attribute("title", "Undo the last thing that you did")] : nil
    },
    MutationOperator(
      "action sheet without Cancel", killedBy: ["hig-action-sheet"], in: [.ui], scope: .screen
    ) { target in
      guard target.isButton, target.element.label == "Cancel", let sheet = target.subject.parent,
        sheet.role == .sheet,
        sheet.children.last(where: \.isActionable)?.index == target.subject.index,
        sheet.children.count > 2
      else { return nil }
      return [.name("Archive draft")]
    },
    MutationOperator(
      "command of the edit menu is a sentence", killedBy: ["hig-edit-menu-label"],
      in: [.ui, .xcuitest], scope: .screen
    ) { target in
      guard target.isButton, target.subject.ancestors.contains(where: { $0.role == .menu }),
        target.plainName != nil
      else { return nil }
      return [.name("Send it to a friend")]
    },
    MutationOperator(
      "edit menu offers what does not fit", killedBy: ["hig-edit-menu-context"], in: [.ui],
      scope: .screen
    ) { target in
      guard target.isButton, target.element.label == "Paste", let menu = target.subject.parent,
        menu.role == .menu, menu.children.contains(where: { $0.label == "Select" }),
        !menu.children.contains(where: { $0.label == "Copy" })
      else { return nil }
      return [.name("Copy")]
    },
    MutationOperator("sixth tab", killedBy: ["hig-bar-counts"], in: [.ui], scope: .screen) {
      target in
      guard
        target.element.className == "UITabBarItem" || target.element.className == "UIBarButtonItem",
        target.isUsable, let bar = target.subject.parent,
        bar.children.count(where: { $0.className == target.element.className }) == 5
      else { return nil }
      return [.sibling(target.narrowCopy(named: "Travel"))]
    },
    MutationOperator(
      "fifth scope of a search", killedBy: ["hig-search-scope-count"], in: [.ui], scope: .screen
    ) { target in
      guard target.element.className == "UISegment", let bar = target.subject.parent,
        bar.children.count == 4,
        target.screen.elements.contains(where: { $0.role == .searchField })
      else { return nil }
      return [.sibling(target.narrowCopy(named: "Older"))]
    },
    MutationOperator(
      "redo beside undo in a bar", killedBy: ["hig-undo-buttons-in-bar"], in: [.ui], scope: .screen
    ) { target in
      guard target.element.label == "Undo", target.element.role == .button, target.isInBar else {
        return nil
      }
      return [.sibling(target.narrowCopy(named: "Redo"))]
    },
    MutationOperator(
      "choice from the desktop", killedBy: ["hig-desktop-choices"], in: [.ui, .xcuitest]
    ) { target in
      guard target.isButton, target.isApple, target.element.role == .button, !target.isInBar else {
        return nil
      }
      if target.format == .xcuitest {
        return [.className(target.pick(["RadioButton", "ComboBox"]))]
      }
      return target["superclass"] != nil || target.element.className != "UIButton"
        ? nil : [.className("FilterComboBox"), .attribute("superclass", "UIButton")]
    },
  ]

  private static func text(
    _ name: String, _ rule: String, _ texts: [String], scope: Scope = .element,
    where isWanted: @escaping @Sendable (MutationTarget) -> Bool = { _ in true }
  ) -> MutationOperator {
    MutationOperator(
      "text " + name, killedBy: [rule], in: [.ui, .xcuitest, .interfaceBuilder], scope: scope
    ) { target in
      target.isText && target.isApple && target.plainName != nil && !target.isInBar
        && isWanted(target) ? [.name(target.pick(texts))] : nil
    }
  }

  private static func button(
    _ name: String, _ rule: String, _ titles: [String],
    where isWanted: @escaping @Sendable (MutationTarget) -> Bool = { _ in true }
  ) -> MutationOperator {
    MutationOperator(
      "button " + name, killedBy: [rule], in: [.ui, .xcuitest, .interfaceBuilder], scope: .screen
    ) { target in
      target.isNameable && target.isButton && target.isApple && !target.isInRow && isWanted(target)
        ? [.name(target.pick(titles))] : nil
    }
  }

  private static func switchNamed(_ name: String, _ rule: String, _ title: String)
    -> MutationOperator
  {
    MutationOperator(
      "switch " + name, killedBy: [rule], in: [.ui, .xcuitest, .interfaceBuilder], scope: .screen
    ) { target in
      target.isUsable && target.isApple && target.element.role == .toggle && target.plainName != nil
        ? [.name(title)] : nil
    }
  }
}
