/// How much of the punctuation is named aloud, from nothing to every mark.
///
/// The four steps are those of NVDA and Orca; VoiceOver has three of them.
public enum PunctuationLevel: String, Sendable, CaseIterable, Comparable {
  case none, some, most, all

  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .none: 0
    case .some: 1
    case .most: 2
    case .all: 3
    }
  }
}
