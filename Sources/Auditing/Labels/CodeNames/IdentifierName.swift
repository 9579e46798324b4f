internal import Voices

/// How developers write names.
public enum IdentifierName {
  /// Names of companies and products are written like that, too.
  public static func isKnown(_ name: String) -> Bool {
    brands?.contains(name.lowercased()) ?? false
  }

  private static let brands = WordLists("brands")["en"]

  /// Whether it is one word in the form of a name in code, and not that of a company or a product: `NameComment`.
  public static func isWrittenInCode(_ name: String) -> Bool {
    !name.contains(where: \.isWhitespace) && hasParts(name) && !isKnown(name)
  }

  /// Whether it holds a dot, a slash or an underscore, a capital after a small letter, or begins with
  /// the prefix of a framework.
  static func hasParts(_ name: String) -> Bool {
    var previous: Unicode.Scalar = " "
    return hasPrefix(name)
      || name.unicodeScalars.contains { scalar in
        defer { previous = scalar }
        return scalar == "." || scalar == "_" || scalar == "/"
          || ("a"..."z").contains(previous) && ("A"..."Z").contains(scalar)
      }
  }

  /// The same with hyphens and bars, which words have as well.
  static func mayBeOne(_ name: String) -> Bool {
    hasParts(name) || name.contains { $0 == "-" || $0 == "|" }
  }

  private static func hasPrefix(_ name: String) -> Bool {
    name.hasPrefix("UI") || name.hasPrefix("NS")
  }

  /// Whether a name is that of a class of views, with or without its module: `HeartView`,
  /// `Shop.HeartView`, `UIButton`.
  static func isViewClass(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard let last = parts.last, parts.allSatisfy({ $0.allSatisfy(isNameCharacter) && !$0.isEmpty })
    else { return false }
    guard last.first?.isUppercase == true else { return false }
    let words = CamelCase.words(of: last)
    return words.count > 1 && words.last.map(viewWords.contains) == true
  }

  /// The endings of view class names.
  private static let viewWords: Set<String> = [
    "view", "button", "control", "cell", "label", "slider", "switch", "toggle", "stepper", "picker",
    "checkbox", "layout", "controller", "container", "wrapper",
  ]

  /// Top-level domains.
  private static let domains: Set<String> = [
    "com", "org", "net", "io", "edu", "gov", "app", "dev", "info", "uk", "de", "fr", "es", "it",
    "nl", "pt", "eu", "ch", "at", "be", "se", "no", "dk", "fi", "pl", "cz", "ru", "ua", "jp", "cn",
    "kr", "in", "au", "nz", "ca", "us", "br", "mx", "tv", "me", "co", "ai",
  ]

  /// snake_case, dotted.lower.case or camelCase.
  public static func isIdentifier(_ name: String) -> Bool {
    if isResourceName(name) || isKebabCase(name) || holdsIdentifier(name) { return true }
    guard !name.contains("@"), !name.contains("/") else { return false }
    return isSnakeCase(name) || isDotted(name) || isCamelCase(name)
  }

  /// Whether it is the name of a resource of Android: `com.app:id/cart`, `@string/cart`.
  private static func isResourceName(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let kind = parts.first, !parts[1].isEmpty,
      parts[1].allSatisfy(isNameCharacter)
    else { return false }
    let kinds = ["id", "string", "drawable", "color", "dimen", "layout", "mipmap"]
    return kinds.contains { kind == "@" + $0 || kind == "@+" + $0 || kind.hasSuffix(":" + $0) }
  }

  /// Whether it is `qr-code-button` or `button-LOGIN`: words with hyphens, and one of them says what the view is.
  private static func isKebabCase(_ name: String) -> Bool {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.first?.lowercased(),
      let last = parts.last?.lowercased(),
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isNameCharacter) })
    else { return false }
    // “Radio-button” and “sub-title” are words.
    if parts.count == 2 {
      return shortNames.contains(first) || shortNames.contains(last) && !compounds.contains(first)
    }
    return shortNames.contains(first) || ImageFileName.isViewWord(Substring(last))
      || shortNames.contains(last)
  }

  private static let shortNames: Set<String> = ["button", "btn", "icon", "img", "ic"]
  private static let compounds: Set<String> = ["push", "radio", "toggle", "hot"]

  /// Whether one of the parts between bars is an identifier: `Home|FINANCE_TAB1`.
  private static func holdsIdentifier(_ name: String) -> Bool {
    let parts = name.split(separator: "|")
    return parts.count > 1 && parts.contains { isSnakeCase(String($0)) }
  }

  private static func isSnakeCase(_ name: String) -> Bool {
    let parts = name.split(separator: "_", omittingEmptySubsequences: true)
    return parts.count > 1 && parts.allSatisfy { $0.allSatisfy(isNameCharacter) }
  }

  private static func isDotted(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts.last, let first = parts.first, first != "www",
      !domains.contains(last.lowercased())
    else { return false }
    return parts.allSatisfy { part in
      part.count > 1 && part.first?.isLowercase == true && part.allSatisfy(isNameCharacter)
    }
  }

  /// Two lower-case letters, then a capital and a lower-case letter: `backupStatus`, not `iPhone`.
  private static func isCamelCase(_ name: String) -> Bool {
    let letters = Array(name)
    guard letters.allSatisfy({ $0.isLetter || $0.isNumber }), letters[0].isLowercase,
      letters.count > 3
    else { return false }
    return (2..<(letters.count - 1)).contains {
      letters[$0].isUppercase && letters[$0 + 1].isLowercase && letters[$0 - 1].isLowercase
        && letters[$0 - 2].isLowercase
    }
  }

  private static func isNameCharacter(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber) || character == "_"
  }
}
