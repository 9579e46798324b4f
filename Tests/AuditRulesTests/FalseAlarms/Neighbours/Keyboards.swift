@testable import AuditRules

// The content that a field asks for, and the keyboard that its file gives it.

extension FalseAlarm {
  static let keyboards: [FalseAlarm] =
    [
      ("an address", "placeholder=\"Email\"", nil, asked),
      ("an address with its keyboard", "placeholder=\"Email\"", "emailAddress", []),
      (
        "an address with the keyboard of numbers", "placeholder=\"Email\"", "numberPad",
        ["fail error"]
      ),
      ("an address in Spanish", "placeholder=\"Correo electrónico\"", nil, asked),
      ("a subject of a message", "placeholder=\"Email subject\"", nil, []),
      ("an address by example", "placeholder=\"ann@example.org\"", nil, asked),
      ("a telephone", "placeholder=\"Telefone\"", nil, asked),
      ("a telephone with its keyboard", "placeholder=\"Phone number\"", "phonePad", []),
      ("a telephone by example", "placeholder=\"+49 30 12345\"", nil, asked),
      ("an amount", "placeholder=\"Enter amount\"", nil, asked),
      ("an amount by example", "placeholder=\"0.00\"", nil, asked),
      ("an amount with the keyboard of decimals", "placeholder=\"Amount\"", "decimalPad", []),
      ("an age in a unit", "placeholder=\"Age (years)\"", nil, asked),
      ("a group of ages", "placeholder=\"Age group\"", nil, []),
      ("a web address", "placeholder=\"Website\"", nil, asked),
      ("a web address with its keyboard", "placeholder=\"Website\"", "URL", []),
      ("a date by example", "placeholder=\"31/01/2026\"", nil, []),
      ("a date, which a picker may set", "placeholder=\"Start date\"", nil, []),
      (
        "a time with the keyboard of addresses", "placeholder=\"Check-in time\"", "emailAddress",
        asked
      ),
      ("a name", "placeholder=\"Name\"", nil, []),
      ("a name with the keyboard of web addresses", "placeholder=\"First name\"", "URL", asked),
      ("one of several", "placeholder=\"Email or phone\"", nil, []),
      ("a long sentence", "placeholder=\"Tell us about the price of your trip\"", nil, []),
    ].map { name, attributes, keyboard, findings in
      FalseAlarm(
        name: name, rule: ContentTypeMismatch(), document: xib(field(attributes, keyboard)),
        findings: findings)
    } + [
      FalseAlarm(
        name: "an amount below its caption", rule: ContentTypeMismatch(),
        document: xib(smallLabel("c", "Fare", y: 80) + field("", nil)), findings: asked),
      FalseAlarm(
        name: "an amount by its outlet", rule: ContentTypeMismatch(),
        document: xib(
          field("", nil),
          outlets: "<outlet property=\"priceField\" destination=\"f\" id=\"o\"/>"),
        findings: asked),
      FalseAlarm(
        name: "a disabled field", rule: ContentTypeMismatch(),
        document: xib(field("placeholder=\"Price\" enabled=\"NO\"", nil)), findings: []),
      FalseAlarm(
        name: "two fields of a screen", rule: ContentTypeMismatch(),
        document: xib(
          field("placeholder=\"Price\"", nil) + field("placeholder=\"Email\"", nil, y: 200)),
        findings: asked),
    ]

  private static let asked = ["review warning"]

  private static func field(_ attributes: String, _ keyboard: String?, y: Int = 106) -> String {
    let traits = keyboard.map {
      "<textInputTraits key=\"textInputTraits\" keyboardType=\"\($0)\"/>"
    }
    return """
      <textField \(attributes) id="f\(y == 106 ? "" : "\(y)")"><rect key="frame" x="20" y="\(y)" width="300" \
      height="34"/>\(traits ?? "")</textField>
      """
  }
}
