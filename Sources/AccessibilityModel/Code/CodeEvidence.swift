/// The evidence in the app's own sources about an element, which no file of a screen includes.
///
/// A missing fact was not searched for.
public struct CodeEvidence: Sendable, Hashable {
  /// The facts about an element that code may set.
  public enum Subject: String, CaseIterable, Hashable, Sendable {
    case label, value, hint, traits, isElement, elementsHidden, placeholder
    /// The elements that it lists instead of its views.
    case elements
    case isEditable
    /// The text or the title that it shows.
    case text
    case image, font, adjustsFont, gesture
    /// A target or a closure for a control's event.
    case target
    /// The effect of activating the view, and of adjusting it.
    case activation, adjustment
    case customActions, identifier
    /// The area that receives touches, if that is not its frame.
    case hitArea
    /// Whether it is on the screen at all.
    case hidden
    /// How large its content makes it.
    case contentSize
    case textColor, backgroundColor, tintColor
    /// The least and the greatest value of a slider or a stepper.
    case range
    /// The keyboard of a field, or the view that takes its place.
    case keyboard
  }

  public enum Answer: Sendable, Hashable {
    case set(Value, at: Location)
    /// No code can set it, or none does; the sentence says what was searched.
    case notSet(String)
    /// The sentence says what was missing.
    case unknown(String)
  }

  /// The value that code sets, if the source shows it.
  public enum Value: Sendable, Hashable {
    /// A literal, or a key that a table of strings resolves.
    case text(String)
    case flag(Bool)
    case traits(Traits)
    /// A font that follows the text size that the user has set, or one that does not.
    case font(scales: Bool)
    case gesture(Gesture)
    case color(DynamicColor)
    /// Another value under a condition only: else the one of the file stays.
    case conditional
    case unknown
  }

  /// A line of the app's code.
  public struct Location: Sendable, Hashable, CustomStringConvertible {
    /// Relative to the working directory if it is below it.
    public var file: String
    /// From 1.
    public var line: Int

    public init(file: String, line: Int) {
      self.file = file
      self.line = line
    }

    public var description: String { "\(file):\(line)" }
  }

  public var answers: [Subject: Answer]
  /// The texts that code sets in the app's other languages, by BCP 47.
  public var translations: [Subject: [String: String]] = [:]
  /// Where string tables have the texts that code sets, by BCP 47; `Base` for the app's own language.
  public var tablePlaces: [Subject: [String: Location]] = [:]

  public init(_ answers: [Subject: Answer] = [:]) { self.answers = answers }

  public subscript(_ subject: Subject) -> Answer? { answers[subject] }

  /// Whether it is known of each of some facts that no code sets it.
  public func isNeverSet(_ subjects: Set<Subject>) -> Bool {
    subjects.allSatisfy {
      if case .notSet? = answers[$0] { true } else { false }
    }
  }

  /// Where code sets a fact; nil if it does not, or if that is unknown.
  public func location(of subject: Subject) -> Location? {
    if case .set(_, let location)? = answers[subject] { location } else { nil }
  }
}

extension CodeEvidence {
  /// Whether the value of a fact is known: no code sets it, or code sets a literal.
  public func isDecided(_ subject: Subject) -> Bool {
    switch answers[subject] {
    case .notSet: true
    case .set(let value, _): value != .unknown && value != .conditional
    case .unknown, nil: false
    }
  }

  /// Whether the sources leave the value of a fact open.
  public func isUnknown(_ subject: Subject) -> Bool {
    if case .unknown? = answers[subject] { true } else { false }
  }
}

extension CodeEvidence.Subject {
  /// The fact of the model that code sets with it; nil if the sources are not asked about that fact.
  public init?(_ fact: Fact) {
    switch fact {
    case .label: self = .label
    case .value: self = .value
    case .hint: self = .hint
    case .traits: self = .traits
    case .isElement: self = .isElement
    case .frame, .identifier, .headingLevel: return nil
    }
  }
}
