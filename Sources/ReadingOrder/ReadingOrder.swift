public import AccessibilityModel

/// The stops of VoiceOver's cursor on a screen, in swipe order.
///
/// Both follow AccessibilitySnapshot, whose authors determined them by experiment on devices,
/// except where device behaviour is noted (docs/evidence/voiceover.md#which-elements-are-stops and
/// docs/evidence/voiceover.md#reading-order). Android screens keep the order of their file, which
/// is TalkBack's (docs/evidence/android.md#order-of-talkback).
public struct ReadingOrder: Sendable {
  /// The stops, in the order of swiping right.
  public let stops: [Stop]
  /// Elements without a consistent reading order, because “above” and “before” form a cycle.
  public let ambiguousRows: [AmbiguousRow]

  /// Determines the order of one screen.
  public init(of screen: Screen) {
    var selection = Selection(of: screen, includingSystem: false)
    if !selection.tree.hasStops {
      // In a capture of the keyboard alone, the keyboard is the content.
      selection = Selection(of: screen, includingSystem: true)
    }
    let arrangement = Arrangement(of: selection.tree, on: screen)
    ambiguousRows = arrangement.ambiguousRows
    stops = Contexts(of: arrangement.order, selection.tree.scopes, on: screen).stops
  }

  /// The stops of a screen, in reading order.
  public static func stops(in screen: Screen) -> [Stop] { ReadingOrder(of: screen).stops }

  /// The rows of a screen for which VoiceOver's order is uncertain.
  public static func ambiguousRows(in screen: Screen) -> [AmbiguousRow] {
    ReadingOrder(of: screen).ambiguousRows
  }
}

/// Three or more neighbours whose positions contradict each other.
///
/// VoiceOver treats elements as a row if their tops differ by less than a threshold. If each step
/// is below it, the first and the last may still differ by more: then A is before B, B before C and
/// C before A, and VoiceOver's order depends on the order in which the views were added. Here such
/// elements are read in bands from the top down, whatever the order of the views.
public struct AmbiguousRow: Hashable, Sendable {
  /// The stops, as indices into the screen, in the order of this target; the first stop of a group
  /// represents it.
  public var elements: [Int]

  public init(elements: [Int]) { self.elements = elements }
}
