internal import AccessibilityModel
internal import SourceText

/// A view of our format while its attributes are read.
struct ViewDraft {
  /// Values that can be resolved only when the children have been read.
  struct Pending {
    var text: UIKitClass.TextSource
    /// Identifiers of the explicit accessibility elements.
    var orderedElements: [String]?
    var selectedSegmentIndex: Int?
  }

  typealias Tag = XMLStartTag<UIAttribute>

  /// The superclass that the user states.
  private let configuredSuperclass: String?
  var element: Element
  var details = Element.Details()
  /// Whether `details` has any value.
  var hasDetails = false
  var areTraitsGiven = false
  var isSecure = false
  var isEditing = false
  /// Whether text can be typed into it, if it is a field.
  var isEditable = true
  var isSelected = false
  var pending: Pending
  var warnings: [Hierarchy.Warning] = []

  /// Starts with the defaults of the class or, for one of the app's own, of its superclass.
  init(_ tag: borrowing Tag, superclasses: [String: String]) {
    let known = UIKitClass.named(tag.name)
    configuredSuperclass = superclasses[tag.name]
    var superclass = configuredSuperclass
    // UIKit's own classes have their own defaults.
    if known == nil, superclass == nil {
      for index in 0..<tag.count where tag.attribute(at: index) == .superclass {
        superclass = tag.string(at: index)
      }
    }
    let inherited = known == nil ? superclass.flatMap(UIKitClass.named) : nil
    let base = known ?? inherited ?? UIKitClass(role: .other)
    element = Element(className: tag.name, role: base.role)
    element.line = Int32(clamping: tag.line)
    element.column = Int32(clamping: tag.column)
    element.traits = base.traits
    if base.isElement { element.flags.insert(.isElement) }
    if known == nil, superclass != nil || !UIKitClass.isPrivate(tag.name) {
      element.flags.insert(.customClass)
    }
    if tag.name == "UIAccessibilityElement" { element.flags.insert(.virtual) }
    if base.role.isControl || base.isControl { element.flags.insert(.respondsToTap) }
    // UIKit presents its alerts and action sheets as modal views.
    if base.role == .alert || base.role == .sheet { element.flags.insert(.viewIsModal) }
    let origin: Origin = inherited != nil ? .inferred : .default
    element.origins[.traits] = origin
    element.origins[.isElement] = origin
    pending = Pending(text: base.text)
  }

  mutating func readAttributes(of tag: borrowing Tag) throws(DocumentError) {
    for index in 0..<tag.count {
      guard let attribute = tag.attribute(at: index) else {
        keepUnknown(tag, index)
        continue
      }
      if try setIdentity(attribute, tag, index) { continue }
      if try setState(attribute, tag, index) { continue }
      hasDetails = true
      if try setAccessibility(attribute, tag, index) { continue }
      if try setContent(attribute, tag, index) { continue }
      if try setBehaviour(attribute, tag, index) { continue }
      if try setTableOrLayout(attribute, tag, index) { continue }
      keepUnknown(tag, index)
    }
  }

  /// The element, with facts that follow from several attributes together.
  func makeElement() -> Element {
    var element = element
    if isSecure, element.role == .textField { element.role = .secureTextField }
    if !areTraitsGiven { element.traits.formUnion(impliedTraits) }
    // A field that cannot be typed into is a text: a licence in a text view, for example.
    let isText = areTraitsGiven && element.role == .textView && element.traits == .staticText
    if element.role.isTextEntry, !isEditable || isText {
      element.role = .staticText
      element.traits.remove([.textEntry, .textArea, .searchField, .secureTextField])
      element.traits.insert(.staticText)
    }
    if !details.gestures.isDisjoint(with: [.tap]) || details.action != nil {
      element.flags.insert(.respondsToTap)
    }
    if element.role.isSystem { element.flags.insert(.system) }
    if hasDetails { element.details = details }
    if let configuredSuperclass { element.details.superclassName = configuredSuperclass }
    return element
  }

  private var impliedTraits: Traits {
    var traits: Traits = []
    if isSecure { traits.insert(.secureTextField) }
    if isEditing { traits.insert(.isEditing) }
    if isSelected { traits.insert(.selected) }
    if !element.flags.contains(.enabled), element.role.isControl { traits.insert(.notEnabled) }
    return traits
  }

  mutating func warn(_ tag: borrowing Tag, _ message: String) {
    warnings.append(Hierarchy.Warning(line: tag.line, column: tag.column, message: message))
  }

  private mutating func keepUnknown(_ tag: borrowing Tag, _ index: Int) {
    warnings.append(.unknownAttribute(tag, index))
    details.unknownAttributes[tag.attributeName(at: index)] = tag.string(at: index)
    hasDetails = true
  }
}
