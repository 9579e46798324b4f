internal import AccessibilityModel
public import Auditing

/// Reports fields for personal data that do not say which.
///
/// The device could fill them in; without it someone types their address letter by letter.
public struct InputPurpose: ElementRule {
  public static let description = RuleDescription(
    id: "input-purpose",
    group: .look,
    summary: "A field for personal data says what kind it takes.",
    rationale: "The device could fill it in: without it someone types their address letter by "
      + "letter.",
    remedy: "set textContentType",
    severity: .note,
    criteria: [.wcag("1.3.5")],
    needs: [.contentTypes],
    isRecommended: false
  )

  public static let subjects: SubjectKinds = .textEntries

  public init() {}

  public func check(_ subject: Subject, findings: inout Findings) {
    let element = subject.element
    guard element.role != .searchField, element.role != .textView,
      !element.hasDetails || element.details.textContentType == nil,
      let purpose = purpose(of: element)
    else { return }
    findings.report(
      "\(subject) seems to take \(purpose.words) and has no content type", at: subject,
      suggestion: "set textContentType to .\(purpose.type)",
      fix: Fix(attribute: "textContentType", value: purpose.type))
  }

  private func purpose(of element: Element) -> PersonalData? {
    let placeholder = element.hasDetails ? element.details.placeholder : nil
    for text in [element.label, placeholder].compactMap({ $0 }) {
      if let found = PersonalData(Words(text).list) { return found }
    }
    return element.identifier.flatMap { PersonalData(Words($0.splitAtHumps).list) }
  }
}

/// A kind of personal data that a content type exists for.
private struct PersonalData {
  var type: String
  var words: String

  /// Finds the kind that a field's name tells.
  ///
  /// Some words tell it wherever they stand; «name», «address» or «code» only as the whole name, so
  /// that «Album name» is none.
  init?(_ name: [String]) {
    let name = name.filter { !Self.fillers.contains($0) }
    let whole = name.joined(separator: " ")
    if let found = Self.whole[whole] {
      self = found
      return
    }
    guard !name.contains(where: Self.others.contains) else { return nil }
    guard let found = name.lazy.compactMap({ Self.anywhere[$0] }).first else { return nil }
    self = found
  }

  private init(_ type: String, _ words: String) {
    self.type = type
    self.words = words
  }

  // To be moved to the word lists by language.
  private static let fillers: Set<String> = [
    "field", "text", "textfield", "input", "box", "entry", "your", "enter", "the", "a", "my",
    "please", "optional", "required", "login", "signin", "signup", "register", "checkout", "form",
    "profile", "account", "user's", "billing", "shipping", "tf",
  ]

  /// With one of these it is about something else.
  private static let others: Set<String> = [
    "subject", "body", "message", "title", "hint", "search", "filter", "model", "case", "template",
    "ip", "web", "server", "host", "wifi", "network",
  ]

  private static let anywhere: [String: PersonalData] = [
    "email": PersonalData("emailAddress", "an e-mail address"),
    "mail": PersonalData("emailAddress", "an e-mail address"),
    "phone": PersonalData("telephoneNumber", "a phone number"),
    "telephone": PersonalData("telephoneNumber", "a phone number"),
    "mobile": PersonalData("telephoneNumber", "a phone number"),
    "username": PersonalData("username", "a user name"),
    "password": PersonalData("password", "a password"),
    "passcode": PersonalData("password", "a password"),
    "surname": PersonalData("familyName", "a family name"),
    "street": PersonalData("streetAddressLine1", "a street"),
    "postcode": PersonalData("postalCode", "a postal code"),
    "zip": PersonalData("postalCode", "a postal code"),
    "zipcode": PersonalData("postalCode", "a postal code"),
    "birthday": PersonalData("birthdate", "a date of birth"),
    "birthdate": PersonalData("birthdate", "a date of birth"),
    "otp": PersonalData("oneTimeCode", "a one-time code"),
  ]

  private static let whole: [String: PersonalData] = [
    "name": PersonalData("name", "a name"), "full name": PersonalData("name", "a name"),
    "first name": PersonalData("givenName", "a given name"),
    "given name": PersonalData("givenName", "a given name"),
    "last name": PersonalData("familyName", "a family name"),
    "family name": PersonalData("familyName", "a family name"),
    "user name": PersonalData("username", "a user name"),
    "address": PersonalData("fullStreetAddress", "an address"),
    "e mail": PersonalData("emailAddress", "an e-mail address"),
    "e mail address": PersonalData("emailAddress", "an e-mail address"),
    "city": PersonalData("addressCity", "a city"), "town": PersonalData("addressCity", "a city"),
    "country": PersonalData("countryName", "a country"),
    "postal code": PersonalData("postalCode", "a postal code"),
    "card": PersonalData("creditCardNumber", "a card number"),
    "card number": PersonalData("creditCardNumber", "a card number"),
    "credit card number": PersonalData("creditCardNumber", "a card number"),
    "credit card": PersonalData("creditCardNumber", "a card number"),
    "date of birth": PersonalData("birthdate", "a date of birth"),
    "code": PersonalData("oneTimeCode", "a one-time code"),
    "verification code": PersonalData("oneTimeCode", "a one-time code"),
    "security code": PersonalData("oneTimeCode", "a one-time code"),
    "one time code": PersonalData("oneTimeCode", "a one-time code"),
  ]
}

extension String {
  /// With a space before each capital that follows a small letter: `emailField`.
  fileprivate var splitAtHumps: String {
    var text = ""
    var wasSmall = false
    for character in self {
      if wasSmall, character.isUppercase { text.append(" ") }
      text.append(character == "_" ? " " : character)
      wasSmall = character.isLowercase
    }
    return text
  }
}

extension InputPurpose {
  private static func field(_ attributes: String, mark: String = "") -> Example {
    Example("\(mark)<UITextField \(attributes) frame=\"20 100 300 34\"/>")
  }

  public static let examples = RuleExamples(
    passing: [
      field(#"label="Email" textContentType="emailAddress""#), field(#"label="Album name""#),
      field(#"label="Note""#), field(#"label="Email subject""#), field(#"label="Server address""#),
      Example(#"<UISearchBar placeholder="Street" frame="0 0 390 56"/>"#),
    ],
    failing: [
      field(#"label="Email""#, mark: "↓"), field(#"placeholder="Your name""#, mark: "↓"),
      field(#"label="" identifier="login_password_field""#, mark: "↓"),
      field(#"identifier="zipCodeField""#, mark: "↓"), field(#"label="Street address""#, mark: "↓"),
    ]
  )
}
