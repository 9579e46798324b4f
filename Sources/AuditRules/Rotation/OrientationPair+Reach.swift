internal import AccessibilityModel
internal import Auditing
internal import Relayout

extension AuditedElement {
  /// Why the other orientation need not have it; nil if it is not meant for its own alone.
  var reasonForOneOrientation: Reason? {
    .when(isMeantForOneOrientation, "it is meant for \(context.orientation.rawValue) only")
  }

  /// Whether it is meant for its own orientation only.
  var isMeantForOneOrientation: Bool {
    let orientation = context.orientation
    return ([self] + ancestors).contains { $0.element.only == orientation }
  }

  /// The words of its label, without punctuation, in lower case and with one space between them.
  var comparedLabel: String { wording.words.list.joined(separator: " ") }

  /// “in landscape”.
  var inOrientation: String { "in \(context.orientation.rawValue)" }
}

extension OrientationPair.Counterpart {
  /// The words of a message for an uncertain match; empty for a certain one.
  var doubtInWords: String {
    doubt == nil ? "" : " (matched by \(basis.inWords))"
  }
}
