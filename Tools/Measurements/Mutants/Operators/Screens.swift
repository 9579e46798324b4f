import AccessibilityModel
import Auditing

// Defects of a screen as a whole.

extension MutationOperator {
  static let screens = [
    MutationOperator(
      "title of the screen removed", killedBy: ["screen-without-title", "missing-label"],
      in: [.ui, .xcuitest, .interfaceBuilder], scope: .screen
    ) { target in
      guard target.isSeen,
        target.screen.ancestors(of: target.subject.index).contains(where: {
          target.screen.elements[$0].role == .navigationBar
        }),
        target.element.role == .staticText, target.hasWords, target.subject.isStop,
        target.isOnlyTextOfItsBar
      else { return nil }
      return target.format == .ui
        ? [.attribute("hidden", "true")]
        : target.format == .xcuitest ? [.attribute("visible", "false"), .name(nil)] : [.name("")]
    },
    MutationOperator(
      "navigation item without a title", killedBy: ["screen-without-title"],
      in: [.interfaceBuilder], scope: .screen
    ) { target in
      target["title"] != nil && target.tags.all[target.tag].name == "navigationItem"
        ? [.attribute("title", nil)] : nil
    },
    MutationOperator(
      "heading that is none",
      killedBy: ["screen-without-heading", "too-many-stops-without-heading"],
      in: [.ui, .xcuitest, .interfaceBuilder], scope: .screen
    ) { target in
      guard target.isUsable, target.element.traits.contains(.header), target.isHeadingThatMatters
      else { return nil }
      return [.traits(target.element.traits.subtracting(.header))]
    },
    MutationOperator("heading of a level that is not there", killedBy: ["heading-order"], in: [.ui])
    { target in
      guard target.isUsable, target["headingLevel"] != nil, target.followsLevelledHeading else {
        return nil
      }
      return [.attribute("headingLevel", "6")]
    },
    MutationOperator(
      "identifier of another", killedBy: ["duplicate-identifier"],
      in: [.ui, .xcuitest, .uiautomator]
    ) { target in
      guard target.isButton, !target.isInRow, target.element.identifier != nil,
        let other = target.context.stopSubjects.first(where: {
          $0.index != target.subject.index && $0.identifier != nil && $0.role == .button
            && $0.identifier != target.element.identifier
        })
      else { return nil }
      return other.identifier.map { [.identifier($0)] }
    } counterpart: { target in
      // The list of a container names its elements by their identifiers.
      target.isButton && target.element.identifier != nil && target.format == .ui
        && !target.context.screen.elements.contains { $0.orderedElements != nil }
        ? [.identifier("a-name-of-its-own")] : nil
    },
    onScreen(
      "language of the screen lost", killedBy: ["language-missing"], "language", nil,
      where: { $0.rootValue("language") == nil }),
    onScreen(
      "language of the screen wrong", killedBy: ["language-missing", "label-language-mismatch"],
      "language", "fr", where: { $0.wordCount >= 15 }),
    onApp(
      "fixed to portrait", killedBy: ["orientation-locked"], "orientations", "portrait",
      where: { $0.rootValue("orientations")?.contains("andscape") == true }
    ) { [.app("orientations", "portrait landscapeLeft landscapeRight")] },
    onApp(
      "lands on one side", killedBy: ["hig-landscape-one-side"], "orientations",
      "portrait landscapeLeft", where: { $0.rootValue("orientations") != nil }),
  ]

  private static func onScreen(
    _ name: String, killedBy rules: Set<String>, _ attribute: String, _ value: String?,
    where isWanted: @escaping @Sendable (MutationTarget) -> Bool = { _ in true }
  ) -> MutationOperator {
    MutationOperator(name, killedBy: rules, in: [.ui], scope: .screen) { target in
      guard target.subject.index == 0, target.screenTag != nil, isWanted(target) else { return nil }
      return [.screen(attribute, value)]
    }
  }

  static func onApp(
    _ name: String, killedBy rules: Set<String>, _ attribute: String, _ value: String?,
    where isWanted: @escaping @Sendable (MutationTarget) -> Bool = { _ in true },
    counterpart: (@Sendable () -> [SourceChange])? = nil
  ) -> MutationOperator {
    MutationOperator(name, killedBy: rules, in: [.ui], scope: .screen) { target in
      guard target.subject.index == 0, target.tags.all[0].name == "app", isWanted(target) else {
        return nil
      }
      return [.app(attribute, value)]
    } counterpart: { target in
      guard let counterpart, target.subject.index == 0, target.tags.all[0].name == "app",
        isWanted(target)
      else { return nil }
      return counterpart()
    }
  }
}
