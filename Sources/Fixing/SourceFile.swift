internal import SourceText

/// A file whose accessibility can be changed without touching its other content.
public struct SourceFile: Sendable {
  let outline: XMLOutline
  let encoding: SourceEncoding
  private let format: FixableFormat
  private let index: LineIndex

  public init(_ bytes: [UInt8], format: FixableFormat) throws(FixObstacle) {
    encoding = try SourceEncoding(of: bytes)
    let text = encoding.text(of: bytes)
    guard encoding.bytes(of: text) == bytes else { throw .notReproducible }
    outline = XMLOutline(text)
    self.format = format
    index = LineIndex(text)
  }

  /// The edits for changes, and why some changes have none.
  public struct Plan: Sendable {
    public var edits: [SourceEdit] = []
    /// By the index of the change.
    public var obstacles: [Int: FixObstacle] = [:]
  }

  /// Plans changes; if there are several for a property, the first counts.
  public func plan(_ changes: [PropertyChange]) -> Plan {
    var plan = Plan()
    var editors: [Int: any ElementEditor] = [:]
    var order: [Int] = []
    var values: [Property: String?] = [:]
    for (number, change) in changes.enumerated() {
      do throws(FixObstacle) {
        let element = try element(of: change)
        let property = Property(element: element, attribute: change.attribute)
        if let first = values[property] {
          if first != change.value { throw .conflict(property: change.attribute) }
          continue
        }
        if let value = change.value, !value.isXML { throw .notXML }
        if editors[element] == nil { order.append(element) }
        var editor: any ElementEditor
        if let known = editors[element] {
          editor = known
        } else {
          editor = try makeEditor(of: element, called: change.className)
        }
        try editor.set(change.attribute, to: change.value)
        editors[element] = editor
        values[property] = .some(change.value)
      } catch {
        plan.obstacles[number] = error
      }
    }
    plan.edits = order.flatMap { editors[$0]?.finished() ?? [] }
    return plan
  }

  private struct Property: Hashable {
    let element: Int
    let attribute: String
  }

  private func makeEditor(
    of element: Int, called className: String
  ) throws(FixObstacle) -> any ElementEditor {
    switch format {
    case .ui: try AttributeEditor(self, element, className: className)
    case .interfaceBuilder: try InterfaceBuilderEditor(self, element, className: className)
    case .androidLayout: try AndroidLayoutEditor(self, element, className: className)
    }
  }

  /// The bytes of the file with edits that were planned together.
  public func bytes(applying edits: [SourceEdit]) -> [UInt8] {
    encoding.bytes(of: edits.applied(to: outline.text))
  }
}

// MARK: - Places

extension SourceFile {
  /// A part of the text: lines and columns in characters, from 1, the end exclusive.
  public struct Region: Hashable, Sendable {
    public var startLine: Int
    public var startColumn: Int
    public var endLine: Int
    public var endColumn: Int
  }

  public func region(of edit: SourceEdit) -> Region {
    let start = index.position(of: edit.range.lowerBound)
    let end = index.position(of: edit.range.upperBound)
    return Region(
      startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column)
  }

  private func element(of change: PropertyChange) throws(FixObstacle) -> Int {
    guard let offset = index.offset(line: change.line, column: change.column),
      let element = outline.element(at: offset)
    else { throw .noTag }
    return element
  }
}

extension String {
  /// Whether XML 1.0 can hold it.
  fileprivate var isXML: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x20...0xFFFD: true
      case 0x10000...: true
      default: false
      }
    }
  }
}
