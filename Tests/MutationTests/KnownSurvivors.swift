/// Operators of which more than half of the mutants survive, and why.
///
/// Each is a case that a rule misses. A test fails when one of them is mended, so that it leaves this list.
enum KnownSurvivors {
  static let reasons: [String: String] = [
    "label is an asset name with blanks": "no rule knows the words of assets once they are apart",
    "class of a button is lost": "of layouts that can be clicked only `View` is asked about",
    "button is no longer clickable": "no rule compares the class with `clickable`",
    "switch without a value": "SwiftUI's switches are a view around a switch",
    "navigation item without a title":
      "code gives most screens of the app's own their titles; one is asked about where its file titles others",
    "language of the screen wrong": "texts are voted on one by one, and most are too short",
  ]
}
