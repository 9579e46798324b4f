/// Texts of several lines behind `|` and `>`.
extension YAMLParser {
  /// What the signs behind `|` or `>` say.
  private struct Header {
    var isFolded = false
    /// `+` keeps the line breaks at the end, `-` drops all of them.
    var chomping: Unicode.Scalar?
    var indent: Int?
  }

  mutating func blockScalar(within indent: Int) throws(YAMLReadingError) -> YAMLValue {
    let start = cursor
    let header = try blockHeader()
    var column = header.indent.map { max(indent, 0) + $0 } ?? 0
    var lines: [String] = []
    while !cursor.isAtEnd, !cursor.isAtDocumentMarker {
      let lineStart = cursor
      while cursor.current == " ", column == 0 || cursor.column < column { cursor.advance() }
      if cursor.isAtBreak {
        lines.append("")
        cursor.advance()
        continue
      }
      if cursor.isAtEnd { break }
      if column == 0 {
        guard cursor.column > max(indent, -1) else {
          cursor = lineStart
          break
        }
        if cursor.current == "\t" {
          throw cursor.error(
            "found a tab character where an indentation space is expected")
        }
        column = cursor.column
      }
      guard cursor.column >= column, column > indent else {
        cursor = lineStart
        break
      }
      lines.append(restOfLine())
    }
    return make(.scalar(Self.joined(lines, header), isPlain: false), at: start)
  }

  private mutating func blockHeader() throws(YAMLReadingError) -> Header {
    var header = Header(isFolded: cursor.current == ">")
    cursor.advance()
    while !cursor.isAtBlankOrEnd {
      switch cursor.current {
      case "+", "-": header.chomping = cursor.current
      case "1"..."9": header.indent = Int(cursor.current.value - 0x30)
      case "0": throw cursor.error("found an indentation indicator equal to 0")
      default: throw cursor.error("did not find expected comment or line break")
      }
      cursor.advance()
    }
    cursor.skipBlanks()
    guard cursor.isAtEnd || cursor.isAtBreak else {
      throw cursor.error("did not find expected comment or line break")
    }
    cursor.advance()
    return header
  }

  private mutating func restOfLine() -> String {
    var text = ""
    while !cursor.isAtEnd, !cursor.isAtBreak {
      text.unicodeScalars.append(cursor.current)
      cursor.advance()
    }
    cursor.advance()
    return text
  }

  private static func joined(_ lines: [String], _ header: Header) -> String {
    let empty = lines.reversed().prefix { $0.isEmpty }.count
    let content = lines.dropLast(empty)
    guard !content.isEmpty else {
      return header.chomping == "+" ? String(repeating: "\n", count: empty) : ""
    }
    let text = header.isFolded ? folded(Array(content)) : content.joined(separator: "\n")
    switch header.chomping {
    case "-": return text
    case "+": return text + String(repeating: "\n", count: empty + 1)
    default: return text + "\n"
    }
  }

  /// Joins lines by blanks; empty ones are breaks, and what is indented further keeps its own.
  private static func folded(_ lines: [String]) -> String {
    var text = ""
    var empty = 0
    var previous: String?
    for line in lines {
      if line.isEmpty {
        empty += 1
        continue
      }
      if let previous {
        let isFurther = isIndented(previous) || isIndented(line)
        let breaks = String(repeating: "\n", count: isFurther ? empty + 1 : empty)
        text += breaks.isEmpty ? " " : breaks
      } else {
        text += String(repeating: "\n", count: empty)
      }
      text += line
      previous = line
      empty = 0
    }
    return text
  }

  private static func isIndented(_ line: String) -> Bool {
    line.first == " " || line.first == "\t"
  }
}
