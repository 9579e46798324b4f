public import AccessibilityModel

/// A change of one attribute that mends a finding without touching what is seen.
public struct Fix: Hashable, Sendable {
  /// The attribute, by our own format's name for it.
  public var attribute: String
  /// Its new value; nil to take the attribute away.
  public var value: String?

  public init(attribute: String, value: String?) {
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
    Fix(attribute: "traits", value: names.joined(separator: " "))
  }

  private static func unknownTraits(of element: Element) -> [String] {
    element.hasDetails ? element.details.unknownTraits : []
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
  public var sentence: String { sentenceParts.joined() }

  /// ``sentence`` before it is put together, for writers that do so themselves.
  public var sentenceParts: [String] {
    guard let value else {
      return ["take the ", property] + (oldValue.map { [" “", $0, "”"] } ?? []) + [" away"]
    }
    guard let oldValue, !oldValue.isEmpty else {
      return ["set the ", property, " to “", value, "”"]
    }
    return ["change the ", property, " from “", oldValue, "” to “", value, "”"]
  }
}

extension FixReport {
  init(_ fix: Fix, outcome: Outcome, of index: Int, on screen: Screen) {
    let property = Self.properties[fix.attribute]
    attribute = fix.attribute
    self.property =
      (screen.platform == .android ? Self.android[fix.attribute] : property) ?? fix.attribute
    oldValue = Self.value(of: fix.attribute, on: screen, at: index)
    value = fix.value
    isAutomatic =
      outcome == .fail && property != nil && !screen.isComputed
      && !Self.hidesText(fix, on: screen, at: index) && !Self.overrules(fix, on: screen, at: index)
  }

  /// The attributes of accessibility, which nobody sees, with UIKit's names for them.
  static let properties = [
    "label": "accessibilityLabel", "value": "accessibilityValue", "hint": "accessibilityHint",
    "traits": "accessibilityTraits", "isElement": "isAccessibilityElement",
    "language": "accessibilityLanguage", "viewIsModal": "accessibilityViewIsModal",
    "elementsHidden": "accessibilityElementsHidden",
    "userInputLabels": "accessibilityUserInputLabels",
    "activationPoint": "accessibilityActivationPoint",
  ]

  private static let android = [
    "label": "contentDescription", "value": "stateDescription", "hint": "hint",
    "isElement": "importantForAccessibility",
  ]

  /// Whether a label that is written into a design would stand in front of its text: code or a
  /// translation changes the text, and the label stays what it is.
  private static func hidesText(_ fix: Fix, on screen: Screen, at index: Int) -> Bool {
    fix.attribute == "label" && fix.value != nil && screen.framesAreDesignTime
      && screen.elements[index].origins[.label] != .given
      && screen.elements[index].label?.isEmpty == false
  }

  /// Whether somebody has said that it is no element: they may have had a reason.
  private static func overrules(_ fix: Fix, on screen: Screen, at index: Int) -> Bool {
    fix.attribute == "isElement" && fix.value == "true"
      && screen.elements[index].origins[.isElement] == .given
  }

  private static func value(
    of attribute: String, on screen: Screen, at index: Int
  ) -> String? {
    // Most fixes are of labels, and a copy of an element would count all its texts.
    if attribute == "label" { return screen.elements[index].label }
    let element = screen.elements[index]
    let details = element.hasDetails ? element.details : nil
    switch attribute {
    case "value": return element.value
    case "hint": return element.hint
    case "traits":
      let names = element.traits.names + (details?.unknownTraits ?? [])
      return names.isEmpty ? nil : names.joined(separator: " ")
    case "isElement": return "\(element.isElement)"
    case "language": return screen.language(of: index)
    case "viewIsModal": return "\(element.isModal)"
    case "elementsHidden": return "\(element.elementsHidden)"
    case "userInputLabels": return details?.userInputLabels.joined(separator: "|")
    case "activationPoint":
      return details?.activationPoint.map { "\($0.x.inWords) \($0.y.inWords)" }
    case "textContentType": return details?.textContentType
    case "selectable": return details.map { "\($0.isSelectable ?? false)" }
    default: return nil
    }
  }
}
