public import SourceText

/// The beginning of a document, which shows its format: its first tag, or its first keys.
public struct DocumentStart: Hashable, Sendable {
  /// The type of content in the first bytes.
  public enum Kind: Hashable, Sendable {
    /// The root element of an XML document, as the parser reads it.
    case element
    /// A root element whose tag the parser cannot read.
    case brokenElement
    case json(JSONStart)
    /// Only white space, comments and processing instructions.
    case nothing
    /// Something else: text, an image, a program.
    case other
  }

  public let kind: Kind
  /// The name of the root element; nil if there is none.
  public let rootName: String?
  /// The attributes of the root element, decoded.
  public let attributes: [String: String]
  /// The first bytes, for signatures and messages.
  private let signature: [UInt8]
  /// Whether more bytes follow that may decide the format.
  public let needsMore: Bool
  /// Whether it is text that describes an app as `XCUIApplication.debugDescription` does, perhaps after the
  /// lines of a log.
  let holdsXCTestTree: Bool
  /// Whether it is an element in XML with the namespace of Android's resources.
  let namesAndroid: Bool
  /// Whether it is an element in XML, and itself or one of the first in it has a type of XCTest as an attribute.
  let namesXCTest: Bool
  /// The JSON below the lines that a tool prints before it: “Running on …”; nil if there is none.
  let jsonBelowLines: JSONStart?

  /// Examines a document in UTF-8 or UTF-16; it need not be well-formed.
  ///
  /// - Parameter isWhole: whether the document ends with these bytes.
  public init(_ bytes: [UInt8], isWhole: Bool = true) {
    let text = Self.text(of: bytes)
    let signature = Array(text.prefix(Self.signatureLength))
    let prolog = XMLProlog(of: text)
    let body = text[prolog.end...]
    switch body.first {
    case nil:
      self.init(signature, .nothing, needsMore: !isWhole)
    case _ where prolog.isUnfinished:
      self.init(signature, .nothing, needsMore: !isWhole)
    case UInt8(ascii: "<"):
      let root = XMLRootTag(Array(body))
      self.init(
        signature, root.isWellFormed ? .element : .brokenElement, name: root.name,
        attributes: root.attributes, needsMore: !isWhole && !root.isWellFormed,
        namesAndroid: Self.android.isIn(Array(body.prefix(Self.longestRoot))),
        namesXCTest: Self.typeOfXCTest.isIn(Array(body.prefix(Self.longestRoot))))
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let json = JSONStart(text)
      self.init(
        signature, .json(json),
        needsMore: !isWhole && json.ending == .cut && bytes.count < Self.longestJSON)
    default:
      let json = JSONBelowLines.start(in: text).map { JSONStart(Array(text[$0...])) }
      self.init(
        signature, .other,
        needsMore: !isWhole && json?.ending == .cut && bytes.count < Self.longestJSON,
        holdsXCTestTree: XCTestTreeStart.isIn(text), jsonBelowLines: json)
    }
  }

  /// How many bytes to examine first: nearly every root element is within them.
  public static let firstLength = 1 << 14

  /// The maximum size of a file.
  private static let lastLength = 2 << 30

  /// How many bytes to examine after too few; nil if more bytes cannot help.
  public static func length(after length: Int) -> Int? {
    length < lastLength ? min(length << 6, lastLength) : nil
  }

  /// How much JSON is searched for a key that every hierarchy has.
  private static let longestJSON = 1 << 20

  private init(
    _ signature: [UInt8], _ kind: Kind, name: String? = nil, attributes: [String: String] = [:],
    needsMore: Bool, holdsXCTestTree: Bool = false, namesAndroid: Bool = false,
    namesXCTest: Bool = false, jsonBelowLines: JSONStart? = nil
  ) {
    self.jsonBelowLines = jsonBelowLines
    self.holdsXCTestTree = holdsXCTestTree
    self.namesAndroid = namesAndroid
    self.namesXCTest = namesXCTest
    self.signature = signature
    self.kind = kind
    rootName = name?.isEmpty == true ? nil : name
    self.attributes = attributes
    self.needsMore = needsMore
  }

  private static let signatureLength = 200

  /// The namespace of attributes, which the parser does not report
  /// (https://developer.android.com/guide/topics/resources/layout-resource).
  private static let android = ByteSearch("http://schemas.android.com/apk/res/android")
  private static let typeOfXCTest = ByteSearch("=\"XCUIElementType")
  private static let longestRoot = 4_096

  /// Whether the document begins with these letters, as binary formats and messages do.
  public func begins(with letters: String) -> Bool { signature.starts(with: letters.utf8) }

  /// The beginning of the first line that is not empty, without a final full stop.
  var firstLine: String {
    let text = String(decoding: signature, as: UTF8.self)
    let line =
      text.split(whereSeparator: \.isNewline).lazy
      .map { $0.drop(while: \.isWhitespace) }.first { !$0.isEmpty } ?? ""
    let shown = line.prefix(Self.longestLine)
    return shown.count < line.count
      ? "\(shown)…" : shown.hasSuffix(".") ? "\(shown.dropLast())" : "\(shown)"
  }

  /// Whether a tag of a hierarchy follows soon, after the messages of a tool.
  var mentionsHierarchy: Bool { Self.mentionsHierarchy(String(decoding: signature, as: UTF8.self)) }

  /// Whether a text has the first tag of a page source or a dump.
  static func mentionsHierarchy(_ text: String) -> Bool {
    ["<XCUIElementType", "<AppiumAUT", "<hierarchy "].contains(where: text.contains)
  }

  /// How much of a line a message quotes.
  private static let longestLine = 60

  /// Whether the beginning is text and not binary data.
  var isText: Bool {
    !signature.contains { $0 < 0x20 && ![0x09, 0x0A, 0x0C, 0x0D, 0x1B].contains($0) }
  }

  /// The text in UTF-8, even if it declares another encoding: format names are ASCII in all of
  /// them.
  private static func text(of bytes: [UInt8]) -> [UInt8] {
    let wideStarts: [[UInt8]] = [
      [0xFF, 0xFE], [0xFE, 0xFF], [0x3C, 0x00], [0x00, 0x3C], [0x00, 0x00],
    ]
    if wideStarts.contains(where: { bytes.starts(with: $0) }) {
      return bytes.filter { $0 != 0 && $0 != 0xFE && $0 != 0xFF }
    }
    return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }
}
