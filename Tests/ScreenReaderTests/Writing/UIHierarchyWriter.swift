import AccessibilityModel

/// Writes a screen of any format in our own, so that its speech is the same when it is read again.
///
/// All facts that VoiceOver uses are written, even if they are a class's defaults. Facts without a
/// form in our format are left out: artefacts of a capture and invisible views are written as views
/// that are not elements, and Android's order of stops is not kept.
struct UIHierarchyWriter: Sendable {
  /// A whole document in UTF-8.
  func document(of screen: Screen) -> [UInt8] {
    var writer = XMLTextWriter()
    writer.open("screen", attributes: screenAttributes(screen), isEmpty: screen.elements.isEmpty)
    let identifiers = UIIdentifiers(screen)
    var open: [Int] = []
    for index in screen.elements.indices {
      while let last = open.last, index >= Int(screen.elements[last].end) {
        writer.close(name(of: screen.elements[last]))
        open.removeLast()
      }
      let view = UIViewAttributes(screen, index, identifiers)
      let isEmpty = view.parts.isEmpty && Int(screen.elements[index].end) == index + 1
      writer.open(
        name(of: screen.elements[index]), attributes: view.attributes, isEmpty: isEmpty)
      for part in view.parts { part.write(to: &writer) }
      if !isEmpty { open.append(index) }
    }
    for index in open.reversed() { writer.close(name(of: screen.elements[index])) }
    if !screen.elements.isEmpty { writer.close("screen") }
    return writer.bytes
  }

  private func screenAttributes(_ screen: Screen) -> [(String, String)] {
    var attributes: [(String, String)] = []
    if let title = screen.title { attributes.append(("title", title)) }
    if let identifier = screen.identifier { attributes.append(("identifier", identifier)) }
    attributes.append(("idiom", screen.idiom.rawValue))
    attributes.append(("direction", screen.direction.rawValue))
    if let language = screen.language { attributes.append(("language", language)) }
    attributes.append(("orientation", screen.orientation.rawValue))
    if let size = screen.size {
      attributes.append(("size", UINumberText.words(size.width, size.height)))
    }
    return attributes
  }

  /// A valid name for an element: the last part of the class, with a capital first.
  private func name(of element: Element) -> String {
    let last = element.className.split(whereSeparator: { $0 == "." || $0 == ":" }).last ?? "View"
    let plain = String(last.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    let letters = plain.drop { !$0.isLetter }
    guard let first = letters.first else { return "View" }
    return first.uppercased() + letters.dropFirst()
  }
}

/// Numbers as our format writes them.
enum UINumberText {
  static func words(_ numbers: Double...) -> String {
    numbers.map { Int(exactly: $0).map(String.init) ?? String($0) }.joined(separator: " ")
  }
}

/// The identifiers of a screen, with new ones for elements that an explicit order names and that
/// lack one.
struct UIIdentifiers {
  private var made: [Int: String] = [:]
  private let screen: Screen

  init(_ screen: Screen) {
    self.screen = screen
    let taken = Dictionary(
      screen.elements.compactMap(\.identifier).map { ($0, 1) }, uniquingKeysWith: +)
    for element in screen.elements {
      for index in element.orderedElements ?? [] {
        let own = screen.elements[index].identifier ?? ""
        if own.isEmpty || own.contains(" ") || taken[own] != 1 { made[index] = "element-\(index)" }
      }
    }
  }

  subscript(index: Int) -> String? { made[index] ?? screen.elements[index].identifier }
}
