import HierarchyReading
import Testing

@Suite struct DocumentStartTests {
  @Test func `content before the root is skipped`() {
    let prolog = "\u{FEFF}<?xml version=\"1.0\"?>\n<!-- a > b, ä -- > --><?more ?>\n"
    let start = DocumentStart(Array("\(prolog)<hierarchy rotation=\"0\"/>".utf8))
    #expect(start.rootName == "hierarchy")
    #expect(start.attributes == ["rotation": "0"])
    #expect(start.kind == .element)
  }

  @Test(arguments: [
    "<!DOCTYPE hierarchy>", "<!DOCTYPE a [<!ENTITY b '>]>'> <!-- ' ]> --> <?c ]> ?>]>",
    "<!DOCTYPE a SYSTEM \">\" [\n]>\n", " \n<!---->",
  ])
  func `a declaration is skipped, whatever its content`(_ prolog: String) {
    let start = DocumentStart(Array("\(prolog)<hierarchy rotation='0'>".utf8))
    #expect(start.rootName == "hierarchy")
    #expect(start.attributes == ["rotation": "0"])
  }

  @Test func `an encoding hides no root`() {
    let text = "<?xml version='1.0' encoding='windows-1252'?><hierarchy rotation='0'/>"
    let wide = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    for bytes in [Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), wide] {
      #expect(DocumentStart(bytes).rootName == "hierarchy")
    }
  }

  @Test(arguments: [
    "<hierarchy rotation=0>", "<hierarchy rotation=\"0", "<hierarchy", "<hierarchy a='>'",
  ])
  func `a tag that the parser refuses is broken, and has a name`(_ text: String) {
    let start = DocumentStart(Array(text.utf8))
    #expect(start.kind == .brokenElement)
    #expect(start.rootName?.hasPrefix("hierarchy") == true)
  }

  @Test(arguments: [("<!-- a", true), ("<screen a=\"", true), ("<screen>", false), ("a", false)])
  func `more bytes are requested if they may decide`(_ text: String, _ needsMore: Bool) {
    #expect(DocumentStart(Array(text.utf8), isWhole: false).needsMore == needsMore)
    #expect(!DocumentStart(Array(text.utf8), isWhole: true).needsMore)
  }

  @Test(arguments: ["<?xml version=\"1.0\"", "<!-- -- >", "", "<", "text"])
  func `a document without a root has no name`(_ text: String) {
    #expect(DocumentStart(Array(text.utf8)).rootName == nil)
  }
}
