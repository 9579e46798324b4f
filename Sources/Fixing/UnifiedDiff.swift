/// The difference that edits make to a file, as written by `diff -u` and read by `patch`.
public struct UnifiedDiff: Sendable {
  /// Changed lines, with their replacements.
  private struct Change {
    /// The first line, from 0.
    var start: Int
    var old: [ArraySlice<UInt8>]
    var new: [ArraySlice<UInt8>]

    var end: Int { start + old.count }
  }

  /// How many unchanged lines are shown around changed ones.
  private static let context = 3

  private let name: String
  private let lines: [ArraySlice<UInt8>]
  private let changes: [Change]

  /// - Parameter name: of the file, with `/` between folders.
  public init(from old: [UInt8], to new: [UInt8], named name: String) {
    self.name = name
    lines = Self.lines(Self.readable(old))
    changes = Self.changes(from: lines, to: Self.lines(Self.readable(new)))
  }

  /// UTF-16 has no lines that a terminal could show; other text is unchanged.
  private static func readable(_ bytes: [UInt8]) -> [UInt8] {
    guard let encoding = try? SourceEncoding(of: bytes), case .utf16 = encoding else {
      return bytes
    }
    return encoding.text(of: bytes)
  }

  /// Empty if nothing changed.
  public var bytes: [UInt8] {
    guard !changes.isEmpty else { return [] }
    var bytes = Array("--- a/\(name)\n+++ b/\(name)\n".utf8)
    var shift = 0
    var first = 0
    while first < changes.count {
      var last = first
      while last + 1 < changes.count,
        changes[last + 1].start - changes[last].end <= 2 * Self.context
      {
        last += 1
      }
      bytes += hunk(changes[first...last], shift: &shift)
      first = last + 1
    }
    return bytes
  }

  private func hunk(_ changes: ArraySlice<Change>, shift: inout Int) -> [UInt8] {
    guard let first = changes.first, let last = changes.last else { return [] }
    let start = max(0, first.start - Self.context)
    let end = min(lines.count, last.end + Self.context)
    var body: [UInt8] = []
    var line = start
    var grown = 0
    for change in changes {
      for kept in lines[line..<change.start] { Self.append(kept, marked: " ", to: &body) }
      for old in change.old { Self.append(old, marked: "-", to: &body) }
      for new in change.new { Self.append(new, marked: "+", to: &body) }
      line = change.end
      grown += change.new.count - change.old.count
    }
    for kept in lines[line..<end] { Self.append(kept, marked: " ", to: &body) }
    let old = Self.range(start, end - start)
    let new = Self.range(start + shift, end - start + grown)
    shift += grown
    return Array("@@ -\(old) +\(new) @@\n".utf8) + body
  }

  private static func range(_ start: Int, _ count: Int) -> String {
    "\(count == 0 ? start : start + 1)\(count == 1 ? "" : ",\(count)")"
  }

  private static func append(
    _ line: ArraySlice<UInt8>, marked mark: Unicode.Scalar, to bytes: inout [UInt8]
  ) {
    bytes += [UInt8(ascii: mark)] + line
    if line.last != 0x0A { bytes += Array("\n\\ No newline at end of file\n".utf8) }
  }
}

// MARK: - Finding the lines

extension UnifiedDiff {
  /// With their line ends.
  private static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = text[...]
    while let end = rest.firstIndex(of: 0x0A) {
      lines.append(rest[...end])
      rest = rest[(end + 1)...]
    }
    if !rest.isEmpty { lines.append(rest) }
    return lines
  }

  /// Edits are small and far apart: both texts are compared in step, and soon agree again after a
  /// difference.
  private static func changes(
    from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]
  ) -> [Change] {
    var changes: [Change] = []
    var (here, there) = (0, 0)
    while here < old.count || there < new.count {
      if here < old.count, there < new.count, old[here].elementsEqual(new[there]) {
        (here, there) = (here + 1, there + 1)
        continue
      }
      let (gone, come) = meeting(old[here...], new[there...])
      changes.append(
        Change(
          start: here, old: Array(old[here..<(here + gone)]),
          new: Array(new[there..<(there + come)])))
      (here, there) = (here + gone, there + come)
    }
    return changes
  }

  /// How many lines to skip in each until both agree again.
  private static func meeting(
    _ old: ArraySlice<ArraySlice<UInt8>>, _ new: ArraySlice<ArraySlice<UInt8>>
  ) -> (Int, Int) {
    for distance in 1...reach {
      for gone in max(0, distance - new.count)...min(distance, old.count) {
        let come = distance - gone
        guard come <= new.count else { continue }
        guard let kept = old.dropFirst(gone).first, let same = new.dropFirst(come).first,
          kept.elementsEqual(same)
        else { continue }
        return (gone, come)
      }
      if distance >= old.count + new.count { break }
    }
    return (old.count, new.count)
  }

  /// After this number of lines the rest counts as changed.
  private static let reach = 400
}
