internal import AccessibilityModel
internal import Voices

// The names of brands.

extension Surface {
  /// Whether it is the name of the app in a design, or a word beside a logo that is in the name of the image or
  /// begins without a capital, as no title does: the name of a brand, which may look as it likes
  /// (https://www.w3.org/TR/WCAG22/#contrast-minimum, “Logotypes”) and does not say what a screen is for.
  public var isWordmark: Bool {
    guard element.context.screen.framesAreDesignTime, element.role == .staticText else {
      return false
    }
    let name = element.wording.label.lettersAndDigits
    guard name.count > 2 else { return false }
    if let module = element.context.screen.canvas?.moduleName, module.lettersAndDigits == name {
      return true
    }
    guard !element.wording.label.contains(where: \.isWhitespace) else { return false }
    let isPlain = element.wording.label.allSatisfy(\.isLowercase)
    return element.parent != nil
      && element.nearestSiblings.contains {
        $0.isImage && $0.effectiveFrame.isBeside(element.effectiveFrame) && $0.surface.showsLogo
          && (isPlain || $0.element.image?.lettersAndDigits.contains(name) == true)
      }
  }

  /// Whether it is the name of a brand: a wordmark, or a text whose identifier or label says so.
  public var isLogotype: Bool {
    Self.isLogo(element.element.identifier, element.element.label) || isWordmark
  }

  private var showsLogo: Bool { Self.isLogo(element.element.identifier, element.element.image) }

  /// Whether one of the names of a view or of its picture is that of a logo.
  static func isLogo(_ names: String?...) -> Bool {
    logos.occurs(in: Words(names.map { $0 ?? "" }.joined(separator: " ")))
  }

  private static let logos = PhraseLists("phrase-logos").inIdentifiers
}

extension String {
  /// Its letters and digits in lower case: “Class Tracker” is written `Class_Tracker` and `ClassTracker`, too.
  fileprivate var lettersAndDigits: String {
    lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
