/// How often a rule was correct on real files, as judged by a person.
public struct MeasuredPrecision: Hashable, Sendable {
  /// Correct failures among those that were judged.
  public var right: Int
  public var judged: Int
  /// Useful reviews among those that were judged.
  public var worthwhile: Int
  public var questions: Int

  public init(right: Int, judged: Int, worthwhile: Int, questions: Int) {
    self.right = right
    self.judged = judged
    self.worthwhile = worthwhile
    self.questions = questions
  }

  /// Whether it is good enough to run by default: nine of ten failures are correct; for a rule that has only
  /// findings for review, four of five are useful.
  public var isGoodEnough: Bool {
    judged > 0 ? right * 10 >= judged * 9 : worthwhile * 5 >= questions * 4
  }

  /// “correct in 7 of 8 judged failures, useful in 4 of 5 judged reviews”.
  public var inWords: String {
    var parts: [String] = []
    if judged > 0 { parts.append("correct in \(right) of \(judged) judged failures") }
    if questions > 0 {
      parts.append("useful in \(worthwhile) of \(questions) judged reviews")
    }
    return parts.joined(separator: ", ")
  }

  /// The same, also for a rule without measurements.
  public static func inWords(_ measured: MeasuredPrecision?) -> String {
    measured?.inWords ?? "no findings on real files"
  }
}
