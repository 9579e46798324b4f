internal import AccessibilityModel
internal import SourceText

/// One `AccessibilityElement` of the file.
struct SnapshotElement {
  private(set) var element = Element(className: "AccessibilityElement")
  /// The texts of the cell's headers, from its context.
  private(set) var headers: SnapshotTables.Headers?
  private var details = Element.Details()
  private var authoredHint: JSONValue?
  private var usesDefaultActivationPoint = false

  init(_ value: JSONValue, warnings: inout WarningCollector) throws(DocumentError) {
    guard value.kind == .object else {
      throw value.error("found \(value.kind) for an element; expected an object")
    }
    var fields = SnapshotFields()
    for (name, member) in value.members { read(name, member, &fields) }
    setTraits()
    setHint()
    element.flags.insert(.isElement)
    element.origins[.isElement] = .given
    // An element without a size may still be read: the capture lists it.
    if element.frame.width == 0, element.frame.height == 0 { element.flags.insert(.virtual) }
    if usesDefaultActivationPoint { details.activationPoint = nil }
    details.unknownAttributes = fields.unknown
    element.details = details
    fields.report(to: &warnings)
  }

  private mutating func read(_ name: String, _ value: JSONValue, _ fields: inout SnapshotFields) {
    switch name {
    case "label": set(\.label, .label, fields.text(name, value))
    case "value": set(\.value, .value, fields.text(name, value))
    case "hint": set(\.hint, .hint, fields.text(name, value))
    case "authoredHint": authoredHint = value
    case "identifier": set(\.identifier, .identifier, fields.text(name, value))
    case "traits": readTraits(value, &fields)
    case "shape":
      element.frame = fields.shape(value) ?? .null
      if !element.frame.isNull { element.origins[.frame] = .given }
    case "activationPoint": details.activationPoint = fields.point(name, value)
    case "usesDefaultActivationPoint": usesDefaultActivationPoint = value.boolean ?? false
    case "userInputLabels": details.userInputLabels = fields.texts(name, value)
    case "customActions": details.customActions = fields.texts(name, value)
    case "customContent": details.customContent = fields.content(value)
    case "customRotors": details.customRotors = fields.rotors(value)
    case "accessibilityLanguage": details.language = fields.text(name, value)
    case "respondsToUserInteraction": details.respondsToUserInteraction = value.boolean
    case "context": readContext(value)
    case "visibility" where value.string == "onscreen": break
    // Composed of the other fields.
    case "description": break
    default: fields.keep(name, value)
    }
  }

  private mutating func set(
    _ path: WritableKeyPath<Element, String?>, _ fact: Fact, _ text: String?
  ) {
    guard let text else { return }
    element[keyPath: path] = text
    element.origins[fact] = .given
  }

  /// Names, with `unknown(<bits>)` for bits without a name; or all bits as a number.
  private mutating func readTraits(_ value: JSONValue, _ fields: inout SnapshotFields) {
    element.origins[.traits] = .given
    if let bits = value.unsignedInteger { return addTraits(bits: bits, at: value, &fields) }
    for name in fields.texts("traits", value) {
      if let trait = Traits(name: name) {
        element.traits.insert(trait)
      } else if name.hasPrefix("unknown("), let bits = UInt64(name.dropFirst(8).dropLast()) {
        addTraits(bits: bits, at: value, &fields)
      } else {
        details.unknownTraits.append(name)
        fields.warn("unknown trait \"\(name)\"", at: value)
      }
    }
  }

  private mutating func addTraits(bits: UInt64, at value: JSONValue, _ fields: inout SnapshotFields)
  {
    let known = Traits.named.reduce(into: Traits()) { $0.formUnion($1.trait) }
    element.traits.formUnion(Traits(rawValue: bits).intersection(known))
    let rest = bits & ~known.rawValue
    guard rest != 0 else { return }
    details.unknownTraits.append("unknown(\(rest))")
    fields.warn("unknown trait \"unknown(\(rest))\"", at: value)
  }

  private mutating func setTraits() {
    let traits = element.traits
    element.role = SnapshotRole.role(for: traits)
    if traits.contains(.notEnabled) { element.flags.remove(.enabled) }
    if traits.contains(.header) { element.origins[.headingLevel] = .default }
    if element.role.isControl { element.flags.insert(.respondsToTap) }
  }

  /// Sets the app's hint: newer versions write it separately, older ones write the spoken text.
  private mutating func setHint() {
    if let authoredHint {
      element.hint = authoredHint.string
    } else if let hint = element.hint {
      element.hint = SnapshotHint.authored(hint, traits: element.traits)
    }
    element.origins[.hint] = element.hint == nil ? .default : .given
  }

  /// The position in a data table; every other context follows from the container.
  private mutating func readContext(_ value: JSONValue) {
    guard let cell = value["dataTableCell"] else { return }
    details.cell = SnapshotTables.cell(
      row: cell["row"], column: cell["column"], rowSpan: cell["height"],
      columnSpan: cell["width"])
    headers = SnapshotTables.Headers(rows: cell["rowHeaders"], columns: cell["columnHeaders"])
  }
}
