/// A label for the comparison of orientations: letters and digits only, in lower case.
///
/// Layouts change punctuation, symbols and white space when they have more space or less (“Total:”,
/// “Total”). A label of only symbols is compared unchanged. Strings compare by canonical
/// equivalence already, so no normalisation is needed.
enum MatchingName {
  /// nil if there is nothing to compare.
  static func folded(_ label: String?) -> String? {
    guard let label, !label.isEmpty else { return nil }
    var scalars = String.UnicodeScalarView()
    var isPending = false
    for scalar in label.unicodeScalars {
      guard isWord(scalar) else {
        isPending = !scalars.isEmpty
        continue
      }
      if isPending { scalars.append(" ") }
      isPending = false
      scalars.append(scalar)
    }
    if !scalars.isEmpty { return String(scalars).lowercased() }
    let hasInk = label.unicodeScalars.contains {
      !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
    }
    return hasInk ? label : nil
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
        || ("0"..."9").contains(scalar)
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber: return true
    default: return scalar.properties.isAlphabetic
    }
  }
}
