/// Changes of start tags, collected until they are applied to the bytes.
struct SourceEdits: Sendable {
  private struct Edit: Sendable {
    let range: Range<Int>
    let text: String
  }

  private var edits: [Edit] = []

  var isEmpty: Bool { edits.isEmpty }

  /// Sets an attribute of a tag, or removes it.
  mutating func set(_ name: String, of tag: Int, to value: String?, in tags: SourceTags) {
    let old = tags.attribute(name, of: tag)
    switch (old, value) {
    case (let old?, let value?):
      edits.append(Edit(range: old.value, text: MarkupText.encoded(value)))
    case (let old?, nil): edits.append(Edit(range: old.whole, text: ""))
    case (nil, let value?):
      let place = tags.all[tag].nameEnd
      edits.append(Edit(range: place..<place, text: " \(name)=\"\(MarkupText.encoded(value))\""))
    case (nil, nil): break
    }
  }

  /// Inserts markup at the start of an element, which gets an end tag if it had none.
  mutating func insert(_ markup: String, inside tag: Int, of tags: SourceTags) {
    let range = tags.all[tag].range
    guard tags.all[tag].isSelfClosing else {
      return edits.append(Edit(range: range.upperBound..<range.upperBound, text: markup))
    }
    let slash = tags.bytes[range].lastIndex(of: UInt8(ascii: "/")) ?? range.upperBound - 2
    edits.append(Edit(range: slash..<range.upperBound, text: ">\(markup)</\(tags.all[tag].name)>"))
  }

  /// Inserts markup directly before an element.
  mutating func insert(_ markup: String, before tag: Int, of tags: SourceTags) {
    let start = tags.all[tag].range.lowerBound
    edits.append(Edit(range: start..<start, text: markup))
  }

  /// Removes an element without content.
  mutating func remove(_ tag: Int, from tags: SourceTags) -> Bool {
    guard tags.all[tag].end == tag + 1 else { return false }
    let range = tags.all[tag].range
    guard !tags.all[tag].isSelfClosing else {
      edits.append(Edit(range: range, text: ""))
      return true
    }
    guard let end = Self.endTag(from: range.upperBound, in: tags.bytes),
      let close = tags.bytes[end...].firstIndex(of: UInt8(ascii: ">"))
    else { return false }
    edits.append(Edit(range: range.lowerBound..<(close + 1), text: ""))
    return true
  }

  /// Renames an element, in both of its tags.
  mutating func rename(_ tag: Int, to name: String, in tags: SourceTags) {
    let start = tags.all[tag].range.lowerBound + 1
    edits.append(Edit(range: start..<tags.all[tag].nameEnd, text: name))
    guard !tags.all[tag].isSelfClosing else { return }
    let from = tags.all[tags.all[tag].end - 1].range.upperBound
    var depth = 0
    var offset = from
    // The last tag inside may be several levels deep: its end tags come first.
    var inner: Int? = tags.all[tag].end - 1
    while let next = inner, next != tag {
      if !tags.all[next].isSelfClosing { depth += 1 }
      inner = tags.all[next].parent
    }
    while let end = Self.endTag(from: offset, in: tags.bytes) {
      if depth == 0 {
        edits.append(Edit(range: (end + 2)..<(end + 2 + tags.all[tag].name.utf8.count), text: name))
        return
      }
      depth -= 1
      offset = end + 2
    }
  }

  private static func endTag(from start: Int, in bytes: [UInt8]) -> Int? {
    guard start < bytes.count else { return nil }
    return bytes[start...].indices.first {
      bytes[$0] == UInt8(ascii: "<") && $0 + 1 < bytes.count && bytes[$0 + 1] == UInt8(ascii: "/")
    }
  }

  func applied(to bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for edit in edits.enumerated().sorted(by: {
      ($0.element.range.lowerBound, $0.offset) > ($1.element.range.lowerBound, $1.offset)
    }) {
      bytes.replaceSubrange(edit.element.range, with: Array(edit.element.text.utf8))
    }
    return bytes
  }
}
