internal import AccessibilityModel

/// Whether an element handles taps, and why some of those need no role.
public struct TapHandling: Facet {
  let subject: AuditedElement
}

extension AuditedElement {
  /// See ``TapHandling``.
  public var taps: TapHandling { TapHandling(subject: self) }
}

extension TapHandling {
  /// Whether touches reach it: views without user interaction, as labels and images are by themselves, pass them on
  /// (https://developer.apple.com/documentation/uikit/uiview/isuserinteractionenabled).
  public var takesTouches: Bool { subject.flags.contains(.userInteractionEnabled) }

  /// Whether it is a control of a design that gets no touches, such as a button that turns while the app waits.
  public var onlyShowsPicture: Bool { context.screen.framesAreDesignTime && !takesTouches }

  /// Whether it is a plain view that handles taps: on Android one that React Native, Flutter or Compose makes
  /// for anything it draws; elsewhere one with a recogniser, or of the app's own class.
  public var handlesTaps: Bool {
    if isPlainView { return subject.flags.contains(.respondsToTap) }
    guard context.screen.platform != .android else { return false }
    // A stop of the app's own class without a role belongs to role-missing.
    return element.gestures.contains(.tap)
      || !subject.isStop && subject.isCustomClass && subject.role == .other
        && subject.flags.contains(.respondsToTap)
  }

  /// Whether the screen reader announces that it can be activated, or that it is operated otherwise: touches go to a view
  /// that is played or dragged
  /// (https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/allowsdirectinteraction), and a stop with
  /// its own tap inside a control belongs to that control.
  public var hasRole: Bool {
    !subject.lacksRole
      || subject.ancestors.contains { $0.element.isElement && $0.element.role.isControl }
  }

  /// Whether it is the clickable root of a layout of Android that fills the screen, with controls in it: TalkBack stops at the
  /// whole screen first.
  public var coversScreen: Bool {
    context.screen.isLayoutOfAndroid && subject.parent == nil && element.onlyStopsTouches
      && !context.subjects(.controls).filter { $0.index != subject.index }.isEmpty
  }

  /// Whether it is a text in the colour of links that the screen reader does not announce as one.
  public var isTextAsLink: Bool {
    element.isDrawnAsLink && subject.isStop && subject.role == .staticText
      && subject.traits.isDisjoint(with: [.link, .button]) && !subject.wording.label.isBlank
  }

  /// Whether it is a text of an iOS design in the blue that the system gives to what can be tapped, and code can reach it,
  /// or it takes touches itself (https://developer.apple.com/documentation/uikit/uiview/tintcolor).
  public var isTextInTint: Bool {
    // The source of a SwiftUI view shows whether a text responds to taps.
    guard context.screen.isDesignOfUIKit, subject.isStop, subject.role == .staticText,
      element.isOutlet || takesTouches,
      subject.traits.isDisjoint(with: [.link, .button, .header]), !element.gestures.contains(.tap),
      subject.wording.label.contains(where: \.isLetter),
      !subject.wording.label.contains(where: \.isNumber), let color = element.textColor
    else { return false }
    return abs(color.red) <= Self.tolerance && abs(color.green - 122 / 255) <= Self.tolerance
      && abs(color.blue - 1) <= Self.tolerance
  }

  /// Whether it is a text of a captured Android screen with the words of a link or a button, such as “View all”, which
  /// nothing makes clickable: users of a screen reader cannot activate it, unless touches are read off the screen.
  public var isTextWithWordsOfLink: Bool {
    guard subject.surface.isReadText, subject.isStop, subject.isCaptured,
      context.screen.platform == .android, subject.traits.contains(.header) == false,
      !subject.flags.contains(.respondsToTap), element.gestures.isEmpty,
      !subject.ancestors.contains(where: \.isActionable)
    else { return false }
    return Self.wordsOfLinks.matches(Words(subject.wording.label), of: subject)
  }

  private static let wordsOfLinks = PhraseLists("phrase-links-in-text")

  /// Interface Builder writes the colour in several colour spaces.
  private static let tolerance = 0.05

  /// Whether Android knows its class only as a view, whatever a framework draws there, or it is a text that a layout
  /// or its code makes clickable.
  public var isPlainView: Bool {
    context.screen.platform == .android
      && (Self.plainViews.contains(subject.className) || isClickedText || isButtonOfLayout)
  }

  /// Whether it is a card or a view with centred content of a layout, with a few words and no control in it, which
  /// responds to taps as a button does: a row of a list has more, or is in a layout of its own.
  var isButtonOfLayout: Bool {
    guard subject.details.isDrawnAsButton, subject.isStop,
      context.screen.elements.first?.isRepeated != true
    else { return false }
    let inside = subject.descendants(upTo: Self.mostInside + 1).filter { !$0.kinds.isEmpty }
    let texts = inside.filter { $0.role == .staticText }
    return inside.count <= Self.mostInside && (1...2).contains(texts.count)
      && !inside.contains { $0.isActionable || $0.isTextEntry }
      && texts.allSatisfy { text in
        text.element.visibleText.map { $0.count <= Self.mostLetters } ?? false
      }
  }

  /// Whether it is a view of a captured screen with one short text in its centre, as the title of a button is drawn, by
  /// itself or with a picture or a symbol, and outside of lists: a row has its texts at its start.
  private var isDrawnAsButton: Bool {
    guard !context.screen.framesAreDesignTime, subject.isStop, statesRoles,
      subject.ancestorTraits.isDisjoint(with: [.list, .cell, .webView]),
      subject.frame.isFinite, subject.frame.height <= Self.highestButton
    else { return false }
    let inside = subject.descendants(upTo: Self.mostInside + 1)
    guard (1...Self.mostInside).contains(inside.count),
      inside.allSatisfy({ !$0.isActionable && !$0.isTextEntry && !$0.role.isControl })
    else { return false }
    let titles = inside.filter {
      $0.role == .staticText && $0.wording.label.contains(where: \.isLetter)
    }
    guard titles.count == 1, titles[0].wording.label.collapsed.count <= Self.longestTitle else {
      return false
    }
    return isCentred(titles[0].frame)
      || isCentred(inside.reduce(titles[0].frame) { $0.union($1.frame) })
  }

  /// Whether it holds other views and does not look like a button, as a row or a card does.
  public var isRowOrCard: Bool { subject.hasChildren && !isButtonOfLayout && !isDrawnAsButton }

  /// Whether it is a touchable of a framework that reports the role of a button as its class, and has none: a described
  /// group of React Native, or a view of Compose on a screen where another one has its role. A list announces its rows.
  private var lacksRoleOfFramework: Bool {
    guard !context.screen.framesAreDesignTime, subject.isStop, statesRoles,
      subject.ancestorTraits.isDisjoint(with: [.list, .cell, .webView])
    else { return false }
    switch subject.className {
    case "android.view.View": return true
    // A layout of Android's own has this class, too, and no description.
    case "android.view.ViewGroup": return subject.origins[.label] == .given
    default: return false
    }
  }

  /// Whether its content is in its centre.
  private func isCentred(_ content: Rect) -> Bool {
    content.isFinite && abs(content.center.x - subject.frame.center.x) <= Self.offCentre
      && abs(content.center.y - subject.frame.center.y) <= Self.offCentre
  }

  /// Whether the capture would show its role, if it had one: React Native reports a button by its class, and not every
  /// dump of Compose has the views without content that stand for roles.
  private var statesRoles: Bool {
    subject.className != "android.view.View"
      || context.elements(.button).contains {
        context.screen.elements[$0].className == "android.view.View"
      }
  }

  /// In dp: Material's largest button has 56, and one with an icon above the title some more.
  private static let highestButton = 72.0
  private static let offCentre = 4.0
  private static let longestTitle = 24

  private static let mostInside = 8
  /// Of a short sentence; longer texts are content.
  private static let mostLetters = 60

  /// Whether it is a text that responds to taps by itself: TalkBack has no role for it. In a dump, the class is the one
  /// that TalkBack hears. An item of a list, a key and one of several choices are understood without a role.
  var isClickedText: Bool {
    guard context.screen.platform == .android, subject.role == .staticText,
      subject.flags.contains(.respondsToTap)
    else { return false }
    return context.screen.framesAreDesignTime
      || subject.isStop && subject.ancestorTraits.isDisjoint(with: [.list, .cell, .webView])
        && !subject.traits.contains(.link) && !isTextAmongTexts
  }

  /// Whether its parent holds at least two more texts that respond to taps, on its line or in its column: the text is one
  /// of several choices, where texts in different places are commands of their own.
  private var isTextAmongTexts: Bool {
    guard let parent = subject.parent else { return false }
    let own = subject.frame
    return context.screen.children(of: parent.index).prefix(Self.mostChoices).count {
      let other = context.screen.elements[$0]
      return other.role == .staticText && other.flags.contains(.respondsToTap)
        && (own.isNull || other.frame.isInRow(with: own) || abs(other.frame.minX - own.minX) <= 1)
    } > 2
  }

  private static let mostChoices = 32

  private static let plainViews: Set<String> = [
    "android.view.View", "android.view.ViewGroup", "android.widget.FrameLayout",
  ]

  /// Why a view that handles taps needs no role.
  public var reasonForNoRole: Reason? {
    if !takesTouches, !subject.codeMaySet([.gesture]) {
      return "touches pass through it, and no code changes that"
    }
    guard isPlainView else { return nil }
    if isRowOrCard, !lacksRoleOfFramework {
      return "rows and cards of Android are layouts that can be clicked"
    }
    if mayBeLink { return "the browser gives a link its role, and not every dump has it" }
    if let backdrop = subject.surface.backdrop { return backdrop }
    if subject.surface.isChoice { return "TalkBack says which of several is selected" }
    // A symbol is not a label: a view with only a symbol is reported.
    return .when(
      !subject.wording.label.contains { $0.isLetter || $0.isNumber } && !mayGetWords,
      "it has no label in words, and that is reported instead")
  }

  /// Whether it is a text of a layout to which code gives its words.
  private var mayGetWords: Bool { isClickedText && subject.flags.contains(.boundText) }

  /// TalkBack gets the role of a link from the browser, and only some dumps have it
  /// (docs/evidence/android.md#names-of-what-is-clickable).
  private var mayBeLink: Bool {
    subject.ancestorTraits.contains(.webView) && context.elements(.link).isEmpty
  }
}
