/// Audits the open documents of an editor.
public protocol DocumentAuditor {
  /// Sets the open folders of the editor.
  mutating func open(folders: [String])
  /// Discards the content of other files: they may have changed.
  mutating func forgetFiles()
  /// The files of the open folders that are not audited, a sentence for each kind.
  mutating func notices() -> [String]
  /// The errors and findings in a document; none if it is not a hierarchy.
  mutating func diagnostics(of document: AuditedDocument) -> [Diagnostic]
  /// The autofixes that succeed, each by itself.
  ///
  /// - Parameter isWanted: whether to include those of the element at a line and column.
  mutating func fixes(
    of document: AuditedDocument, where isWanted: (_ line: Int, _ column: Int) -> Bool
  ) -> [DocumentFix]
  /// The facts about an element and the verdict of each rule there; nil if there is no element.
  ///
  /// - Parameter isWanted: whether the element begins at a line and column.
  mutating func explanation(
    of document: AuditedDocument, where isWanted: (_ line: Int, _ column: Int) -> Bool
  ) -> ElementExplanation?
  /// Whether a comment in a document can suppress findings: not in a capture, which an app writes anew.
  func takesComments(_ document: AuditedDocument) -> Bool
  /// The text with all autofixes that succeed together.
  mutating func fixedText(of document: AuditedDocument) -> [UInt8]
}

/// The text of a document in the editor, saved or not.
public struct AuditedDocument: Hashable, Sendable {
  /// Absolute.
  public let path: String
  /// In UTF-8.
  public let text: [UInt8]
}

/// The facts about an element of a document, and the verdict of each rule.
public struct ElementExplanation: Hashable, Sendable {
  /// Of the start tag: line and column in characters, from 1.
  public var line: Int
  public var column: Int
  public var markdown: String

  public init(line: Int, column: Int, markdown: String) {
    self.line = line
    self.column = column
    self.markdown = markdown
  }
}

/// A finding, or why a document cannot be read.
public struct Diagnostic: Hashable, Sendable {
  /// With the numbers of LSP.
  public enum Severity: Int, Sendable { case error = 1, warning, information, hint }

  /// Another element concerned.
  public struct Related: Hashable, Sendable {
    public var line: Int
    public var column: Int
    public var message: String

    public init(line: Int, column: Int, message: String) {
      self.line = line
      self.column = column
      self.message = message
    }
  }

  /// Of the start tag: line and column in characters, from 1.
  public var line: Int
  public var column: Int
  public var severity: Severity
  /// nil if the document cannot be read.
  public var rule: String?
  /// The address of a page about the rule.
  public var address: String?
  public var message: String
  public var related: [Related] = []

  public init(
    line: Int, column: Int, severity: Severity, rule: String?, address: String?, message: String
  ) {
    self.line = line
    self.column = column
    self.severity = severity
    self.rule = rule
    self.address = address
    self.message = message
  }
}

/// An edit that fixes one finding.
public struct DocumentFix: Hashable, Sendable {
  /// Its effect, imperative, without a full stop.
  public var title: String
  public var line: Int
  public var column: Int
  public var rule: String
  /// The whole text with the fix.
  public var text: [UInt8]

  public init(title: String, line: Int, column: Int, rule: String, text: [UInt8]) {
    self.title = title
    self.line = line
    self.column = column
    self.rule = rule
    self.text = text
  }
}
