internal import AccessibilityModel
internal import Auditing

/// Reports fields whose content type or keyboard contradicts their name.
struct ContentTypeMismatch: ElementRule {
  static let description = RuleDescription(
    id: "content-type-mismatch",
    group: .look,
    summary: "The content type and the keyboard of a field must be those of its data.",
    rationale: "The device offers to fill in other data than the field asks for, or the wrong "
      + "keyboard.",
    remedy: Remedy(
      "set textContentType to the type of the data",
      appKit: "set contentType to the type of the data",
      android: "set android:autofillHints to the type of the data",
      .uiKit("field.textContentType = .emailAddress"),
      .swiftUI(".textContentType(.emailAddress)"),
      .appKit("field.contentType = .emailAddress"),
      .views(#"android:autofillHints="emailAddress""#),
      .compose("Modifier.semantics { contentType = ContentType.EmailAddress }")),
    severity: .error,
    criteria: [.wcag("1.3.5")],
    needs: [.contentTypes],
    asks: [.keyboard],
    languages: PersonalData.languages
  )

  static let subjects: ElementKinds = .textEntries

  func check(_ subject: AuditedElement, findings: inout Findings) {
    if let keyboard = subject.element.keyboardType, Self.keyboardsWithoutLetters.contains(keyboard),
      let data = PersonalData(of: subject) ?? PersonalData(inCaptionOf: subject),
      Self.dataWithLetters.contains(data.type)
    {
      return findings.report(
        "\(subject) has the keyboard \(keyboard), but takes \(data.words)", at: subject,
        suggestion: Remedy("set keyboardType to one with letters, such as .emailAddress"))
    }
    if let need = subject.fieldLabel.unmetKeyboardNeed { return ask(subject, need, &findings) }
    guard let stated = subject.element.textContentType.map(Self.plain),
      let own = Self.families.firstIndex(where: { $0.contains(stated) }),
      let data = PersonalData(of: subject), !Self.families[own].contains(data.type)
    else { return }
    findings.report(
      "\(subject) has the content type \(stated), but takes \(data.words)", at: subject)
  }

  /// The fields of a screen get their keyboards in one way.
  private func ask(
    _ subject: AuditedElement, _ need: KeyboardNeed, _ findings: inout Findings
  ) {
    if let reason = subject.fieldLabel.reasonForOtherKeyboard {
      return findings.excuse(subject, because: reason)
    }
    let keyboard =
      subject.element.keyboardType.map { "the keyboard \($0)" } ?? "the default keyboard"
    findings.report(
      "\(subject) shows \(keyboard) for \(need.words)", at: subject,
      doubt: "users can type it with more effort", severity: .warning,
      suggestion: Remedy(
        need.keyboard.map { "set keyboardType to .\($0)" }
          ?? "leave the keyboard as it is by default",
        android: need.inputType.map { "set android:inputType to \($0)" }
          ?? "set android:inputType to text"),
      asking: .ofScreen)
  }

  /// Users cannot enter a letter with these
  /// (https://developer.apple.com/documentation/uikit/uikeyboardtype).
  private static let keyboardsWithoutLetters: Set<String> = [
    "decimalPad", "numberPad", "asciiCapableNumberPad",
  ]

  private static let dataWithLetters: Set<String> = [
    "emailAddress", "familyName", "givenName", "name", "streetAddressLine1", "addressCity",
    "countryName",
  ]

  /// AppKit and older versions of UIKit write types with a prefix or a dash.
  private static func plain(_ type: String) -> String {
    let names = ["tel": "telephoneNumber", "email": "emailAddress", "new-password": "newPassword"]
    return names[type] ?? type
  }

  /// Types that a field may have for the other: people log in with an address or a number. A type that is in none,
  /// such as that of a URL, contradicts nothing here.
  private static let families: [Set<String>] = [
    ["username", "emailAddress", "telephoneNumber", "name", "nickname"],
    ["password", "newPassword", "oneTimeCode"],
    ["givenName", "familyName", "middleName"],
    [
      "streetAddressLine1", "streetAddressLine2", "fullStreetAddress", "addressCity", "postalCode",
      "countryName", "addressState", "addressCityAndState", "location",
    ],
    ["creditCardNumber"],
  ]
}

extension ContentTypeMismatch {
  private static func field(_ attributes: String, mark: String = "") -> Example {
    Example("\(mark)<UITextField \(attributes) frame=\"20 100 300 44\"/>")
  }

  static let examples = RuleExamples(
    passing: [
      field(#"label="Email" textContentType="emailAddress""#),
      field(#"label="Email" textContentType="username""#),
      field(#"label="Password" textContentType="newPassword""#), field(#"label="Password""#),
      Example(xib("emailAddress", "")),
    ],
    failing: [
      field(#"label="Password" textContentType="emailAddress""#, mark: "↓"),
      field(#"label="Email" textContentType="password""#, mark: "↓"),
      Example(xib("decimalPad", "↓")),
    ]
  )

  /// A field below its caption.
  private static func xib(_ keyboard: String, _ mark: String) -> String {
    Example.uiKitXIB(
      """
      <label text="Confirm email" id="l">
        <rect key="frame" x="20" y="100" width="300" height="20"/>
      </label>
      \(mark)<textField placeholder="ann@example.org" id="f">
        <rect key="frame" x="20" y="124" width="300" height="34"/>
        <textInputTraits key="textInputTraits" keyboardType="\(keyboard)"/>
      </textField>
      """)
  }
}
