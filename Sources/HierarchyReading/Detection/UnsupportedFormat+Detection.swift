internal import SourceText

extension UnsupportedFormat {
  /// - Parameter name: the path of the document.
  init?(_ start: DocumentStart, named name: String) {
    let name = FileName(name)
    let found: Self?
    switch start.kind {
    case .element, .brokenElement: found = Self.xml(start)
    case .json(let json): found = Self.json(json)
    case .other: found = Self.binaryOrText(start, name)
    case .nothing: return nil
    }
    // Old nibs are folders with property lists.
    let isNib = name.ending == "nib" && !InterfaceBuilderReader.recognizes(start)
    guard let format = found ?? (isNib ? .compiledNib : nil) else { return nil }
    self = format
  }

  private static func xml(_ start: DocumentStart) -> Self? {
    let type = start.attributes["type"] ?? ""
    if start.rootName == "document", type.contains(".WatchKit.") { return .watchKit }
    if start.rootName == "archive", type.contains("InterfaceBuilder") { return .xcodeArchive }
    return nil
  }

  private static func json(_ start: JSONStart) -> Self? {
    start.texts.contains { DocumentStart.mentionsHierarchy($0.text) } ? .wrappedPageSource : nil
  }

  private static func binaryOrText(_ start: DocumentStart, _ name: FileName) -> Self? {
    if start.begins(with: "NIBArchive") || name.ending == "xib" && start.begins(with: "bplist") {
      return .compiledNib
    }
    return nil
  }
}

/// Files of source code that define views.
extension UnsupportedFormat {
  /// Whether a file holds source code that may define views, by its name.
  public static func isSourceCode(named name: String) -> Bool {
    language(of: name) != nil
  }

  /// - Parameters:
  ///   - sourceCode: the content of a file for which ``isSourceCode(named:)`` is true.
  ///   - name: its path.
  public init?(sourceCode bytes: [UInt8], named name: String) {
    guard let language = Self.language(of: name), language.definesViews(bytes) else { return nil }
    self = language.format
  }

  /// Whether Swift code declares a view: a type that conforms to `View`. Code with modifiers alone does not.
  public static func declaresSwiftUIView(_ bytes: [UInt8], named name: String) -> Bool {
    UnsupportedFormat(sourceCode: bytes, named: name) == .swiftUI
      && conformances.contains { ViewLanguage.isWord($0, in: bytes, exceptAfter: "") }
  }

  private static let conformances = [
    ": View", ":View", ", View", "SwiftUI.View", ": UIViewRepresentable",
  ].map { ByteSearch($0) }

  private static func language(of name: String) -> ViewLanguage? {
    ViewLanguage.all[FileName(name).ending]
  }
}

/// The words in a file that show that it defines views, for one language.
private struct ViewLanguage {
  let format: UnsupportedFormat
  /// Each such file has one of them: the name of the framework, or words that only its users write, where another module
  /// brings it along.
  let signs: [ByteSearch]
  let views: [ByteSearch]
  /// The text before a view that no app shows.
  let exception: String

  /// By the extensions of their files. The body of each SwiftUI view is `some View`, unless a macro
  /// makes it or another file has it; scenes, widgets and hosting
  /// controllers show views too. A preview is not a view of the app.
  static let all = [
    "swift": ViewLanguage(
      format: .swiftUI,
      signs: [
        ByteSearch("import SwiftUI"), ByteSearch("import WidgetKit"),
        ByteSearch("var body: some View"),
      ],
      views: [
        ByteSearch("some View"), ByteSearch("some SwiftUI.View"), ByteSearch(": View {"),
        ByteSearch("some Scene"), ByteSearch("some WidgetConfiguration"),
        ByteSearch("rootView:"),
      ],
      exception: "previews: "),
    "kt": ViewLanguage(
      format: .compose, signs: [ByteSearch("androidx.compose")],
      views: [ByteSearch("@Composable")], exception: ""),
  ]

  func definesViews(_ bytes: [UInt8]) -> Bool {
    signs.contains { Self.isWord($0, in: bytes, exceptAfter: "") }
      && views.contains { Self.isWord($0, in: bytes, exceptAfter: exception) }
  }

  /// Whether a text is in the bytes and not part of a longer name.
  static func isWord(
    _ word: ByteSearch, in bytes: [UInt8], exceptAfter exception: String
  ) -> Bool {
    var start = 0
    while let offset = word.offset(in: bytes, from: start) {
      start = offset + word.length
      let isPart = start < bytes.count && isPartOfName(bytes[start])
      let before = bytes[max(0, offset - exception.utf8.count)..<offset]
      if !isPart, exception.isEmpty || !before.elementsEqual(exception.utf8) { return true }
    }
    return false
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    let character = Character(Unicode.Scalar(byte))
    return character.isLetter || character.isNumber || character == "_"
  }
}
