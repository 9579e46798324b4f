import AccessibilityModel
import Auditing
import TestSupport
import Testing

@Suite struct ElementIdentityTests {
  /// Texts that are nearly the same, and some that only look so.
  private static let texts: [String?] = [
    nil, "", " ", "Add to cart", "add to CART!", "Add-to  cart…", "Größe", "GRÖSSE", "größe",
    "GRÖẞE", "é", "e\u{301}", "É", "\u{212A}", "k", "K", "…", "🙂", "日本語", "日本語。", "ガ",
    "カ\u{3099}", "Привет", "ПРИВЕТ", "12 items", "a/b", "a b", "\u{C5}", "\u{212B}", "مرحبا",
    "\u{200B}", "x\r\ny", "!?",
  ]

  /// A tree of elements with every name that an element can have.
  private func screen(
    _ numbers: inout SeededNumbers, classes: [String] = ["UIView", "UIButton"]
  ) -> Screen {
    var builder = ScreenBuilder()
    for _ in 0..<120 {
      var element = Element(className: classes.randomElement(using: &numbers) ?? "")
      func text() -> String? { (Self.texts.randomElement(using: &numbers) ?? nil) }
      switch Int.random(in: 0..<9, using: &numbers) {
      case 0: element.identifier = text()
      case 1...4: element.label = text()
      case 5: element.details.objectID = text()
      case 6: element.details.placeholder = text()
      case 7: element.details.image = text()
      default: element.details.action = text()
      }
      builder.open(element)
      for _ in 0..<Int.random(in: 0...2, using: &numbers) where builder.depth > 0 {
        builder.close()
      }
    }
    return builder.finish()
  }

  @Test func `an ordinal distinguishes equals, like a comparison of texts`() {
    var numbers = SeededNumbers(seed: 3)
    // More beginnings than are kept, in every second one.
    let many = (0..<12).map { "View\($0)" }
    for round in 0..<60 {
      let screen =
        round % 2 == 0 ? screen(&numbers) : screen(&numbers, classes: many)
      let identities = ElementIdentities(screen)
      let expected = PlainIdentities(screen).all
      for index in screen.elements.indices {
        #expect(identities.identity(of: index) == expected[index])
        #expect(Array(identities.identity(of: index).utf8) == Array(expected[index].utf8))
      }
    }
  }
}

/// The identities by texts alone, however long it takes.
private struct PlainIdentities {
  private let screen: Screen

  init(_ screen: Screen) { self.screen = screen }

  var all: [String] {
    var counts: [String: Int] = [:]
    var ascii: [String: Int] = [:]
    return screen.elements.indices.map { index in
      let name = name(of: index)
      // The sign for Kelvin is a K to Swift, and no K of ASCII to us.
      let isASCII = name.utf8.allSatisfy { $0 < 0x80 }
      let before = (isASCII ? ascii[name] : counts[name]) ?? 0
      if isASCII { ascii[name] = before + 1 } else { counts[name] = before + 1 }
      return before == 0 ? name : "\(name)#\(before + 1)"
    }
  }

  private func name(of index: Int) -> String {
    if let own = ownName(of: index) { return own }
    let scope = screen.ancestors(of: index).first {
      screen.elements[$0].identifier?.isEmpty == false
    }
    let around = scope.flatMap(ownName).map { $0 + "/" } ?? ""
    return around + "class/" + screen.elements[index].className
  }

  private func ownName(of index: Int) -> String? {
    let element = screen.elements[index]
    let named: [(String, String?)] = [
      ("id", element.identifier.flatMap { $0.isEmpty ? nil : $0 }),
      ("object", element.details.objectID),
      ("label", element.label.flatMap { $0.isBlank ? nil : plain($0) }),
      ("placeholder", element.details.placeholder.flatMap { $0.isBlank ? nil : plain($0) }),
      ("image", element.details.image.flatMap { $0.isBlank ? nil : $0 }),
      ("action", element.details.action.flatMap { $0.isBlank ? nil : $0 }),
    ]
    guard let (kind, rest) = named.first(where: { $0.1 != nil }), let rest else { return nil }
    return "\(kind)/\(element.className)/\(rest)"
  }

  private func plain(_ text: String) -> String {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? text : words.joined(separator: " ")
  }
}
