import Fixing
import Testing

@Suite struct SourceFileTests {
  @Test(arguments: FixCase.all)
  func `a change is written, and nothing else`(_ test: FixCase) throws {
    let file = try SourceFile(test.bytes, format: test.format)
    let plan = file.plan([test.change])
    #expect(plan.obstacles == [:])
    #expect(String(decoding: file.bytes(applying: plan.edits), as: UTF8.self) == test.expected)
  }

  @Test func `changes of one element are written together`() throws {
    let source = #"<document type="a.CocoaTouch.XIB"><view><rect key="frame"/></view></document>"#
    let changes = [
      ("label", "Buy"), ("traits", "button"), ("isElement", "true"), ("hint", "Buys."),
    ]
    .map {
      PropertyChange(line: 1, column: 35, className: "UIView", attribute: $0, value: $1)
    }
    let file = try SourceFile(Array(source.utf8), format: .interfaceBuilder)
    let bytes = file.bytes(applying: file.plan(changes).edits)
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == #"<document type="a.CocoaTouch.XIB"><view><rect key="frame"/>"#
        + #"<accessibility key="accessibilityConfiguration" hint="Buys." label="Buy">"#
        + #"<accessibilityTraits key="traits" button="YES"/><bool key="isElement" value="YES"/>"#
        + "</accessibility></view></document>")
  }

  @Test func `the first change of a property counts`() throws {
    let file = try SourceFile(Array(#"<a><UIButton label="x"/></a>"#.utf8), format: .ui)
    let changes = ["Buy", "Sell", "Buy"].map {
      PropertyChange(line: 1, column: 4, className: "UIButton", attribute: "label", value: $0)
    }
    let plan = file.plan(changes)
    #expect(plan.obstacles == [1: .conflict(property: "label")])
    #expect(
      String(decoding: file.bytes(applying: plan.edits), as: UTF8.self)
        == #"<a><UIButton label="Buy"/></a>"#)
  }

  private static let obstacles: [(String, String, String?, Int, FixObstacle)] = [
    ("UIView", "label", "Buy", 4, .notListed("UIView")),
    ("UIButton", "label", "Buy", 5, .noTag),
    ("UIButton", "label", "a\u{1}", 4, .notXML),
    ("UIButton", "hint", nil, 4, .noPlace(property: "hint")),
  ]

  @Test(arguments: obstacles)
  func `a property without a place in the format is reported`(
    _ className: String, _ attribute: String, _ value: String?, _ column: Int, _ why: FixObstacle
  ) throws {
    let file = try SourceFile(Array(#"<a><UIButton label="x"/></a>"#.utf8), format: .ui)
    let plan = file.plan([
      PropertyChange(
        line: 1, column: column, className: className, attribute: attribute, value: value)
    ])
    #expect(plan.obstacles == [0: why])
    #expect(plan.edits.isEmpty)
  }

  private static let obstaclesOfLayouts: [(String, String, String, String, FixObstacle)] = [
    (
      "<TextView android:textSize=\"@dimen/small\"/>", "TextView", "textSize", "12sp",
      .resource("@dimen/small")
    ),
    ("<TextView/>", "TextView", "textSize", "12sp", .noPlace(property: "textSize")),
    // A description is a text, which belongs into the resources.
    ("<ImageButton/>", "ImageButton", "label", "Buy", .noPlace(property: "contentDescription")),
    (
      "<Button android:contentDescription=\"@string/buy\"/>", "Button", "label", "Buy",
      .resource("@string/buy")
    ),
    ("<EditText/>", "EditText", "labelledBy", "Name", .noPlace(property: "labelFor")),
    (
      "<EditText android:id=\"@+id/name\"/>", "EditText", "labelledBy", "Name",
      .noPlace(property: "labelFor")
    ),
    ("<Toolbar/>", "ImageButton", "label", "Buy", .notListed("ImageButton")),
    ("<include/>", "Button", "label", "Buy", .notListed("Button")),
    ("<Button/>", "Button", "viewIsModal", "true", .noPlace(property: "viewIsModal")),
  ]

  @Test(arguments: obstaclesOfLayouts)
  func `a property that a layout cannot hold is reported`(
    _ view: String, _ className: String, _ attribute: String, _ value: String, _ why: FixObstacle
  ) throws {
    let head = "<FrameLayout xmlns:android=\"http://schemas.android.com/apk/res/android\">"
    let file = try SourceFile(Array("\(head)\(view)</FrameLayout>".utf8), format: .androidLayout)
    let plan = file.plan([
      PropertyChange(
        line: 1, column: head.count + 1, className: className, attribute: attribute, value: value)
    ])
    #expect(plan.obstacles == [0: why])
    #expect(plan.edits.isEmpty)
  }

  @Test func `a layout without a prefix for Android's attributes is not fixed`() throws {
    let file = try SourceFile(Array("<layout><Button/></layout>".utf8), format: .androidLayout)
    let plan = file.plan([
      PropertyChange(
        line: 1, column: 9, className: "Button", attribute: "isElement", value: "false")
    ])
    #expect(plan.obstacles == [0: .noNamespace])
  }

  @Test func `an edit knows its region`() throws {
    let file = try SourceFile(Array("<a>\n é<UIButton label=\"ä\"/></a>".utf8), format: .ui)
    let plan = file.plan([
      PropertyChange(line: 2, column: 3, className: "UIButton", attribute: "label", value: "Buy")
    ])
    let region = try file.region(of: #require(plan.edits.first))
    #expect([region.startLine, region.startColumn] == [2, 20])
    #expect([region.endLine, region.endColumn] == [2, 21])
    #expect(plan.edits.map(\.text) == ["Buy"])
  }
}

// MARK: - Encodings

/// The form of a text in a file.
struct EncodingCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let bytes: @Sendable (String) -> [UInt8]

  private static func utf16(_ text: String, isBig: Bool) -> [UInt8] {
    text.utf16.flatMap {
      let parts = [UInt8($0 >> 8), UInt8($0 & 0xFF)]
      return isBig ? parts : parts.reversed()
    }
  }

  static let all: [EncodingCase] = [
    EncodingCase(testDescription: "UTF-8", bytes: { Array($0.utf8) }),
    EncodingCase(testDescription: "UTF-8 with a mark", bytes: { [0xEF, 0xBB, 0xBF] + $0.utf8 }),
    EncodingCase(
      testDescription: "UTF-16 with a mark", bytes: { utf16("\u{FEFF}" + $0, isBig: false) }),
    EncodingCase(
      testDescription: "UTF-16, the big end first", bytes: { utf16("\u{FEFF}" + $0, isBig: true) }),
    EncodingCase(testDescription: "UTF-16 without a mark", bytes: { utf16($0, isBig: false) }),
  ]
}

@Suite struct SourceEncodingTests {
  @Test(arguments: EncodingCase.all)
  func `an encoding is kept`(_ test: EncodingCase) throws {
    let file = try SourceFile(test.bytes("<a>😀<UIButton label=\"x\"/></a>\r\n"), format: .ui)
    let plan = file.plan([
      PropertyChange(line: 1, column: 5, className: "UIButton", attribute: "label", value: "“é”")
    ])
    #expect(
      file.bytes(applying: plan.edits) == test.bytes("<a>😀<UIButton label=\"“é”\"/></a>\r\n"))
  }

  @Test func `characters outside the encoding are written as references`() throws {
    let head = Array("<?xml version='1.0' encoding='iso-8859-1'?><UIButton label='".utf8)
    let file = try SourceFile(head + [0xE9] + "'/>".utf8, format: .ui)
    let plan = file.plan([
      PropertyChange(
        line: 1, column: 44, className: "UIButton", attribute: "label", value: "é “"
      )
    ])
    #expect(file.bytes(applying: plan.edits) == head + [0xE9] + " &#8220;'/>".utf8)
  }

  @Test(arguments: [
    (Array("<?xml version='1.0' encoding='koi8-r'?><a/>".utf8), FixObstacle.encoding("koi8-r")),
    ([0xFF, 0xFE, 0x3C, 0x00, 0x61], .notReproducible),
    ([0xFF, 0xFE, 0x3C, 0x00, 0x00, 0xD8], .notReproducible),
  ])
  func `a file that cannot be reproduced is rejected`(_ bytes: [UInt8], _ why: FixObstacle) {
    #expect(throws: why) { try SourceFile(bytes, format: .ui) }
  }
}
