public import AccessibilityModel

/// Where VoiceOver's cursor stops on a screen, and in what order a flick goes through the stops.
///
/// Both follow AccessibilitySnapshot, which found them by experiment on devices, except what is
/// marked as the device's own (docs/evidence/voiceover.md#which-elements-are-stops and
/// docs/evidence/voiceover.md#reading-order). Android screens keep the order of their
/// file, which is TalkBack's (docs/evidence/android.md#order-of-talkback).
public struct ReadingOrder: Sendable {
  /// The stops, in the order in which a flick to the right goes through them.
  public let stops: [Stop]
  /// Elements that no reading order suits, because «above» and «before» go round in a circle.
  public let ambiguousRows: [AmbiguousRow]

  /// Works out the order of one screen.
  public init(of screen: Screen) {
    var selection = Selection(of: screen, includingSystem: false)
    if !selection.tree.hasStops {
      // A capture of nothing but the keyboard is about the keyboard.
      selection = Selection(of: screen, includingSystem: true)
    }
    let arrangement = Arrangement(of: selection.tree, on: screen)
    ambiguousRows = arrangement.ambiguousRows
    stops = Contexts(of: arrangement.order, selection.tree.scopes, on: screen).stops
  }

  /// The stops of a screen, in reading order.
  public static func stops(in screen: Screen) -> [Stop] { ReadingOrder(of: screen).stops }

  /// The rows of a screen of which nobody can say how VoiceOver reads them.
  public static func ambiguousRows(in screen: Screen) -> [AmbiguousRow] {
    ReadingOrder(of: screen).ambiguousRows
  }
}

/// Three or more neighbours whose places contradict each other.
///
/// VoiceOver takes elements for a row when their tops lie closer than a threshold. Of steps that are
/// each below it the first and the last may still be apart: then A is before B, B before C and C
/// before A, and what VoiceOver reads depends on the order in which the views were added. Here such
/// elements are read in bands from the topmost down, whatever the order of the views.
public struct AmbiguousRow: Hashable, Sendable {
  /// The stops, as indices into the screen, in the order in which they are read here; a group stands
  /// for itself with its first stop.
  public var elements: [Int]

  public init(elements: [Int]) { self.elements = elements }
}
