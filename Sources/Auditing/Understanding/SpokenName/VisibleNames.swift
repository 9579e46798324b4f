internal import AccessibilityModel

/// The texts on a control that a person can say, and those that are in its name.
public struct VisibleNames {
  /// As they are written.
  public private(set) var all: [String] = []
  /// Where in the name's words each that is in it begins.
  public private(set) var matches: [Int] = []
  /// The figures beside them that the name lacks, such as a price: who changes the name for the texts adds these too.
  public private(set) var figures: [String] = []

  /// - Returns: nil without a label or text, or if the label comes from the text.
  public init?(of subject: AuditedElement) {
    guard subject.kinds.contains(.labelled) else { return nil }
    let element = subject.element
    guard subject.hasStatedLabel, !element.isTextEntry, !element.isTextual,
      !subject.templateUse.hidesItsTitle, !subject.surface.isKeyOfCalculator
    else { return nil }
    all = subject.wording.visibleTexts.filter {
      Self.hasLetters($0) && !Self.isTypeName($0)
    }
    guard !all.isEmpty else { return nil }
    figures = subject.wording.visibleTexts.filter {
      $0.isFigure && !subject.wording.label.contains($0)
    }
    let inputs = element.userInputLabels
    let name = TextWords(subject.wording.labelWords)
    for text in all {
      let words = TextWords(text)
      guard !words.folded.isEmpty else { continue }
      if let place = words.place(in: name) {
        matches.append(place)
      } else if inputs.contains(where: { words.place(in: TextWords($0)) != nil }) {
        matches.append(0)
      } else if Self.isJoined(text.collapsed, in: subject.wording.label)
        || words.isShortForm(of: name)
      {
        matches.append(0)
      }
    }
  }

  /// Whether a text has letters to say: “Aa” is a sign for letters, as “B” is for bold ones
  /// (https://www.w3.org/WAI/WCAG22/Understanding/label-in-name.html).
  private static func hasLetters(_ text: String) -> Bool {
    guard let first = text.first(where: \.isLetter) else { return false }
    return text.contains { $0.isLetter && $0.lowercased() != first.lowercased() }
  }

  /// Whether a text is in a label after a number without a space: “12Posts”, “58KFollowers”.
  private static func isJoined(_ text: String, in label: String) -> Bool {
    guard text.count >= leastJoined, let place = label.firstRange(of: text) else { return false }
    return label[..<place.lowerBound].suffix(2).contains(where: \.isNumber)
  }

  private static let leastJoined = 4

  /// Whether it is the full name of a type, “Company.Controls.Icon”: what .NET and Java return as the text of
  /// an object that has none (https://learn.microsoft.com/dotnet/api/system.object.tostring). The screen
  /// shows the object.
  private static func isTypeName(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 2, let type = parts.last else { return false }
    return type.first?.isUppercase == true && type.contains(where: \.isLowercase)
      && parts.allSatisfy { part in
        part.first?.isLetter == true && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      }
  }
}
