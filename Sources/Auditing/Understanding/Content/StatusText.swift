internal import AccessibilityModel

/// A change that users see and do not hear.
public enum SilentStatus: Hashable, Sendable {
  /// A button copies something, and nothing says so.
  case copies
  /// A text shows a value that two buttons beside it change, on and back, without a live region (layouts of Android).
  case isStepped
  /// A text that code writes when users press something else, without a live region (layouts of Android).
  case followsPress
  /// A text says how something goes, and does not ask TalkBack to read its changes (a live region).
  case withoutLiveRegion
  /// Code writes other words into a text while the screen is open.
  case changes
  /// A text of a design that may be there from the start.
  case isShown
  /// A text or an activity indicator appears while the screen is open.
  case appears
  /// Messages that others send are added to a list.
  case arrives
}

/// Whether a text says how something goes that users wait for or have just done, and whether they hear it.
struct StatusText {
  let subject: AuditedElement

  /// How it changes without an announcement; nil if it does not.
  var silence: SilentStatus? {
    if isSilentCopy { return .copies }
    if isSteppedValue { return .isStepped }
    if isArrivingMessage { return .arrives }
    guard isSilent else { return isChangedByPress ? .followsPress : nil }
    if subject.context.screen.platform == .android { return .withoutLiveRegion }
    if subject.element.showsWrittenStatus, !appearsSilently { return .changes }
    return isSilentInDesign ? .isShown : .appears
  }

  /// Whether it is a text that appears or changes while the screen is open, to say how something goes, and that nothing
  /// in the file announces.
  var isSilent: Bool {
    isSilentInLayout || isSilentProgress || isSilentInSource || isSilentInDesign
  }

  /// Whether it is the text of the messages of a conversation in the source of a view, which has a field to write one and
  /// announces none.
  private var isArrivingMessage: Bool {
    guard let code = subject.element.collection, subject.role == .staticText,
      Self.conversations.occurs(in: Self.words(of: code)), !subject.exposure.isInHiddenSubtree
    else { return false }
    return subject.context.subjects(.textEntries).contains { $0.role != .searchField }
  }

  /// Whether it is a circle or a bar of a layout of Android that code shows while something goes on, with neither a
  /// description nor a live region around it: users hear neither that they wait nor that it is done.
  var isSilentProgress: Bool {
    guard subject.context.screen.isLayoutOfAndroid, subject.role == .progressIndicator,
      subject.element.hasBlankLabel, !subject.flags.contains(.boundText),
      !subject.exposure.isInHiddenSubtree,
      subject.context.screen.elements.first?.isRepeated != true
    else { return false }
    let isShownByCode =
      hidden != nil || subject.identifier != nil && subject.codeMaySet([.hidden])
    // A text beside it says what goes on.
    let context = subject.context
    let isSaid =
      subject.parent.map { parent in
        context.screen.children(of: parent.index).prefix(16).contains {
          context.subject($0).statusText.isSilentInLayout
        }
      } ?? false
    return isShownByCode && !isSaid
      && !([subject] + subject.ancestors).contains {
        $0.traits.contains(.updatesFrequently) || $0.isActionable
      }
  }

  /// Whether it is a button that copies something while neither a text nor an announcement says so.
  private var isSilentCopy: Bool {
    subject.element.copiesSilently && !subject.exposure.isInHiddenSubtree
  }

  /// Whether it is a text in the source of a view that appears with an error or the like. SwiftUI has no live regions, and
  /// the code of the view announces nothing (https://developer.apple.com/documentation/accessibility/accessibilitynotification).
  private var isSilentInSource: Bool { isWrittenInSource || appearsSilently }

  /// Whether code of its view writes words into it while the screen is open.
  private var isWrittenInSource: Bool {
    subject.element.showsWrittenStatus && subject.role == .staticText
      && !subject.exposure.isInHiddenSubtree
      && !subject.ancestors.contains(where: \.isActionable)
  }

  private var appearsSilently: Bool {
    guard let condition = subject.element.appearsWith,
      subject.role == .staticText || subject.role == .activityIndicator,
      !subject.exposure.isInHiddenSubtree,
      !subject.ancestors.contains(where: \.isActionable), !isAboutNothing(condition)
    else { return false }
    let words = Self.words(of: condition)
    if subject.element.appearsAsAnswer, Self.answers.occurs(in: words) { return true }
    guard subject.role == .staticText else { return false }
    return Self.messages.occurs(in: words) || isAboutMistake(condition)
  }

  /// The words of the names in some code.
  private static func words(of code: String) -> Words {
    let names = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return Words(list: names.flatMap { CamelCase.words(of: $0) })
  }

  /// Whether a condition holds while an entry is not right: `!isEmailCorrect`.
  private func isAboutMistake(_ condition: String) -> Bool {
    condition.split(separator: "!", omittingEmptySubsequences: false).dropFirst().contains { part in
      let name = part.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      let words = name.split(separator: ".").last.map { CamelCase.words(of: $0) } ?? []
      return Self.checks.occurs(in: Words(list: words))
    }
  }

  /// Whether it is drawn over the content of the screen, and not a line of it.
  var isOverContent: Bool {
    subject.ancestors.first { $0.className.hasSuffix("Stack") }?.className == "ZStack"
  }

  /// Whether a condition holds while there is no error.
  private func isAboutNothing(_ condition: String) -> Bool {
    condition.contains("isEmpty") && !condition.contains("!") || condition.contains("== nil")
  }

  /// Whether it is a text of a layout of Android that appears or changes while the screen is open, is called an error,
  /// a status or a progress, and has no live region
  /// (https://developer.android.com/reference/android/view/View#attr_android:accessibilityLiveRegion).
  private var isSilentInLayout: Bool {
    let screen = subject.context.screen
    guard screen.isLayoutOfAndroid, subject.role == .staticText,
      !subject.flags.contains(.respondsToTap), !subject.exposure.isInHiddenSubtree,
      screen.elements.first?.isRepeated != true
    else { return false }
    let around = subject.ancestors
    let isLive = ([subject] + around).contains { $0.traits.contains(.updatesFrequently) }
    guard !isLive, !around.contains(where: \.isActionable) else { return false }
    return hidden.map(isStatus(in:)) ?? (isWrittenByCode && Self.changing.ends(name))
  }

  /// Whether it is a label of an iOS design that code writes or shows, and its outlet calls it an error, a status or a
  /// result: UIKit has no live regions, and code must post an announcement
  /// (https://developer.apple.com/documentation/uikit/uiaccessibility/notification/announcement).
  private var isSilentInDesign: Bool {
    let screen = subject.context.screen
    guard screen.isDesignOfUIKit,
      subject.role == .staticText, !subject.exposure.isInHiddenSubtree,
      !subject.traits.contains(.updatesFrequently),
      !subject.ancestors.contains(where: { $0.isActionable || $0.role == .cell })
    else { return false }
    let isCalledSo = subject.outletNames.contains {
      Self.shown.ends(AuditedElement.words(ofName: $0))
    }
    // A clock or a count changes too often to be announced.
    let isNumber = subject.element.visibleText?.contains(where: \.isNumber) ?? false
    return isCalledSo && !isNumber && (hidden != nil || subject.codeMaySet([.text]))
  }

  /// The view that code shows later, with the text in it; nil if the text is there from the start.
  private var hidden: AuditedElement? {
    ([subject] + subject.ancestors).first {
      $0.flags.contains(.hidden) && $0.element.isOutlet
    }
  }

  private var isWrittenByCode: Bool {
    (subject.flags.contains(.boundText) || subject.element.isOutlet) && subject.codeMaySet([.text])
  }

  private func isStatus(in hidden: AuditedElement) -> Bool {
    Self.shown.ends(name) || Self.shown.ends(hidden.statusText.name)
      || Self.errors.occurs(in: subject.wording.words, of: subject)
      || hidden.index == subject.index && (isExclamation || isNoteAtField)
  }

  /// Whether it says something to users, as “Wrong code!” does.
  private var isExclamation: Bool {
    guard !subject.flags.contains(.boundText) else { return false }
    return subject.element.visibleText?.last.map("!！".contains) ?? false
  }

  /// Whether it follows a field directly, and is shown later: what was entered is not right.
  private var isNoteAtField: Bool {
    guard let before = subject.previousSibling else { return false }
    return before.isTextEntry
      || before.descendants(upTo: Self.mostBeside).contains { $0.isTextEntry }
        && before.className.hasSuffix("TextInputLayout")
  }

  /// Whether it is a text of a layout of Android that code writes when users press something else on the screen: they stay
  /// where they are and do not hear it.
  var isChangedByPress: Bool {
    let screen = subject.context.screen
    guard subject.element.changesWhenPressed, screen.isLayoutOfAndroid,
      !subject.flags.contains(.respondsToTap), !subject.exposure.isInHiddenSubtree,
      screen.elements.first?.isRepeated != true
    else { return false }
    let around = subject.ancestors
    return !around.contains(where: \.isActionable)
      && !([subject] + around).contains { $0.traits.contains(.updatesFrequently) }
  }

  /// Whether it is a text of a layout of Android that code writes, between two buttons that step it on and back, as a date or
  /// a quantity is.
  var isSteppedValue: Bool {
    guard subject.context.screen.isLayoutOfAndroid, subject.role == .staticText, isWrittenByCode,
      !subject.exposure.isInHiddenSubtree, let parent = subject.parent, !name.isEmpty,
      !Self.names.ends(name)
    else { return false }
    let around = subject.ancestors
    guard !around.contains(where: \.isActionable),
      !([subject] + around).contains(where: { $0.traits.contains(.updatesFrequently) })
    else { return false }
    let siblings = parent.children.prefix(Self.mostBeside + 1)
    guard siblings.count <= Self.mostBeside else { return false }
    let texts = siblings.filter { $0.role == .staticText && $0.statusText.isWrittenByCode }
    return texts.count == 1 && siblings.contains { $0.index < subject.index && $0.steps != nil }
      && Set(siblings.compactMap(\.steps)).count == 2
  }

  private static let mostBeside = 16
  private static let names = PhraseLists("phrase-name-views").inIdentifiers

  private var name: Words { subject.identifierName }
  /// Called so, a text that code shows is a status, and one that code writes.
  private static let shown = PhraseLists("phrase-status-views").inIdentifiers
  private static let changing = PhraseLists("phrase-changing-views").inIdentifiers
  private static let messages = PhraseLists("phrase-shown-messages").inIdentifiers
  private static let answers = PhraseLists("phrase-shown-answers").inIdentifiers
  private static let conversations = PhraseLists("phrase-shown-conversations").inIdentifiers
  private static let checks = PhraseLists("phrase-shown-checks").inIdentifiers
  private static let errors = PhraseLists("phrase-field-errors")
}

extension AuditedElement {
  fileprivate enum Step { case on, back }

  /// The direction in which it steps a value, as a button of a layout does by its identifier, its picture or its sign.
  fileprivate var steps: Step? {
    guard role == .button || isActionable, !isTextEntry, !isToggle else { return nil }
    switch element.visibleText?.collapsed {
    case "+", "＋", ">", "›": return .on
    case "-", "−", "–", "—", "<", "‹": return .back
    default: break
    }
    let names = [identifierName, imageName]
    if names.contains(where: Self.stepsBack.occurs) { return .back }
    return names.contains(where: Self.stepsOn.occurs) ? .on : nil
  }

  private static let stepsOn = PhraseLists("phrase-step-on").inIdentifiers
  private static let stepsBack = PhraseLists("phrase-step-back").inIdentifiers

  /// See ``StatusText``.
  var statusText: StatusText { StatusText(subject: self) }
}
