/// A unit by which the selection grows and shrinks.
enum CaretUnit: CaseIterable, Hashable, Sendable { case character, word, line, all }

/// The text of a field being edited, with its selection and its undo history.
///
/// It never holds the text of a secure field: only a bullet for each character.
struct TextBuffer: Hashable, Sendable {
  /// The name of an edit in undo.
  enum EditName: Hashable, Sendable { case typing, delete, cut, paste }

  private struct Edit: Hashable, Sendable {
    var name: EditName
    var text: [Character]
    var selection: Range<Int>
  }

  private(set) var text: [Character]
  /// Empty for an insertion point.
  private(set) var selection: Range<Int>
  /// The end of the selection that stays while the other moves; it counts while it is an end of it.
  private var anchor: Int?
  private var undone: [Edit] = []
  private var done: [Edit] = []

  /// The maximum length: repeated pasting doubles a text each time.
  static let longestText = 20_000
  private static let keptEdits = 32

  init(_ text: String) {
    self.text = Array(text.prefix(Self.longestText))
    selection = self.text.count..<self.text.count
  }

  var string: String { String(text) }
  var selected: String { String(text[selection]) }
  var hasSelection: Bool { !selection.isEmpty }
  var undoName: EditName? { done.last?.name }
  var redoName: EditName? { undone.last?.name }

  /// Replaces the selection.
  ///
  /// - Returns: false if the text would be too long.
  mutating func replaceSelection(with new: String, as name: EditName) -> Bool {
    guard text.count - selection.count + new.count <= Self.longestText else { return false }
    remember(name)
    text.replaceSubrange(selection, with: new)
    let end = selection.lowerBound + new.count
    selection = end..<end
    return true
  }

  /// Deletes the selection, or a number of characters before the insertion point.
  ///
  /// - Returns: the deleted text.
  mutating func delete(_ count: Int) -> String {
    let start = hasSelection ? selection.lowerBound : max(0, selection.lowerBound - count)
    let range = start..<selection.upperBound
    guard !range.isEmpty else { return "" }
    remember(.delete)
    let deleted = String(text[range])
    text.removeSubrange(range)
    selection = start..<start
    return deleted
  }

  mutating func selectAll() { selection = 0..<text.count }

  /// Selects the word at the insertion point, or before it.
  mutating func selectWord() {
    var start = selection.lowerBound
    var end = start
    if start > 0, start == text.count || text[start].isWhitespace { start -= 1 }
    while start > 0, !text[start - 1].isWhitespace { start -= 1 }
    while end < text.count, !text[end].isWhitespace { end += 1 }
    selection = start..<max(start, end)
  }

  mutating func moveInsertionPoint(to place: Int) {
    let place = min(max(place, 0), text.count)
    selection = place..<place
  }

  /// Moves the insertion point, as the arrow keys of a keyboard do; a selection collapses.
  ///
  /// - Returns: the text that it passes or, for a line, arrives at; nil if it cannot move.
  mutating func move(_ move: CaretMove) -> String? {
    let place = selection.lowerBound
    let target = self.target(of: move)
    guard target != place || hasSelection else { return nil }
    selection = target..<target
    switch move {
    case .up, .down: return String(text[lineStart(at: target)..<lineEnd(at: target)])
    case .start, .end: return ""
    default: return String(text[min(place, target)..<max(place, target)])
    }
  }

  private func target(of move: CaretMove) -> Int {
    let place = selection.lowerBound
    switch move {
    case .left: return hasSelection ? place : max(0, place - 1)
    case .right: return hasSelection ? selection.upperBound : min(text.count, place + 1)
    case .start: return 0
    case .end: return text.count
    case .wordLeft: return wordStart(before: place)
    case .wordRight: return wordEnd(after: place)
    case .up: return lineStart(at: place) == 0 ? 0 : lineStart(at: lineStart(at: place) - 1)
    case .down: return lineEnd(at: place) == text.count ? text.count : lineEnd(at: place) + 1
    }
  }

  private func wordStart(before place: Int) -> Int {
    var start = place
    while start > 0, text[start - 1].isWhitespace { start -= 1 }
    while start > 0, !text[start - 1].isWhitespace { start -= 1 }
    return start
  }

  private func wordEnd(after place: Int) -> Int {
    var end = place
    while end < text.count, text[end].isWhitespace { end += 1 }
    while end < text.count, !text[end].isWhitespace { end += 1 }
    return end
  }

  private func lineStart(at place: Int) -> Int {
    text[..<place].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
  }

  private func lineEnd(at place: Int) -> Int {
    text[place...].firstIndex(where: \.isNewline) ?? text.count
  }

  /// The word that the character before the insertion point has ended, for the echo of words; nil
  /// if it follows no word.
  var endedWord: String? {
    let end = selection.lowerBound - 1
    guard end > 0, !text[end - 1].isWhitespace, !text[end - 1].isPunctuation else { return nil }
    let start = text[..<end].lastIndex(where: \.isWhitespace).map { $0 + 1 } ?? 0
    return String(text[start..<end])
  }

  /// Moves the end of the selection by a unit; the selection's other end stays.
  ///
  /// - Returns: the text that joins or leaves the selection, and whether it is selected now; nil if
  ///   the end cannot move.
  mutating func extend(by unit: CaretUnit, forward: Bool) -> (text: String, isSelected: Bool)? {
    let known = anchor.flatMap {
      [selection.lowerBound, selection.upperBound].contains($0) ? $0 : nil
    }
    let fixed = known ?? selection.lowerBound
    let moving = fixed == selection.lowerBound ? selection.upperBound : selection.lowerBound
    let target: Int
    switch unit {
    case .character: target = forward ? min(text.count, moving + 1) : max(0, moving - 1)
    case .word: target = forward ? wordEnd(after: moving) : wordStart(before: moving)
    case .line:
      target =
        forward
        ? min(text.count, lineEnd(at: moving) + 1)
        : lineStart(at: max(0, lineStart(at: moving) - 1))
    case .all: target = forward ? text.count : 0
    }
    guard target != moving else { return nil }
    let passed = String(text[min(moving, target)..<max(moving, target)])
    let grows = abs(target - fixed) > abs(moving - fixed)
    selection = min(fixed, target)..<max(fixed, target)
    anchor = fixed
    return (passed, grows)
  }

  /// - Returns: the name of the undone edit; nil if there is none.
  mutating func undo() -> EditName? { Self.step(from: &done, to: &undone, &text, &selection) }

  mutating func redo() -> EditName? { Self.step(from: &undone, to: &done, &text, &selection) }

  private mutating func remember(_ name: EditName) {
    undone = []
    done.append(Edit(name: name, text: text, selection: selection))
    if done.count > Self.keptEdits { done.removeFirst() }
  }

  private static func step(
    from source: inout [Edit], to target: inout [Edit], _ text: inout [Character],
    _ selection: inout Range<Int>
  ) -> EditName? {
    guard let edit = source.popLast() else { return nil }
    target.append(Edit(name: edit.name, text: text, selection: selection))
    text = edit.text
    selection = edit.selection
    return edit.name
  }
}
