import Fixing
import TestSupport
import Testing

/// One change of a file, with the resulting file.
struct FixCase: CustomTestStringConvertible, Sendable {
  let name: String
  var format = FixableFormat.ui
  /// `↓` is before the `<` of the element.
  let source: String
  var className = "UIButton"
  var attribute = "label"
  var value: String? = "Buy"
  let expected: String

  var testDescription: String { name }

  var bytes: [UInt8] { Array(source.replacing("↓", with: "").utf8) }

  var change: PropertyChange {
    let before = source.unicodeScalars.prefix { $0 != "↓" }
    let line = before.count { $0 == "\n" } + 1
    let column =
      before.count
      - (before.lastIndex(of: "\n").map {
        before.distance(from: before.startIndex, to: $0) + 1
      } ?? 0) + 1
    return PropertyChange(
      line: line, column: column, className: className, attribute: attribute, value: value)
  }
}

extension FixCase {
  static let all = ownFormat + interfaceBuilder + runtime + androidLayout

  static let ownFormat: [FixCase] = [
    FixCase(
      name: "a value takes the place of another",
      source: #"<a>↓<UIButton label="Buy button" frame="0 0 9 9"/></a>"#,
      expected: #"<a><UIButton label="Buy" frame="0 0 9 9"/></a>"#),
    FixCase(
      name: "single quotes stay, and a quote in the text is escaped",
      source: #"<a>↓<UIButton label = 'x'/></a>"#, value: #"Ann's "best" <&>"#,
      expected: #"<a><UIButton label = 'Ann&apos;s "best" &lt;&amp;&gt;'/></a>"#),
    FixCase(
      name: "an attribute goes, with the white space before it",
      source: "<a>↓<UIButton\r\n\ttitle=\"a>b\"\r\n\thint='x>y'\r\n\t/></a>", attribute: "hint",
      value: nil, expected: "<a><UIButton\r\n\ttitle=\"a>b\"\r\n\t/></a>"),
    FixCase(
      name: "a new attribute stands on a line of its own, as its neighbours do",
      source:
        "<a>\r\n  ↓<UIButton title=\"x\"\r\n            frame=\"0 0 9 9\"></UIButton>\r\n</a>\r\n",
      expected: "<a>\r\n  <UIButton title=\"x\"\r\n            frame=\"0 0 9 9\"\r\n"
        + "            label=\"Buy\"></UIButton>\r\n</a>\r\n"),
    FixCase(
      name: "a tag without attributes gets its first", source: "<a>↓<UIButton/></a>",
      expected: #"<a><UIButton label="Buy"/></a>"#),
    FixCase(
      name: "line ends and tabs are written as references", source: "<a>↓<UIButton/></a>",
      value: "a\tb\nc\r“d”", expected: "<a><UIButton label=\"a&#9;b&#10;c&#13;“d”\"/></a>"),
    FixCase(
      name: "comments, CDATA and instructions are no tags",
      source: "<?x <UIButton ?><a><!-- <UIButton label=\"\"> --><![CDATA[<UIButton>]]>é↓<UIButton "
        + "label=\"\"/><UIButton label=\"\"/></a>",
      expected: "<?x <UIButton ?><a><!-- <UIButton label=\"\"> --><![CDATA[<UIButton>]]>é<UIButton "
        + "label=\"Buy\"/><UIButton label=\"\"/></a>"),
    FixCase(
      name: "an attribute whose name ends alike is another",
      source: #"<a>↓<UIButton xlabel="a"/></a>"#,
      expected: #"<a><UIButton xlabel="a" label="Buy"/></a>"#),
  ]

  /// A button in a document, as Xcode writes it.
  private static func document(_ button: String, end: String = "\n") -> String {
    InterfaceBuilderDocument.xib(button, device: nil).replacing("\n", with: end)
  }

  private static func lines(_ lines: String...) -> String { lines.joined(separator: "\n") }

  static let interfaceBuilder: [FixCase] = [
    FixCase(
      name: "a label in the document is changed", format: .interfaceBuilder,
      source: document(
        lines(
          "↓<button id=\"b\">", "    <rect key=\"frame\" x=\"0\"/>",
          "    <accessibility key=\"accessibilityConfiguration\" label=\"Buy &amp; button\"/>",
          "</button>")),
      expected: document(
        lines(
          "<button id=\"b\">", "    <rect key=\"frame\" x=\"0\"/>",
          "    <accessibility key=\"accessibilityConfiguration\" label=\"Buy\"/>", "</button>"))),
    FixCase(
      name: "a hint stands before the label", format: .interfaceBuilder,
      source: document(
        lines(
          "↓<button id=\"b\">", "    <rect key=\"frame\" x=\"0\"/>",
          "    <accessibility key=\"accessibilityConfiguration\" label=\"Buy\"/>", "</button>")),
      attribute: "hint", value: "Buys it.",
      expected: document(
        lines(
          "<button id=\"b\">", "    <rect key=\"frame\" x=\"0\"/>",
          "    <accessibility key=\"accessibilityConfiguration\" hint=\"Buys it.\" label=\"Buy\"/>",
          "</button>"))),
    FixCase(
      name: "a configuration is added where Xcode would", format: .interfaceBuilder,
      source: document(
        lines(
          "↓<button id=\"b\">", "    <rect key=\"frame\" x=\"0\"/>",
          "    <color key=\"backgroundColor\" white=\"1\"/>", "    <state key=\"normal\"/>",
          "</button>"), end: "\r\n"),
      expected: document(
        lines(
          "<button id=\"b\">", "    <rect key=\"frame\" x=\"0\"/>",
          "    <color key=\"backgroundColor\" white=\"1\"/>",
          "    <accessibility key=\"accessibilityConfiguration\" label=\"Buy\"/>",
          "    <state key=\"normal\"/>", "</button>"), end: "\r\n")),
    FixCase(
      name: "traits are added below a configuration that closed itself", format: .interfaceBuilder,
      source: document(
        lines(
          "↓<button id=\"b\">", "    <rect key=\"frame\" x=\"0\"/>",
          "    <accessibility key=\"accessibilityConfiguration\" label=\"Buy\"/>", "</button>")),
      attribute: "traits", value: "selected button",
      expected: document(
        lines(
          "<button id=\"b\">", "    <rect key=\"frame\" x=\"0\"/>",
          "    <accessibility key=\"accessibilityConfiguration\" label=\"Buy\">",
          "        <accessibilityTraits key=\"traits\" selected=\"YES\" button=\"YES\"/>",
          "    </accessibility>", "</button>"))),
    FixCase(
      name: "traits replace each other one by one", format: .interfaceBuilder,
      source: document(
        lines(
          "↓<button id=\"b\">", "    <rect key=\"frame\" x=\"0\"/>",
          "    <accessibility key=\"accessibilityConfiguration\">",
          "        <accessibilityTraits key=\"traits\" none=\"YES\" link=\"NO\" image=\"YES\"/>",
          "    </accessibility>", "</button>")),
      attribute: "traits", value: "link image button",
      expected: document(
        lines(
          "<button id=\"b\">", "    <rect key=\"frame\" x=\"0\"/>",
          "    <accessibility key=\"accessibilityConfiguration\">",
          "        <accessibilityTraits key=\"traits\" link=\"YES\" image=\"YES\" button=\"YES\"/>",
          "    </accessibility>", "</button>"))),
    FixCase(
      name: "being an element comes behind the traits", format: .interfaceBuilder,
      source: document(
        lines(
          "↓<imageView id=\"b\">", "    <rect key=\"frame\" x=\"0\"/>",
          "    <accessibility key=\"accessibilityConfiguration\">",
          "        <accessibilityTraits key=\"traits\" image=\"YES\"/>", "    </accessibility>",
          "</imageView>")),
      className: "UIImageView", attribute: "isElement", value: "false",
      expected: document(
        lines(
          "<imageView id=\"b\">", "    <rect key=\"frame\" x=\"0\"/>",
          "    <accessibility key=\"accessibilityConfiguration\">",
          "        <accessibilityTraits key=\"traits\" image=\"YES\"/>",
          "        <bool key=\"isElement\" value=\"NO\"/>", "    </accessibility>",
          "</imageView>"))),
    FixCase(
      name: "a bar item that closed itself is opened", format: .interfaceBuilder,
      source: document(lines("↓<barButtonItem image=\"x\" id=\"b\"/>")),
      className: "UIBarButtonItem",
      expected: document(
        lines(
          "<barButtonItem image=\"x\" id=\"b\">",
          "    <accessibility key=\"accessibilityConfiguration\" label=\"Buy\"/>",
          "</barButtonItem>"))),
    FixCase(
      name: "a document of one line stays one line", format: .interfaceBuilder,
      source:
        #"<document type="a.CocoaTouch.XIB"><objects>↓<view customClass="Stars"><rect key="frame"/></view></objects></document>"#,
      className: "Stars", attribute: "traits", value: "button",
      expected:
        #"<document type="a.CocoaTouch.XIB"><objects><view customClass="Stars"><rect key="frame"/><accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" button="YES"/></accessibility></view></objects></document>"#
    ),
    FixCase(
      name: "a label in an element of its own is replaced there", format: .interfaceBuilder,
      source: document(
        lines(
          "↓<button id=\"b\">", "    <rect key=\"frame\" x=\"0\"/>",
          "    <accessibility key=\"accessibilityConfiguration\">",
          "        <string key=\"label\" base64-UTF8=\"YES\">QnV5IA</string>",
          "    </accessibility>", "</button>")),
      value: "Buy <1>",
      expected: document(
        lines(
          "<button id=\"b\">", "    <rect key=\"frame\" x=\"0\"/>",
          "    <accessibility key=\"accessibilityConfiguration\">",
          "        <string key=\"label\">Buy &lt;1&gt;</string>", "    </accessibility>",
          "</button>"))),
    FixCase(
      name: "a view of a Mac has its description changed", format: .interfaceBuilder,
      source:
        #"<document type="a.Cocoa.XIB">↓<button><rect key="frame"/><buttonCell key="cell"><accessibility description="x"/></buttonCell></button></document>"#,
      className: "NSButton",
      expected:
        #"<document type="a.Cocoa.XIB"><button><rect key="frame"/><buttonCell key="cell"><accessibility description="Buy"/></buttonCell></button></document>"#
    ),
  ]

  static let runtime: [FixCase] = [
    FixCase(
      name: "a run-time attribute goes over the configuration", format: .interfaceBuilder,
      source:
        #"<document type="a.CocoaTouch.XIB">↓<button><rect key="frame"/><accessibility key="accessibilityConfiguration" label="x"/><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Buy "/></userDefinedRuntimeAttributes></button></document>"#,
      expected:
        #"<document type="a.CocoaTouch.XIB"><button><rect key="frame"/><accessibility key="accessibilityConfiguration" label="x"/><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Buy"/></userDefinedRuntimeAttributes></button></document>"#
    ),
    FixCase(
      name: "the last run-time attribute goes with its list", format: .interfaceBuilder,
      source: document(
        lines(
          "↓<textField id=\"b\">", "    <rect key=\"frame\" x=\"0\"/>",
          "    <userDefinedRuntimeAttributes>",
          "        <userDefinedRuntimeAttribute type=\"string\" keyPath=\"accessibilityValue\" value=\"\"/>",
          "    </userDefinedRuntimeAttributes>", "    <connections/>", "</textField>")),
      className: "UITextField", attribute: "value", value: nil,
      expected: document(
        lines(
          "<textField id=\"b\">", "    <rect key=\"frame\" x=\"0\"/>", "    <connections/>",
          "</textField>"))),
    FixCase(
      name: "what the configuration cannot say becomes a run-time attribute",
      format: .interfaceBuilder,
      source: document(
        lines(
          "↓<view id=\"b\">", "    <rect key=\"frame\" x=\"0\"/>", "    <connections/>", "</view>")),
      className: "UIView", attribute: "viewIsModal", value: "true",
      expected: document(
        lines(
          "<view id=\"b\">", "    <rect key=\"frame\" x=\"0\"/>",
          "    <userDefinedRuntimeAttributes>",
          "        <userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"accessibilityViewIsModal\" value=\"YES\"/>",
          "    </userDefinedRuntimeAttributes>", "    <connections/>", "</view>"))),
  ]
}
