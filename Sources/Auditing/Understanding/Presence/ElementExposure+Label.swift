internal import AccessibilityModel

/// An element that a screen reader reads by its label, and not by the texts in it.
public struct ReadingByLabel: Sendable {
  /// Why it may read the texts all the same; nil if the file states which views are accessibility elements, and all
  /// texts that they show.
  public let doubt: Reason?
}

extension ElementExposure {
  /// Whether it is read by its label, with the reason to doubt it; nil if users also hear or reach the texts in it.
  public var readingByLabel: ReadingByLabel? {
    let statesTexts = context.screen.capabilities.isSuperset(of: [.exposure, .visibleText])
    guard statesTexts ? isStatedRow : isCapturedRow else { return nil }
    return ReadingByLabel(doubt: .when(!statesTexts, "code may set its label"))
  }

  /// Whether it is a row of texts, not the whole screen.
  ///
  /// Without a content description TalkBack reads all texts in an Android row, except those that are
  /// stops and those that are not important for accessibility
  /// (docs/evidence/android.md#stops-of-talkback).
  private var isStatedRow: Bool {
    guard subject.role == .cell || !subject.isActionable else { return false }
    return !context.stopsNest || subject.labelSource.isStated && !subject.surface.fillsScreen
  }

  /// Whether it is a captured control or row with its own label: its content is unreachable, even
  /// if the capture does not show it. TalkBack stops at the controls in it, and reads none of its other texts.
  private var isCapturedRow: Bool {
    subject.labelSource.isStated && (subject.role == .cell || subject.isActionable)
      && (context.stopsNest && !subject.surface.fillsScreen
        || !subject.descendants(upTo: Self.mostTexts).contains(where: \.isStop))
  }

  /// A row holds less.
  private static let mostTexts = 128
}
