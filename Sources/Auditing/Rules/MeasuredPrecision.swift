/// How often a rule was right on real files, as a person judged it.
public struct MeasuredPrecision: Hashable, Sendable {
  /// Failures that are ones, of those that were judged.
  public var right: Int
  public var judged: Int
  /// Questions (the outcome `review`) that are worth asking, of those that were judged.
  public var worthwhile: Int
  public var questions: Int

  public init(right: Int, judged: Int, worthwhile: Int, questions: Int) {
    self.right = right
    self.judged = judged
    self.worthwhile = worthwhile
    self.questions = questions
  }

  /// Whether it is good enough to run by default: nine failures of ten are ones; of a rule that only
  /// asks, four questions of five are worth asking.
  public var isGoodEnough: Bool {
    judged > 0 ? right * 10 >= judged * 9 : worthwhile * 5 >= questions * 4
  }

  /// «right in 7 of 8 judged failures, 4 of 5 judged questions worth asking».
  public var inWords: String {
    var parts: [String] = []
    if judged > 0 { parts.append("right in \(right) of \(judged) judged failures") }
    if questions > 0 {
      parts.append("\(worthwhile) of \(questions) judged questions worth asking")
    }
    return parts.joined(separator: ", ")
  }

  /// The same, and what is said of a rule that was not measured.
  public static func inWords(_ measured: MeasuredPrecision?) -> String {
    measured?.inWords ?? "no; it found nothing on the real files"
  }
}
