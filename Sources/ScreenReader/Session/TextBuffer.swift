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
