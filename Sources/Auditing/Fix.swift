public import AccessibilityModel

/// A change of one attribute that mends a finding without touching what is seen.
public struct Fix: Hashable, Sendable {
  public var attribute: Attribute
  /// Its new value; nil to take the attribute away.
  public var value: String?

  public init(attribute: Attribute, value: String?) {
    self.attribute = attribute
    self.value = value
  }

  /// Gives an element another trait. What it has stays, traits that nobody knows included.
  public static func traits(adding trait: Traits, to element: Element) -> Fix {
    traits(element.traits.names + unknownTraits(of: element) + trait.names.prefix(1))
  }

  /// Takes traits away from an element.
  public static func traits(removing traits: Traits, from element: Element) -> Fix {
    self.traits(element.traits.subtracting(traits).names + unknownTraits(of: element))
  }

  private static func traits(_ names: [String]) -> Fix {
    Fix(attribute: .traits, value: names.joined(separator: " "))
  }

  private static func unknownTraits(of element: Element) -> [String] {
    element.unknownTraits
  }
}

/// A fix as reports tell it, with what it changes.
public struct FixReport: Hashable, Sendable {
  /// By our own format's name for it.
  public var attribute: String
  /// By UIKit's name for it.
  public var property: String
  /// What it is now; nil where it is nothing.
  public var oldValue: String?
  /// nil to take the attribute away.
  public var value: String?
  /// Whether it changes accessibility alone, is certain, and can be written without a person's eye.
  public var isAutomatic: Bool

  /// What to do, one sentence without a full stop.
  public var sentence: String {
    var sentence = ""
    tell { sentence += $0 }
    return sentence
  }

  /// Tells ``sentence`` part by part, for writers that put it together themselves.
  public func tell(_ take: (String) -> Void) {
    guard let value else {
      take("take the ")
      take(property)
      tell(oldValue, before: " “", "”", take)
      return take(" away")
    }
    let isNew = oldValue?.isEmpty ?? true
    take(isNew ? "set the " : "change the ")
    take(property)
    if !isNew { tell(oldValue, before: " from “", "”", take) }
    tell(value, before: " to “", "”", take)
  }

  private func tell(
    _ value: String?, before opening: String, _ closing: String, _ take: (String) -> Void
  ) {
    guard let value else { return }
    take(opening)
    take(value)
    take(closing)
  }
}

extension FixReport {
  init(_ fix: Fix, outcome: Outcome, of index: Int, on screen: ReportedScreen) {
    let element = FixedElement(screen: screen, index: index)
    let name = fix.attribute.rawValue
    let known = fix.attribute.property
    // By the compiler's initializer, as in ``Finding``.
    self.init(
      attribute: name,
      property: (element.isAndroid ? fix.attribute.propertyOnAndroid : known) ?? name,
      oldValue: element.value(of: fix.attribute), value: fix.value,
      isAutomatic: outcome == .fail && known != nil && !element.isComputed
        && !element.hidesText(fix) && !element.isOverruled(by: fix))
  }
}

/// An element that a fix changes.
private struct FixedElement {
  let screen: ReportedScreen
  let index: Int

  private var element: Element {
    _read { yield screen.screen.elements[index] }
  }

  var isAndroid: Bool { screen.screen.platform == .android }
  /// Whether no file has its place in this layout.
  var isComputed: Bool { screen.screen.isComputed }

  /// Whether a label that is written into a design would stand in front of its text: code or a
  /// translation changes the text, and the label stays what it is.
  func hidesText(_ fix: Fix) -> Bool {
    fix.attribute == .label && fix.value != nil && screen.screen.framesAreDesignTime
      && element.origins[.label] != .given && !(element.label ?? "").isEmpty
  }

  /// Whether somebody has said that it is no element: they may have had a reason.
  func isOverruled(by fix: Fix) -> Bool {
    fix.attribute == .isElement && fix.value == "true" && element.origins[.isElement] == .given
  }

  func value(of attribute: Fix.Attribute) -> String? {
    switch attribute {
    case .label: return element.label
    case .value: return element.value
    case .hint: return element.hint
    case .traits:
      let names = element.traits.names + element.unknownTraits
      return names.isEmpty ? nil : names.joined(separator: " ")
    case .isElement: return "\(element.isElement)"
    case .language: return screen.screen.language(of: index)
    case .viewIsModal: return "\(element.isModal)"
    case .elementsHidden: return "\(element.elementsHidden)"
    case .userInputLabels: return element.userInputLabels.joined(separator: "|")
    case .activationPoint:
      return element.activationPoint.map { "\($0.x.inWords) \($0.y.inWords)" }
    case .textContentType: return element.textContentType
    case .selectable: return "\(element.isSelectable ?? false)"
    case .adjustsFontForContentSizeCategory: return nil
    }
  }
}
