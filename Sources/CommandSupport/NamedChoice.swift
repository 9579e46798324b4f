public import ArgumentParser

/// A choice that an option takes by name.
///
/// What the parser would do itself for each of them, by key paths and a dictionary of descriptions
/// that stays empty, sends the runtime through all conformances.
public protocol NamedChoice: ExpressibleByArgument, CaseIterable, RawRepresentable
where RawValue == String, AllCases == [Self] {}

extension NamedChoice {
  public static var allValueStrings: [String] {
    var names: [String] = []
    for choice in allCases { names.append(choice.rawValue) }
    return names
  }

  public static var allValueDescriptions: [String: String] { [:] }
}
