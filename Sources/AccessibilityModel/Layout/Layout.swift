/// The springs and struts of a view (`UIView.AutoresizingMask`).
public struct Autoresizing: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let flexibleLeftMargin = Autoresizing(rawValue: 1 << 0)
  public static let flexibleWidth = Autoresizing(rawValue: 1 << 1)
  public static let flexibleRightMargin = Autoresizing(rawValue: 1 << 2)
  public static let flexibleTopMargin = Autoresizing(rawValue: 1 << 3)
  public static let flexibleHeight = Autoresizing(rawValue: 1 << 4)
  public static let flexibleBottomMargin = Autoresizing(rawValue: 1 << 5)

  public static let named: [(name: String, mask: Autoresizing)] = [
    ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
    ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
    ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
  ]
}

/// A layout constraint, as its file writes it.
///
/// `item.attribute relation toItem.toAttribute × multiplier + constant`, at a priority from 1 to
/// 1000. Items are identifiers; nil is the view that the constraint is in.
public struct Constraint: Hashable, Sendable {
  public enum Relation: String, Hashable, Sendable, CaseIterable {
    case equal, lessThanOrEqual, greaterThanOrEqual
  }

  public var item: String?
  public var attribute: String
  public var relation: Relation = .equal
  public var toItem: String?
  public var toAttribute: String?
  public var multiplier: Double = 1
  public var constant: Double = 0
  public var priority: Double = 1000
  /// The outlets of an Interface Builder file that lead to it.
  public var outlets: [CodeLinks.Outlet] = []
  /// Whether code sets its constant, or turns it off or on.
  public var isSetByCode = false

  public init(attribute: String) { self.attribute = attribute }
}
