internal import AccessibilityModel

// Labels that are the name of an asset, with spaces instead of its separators.
//
// UIKit labels a button without a label with the name of its image, and `common_visibility_off`
// becomes “common visibility off” (docs/evidence/voiceover.md#labels-where-the-app-gives-none). In an
// Interface Builder file and on Android a person has given the label: there “icon” may be a word of it.

extension CodeName {
  /// How sure it is that an icon has the name of an asset in words as its label; nil if it has none.
  public var certaintyOfAsset: Certainty? {
    let label = subject.wording.facts
    guard (2...Self.mostWords).contains(label.tokenCount), isIcon else { return nil }
    if label.tokens.last.map(Self.endsWithScale) == true { return .certain }
    if Self.isNameOfSymbol(label, subject.identifier) { return .certain }
    if isTitledAsset { return .open("a person may have written the label") }
    guard label.isASCII, !label.hasCapital,
      label.tokens.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber } })
    else { return nil }
    if Self.isMaterialIcon(label) { return .certain }
    if label.tokens.first.map(ImageFileName.isAbbreviation) == true || Self.holdsIcon(label) {
      return subject.labelSource.mayHaveNameOfImage || label.tokens.first != "icon"
        ? .certain : .open("“icon” may be a word of the label")
    }
    // Two plain words are what a person says who describes a button of Android in small letters.
    let isPhrase = label.tokenCount == 2 && subject.labelSource.mayHavePhraseAsLabel
    let isUnlikeOthers = !isPhrase && !Self.isSentence(label) && othersBeginWithCapitals
    return Self.isSmall(subject.frame) && (isUnlikeOthers || othersHaveAnotherScript)
      ? .open("the label may be a phrase in small letters") : nil
  }

  /// Whether it has the words of its identifier, and that is the name of a system's symbol: “Arrow Down Circle” for
  /// `arrow.down.circle`, which SwiftUI gives to the image.
  private static func isNameOfSymbol(_ label: LabelFacts, _ identifier: String?) -> Bool {
    guard let parts = identifier?.split(separator: "."), parts.count > 1,
      parts.contains(where: { symbolWords.contains($0) })
    else { return false }
    return parts.elementsEqual(label.tokens.map { $0.lowercased()[...] })
  }

  /// Parts of the names of symbols that say how one is drawn (<https://developer.apple.com/sf-symbols/>).
  private static let symbolWords: Set<Substring> = [
    "circle", "fill", "square", "rectangle", "slash", "left", "right", "up", "down", "badge",
    "triangle", "horizontal", "vertical", "forward", "backward", "stack", "dotted",
  ]

  /// Whether all words of an icon of a page source begin with capitals, and the last one is that of a variant of an
  /// image, as XCTest reports `login_more_menu_new`.
  private var isTitledAsset: Bool {
    let label = subject.wording.facts
    guard subject.labelSource.mayHaveNameOfImage, label.tokenCount > 2, label.isASCII,
      label.tokens.allSatisfy({
        $0.first?.isUppercase == true
          && $0.dropFirst().allSatisfy {
            $0.isLowercase || $0.isNumber
          }
      }), Self.isSmall(subject.frame), let last = label.tokens.last?.lowercased()
    else { return false }
    return Self.variants.contains(last)
  }

  private static let variants: Set<String> = [
    "new", "normal", "default", "selected", "unselected", "active", "inactive", "disabled",
    "enabled", "white", "black", "gray", "grey", "dark", "light", "outline", "outlined", "filled",
    "fill", "small", "large", "icon", "ic", "img", "btn",
  ]

  /// Whether it has a word that sentences have and names of assets do not: an article or a possessive.
  private static func isSentence(_ label: LabelFacts) -> Bool {
    label.tokens.contains(where: sentenceWords.contains)
  }

  private static let sentenceWords: Set<Substring> = ["a", "an", "the", "your", "my", "this"]

  private static func endsWithScale(_ token: Substring) -> Bool {
    token.hasSuffix("@2x") || token.hasSuffix("@3x")
  }

  /// Whether “icon” or “ic” is in the middle, as in `com_icon_back_black`: a phrase begins or ends with it.
  private static func holdsIcon(_ label: LabelFacts) -> Bool {
    label.tokens.dropFirst().dropLast().contains(where: ImageFileName.isAbbreviation)
  }

  /// Whether it has the form of Google's Material icons: `outline_home_24`, `arrow_back_black_24dp`
  /// (<https://fonts.google.com/icons>).
  private static func isMaterialIcon(_ label: LabelFacts) -> Bool {
    guard label.tokenCount > 2, let first = label.tokens.first, let last = label.tokens.last else {
      return false
    }
    if last.hasSuffix("dp"), iconSizes.contains(last.dropLast(2)) { return true }
    return iconStyles.contains(first) && iconSizes.contains(last)
  }

  private static let iconStyles: Set<Substring> = [
    "baseline", "outline", "round", "sharp", "twotone",
  ]
  private static let iconSizes: Set<Substring> = ["18", "20", "24", "36", "40", "48"]

  private static let mostWords = 5

  /// Whether it is a picture, or a button in which nothing can be read.
  private var isIcon: Bool {
    let isTapped =
      subject.isActionable && !subject.isTextEntry && !subject.labelSource.mayHaveNameOfImage
    guard subject.labelSource.mayHaveAssetNameAsLabel, !subject.surface.isCollapsedImage,
      subject.hasStatedLabel,
      subject.isImage || subject.role == .button || isTapped, !subject.labelSource.showsItsLabel,
      subject.wording.visibleTexts.isEmpty
    else { return false }
    return !subject.descendants(upTo: 16).contains { $0.kinds.contains(.texts) }
  }

  /// In points: larger buttons hold texts.
  private static let mostSide = 64.0

  private static func isSmall(_ frame: Rect) -> Bool {
    frame.isFinite && !frame.isEmpty && max(frame.width, frame.height) <= mostSide
      && max(frame.width, frame.height) <= 1.5 * frame.shorterSide
  }

  /// Whether the texts of the screen start with capitals, so that this one has another source.
  private var othersBeginWithCapitals: Bool {
    let texts = subject.context.stopElements.lazy.map(subject.context.subject)
      .filter(\.isContent)
    let first = texts.prefix(Self.mostOthers).compactMap { $0.label?.first }.filter { $0.isCased }
    let all = Array(first)
    return all.count >= Self.leastOthers && 4 * all.count(where: \.isUppercase) >= 3 * all.count
  }

  /// Whether the texts of the screen have letters, and hardly any of them a Latin one.
  private var othersHaveAnotherScript: Bool {
    let texts = subject.context.stopElements.lazy.map(subject.context.subject)
      .filter(\.isContent)
    let labels = texts.prefix(Self.mostOthers).compactMap(\.label)
      .filter { $0.contains(where: \.isLetter) }
    let others = labels.count { !$0.contains { $0.isASCII && $0.isLetter } }
    return others >= 2 && 4 * others >= 3 * labels.count
  }

  private static let leastOthers = 4
  private static let mostOthers = 64
}
