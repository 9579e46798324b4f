internal import AccessibilityModel

// Labels that look like code and are the names of accounts, files and devices.

extension AuditedElement {
  /// Why a label in the form of an identifier is what the screen is to show; nil if nothing suggests it.
  var reasonToShowIdentifier: Reason? {
    if isSetByCode { return reasonOfCode(setting: [.text, .label], "its text") }
    if hidesOtherWords { return nil }
    if isData { return "it names an account or a device" }
    if isShownName { return "the screen shows it as the name of something" }
    return .when(isNameOfFile, "it names a file")
  }

  /// Whether the label is the description of a text, its own or one in it, and the screen shows other words: users do not
  /// see the name, so that no account has it.
  private var hidesOtherWords: Bool {
    guard context.screen.platform == .android, isCaptured, let label = label?.collapsed else {
      return false
    }
    return ([self] + descendants(upTo: Self.mostDescribed)).contains { part in
      guard part.origins[.label] == .given, part.label?.collapsed == label,
        let shown = part.element.visibleText?.collapsed
      else { return false }
      return shown.contains(where: \.isLetter) && shown != label
    }
  }

  private static let mostDescribed = 8

  /// Whether it has digits, or a text before it on its line labels it.
  private var isData: Bool {
    labelAuthor.mayBeUser && (wording.facts.hasDigit && identifier != label || caption != nil)
  }

  /// Whether it is a text of a running Android app that can only be read, or the title of its screen: everyone
  /// sees it, and it is the name of something, of a project or a network. A hidden text is not: a description of an
  /// image or of a control.
  private var isShownName: Bool {
    guard context.screen.platform == .android, isCaptured, !isActionable, identifier != label else {
      return false
    }
    return role == .staticText && labelSource.showsItsLabel || isContent
      || hasChildren && label == context.screen.title
  }

  /// Whether a text of a design is the name of a file that the screen shows or asks for, such as `circle.yml`.
  private var isNameOfFile: Bool {
    guard context.screen.framesAreDesignTime, role == .staticText, !hasStatedLabel,
      let label = label?.collapsed, let dot = label.lastIndex(of: ".")
    else { return false }
    return Self.fileEndings.contains(label[label.index(after: dot)...].lowercased())
  }

  private static let fileEndings: Set<String> = [
    "yml", "yaml", "json", "txt", "md", "csv", "log", "plist", "zip", "html", "xml", "conf", "ini",
    "app", "dmg", "pkg",
  ]

  /// Whether a running app shows the label as a text, which may be a name that a user chose, and not as its own
  /// identifier.
  var isShownAsData: Bool {
    context.showsData && labelSource.showsItsLabel && identifier != label
  }

  var isNameRepeated: Bool {
    guard !(label?.isBlank ?? true) else { return false }
    let screen = context.screen
    return context.stopElements.prefix(Self.mostOthers).lazy.filter {
      screen.elements[$0].label == self.label && screen.elements[$0].className == self.className
    }.prefix(3).count == 3
  }

  /// A screen shows fewer; a file may have any number.
  private static let mostOthers = 512

  /// Whether the label is a text on the screen that a user may have chosen, unless the sources rule it out.
  var mayShowUsersName: Bool {
    let isFixed = hasStatedLabel && codeNeverSets([.label])
    return labelSource.isLabelledByVisibleText || isContent && !isFixed || isTextOfRow
  }

  /// Whether it is a row of a running app that shows its label as a text, such as the name of an app.
  private var isTextOfRow: Bool {
    guard role == .cell, !context.screen.framesAreDesignTime else { return false }
    return descendants(upTo: Self.mostInRow).contains {
      $0.role == .staticText && $0.label == label
    }
  }

  /// A row has few views; a file may nest any number.
  private static let mostInRow = 64

  /// Whether it is a text in a cell, which says the labels of all that it holds.
  var isReadByCell: Bool {
    guard !isStop, element.isElement, hasStatedLabel, let label, !label.isBlank,
      let cell = exposure.enclosingElement
    else { return false }
    return cell.role == .cell && !cell.hasStatedLabel && cell.label?.contains(label) == true
  }

  /// Whether it is a text of an Interface Builder file, whose developers name apps and products in it.
  var mayShowBrand: Bool {
    context.screen.framesAreDesignTime && role == .staticText && labelSource.isLabelledByVisibleText
  }
}

extension ElementExposure {
  /// The nearest stop around it; VoiceOver does not stop at elements inside a stop.
  public var enclosingElement: AuditedElement? {
    subject.ancestors.first { $0.element.isElement && !$0.kinds.isEmpty }
  }
}
