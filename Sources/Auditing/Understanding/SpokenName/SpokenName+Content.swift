internal import AccessibilityModel

// Names from what is in an element, and from the row around it.

extension AuditedElement {
  var nameByContent: SpokenName? {
    if context.screen.platform == .android {
      guard speaksName || !role.isControl && hasChildren && holdsLabel else { return nil }
      return SpokenName(.content, because: "TalkBack reads its content")
    }
    if isInNamedCell { return SpokenName(.row, because: "its row is read with its text") }
    if isHeardAsItsCaption {
      return SpokenName(
        .image, because: "VoiceOver reads the name of its image, which is its caption")
    }
    if isHeardAsItsValue {
      return SpokenName(.content, because: "code sets a value, which is read")
    }
    if mayBeContainer {
      return SpokenName(.content, because: "it may be a container of labelled controls")
    }
    return nil
  }

  /// A switch is read with the text of its cell where the cell is the element. One that is a stop of its own has no
  /// name from there, whatever is beside it.
  private var isInNamedCell: Bool {
    guard isToggle, let cell = enclosingCell, cell.isStop || isGivenNameByRow else { return false }
    return cell.descendants(upTo: 32).contains {
      $0.kinds.contains(.texts) && !$0.element.hasBlankLabel
    }
  }

  /// Whether a running app may have given it the name of its row: UIKit does for the accessory view of a cell, and a
  /// page source does not say which switch that is.
  private var isGivenNameByRow: Bool {
    !context.screen.framesAreDesignTime && !context.screen.capabilities.contains(.classNames)
  }

  /// Whether code gives a view other than a control a value, which VoiceOver reads in place of a label: “Loading”.
  private var isHeardAsItsValue: Bool {
    !isActionable && element.codeEvidence?.location(of: .value) != nil
  }

  /// Whether a control of a page source may be a container without a label of its own: it holds a control
  /// with a label, and the source does not say which of them are accessibility elements. The rule
  /// nested-controls asks about it: an element would hide the content, and a container needs no label.
  private var mayBeContainer: Bool {
    guard hasChildren, context.screen.platform == .iOS, !context.screen.framesAreDesignTime,
      origins[.isElement] == .inferred, role == .button
    else { return false }
    return descendants(upTo: 32).contains {
      $0.kinds.contains(.actionable) && $0.isEnabled && !$0.element.hasBlankLabel
        && !$0.frame.isAlmostEqual(to: frame)
    }
  }
}

// Icons with a visible name beside or below them.

extension AuditedElement {
  /// Whether the name of the image, which VoiceOver reads for want of a label, is the text of the caption of the
  /// control in a design, in every language that the file has: users hear what others see. A name such as
  /// `btn_file` is not.
  private var isHeardAsItsCaption: Bool {
    guard context.screen.framesAreDesignTime, !details.imageIsSymbol, !codeMaySet([.image]),
      let heard = spokenImageName, case let words = Words(heard), !words.isEmpty, let parent
    else { return false }
    let siblings = context.screen.children(of: parent.index).prefix(Self.mostSiblings)
    return siblings.map(context.subject).contains { text in
      text.role == .staticText && text.wording.words == words && !text.codeMaySet([.text])
        && text.element.details.translations.isEmpty && text.frame.isCaption(of: frame)
    }
  }

  /// A file may hold any number.
  private static let mostSiblings = 32
}
