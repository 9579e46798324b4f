/// The result of writing fixes, in lines that reports and the command share.
public struct FixSummary: Sendable {
  private let record: FixRecord
  private let isDone: Bool

  /// The maximum number of named files.
  private static let limit = 20

  /// - Parameter isDone: false for a dry run.
  public init(_ record: FixRecord, isDone: Bool = true) {
    self.record = record
    self.isDone = isDone
  }

  public var lines: [String] {
    [fixed]
      + record.left.map { left in
        "\(PlainLine(left.source).text):\(left.line):\(left.column): not fixed [\(left.rule)]: "
          + PlainLine(left.reason).text
      } + captures + layouts + code
  }

  private var fixed: String {
    guard record.fixed > 0 else {
      return record.left.isEmpty ? "Nothing to fix." : "No autofix can be applied."
    }
    let verb = isDone ? "Fixed" : "Would fix"
    let files = Self.list(
      record.files.map { "\(PlainLine($0.source).text) (\($0.fixed))" })
    return "\(verb) \(SummaryText.count(record.fixed, "finding")) in "
      + "\(SummaryText.count(record.files.count, "file")): \(files)."
  }

  private var captures: [String] {
    guard let first = record.captures.first else { return [] }
    let reason = "; captures cannot be fixed: change the app"
    guard record.captures.count > 1 else {
      return ["\(PlainLine(first).text) is a capture\(reason)."]
    }
    return ["\(record.captures.count) files are captures\(reason)."]
  }

  private var layouts: [String] {
    guard let first = record.layouts.first else { return [] }
    let reason = "; --fix writes no texts into layouts: they belong into resources"
    guard record.layouts.count > 1 else {
      return ["\(PlainLine(first).text) is an Android layout\(reason)."]
    }
    return ["\(record.layouts.count) files are Android layouts\(reason)."]
  }

  private var code: [String] {
    guard let first = record.code.first else { return [] }
    let reason = "; --fix does not edit code"
    guard record.code.count > 1 else {
      return ["\(PlainLine(first).text) has SwiftUI code\(reason)."]
    }
    return ["\(record.code.count) files have SwiftUI code\(reason)."]
  }

  private static func list(_ names: [String]) -> String {
    let more = names.count - limit
    return names.prefix(limit).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}
