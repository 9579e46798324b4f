internal import AccessibilityModel
internal import Auditing

// The keys that an app draws itself: those of keyboards and of calculators.

extension AuditedElement {
  /// Whether it is a key of a keyboard of letters in an Android app, the longest row of which does not fit on the
  /// screen with keys of 48 dp: ten keys of 48 dp are wider than a phone, and the keyboards of the system have
  /// narrower ones too.
  ///
  /// The keys may be in one view, or each row in a view of its own.
  var isKeyOfFullRow: Bool {
    guard context.screen.platform == .android, let parent, isLetterKey else { return false }
    let inOneView = rows(of: parent.index)
    if areFull(inOneView) { return true }
    guard let keyboard = parent.parent, inOneView.count == 1 else { return false }
    return areFull(rows(of: keyboard.index))
  }

  /// The numbers of the keys of its class in a view, by their height on the screen.
  private func rows(of view: Int) -> [Int: Int] {
    let keys = context.screen.descendants(of: view).prefix(Self.mostViews).map(context.subject)
      .filter { $0.isLetterKey && $0.className == className }
    return Dictionary(grouping: keys) { Int($0.frame.minY.rounded()) }.mapValues(\.count)
  }

  private func areFull(_ rows: [Int: Int]) -> Bool {
    let longest = rows.values.max() ?? 0
    return longest >= Self.leastKeys && rows.values.reduce(0, +) > 2 * Self.leastKeys
      && 48 * Double(longest) > context.screen.bounds.width
  }

  /// Whether it is clickable and called by one letter.
  private var isLetterKey: Bool {
    let name = labelText.collapsed
    return name.count == 1 && name.first?.isLetter == true && flags.contains(.respondsToTap)
      && frame.isFinite
  }

  /// The middle row of QWERTY and of QWERTZ has nine letters.
  private static let leastKeys = 9
  private static let mostViews = 256

  /// Whether it is a key of a calculator in a running app, such as “sin” or “xʸ”: at least nine keys beside it have
  /// the digits. What it shows is a symbol, which its label says in words; WCAG 2.5.3 has no objection to
  /// either (https://www.w3.org/WAI/WCAG22/Understanding/label-in-name.html, “Mathematical expressions and
  /// formulae”).
  var isKeyOfCalculator: Bool {
    guard isCaptured, let parent, isSymbol(element.text ?? element.title ?? "") else {
      return false
    }
    let digits = context.screen.children(of: parent.index).prefix(Self.mostViews).compactMap {
      let key = context.screen.elements[$0]
      return Self.digit(key.text) ?? Self.digit(key.title) ?? Self.digit(key.label)
    }
    return Set(digits).count >= Self.leastDigits
  }

  /// Whether it is short and has no space.
  private func isSymbol(_ text: String) -> Bool {
    !text.isEmpty && text.count <= Self.longestSymbol && !text.contains(where: \.isWhitespace)
  }

  private static func digit(_ text: String?) -> Int? {
    guard let text = text?.collapsed, text.count == 1 else { return nil }
    return text.first?.wholeNumberValue
  }

  private static let leastDigits = 9
  /// As long as “sinh⁻¹”.
  private static let longestSymbol = 6
}
