internal import Platform
internal import ScreenReader

/// Compares transcripts with stored ones.
struct TranscriptCheck {
  /// A stored transcript, or a folder of them.
  let path: String
  /// Whether to accept differences.
  let accepts: Bool
  let kind: Kind

  /// The type of a stored transcript: all stops of a screen, or the output of a session.
  enum Kind {
    case stops, captions, record

    /// The unit of one line.
    var unit: String { self == .stops ? "stop" : "line" }
    var ending: String { self == .record ? ".jsonl" : ".txt" }
  }

  enum Outcome { case same, departed, updated, unusable }

  /// Compares the transcript of one file.
  ///
  /// - Returns: the result; differences and errors are printed.
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

  /// The size limit of a transcript.
  private static let limit = 1 << 28

  private func read(_ kept: String) throws(SystemError) -> [UInt8] {
    kept == path
      ? try InputFile.readNamed(kept, limit: Self.limit)
      : try InputFile.readFound(kept, limit: Self.limit)
  }

  /// `x.txt`, or `x.jsonl`, in the folder for `x.xml`; the path itself if it is not a folder.
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
