import HierarchyReading
import Testing

@Suite struct DocumentStartTests {
  @Test func `what comes before the root is skipped`() {
    let prolog = "\u{FEFF}<?xml version=\"1.0\"?>\n<!-- a > b, ä -- > --><?more ?>\n"
    let start = DocumentStart(Array("\(prolog)<hierarchy rotation=\"0\"/>".utf8))
    #expect(start.rootName == "hierarchy")
    #expect(start.text == "<hierarchy rotation=\"0\"/>")
  }

  @Test(arguments: ["<?xml version=\"1.0\"", "<!-- -- >", "", "<", "text"])
  func `a document without a root has no name`(_ text: String) {
    #expect(DocumentStart(Array(text.utf8)).rootName == nil)
  }
}
