internal import AccessibilityModel

/// The kind of content that a field asks for, if one of the keyboards of the platform is made for it.
public struct KeyboardNeed: Sendable {
  /// With an article, for messages.
  public let words: String
  /// UIKit's name of the keyboard that is made for it (`UIKeyboardType`); nil for the default one.
  public let keyboard: String?
  /// The value of `android:inputType` with the same effect; nil for the default one.
  public let inputType: String?
  /// The keyboards on which it can be typed without changing to another part of them.
  private let fitting: Set<String>
  private let anywhere: PhraseLists?
  private let whole: PhraseLists?

  /// - Parameter list: the part of the names of its word lists that is its own; nil for none.
  private init(
    _ words: String, _ keyboard: String?, _ inputType: String?, fitting: Set<String>, list: String?
  ) {
    (self.words, self.keyboard, self.inputType) = (words, keyboard, inputType)
    self.fitting = fitting
    anywhere = list.map { PhraseLists("purpose-words-\($0)") }
    whole = list.map { PhraseLists("purpose-names-\($0)") }
  }

  /// Whether a keyboard is made for it.
  ///
  /// - Parameter type: nil for the default keyboard.
  fileprivate func fits(_ type: String?) -> Bool { fitting.contains(type ?? Self.standard) }

  private static let standard = "default"
  private static let numeric: Set<String> = [
    "numberPad", "decimalPad", "asciiCapableNumberPad", "numbersAndPunctuation", "phonePad",
  ]
  private static let letters: Set<String> = [
    standard, "alphabet", "asciiCapable", "namePhonePad", "twitter",
  ]

  private static let email = KeyboardNeed(
    "an e-mail address", "emailAddress", "textEmailAddress", fitting: ["emailAddress"], list: nil)
  private static let phone = KeyboardNeed(
    "a phone number", "phonePad", "phone", fitting: numeric.union(["namePhonePad"]), list: nil)
  private static let number = KeyboardNeed(
    "a number", "decimalPad", "numberDecimal", fitting: numeric, list: "number")
  private static let url = KeyboardNeed(
    "a web address", "URL", "textUri", fitting: ["URL", "webSearch"], list: "url")
  /// Its parts are often chosen in a picker, which is shown in place of a keyboard.
  private static let date = KeyboardNeed(
    "a date or a time", "numbersAndPunctuation", "datetime", fitting: numeric.union(letters),
    list: "date")
  private static let name = KeyboardNeed("a name", nil, nil, fitting: letters, list: nil)

  /// Those of personal data (``PersonalData``).
  private static let ofPersonalData: [String: KeyboardNeed] = [
    "emailAddress": email, "telephoneNumber": phone, "creditCardNumber": number, "birthdate": date,
    "name": name, "familyName": name, "givenName": name,
  ]
  private static let others = [number, url, date]
  private static let fillers = PhraseLists("purpose-fillers")
  private static let units = PhraseLists("purpose-units")
  /// With one of these it is about something else.
  private static let otherMatters = PhraseLists("purpose-others")
  /// A longer name is a sentence, or about something else besides.
  private static let mostWords = 4
  private static let languages = PersonalData.languages.sorted().map { LanguageCode($0) }

  /// The content that the name of a field asks for; nil for any other, or for one of several.
  static func named(_ name: Words, in language: LanguageCode) -> KeyboardNeed? {
    let own = Words(list: name.list.filter { !fillers.matches(Words(list: [$0]), in: language) })
    guard !own.list.isEmpty, own.list.count <= mostWords else { return nil }
    let core = Words(list: own.list.filter { !units.matches(Words(list: [$0]), in: language) })
    if let found = others.first(where: { need in
      [own, core].contains { need.whole?.matches($0, in: language) == true }
    }) {
      return found
    }
    guard !PersonalData.asksForSeveral(name, in: language) else { return nil }
    if let data = PersonalData.named(name, in: language) { return ofPersonalData[data.type] }
    guard !otherMatters.occurs(in: own, in: language) else { return nil }
    return others.first { $0.anywhere?.occurs(in: own, in: language) == true }
  }

  /// As ``named(_:in:)``, and an e-mail address or a phone number by the words of all languages, which mean nothing else in
  /// others: a file need not state its language.
  static func named(_ name: Words, inAnyLanguageAfter language: LanguageCode) -> KeyboardNeed? {
    if let own = named(name, in: language) { return own }
    let isOther = languages.contains {
      otherMatters.occurs(in: name, in: $0) || PersonalData.asksForSeveral(name, in: $0)
    }
    if isOther { return nil }
    return languages.lazy.compactMap { named(name, in: $0) }
      .first { $0.keyboard == email.keyboard || $0.keyboard == phone.keyboard }
  }

  /// The content that an example in a placeholder stands for: “0.00”, “ann@example.org”, “https://”.
  static func shown(by example: String) -> KeyboardNeed? {
    let text = example.collapsed
    let folded = text.lowercased()
    if folded.hasPrefix("http://") || folded.hasPrefix("https://") || folded.hasPrefix("www.") {
      return url
    }
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    if parts.count == 2, !text.contains(" "), !parts[0].isEmpty, parts[1].contains(".") {
      return email
    }
    let digits = text.count(where: \.isNumber)
    guard digits > 0, !text.contains(where: \.isLetter),
      !text.contains(where: { "/:".contains($0) })
    else { return nil }
    if text.hasPrefix("+") || text.hasPrefix("(") || digits == 10 || digits == 11 { return phone }
    // “2024-01-31”, “31.01.2024”
    return text.count(where: { $0 == "-" || $0 == "." }) < 2 ? number : nil
  }
}

extension PersonalData {
  /// Whether a name asks for one of several: “Email or phone number”, “Email / username”.
  fileprivate static func asksForSeveral(_ name: Words, in language: LanguageCode) -> Bool {
    var types: Set<String> = []
    for word in name.list.prefix(8) {
      if let data = named(Words(list: [word]), in: language) { types.insert(data.type) }
    }
    return types.count > 1
  }
}

extension FieldLabel {
  /// The content that a field of an iOS or Android design asks for, if its keyboard is another one than that which is made
  /// for it; nil for any other field.
  ///
  /// Its label, its placeholder and the text that is drawn as its label say what it asks for, then its identifier and its
  /// outlet, which are English in most projects.
  public var unmetKeyboardNeed: KeyboardNeed? {
    let screen = context.screen
    guard screen.framesAreDesignTime || screen.isSwiftUI,
      screen.platform == .iOS || screen.platform == .android,
      subject.role == .textField, subject.isEnabled,
      subject.flags.contains(.userInteractionEnabled),
      !subject.traits.contains(.secureTextField), !subject.traits.contains(.searchField),
      element.keyboardType != "unknown", PersonalData(of: subject)?.type != "password",
      let need = keyboardNeed, !need.fits(element.keyboardType)
    else { return nil }
    return need
  }

  /// Why no keyboard of the file is shown: code sets one, or a view in its place.
  public var reasonForOtherKeyboard: Reason? {
    guard element.codeEvidence?.location(of: .keyboard) != nil else { return nil }
    return subject.reasonOfCode(setting: [.keyboard], "its keyboard")
  }

  private var keyboardNeed: KeyboardNeed? {
    let texts = [element.label, element.placeholder, element.text].compactMap { $0 }
      .filter { !$0.isBlank }
    let language = subject.wording.language
    for text in texts {
      if let need = KeyboardNeed.named(Words(text), inAnyLanguageAfter: language) { return need }
    }
    if let caption = fieldCaption,
      let need = KeyboardNeed.named(
        caption.wording.words, inAnyLanguageAfter: caption.wording.language)
    {
      return need
    }
    if let need = element.placeholder.flatMap(KeyboardNeed.shown) { return need }
    let names =
      [element.identifier].compactMap { $0 }
      + (element.codeLinks?.outlets.compactMap(\.path.last) ?? [])
    return names.lazy.compactMap {
      KeyboardNeed.named(Words(PersonalData.words(ofIdentifier: $0)), in: LanguageCode("en"))
    }.first
  }
}
