internal import AccessibilityModel
internal import Auditing
internal import Fixing

/// An autofix in a report, with its change.
public struct FixReport: Hashable, Sendable {
  /// Our own format's name of the attribute.
  public var attribute: String
  /// The platform's name for it.
  public var property: String
  /// The current value; nil if there is none.
  public var oldValue: String?
  /// nil to remove the attribute.
  public var value: String?
  /// Whether `--fix` writes it: it changes accessibility only, is certain, and the file is a source. Captures
  /// cannot be fixed.
  public var isAutomatic: Bool

  /// The instruction, one sentence without a full stop.
  public var sentence: String {
    guard let value else { return "remove \(property)\(quoted(oldValue, after: ""))" }
    guard let oldValue, !oldValue.isEmpty else {
      return "set \(property)\(quoted(value, after: " to"))"
    }
    return "change \(property)\(quoted(oldValue, after: " from"))\(quoted(value, after: " to"))"
  }

  /// A value as the platform writes it: Android has words for what UIKit has a Boolean for.
  func written(_ value: String) -> String {
    guard property == Fix.Attribute.isElement.propertyOnAndroid else { return value }
    return value == "true" ? "yes" : "no"
  }

  private func quoted(_ value: String?, after word: String) -> String {
    value.map { "\(word) “\(written($0))”" } ?? ""
  }
}

extension FixReport {
  /// - Parameter format: of the file.
  init(_ fix: Fix, of finding: Finding, in audit: ScreenAudit, format: String) {
    let element = FixedElement(screen: audit.screen, index: finding.element)
    let name = fix.attribute.rawValue
    let known =
      fix.attribute.property ?? (element.isAndroid ? fix.attribute.propertyOnAndroid : nil)
    self.init(
      attribute: name,
      property: (element.isAndroid ? fix.attribute.propertyOnAndroid : known) ?? name,
      oldValue: element.value(of: fix.attribute), value: fix.value,
      isAutomatic: finding.outcome == .fail && known != nil && !element.isComputed
        && !element.isIncluded && FixableFormat(rawValue: format) != nil
        && !element.hidesText(fix) && !element.isOverruled(by: fix))
  }
}

/// An element that a fix changes.
private struct FixedElement {
  let screen: Screen
  let index: Int

  private var element: Element { screen.elements[index] }

  var isAndroid: Bool { screen.platform == .android }
  /// Whether the layout was computed, so that its elements are not in a file.
  var isComputed: Bool { screen.isComputed }
  /// Whether a layout includes it from another file.
  var isIncluded: Bool { isAndroid && element.declaration != nil }

  /// Whether a label written into an Interface Builder file would replace its text: code or a
  /// translation changes the text, but the label would keep the old one.
  func hidesText(_ fix: Fix) -> Bool {
    fix.attribute == .label && fix.value != nil && screen.framesAreDesignTime
      && element.origins[.label] != .given && !(element.label ?? "").isEmpty
  }

  /// Whether the file explicitly excludes it from accessibility: there may be a reason.
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
    case .language: return screen.language(of: index)
    case .viewIsModal: return "\(element.isModal)"
    case .elementsHidden: return "\(element.elementsHidden)"
    case .userInputLabels: return element.userInputLabels.joined(separator: "|")
    case .activationPoint:
      return element.activationPoint.map { "\($0.x.inWords) \($0.y.inWords)" }
    case .labelledBy: return element.labelledBy
    case .textSize: return element.font?.size.map { "\($0.inWords)dp" }
    case .textContentType: return element.textContentType
    case .selectable: return "\(element.isSelectable ?? false)"
    case .adjustsFontForContentSizeCategory: return nil
    }
  }
}

extension Fix.Attribute {
  /// The UIKit name; nil for attributes of the look.
  fileprivate var property: String? {
    switch self {
    case .label: "accessibilityLabel"
    case .value: "accessibilityValue"
    case .hint: "accessibilityHint"
    case .traits: "accessibilityTraits"
    case .isElement: "isAccessibilityElement"
    case .language: "accessibilityLanguage"
    case .viewIsModal: "accessibilityViewIsModal"
    case .elementsHidden: "accessibilityElementsHidden"
    case .userInputLabels: "accessibilityUserInputLabels"
    case .activationPoint: "accessibilityActivationPoint"
    case .labelledBy, .textSize: nil
    case .textContentType, .selectable, .adjustsFontForContentSizeCategory: nil
    }
  }

  fileprivate var propertyOnAndroid: String? {
    switch self {
    case .label: "contentDescription"
    case .value: "stateDescription"
    case .hint: "hint"
    case .isElement: "importantForAccessibility"
    case .labelledBy: "labelFor"
    case .textSize: "textSize"
    default: nil
    }
  }
}
