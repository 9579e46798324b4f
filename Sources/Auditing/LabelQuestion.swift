internal import AccessibilityModel
internal import Synchronization

/// What a rule asks about a label and its language alone: the answer holds for all elements that are
/// called the same.
public struct LabelQuestion: Sendable {
  /// Tells the questions of all rules apart.
  let number: Int

  private static let count = Atomic<Int>(0)

  public init() { number = Self.count.add(1, ordering: .relaxed).oldValue }
}

/// What a rule finds fault with in a label: the end of its message, and what mends it.
public struct LabelFault: Sendable {
  public let words: String
  public let fix: Fix?

  public init(_ words: String = "", fix: Fix? = nil) {
    self.words = words
    self.fix = fix
  }
}

/// The answers to the questions of rules, for each label.
struct LabelAnswers {
  private let count: Int
  /// By the numbers of the questions and of the labels: the place of the fault, from 1; 0 where
  /// nobody has asked yet, and -1 where there is none.
  private var known: [[Int32]] = []
  private var faults: [LabelFault] = []

  /// Some ten megabytes.
  private static let mostFaults = 1 << 16

  /// - Parameter count: of the labels.
  init(count: Int) { self.count = count }

  enum Answer {
    case fine
    case faulty(LabelFault)
  }

  /// nil where nobody has asked yet.
  subscript(question: LabelQuestion, label: Int) -> Answer? {
    guard question.number < known.count, !known[question.number].isEmpty else { return nil }
    let place = Int(known[question.number][label])
    return place == 0 ? nil : place < 0 ? .fine : .faulty(faults[place - 1])
  }

  mutating func keep(_ fault: LabelFault?, for question: LabelQuestion, of label: Int) {
    while known.count <= question.number { known.append([]) }
    if known[question.number].isEmpty {
      known[question.number] = [Int32](repeating: 0, count: count)
    }
    guard fault == nil || faults.count < Self.mostFaults else { return }
    if let fault { faults.append(fault) }
    known[question.number][label] = fault == nil ? -1 : Int32(faults.count)
  }
}

extension Subject {
  /// What is wrong with its label, as far as the label and its language tell.
  ///
  /// - Parameter decide: asked once for all elements that are called the same.
  public func labelFault(
    _ question: LabelQuestion, _ decide: () -> LabelFault?
  ) -> LabelFault? {
    inspection.labels.fault(question, at: index, decide)
  }

  /// Whether something holds of its label and the language of it, asked in the same way.
  public func labelAnswers(_ question: LabelQuestion, _ decide: () -> Bool) -> Bool {
    labelFault(question) { decide() ? LabelFault() : nil } != nil
  }
}
