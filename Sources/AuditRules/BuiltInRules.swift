public import Auditing

/// Every rule that ships, by group and in the order of the catalogue.
///
/// A test compares this list with the folder.
public enum BuiltInRules {
  public static let all: [any Rule] = names

  private static let names: [any Rule] = [
    MissingLabel()
  ]

  /// The descriptions, in the same order.
  public static var descriptions: [RuleDescription] { all.map { type(of: $0).description } }
}
