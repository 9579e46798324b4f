import Auditing

/// A change that carries out on a failing example what its rule advises.
///
/// All but ``replaceText(_:_:)`` change each element that the example marks.
enum ExampleChange: Sendable {
  /// Sets an attribute, whether it is there or not.
  case set(String, String)
  case remove(String)
  /// Gives the element another class.
  case rename(String)
  /// Adds elements inside, as the first.
  case insert(String)
  /// Adds elements beside it.
  case before(String)
  case after(String)
  /// Replaces it by other elements; it has no children.
  case replaceElement(String)
  /// Changes something else in the example.
  case replaceText(String, String)

  init(_ fix: Fix) {
    self =
      fix.value.map { .set(fix.attribute.rawValue, $0) } ?? .remove(fix.attribute.rawValue)
  }
}

/// A start tag of a document, with its attributes, to be changed.
struct ExampleTag {
  private var name: Substring
  private var attributes: [(name: Substring, text: String)] = []
  private let isEmpty: Bool
  /// The tag in the document.
  let range: Range<String.Index>

  /// Reads the tag that begins at a `<`.
  init(at start: String.Index, in document: String) {
    var rest = document[start...].dropFirst()
    name = rest.prefix { !$0.isWhitespace && $0 != "/" && $0 != ">" }
    rest = rest.dropFirst(name.count).drop(while: \.isWhitespace)
    while let first = rest.first, first != "/", first != ">" {
      let attribute = rest.prefix { $0 != "=" }
      rest = rest.dropFirst(attribute.count + 1)
      let quote = rest.first
      let value = rest.dropFirst().prefix { $0 != quote }
      attributes.append((attribute, String(value)))
      rest = rest.dropFirst(value.count + 2).drop(while: \.isWhitespace)
    }
    isEmpty = rest.first == "/"
    range = start..<rest.dropFirst(isEmpty ? 2 : 1).startIndex
  }

  /// The document with the changes made at the tag, in their order.
  mutating func change(_ document: inout String, by changes: [ExampleChange]) {
    var (before, inside, after) = ("", "", "")
    var replacement: String?
    for change in changes {
      switch change {
      case .set(let name, let value): set(name, value)
      case .remove(let name): attributes.removeAll { $0.name == name }
      case .rename(let name): self.name = Substring(name)
      case .insert(let text): inside += text
      case .before(let text): before += text
      case .after(let text): after += text
      case .replaceElement(let text): replacement = text
      case .replaceText: break
      }
    }
    document.replaceSubrange(range, with: before + (replacement ?? text(inside)) + after)
  }

  private mutating func set(_ name: String, _ value: String) {
    attributes.removeAll { $0.name == name }
    let text = value.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing("\"", with: "&quot;")
    attributes.append((Substring(name), text))
  }

  private func text(_ inside: String) -> String {
    let start = "<" + name + attributes.map { " \($0.name)=\"\($0.text)\"" }.joined()
    if isEmpty, inside.isEmpty { return start + "/>" }
    return start + ">" + inside + (isEmpty ? "</\(name)>" : "")
  }
}
