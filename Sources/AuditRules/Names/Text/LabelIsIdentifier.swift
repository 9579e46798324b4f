internal import AccessibilityModel
public import Auditing
internal import Voices

/// Reports labels that are code identifiers.
public struct LabelIsIdentifier: ElementRule {
  public static let description = RuleDescription(
    id: "label-is-identifier",
    group: .names,
    summary: "Labels must not be code identifiers.",
    rationale: "Users hear “files dot backup status”: a key for tests or translations, in no "
      + "spoken language.",
    remedy: Remedy(
      "set accessibilityLabel to words and keep the identifier in accessibilityIdentifier",
      appKit: "call setAccessibilityLabel(_:) with words and keep the identifier in "
        + "setAccessibilityIdentifier(_:)",
      android: "set contentDescription to words and keep the identifier in android:id",
      .uiKit(#"button.accessibilityLabel = "Log in""#),
      .swiftUI(#".accessibilityLabel("Log in").accessibilityIdentifier("login")"#),
      .appKit(#"button.setAccessibilityLabel("Log in")"#),
      .views(#"android:contentDescription="@string/log_in""#),
      .compose(#"Modifier.testTag("login").semantics { contentDescription = "Log in" }"#)),
    severity: .error,
    criteria: [.wcag("1.1.1"), .wcag("4.1.2")],
    needs: [.labels]
  )

  public static let subjects: ElementKinds = [.labelled, .texts]
  public static let judgesWording = true

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    guard subject.kinds.contains(.labelled) || subject.labelSource.nameOnScreen.isReadByCell else {
      return
    }
    let label = subject.wording.facts
    guard label.tokenCount == 1, label.hasLetter, IdentifierName.mayBeOne(label.text),
      !AssetName.isLabel(of: subject)
    else { return }
    let name = subject.wording.label.collapsed
    guard !isBrand(name, subject), !IdentifierName.isKnown(name),
      IdentifierName.isIdentifier(name)
        || IdentifierName.hasParts(name) && isItsIdentifier(name, subject)
        || isClassName(name, subject)
    else { return }
    if let reason = subject.labelSource.nameOnScreen.reason
      ?? .when(
        subject.labelSource.nameOnScreen.isData && isUserName(name)
          && !subject.labelSource.nameOnScreen.isRepeated,
        "it looks like the name of a user")
    {
      return findings.excuse(subject, because: reason)
    }
    report(subject, findings: &findings)
  }

  /// Visible text may be the name of a user, or the key of a missing translation.
  private func report(_ subject: AuditedElement, findings: inout Findings) {
    let isSeen = subject.labelSource.nameOnScreen.mayBeOfUser
    findings.report(
      "\(subject) has the code identifier \(subject.wording.quotedLabel) as its label", at: subject,
      doubt: .when(isSeen, "a user may have chosen the name"), asking: .ofDesign)
  }

  /// Whether it is a text of an Interface Builder file that may be the name of an app or a product,
  /// such as “GitHub”: only letters, beginning with a capital, and not a class of views.
  private func isBrand(_ name: String, _ subject: AuditedElement) -> Bool {
    subject.labelSource.nameOnScreen.mayBeBrand
      && name.first?.isUppercase == true && name.allSatisfy(\.isLetter)
      && !isItsClass(name, subject)
  }

  /// Whether it looks like the name of a user: words in small letters, which may begin with a capital, with
  /// underscores, none of which is a UI term.
  private func isUserName(_ name: String) -> Bool {
    let parts = name.split(separator: "_")
    guard parts.count > 1, let first = parts.first, let last = parts.last else { return false }
    return parts.allSatisfy { part in
      part.first?.isLetter != false && part.dropFirst().allSatisfy { $0.isLowercase || $0.isNumber }
        || part.allSatisfy(\.isNumber)
    }
      && !AssetName.isAbbreviation(Substring(first.lowercased()))
      && !AssetName.isViewWord(Substring(last.lowercased()))
  }

  /// Whether it is a class name, with or without its module: its own class, or a name with the
  /// ending of view classes.
  private func isClassName(_ name: String, _ subject: AuditedElement) -> Bool {
    isItsClass(name, subject) || IdentifierName.isViewClass(name)
  }

  private func isItsClass(_ name: String, _ subject: AuditedElement) -> Bool {
    name == subject.className || name == subject.element.superclassName
  }

  private func isItsIdentifier(_ name: String, _ subject: AuditedElement) -> Bool {
    subject.identifier == name && !name.hasSuffix(".")
  }
}

/// How developers write names.
enum IdentifierName {
  /// Names of companies and products are written like that, too.
  static func isKnown(_ name: String) -> Bool {
    brands?.contains(name.lowercased()) ?? false
  }

  private static let brands = WordLists("brands")["en"]

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
  static func isIdentifier(_ name: String) -> Bool {
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

  /// Whether it is `qr-code-button` or `button-LOGIN`: words of a view with hyphens, one of which says what the view is.
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
    return shortNames.contains(first) || AssetName.isViewWord(Substring(last))
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

extension LabelIsIdentifier {
  public static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton identifier="Loading…" label="Loading…" frame="20 100 80 44"/>"#),
      Example(#"<UIButton language="ja" label="設定…" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Q" frame="20 100 80 44"/>"#),
      Example(#"<UIButton identifier="Save" label="Save" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="iPhone" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="macOS" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="GitHub" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="example.org" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="2.0.1" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="YouTube" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="AM/PM" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Radio-button" frame="20 100 80 44"/>"#),
      Example(#"<UIButton identifier="T-shirts" label="T-shirts" frame="20 100 80 44"/>"#),
      // A value, after its label.
      Example(
        #"""
        <UILabel text="Account:" frame="20 100 80 20"/><UILabel text="ann_example" frame="120 100 80 20"/>
        """#),
      Example(
        #"""
        <UILabel text="Device" frame="20 100 80 20"/><UILabel text="annsPhone" frame="120 100 80 20"/>
        """#),
      Example(#"<UILabel text="user_4711" frame="20 100 80 44"/>"#),
      // The name of a file is another rule's.
      Example(#"<UIButton label="ic_cart" frame="20 100 80 44"/>"#),
    ],
    failing: [
      Example(#"↓<UIButton label="files.backupStatus" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="submit_order" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="backupStatus" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton identifier="PlayButton" label="PlayButton" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton identifier="btn_buy" label="btn_buy" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="UIButton" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Shop.HeartView" frame="20 100 80 44"/>"#),
      Example(#"↓<TagBadge isElement="true" label="TagBadge" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="com.shop:id/cart" frame="20 100 80 44"/>"#),
      // For review: it may be a user name.
      Example(#"↓<UILabel text="settings_title" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="qr-code-button" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="button-LOGIN" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Home|FINANCE_TAB1" frame="20 100 80 44"/>"#),
    ]
  )
}
