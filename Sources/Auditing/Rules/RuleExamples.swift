/// Screens that test a rule.
public struct RuleExamples: Sendable {
  public var passing: [Example]
  public var failing: [Example]

  public init(passing: [Example], failing: [Example]) {
    self.passing = passing
    self.failing = failing
  }
}

/// A screen in our own format, with `↓` before the `<` of each element to be found.
///
/// A document other than `screen` or `app` is the content of an iPhone screen, 390 by 844 points. A
/// rule about Android shows a dump (`hierarchy`), one about captures of iOS a page source, one about keys of the
/// Mac an Interface Builder file (`document`).
public struct Example: Sendable, ExpressibleByStringLiteral {
  public let text: String
  /// Its source location, so that a failing test points there.
  public let fileID: String
  public let line: Int

  public init(_ text: String, fileID: String = #fileID, line: Int = #line) {
    self.text = text
    self.fileID = fileID
    self.line = line
  }

  /// One screen of an app with some facts about itself.
  ///
  /// - Parameter app: the attributes of the app: `audioCategory="record"`.
  public init(
    app: String, _ views: String = #"<UIView frame="0 0 1 1"/>"#, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      "<app \(app)><screen size=\"390 844\">\(views)</screen></app>", fileID: fileID, line: line)
  }

  public init(stringLiteral text: String) { self.init(text, fileID: "", line: 0) }

  /// The document without the marks.
  public var document: String {
    let body = text.replacing("↓", with: "")
    let trimmed = body.drop(while: \.isWhitespace)
    if ["<screen", "<app", "<hierarchy", "<XCUIElementTypeApplication", "<document"].contains(
      where: trimmed.hasPrefix)
      || trimmed.prefix(while: { $0 != ">" }).contains("//schemas.android.com/")
    {
      return body
    }
    return Self.prefix + body + Self.suffix
  }

  /// The position of each marked `<` in ``document``: line and column in characters, from 1.
  public var marks: [Mark] {
    let isWhole = document.count == text.count - text.count(where: { $0 == "↓" })
    let whole = isWhole ? text : Self.prefix + text + Self.suffix
    var marks: [Mark] = []
    var mark = Mark(line: 1, column: 1)
    for character in whole {
      switch character {
      case "↓": marks.append(mark)
      case "\n": mark = Mark(line: mark.line + 1, column: 1)
      default: mark.column += character.unicodeScalars.count
      }
    }
    return marks
  }

  public struct Mark: Hashable, Sendable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  private static let prefix = "<screen title=\"Example\" size=\"390 844\" language=\"en\">\n"
  private static let suffix = "\n</screen>"
}
