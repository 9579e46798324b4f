/// Audits the documents that an editor has open.
public protocol DocumentAuditor {
  /// Takes the folders that are open in the editor.
  mutating func open(folders: [String])
  /// Lets go of what was read from other files: they may have changed.
  mutating func forgetFiles()
  /// What is wrong with a document; nothing where it is no hierarchy.
  mutating func diagnostics(of document: AuditedDocument) -> [Diagnostic]
  /// The autofixes that hold, each by itself.
  ///
  /// - Parameter isWanted: whether those of the element at a line and column are asked for.
  mutating func fixes(
    of document: AuditedDocument, where isWanted: (_ line: Int, _ column: Int) -> Bool
  ) -> [DocumentFix]
  /// The text with all autofixes that hold together.
  mutating func fixedText(of document: AuditedDocument) -> [UInt8]
}

/// A document as the editor holds it, saved or not.
public struct AuditedDocument: Hashable, Sendable {
  /// Absolute.
  public let path: String
  /// In UTF-8.
  public let text: [UInt8]
}

/// A finding, or why a document cannot be read.
public struct Diagnostic: Hashable, Sendable {
  /// With the numbers of LSP.
  public enum Severity: Int, Sendable { case error = 1, warning, information, hint }

  /// Another element that it is about.
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
  /// nil where the document cannot be read.
  public var rule: String?
  /// Of a page about the rule.
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
  /// What it does, imperative, without a full stop.
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
