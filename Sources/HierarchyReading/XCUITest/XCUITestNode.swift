/// One element of a tree of XCTest's types, with the data that its notation states.
struct XCUITestNode {
  /// As in a page source: `XCUIElementTypeButton`.
  var type: String
  var attributes = XCUITestAttributes()
  /// From 1.
  var line: Int
  /// In characters, from 1.
  var column: Int

  init(type: String, line: Int, column: Int) {
    (self.type, self.line, self.column) = (type, line, column)
  }
}
