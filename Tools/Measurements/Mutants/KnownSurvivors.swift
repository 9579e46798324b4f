/// Operators with more than half of their mutants surviving, and why.
///
/// Each is a case that a rule misses. A test fails when one of them is fixed, so that it leaves
/// this list.
enum KnownSurvivors {
  static let reasons: [String: String] = [:]
}
