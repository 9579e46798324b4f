/// The matching element of the other orientation, and how certain the match is.
public struct ElementMatch: Hashable, Sendable {
  /// The index in the other screen.
  public var index: Int
  public var basis: Basis

  public init(index: Int, basis: Basis) {
    self.index = index
    self.basis = basis
  }

  /// The facts that the two share; the strongest of them.
  public enum Basis: UInt8, CaseIterable, Hashable, Sendable {
    /// The same screen, laid out again: no search was needed.
    case same
    /// A class and a unique identifier.
    case identifier
    /// A unique identifier; the class differs.
    case identifierAlone
    /// A class and a unique label.
    case label
    /// The class, the label and the index among the same number of equal elements.
    case labelAmongEquals
    /// The class and the label; the number of equal elements differs between the orientations.
    case labelByOrder
    /// A unique label; the class differs.
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
    /// Another match would be a coincidence.
    case likely
    /// The app itself identifies them as the same.
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
