/// The matching element of the other orientation, and how certain the match is.
public struct ElementMatch: Hashable, Sendable {
  /// The index in the other screen.
  public var index: Int
  public var basis: Basis

  public init(index: Int, basis: Basis) {
    self.index = index
    self.basis = basis
  }

  /// The facts that the two share; the strongest available.
  public enum Basis: UInt8, CaseIterable, Hashable, Sendable {
    /// The same screen, laid out anew: nothing had to be looked for.
    case same
    /// A class and an identifier that nothing else has.
    case identifier
    /// An identifier that nothing else has; the class differs.
    case identifierAlone
    /// A class and a label that nothing else has.
    case label
    /// The class, the label and the index among equally many equals.
    case labelAmongEquals
    /// The class and the label; there are more equals in one orientation than in the other.
    case labelByOrder
    /// A label that nothing else has; the class differs.
    case labelAlone
    /// Only the position in the tree.
    case path
  }

  public var certainty: Certainty {
    switch basis {
    case .same, .identifier: .certain
    case .identifierAlone, .label, .labelAmongEquals: .likely
    case .labelByOrder, .labelAlone, .path: .possible
    }
  }

  public enum Certainty: UInt8, Comparable, Hashable, Sendable {
    /// It may be another.
    case possible
    /// It would take a coincidence for it to be another.
    case likely
    /// The app itself calls them the same.
    case certain

    public static func < (a: Certainty, b: Certainty) -> Bool { a.rawValue < b.rawValue }
  }
}

extension ElementMatch.Basis {
  /// The facts of the match, which complete “matched by”.
  public var inWords: String {
    switch self {
    case .same: "being the same"
    case .identifier: "identifier and class"
    case .identifierAlone: "identifier"
    case .label: "class and label"
    case .labelAmongEquals, .labelByOrder: "class, label and order"
    case .labelAlone: "label"
    case .path: "place in the tree"
    }
  }
}
