internal import Platform
internal import ScreenReader

/// Compares transcripts with those that were kept.
struct TranscriptCheck {
  /// A kept transcript, or a folder of them.
  let path: String
  /// Whether what departs is to be accepted.
  let accepts: Bool
  let kind: Kind

  /// What is kept: all stops of a screen, or what a session has given out.
  enum Kind {
    case stops, captions, record

    /// What a line of it stands for.
    var unit: String { self == .stops ? "stop" : "line" }
    var ending: String { self == .record ? ".jsonl" : ".txt" }
  }

  enum Outcome { case same, departed, updated, unusable }

  /// Compares the transcript of one file.
  ///
  /// - Returns: what came of it; differences are printed, what is wrong is said.
  func check(_ transcript: [UInt8], of source: String) -> Outcome {
    let kept = keptPath(for: source)
    if accepts { return update(kept, with: transcript, of: source) }
    do {
      let old = String(decoding: try read(kept), as: UTF8.self)
      let comparison = TranscriptComparison(
        kept: old, now: String(decoding: transcript, as: UTF8.self))
      guard !comparison.differences.isEmpty else { return .same }
      let count = comparison.differences.count
      let words = count == 1 ? "difference" : "differences"
      Console.print(line: "\(source): \(count) \(words) from \(kept)")
      for difference in comparison.differences {
        Console.print(line: "    \(difference.text(for: kind.unit))")
      }
      return .departed
    } catch {
      Console.complain("\(error); expected a kept transcript; --update writes it")
      return .unusable
    }
  }

  /// Longer than the transcript of any screen.
  private static let limit = 1 << 28

  private func read(_ kept: String) throws(SystemError) -> [UInt8] {
    kept == path
      ? try InputFile.readNamed(kept, limit: Self.limit)
      : try InputFile.readFound(kept, limit: Self.limit)
  }

  /// `x.txt`, or `x.jsonl`, in the folder for `x.xml`; the path itself where it is no folder.
  private func keptPath(for source: String) -> String {
    guard Folder.isFolder(path) else { return path }
    let name = source.split(separator: "/").last.map(String.init) ?? source
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    return (path.hasSuffix("/") ? path : path + "/") + stem + kind.ending
  }

  private func update(_ kept: String, with transcript: [UInt8], of source: String) -> Outcome {
    if (try? read(kept)) == transcript { return .same }
    do {
      try OutputFile.write(transcript, to: kept)
      Console.print(line: "\(source): wrote \(kept)")
      return .updated
    } catch {
      Console.complain("\(error)")
      return .unusable
    }
  }
}
