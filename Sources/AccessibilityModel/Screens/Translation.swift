/// The texts of an element in another language than the file's; nil if they are the same.
public struct Translation: Hashable, Sendable {
  public var label: String?
  public var value: String?
  public var hint: String?
  public var text: String?
  public var title: String?
  public var placeholder: String?
  /// Where a string table has the text that names the element; nil if that is not known.
  public var place: CodeEvidence.Location?

  public init() {}

  public var isEmpty: Bool {
    [label, value, hint, text, title, placeholder].allSatisfy { $0 == nil }
  }
}

extension Screen {
  /// The languages, BCP 47, that an element has other texts in, sorted.
  public var translatedLanguages: [String] {
    elements.reduce(into: Set<String>()) { $0.formUnion($1.translations.keys) }.sorted()
  }

  /// The screen with the texts of another language.
  public func translated(to language: String) -> Screen {
    var screen = self
    screen.language = language
    for index in elements.indices {
      guard let translation = elements[index].translations[language] else { continue }
      screen.update(index) { $0.take(translation) }
    }
    return screen
  }
}

extension Element {
  fileprivate mutating func take(_ translation: Translation) {
    let shown = [details.text, details.title]
    details.textPlace = translation.place
    if let text = translation.text { details.text = text }
    if let title = translation.title { details.title = title }
    if let placeholder = translation.placeholder { details.placeholder = placeholder }
    if let value = translation.value { self.value = value }
    if let hint = translation.hint { self.hint = hint }
    if let label = translation.label {
      self.label = label
    } else if origins[.label] != .given, let label, shown.contains(label) {
      // The text that it shows is its label.
      self.label = translation.text ?? translation.title ?? label
    }
  }
}
