internal import AccessibilityModel

/// The author of a label.
///
/// A text of a running app may come from its users or from a server: readers of the report cannot change it.
public enum LabelAuthor: Hashable, Sendable {
  /// The developers of the app.
  case developer
  /// A user, or someone else who fills the app with content.
  case user
  /// The system, as the name of a key, or UIKit's “Done”.
  case system
  /// The developers, a user or someone else.
  case unknown

  /// Whether a user, or someone else who fills the app with content, may be its author.
  public var mayBeUser: Bool { self == .user || self == .unknown }

  /// Why there is nothing to change; nil if there may be.
  public var excuse: Reason? { .when(self == .user, "a user wrote it") }
}

extension AuditedElement {
  /// See ``LabelAuthor``.
  var labelAuthor: LabelAuthor {
    if isNamedBySystem { return .system }
    guard !context.screen.framesAreDesignTime else { return .developer }
    if context.showsData, isContent || isNameInList { return .user }
    if isContent { return .unknown }
    // UIKit gives a back button the title of the previous screen, which may be the name of an account.
    return traits.contains(.backButton) ? .unknown : .developer
  }

  /// Whether the system gives it its label: one of the system's own views, or a default of UIKit or AppKit.
  private var isNamedBySystem: Bool {
    if flags.contains(.system) || flags.contains(.systemLabel) && origins[.label] != .given {
      return true
    }
    return isCaptured && (role == .key || role == .activityIndicator || role == .pageIndicator)
  }

  /// Whether it is an item of a list in a running app, or a control in one, by the name that the item shows.
  private var isNameInList: Bool {
    guard isCaptured, role == .cell || !ancestorTraits.isDisjoint(with: [.list, .cell]) else {
      return false
    }
    return context.screen.platform == .android || mayShowItsLabel
  }
}

extension String {
  /// Whether one of its parts between white space has letters and no number: “x30” is a number.
  public var hasWord: Bool {
    tokens.contains { part in
      part.contains(where: \.isLetter) && !part.contains(where: \.isNumber)
    }
  }
}

extension LabelSource {
  /// Whether an app draws an icon by a symbol or an emoji: it is the only text in a control of a running Android app,
  /// outside of lists.
  public var isIconOfText: Bool {
    isTitleOfControl && !subject.wording.label.contains { $0.isLetter || $0.isNumber }
  }

  /// The same with a number, and no other word: “🌾 x30”.
  public var isIconWithNumber: Bool {
    isTitleOfControl && subject.wording.facts.hasDigit && !subject.wording.label.hasWord
  }

  /// Whether the developers wrote the texts in it, which are the title of a control of a running Android app: in a list,
  /// users or a server may have written them.
  private var isTitleOfControl: Bool {
    context.screen.platform == .android && subject.isCaptured && subject.isContent
      && subject.flags.contains(.respondsToTap)
      && subject.ancestorTraits.isDisjoint(with: [.list, .cell]) && subject.role != .cell
  }

  /// Whether everyone reads the label, as a text of its own or on a control of a running app.
  public var isReadByAll: Bool {
    subject.isContent || subject.isCaptured && subject.mayShowItsLabel
  }

  /// Why its capitals may be a style that the source does not have: UIKit's section headers and Android's
  /// `textAllCaps`, which formats without fonts include.
  public var reasonForCapitals: Reason? {
    let screen = context.screen
    if screen.framesAreDesignTime {
      return subject.isSetByCode
        ? subject.reasonOfCode(setting: [.text, .label], "its text") : nil
    }
    guard !screen.capabilities.contains(.fonts) else { return nil }
    // A description of an image is written, not shown.
    let isShown = subject.kinds.isDisjoint(with: screen.platform == .android ? .images : .controls)
    return .when(isShown, "the system may show the text in capitals")
  }
}
