internal import AccessibilityModel

/// A type of personal data with its own content type.
public struct PersonalData: Sendable {
  public let type: String
  public let words: String
  /// Words that identify it anywhere in a name.
  private let anywhere: PhraseLists
  /// Words that identify it only as the whole name, so that “Album name” is not a person's name.
  private let whole: PhraseLists

  private init(_ type: String, _ words: String) {
    self.type = type
    self.words = words
    anywhere = PhraseLists("purpose-words-\(type)")
    whole = PhraseLists("purpose-names-\(type)")
  }

  /// The type that the name of a field states; nil for none.
  public init?(of field: AuditedElement) {
    let element = field.element
    // A text that a design fills in names its field, as a placeholder does.
    let filledIn = field.context.screen.framesAreDesignTime ? element.text : nil
    let texts = [element.label, element.placeholder, filledIn].compactMap { $0 }
    let stated =
      texts.lazy.compactMap { Self.named(Words($0), in: field.wording.language) }.first
      ?? texts.lazy.compactMap { Self.passwordInAnyLanguage(Words($0)) }.first
    // Identifiers are English in most projects, whatever the app speaks.
    let identified = element.identifier.flatMap {
      Self.named(Words(Self.words(ofIdentifier: $0)), in: LanguageCode("en"))
    }
    guard let found = stated ?? identified else { return nil }
    self = found
  }

  /// The type that the text drawn as the label of a field states; nil for none.
  public init?(inCaptionOf field: AuditedElement) {
    guard let caption = field.fieldLabel.fieldCaption,
      let found = Self.named(Words(caption.wording.label), in: caption.wording.language)
    else { return nil }
    self = found
  }

  /// A password by the words of all languages, which mean nothing else in others: a file need not state its language.
  private static func passwordInAnyLanguage(_ name: Words) -> PersonalData? {
    guard let password = all.first(where: { $0.type == "password" }) else { return nil }
    let languages = password.anywhere.languages.union(password.whole.languages).sorted()
    let codes = languages.map { LanguageCode($0) }
    // “Password hint” is about something else in any language.
    guard !codes.contains(where: { others.occurs(in: name, in: $0) }) else { return nil }
    return codes.lazy.compactMap { named(name, in: $0) }.first { $0.type == password.type }
  }

  /// Finds the type that the name of a field states.
  static func named(_ name: Words, in language: LanguageCode) -> PersonalData? {
    let name = Words(
      list: name.list.filter { !fillers.matches(Words(list: [$0]), in: language) })
    if let found = all.first(where: { $0.whole.matches(name, in: language) }) { return found }
    guard !others.occurs(in: name, in: language) else { return nil }
    let places = all.compactMap { data in
      data.anywhere.first(in: name, in: language).map { (data, $0.place) }
    }
    return places.min { $0.1 < $1.1 }?.0
  }

  /// The words of an identifier: `emailField` is “email Field”.
  static func words(ofIdentifier name: String) -> String { name.splitAtHumps }

  public static var languages: Set<String> { fillers.languages.intersection(others.languages) }

  private static let fillers = PhraseLists("purpose-fillers")
  /// With one of these it is about something else.
  private static let others = PhraseLists("purpose-others")

  private static let all = [
    PersonalData("emailAddress", "an e-mail address"),
    PersonalData("telephoneNumber", "a phone number"), PersonalData("username", "a user name"),
    PersonalData("password", "a password"), PersonalData("familyName", "a family name"),
    PersonalData("givenName", "a given name"), PersonalData("name", "a name"),
    PersonalData("streetAddressLine1", "a street"),
    PersonalData("fullStreetAddress", "an address"), PersonalData("addressCity", "a city"),
    PersonalData("countryName", "a country"), PersonalData("postalCode", "a postal code"),
    PersonalData("birthdate", "a date of birth"),
    PersonalData("creditCardNumber", "a card number"),
    PersonalData("oneTimeCode", "a one-time code"),
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
