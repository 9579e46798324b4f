/// Finds what names of constants and keys of string tables stand for.
struct ValueResolver: Sendable {
  let statements: StatementIndex

  /// The value behind a name; the value itself where it is none, or where it is not known.
  func resolved(_ value: CodeValue) -> CodeValue {
    var value = value
    // Constants may name each other in a circle.
    for _ in 0..<8 {
      guard case .constant(let name) = value, let next = constant(name) else { break }
      value = next
    }
    return value
  }

  /// The text that users get; nil where it is not plainly written.
  func text(of value: CodeValue) -> String? {
    switch resolved(value) {
    case .text(let text): text
    case .localized(let text): text.defaultValue
    default: nil
    }
  }

  /// The value of the constant that a name ends with; nil where there is none, or where several
  /// differ.
  private func constant(_ name: String) -> CodeValue? {
    let all = statements.constants[ClassHierarchy.key(name)] ?? []
    let exact = all.filter { $0.name == name }
    let fitting = exact.isEmpty
      ? all.filter { $0.name.hasSuffix("." + name) || name.hasSuffix("." + $0.name) } : exact
    let values = Set(fitting.map(\.value))
    return values.count == 1 ? values.first : nil
  }
}
