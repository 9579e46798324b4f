import Testing

@testable import XMLReading

@Suite struct SeamFinderTests {
  struct Case: CustomTestStringConvertible, Sendable {
    /// What is cut; the seam is to be where the bar stands, if there is one.
    var text: String
    var tags = ""
    var ends = ""

    init(_ text: String, inside tags: String = "", _ ends: String = "") {
      (self.text, self.tags, self.ends) = (text, tags, ends)
    }

    var testDescription: String { text }
  }

  static let cases = [
    Case("<a><b/>|<c", inside: "<a>", "</a>"),
    Case("<a x='1'><b\n>|<c", inside: "<a><b>", "</b></a>"),
    Case("<a><b></b>|</c", inside: "<a>", "</a>"),
    Case("<a><b x='/>'>|<c", inside: "<a><b>", "</b></a>"),
    Case("<a><b x='>' y=\"'/>\"/> \n|<c", inside: "<a>", "</a>"),
    Case("<a><b>text /></b>text >|<c", inside: "<a>", "</a>"),
    Case("<a><b/>text >|<c", inside: "<a>", "</a>"),
    Case("<a><b x='1' /><b x='1'/>|<c", inside: "<a>", "</a>"),
    Case("<x:a><é/>|<c", inside: "<x:a>", "</x:a>"),
    Case("<?p <b ?><!-- <b > --><a><![CDATA[<b>]]>|<c", inside: "<a>", "</a>"),
    Case("<a>|<!-- <b> ", inside: "<a>", "</a>"),
    Case("<a>|<![CDATA[<b> ]]", inside: "<a>", "</a>"),
    Case("<a>|<?p <b> ?", inside: "<a>", "</a>"),
    Case("<a><b/>|<!-", inside: "<a>", "</a>"),
    Case("<a><b/>|<", inside: "<a>", "</a>"),
    Case("<a><b>|<c>text", inside: "<a><b>", "</b></a>"),
    // Nothing is open, or nothing begins.
    Case("<a"), Case(" <!-- <a> "), Case("<a></a><b"), Case("text"), Case(""), Case("<a>text"),
    // What is refused, and what does not end soon.
    Case("<!DOCTYPE a><a><b"), Case("<a><!ENTITY><b"),
    Case("<a><b x='" + String(repeating: "y", count: SeamFinder.longestTag) + "'/><c"),
  ]

  @Test(arguments: cases) func `the last seam is before what is not whole`(_ example: Case) {
    let parts = example.text.split(separator: "|", omittingEmptySubsequences: false)
    let bytes = Array(parts.joined().utf8)
    var finder = SeamFinder()
    let seam = finder.seam(in: bytes.span)
    #expect(seam == (parts.count == 2 ? parts[0].utf8.count : nil))
    guard seam != nil else { return }
    #expect(String(decoding: finder.open.tags, as: UTF8.self) == example.tags)
    #expect(String(decoding: finder.open.ends, as: UTF8.self) == example.ends)
    #expect(finder.open.ends.count == finder.open.frameLength)
  }

  @Test func `it goes on behind a seam`() {
    var finder = SeamFinder()
    #expect(finder.seam(in: Array("<a><b><c/><d".utf8).span) == 10)
    #expect(finder.seam(in: Array("<d></d></b><e".utf8).span) == 11)
    #expect(String(decoding: finder.open.tags, as: UTF8.self) == "<a>")
    #expect(finder.seam(in: Array("<e/></a> <f".utf8).span) == nil)
  }
}
