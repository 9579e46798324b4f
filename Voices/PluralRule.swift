/// The plural form for a number, as in Unicode's CLDR for whole numbers.
public enum PluralRule: String, CaseIterable, Sendable {
  /// One form for all numbers (Japanese).
  case other
  /// “1 row, 2 rows” (English, German, Spanish).
  case oneOther = "one-other"
  /// Zero counts as one (French, Brazilian Portuguese).
  case zeroAsOne = "zero-as-one"
  /// One, two, and all others (Hebrew).
  case hebrew
  /// All six forms.
  case arabic
  /// Three forms by the last digits (Russian).
  case slavic

  /// A plural category of CLDR; the end of a key.
  public enum Form: String, CaseIterable, Sendable { case zero, one, two, few, many, other }

  public var forms: [Form] {
    switch self {
    case .other: [.other]
    case .oneOther, .zeroAsOne: [.one, .other]
    case .hebrew: [.one, .two, .other]
    case .arabic: Form.allCases
    case .slavic: [.one, .few, .many]
    }
  }

  public func form(for number: Int) -> Form {
    switch self {
    case .other: .other
    case .oneOther: number == 1 ? .one : .other
    case .zeroAsOne: number == 0 || number == 1 ? .one : .other
    case .hebrew: number == 1 ? .one : number == 2 ? .two : .other
    case .arabic: Self.arabicForm(number)
    case .slavic: Self.slavicForm(number)
    }
  }

  private static func arabicForm(_ number: Int) -> Form {
    switch (number, number % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }

  private static func slavicForm(_ number: Int) -> Form {
    switch (number % 10, number % 100) {
    case (_, 11...14): .many
    case (1, _): .one
    case (2...4, _): .few
    default: .many
    }
  }
}
