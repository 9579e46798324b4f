internal import AccessibilityModel
internal import SourceText

/// One `AccessibilityContainer` of the file.
struct SnapshotContainer {
  private(set) var element = Element(className: "AccessibilityContainer")
  /// The cell positions of a data table, by child.
  private(set) var cells: JSONValue?
  private var details = Element.Details()

  init(_ value: JSONValue, warnings: inout WarningCollector) throws(DocumentError) {
    guard value.kind == .object else {
      throw value.error("found \(value.kind) for a container; expected an object")
    }
    var fields = SnapshotFields()
    for (name, member) in value.members { read(name, member, &fields) }
    element.origins[.isElement] = .given
    details.unknownAttributes = fields.unknown
    element.details = details
    fields.report(to: &warnings)
  }

  private mutating func read(_ name: String, _ value: JSONValue, _ fields: inout SnapshotFields) {
    switch name {
    case "type": readType(value, &fields)
    case "identifier": setIdentifier(fields.text(name, value))
    case "frame":
      guard let frame = fields.rect(name, value) else { return }
      // An empty frame would hide the content.
      element.frame = frame.width == 0 && frame.height == 0 ? .null : frame
      element.origins[.frame] = .given
    case "isModalBoundary":
      if value.boolean == true { element.flags.insert(.viewIsModal) }
    case "customActions": details.customActions = fields.texts(name, value)
    case "scrollableContentSize": setContentSize(fields.size(name, value))
    case "children": break
    default: fields.keep(name, value)
    }
  }

  private mutating func setIdentifier(_ identifier: String?) {
    guard let identifier else { return }
    element.identifier = identifier
    element.origins[.identifier] = .given
  }

  private mutating func setContentSize(_ size: Size?) {
    guard let size else { return }
    details.contentSize = size
    if element.role == .other { element.role = .scrollView }
  }

  /// The type is an object with one member, whose name is the type.
  private mutating func readType(_ value: JSONValue, _ fields: inout SnapshotFields) {
    guard let (name, type) = value.members.first(where: { _ in true }) else {
      return fields.warn("a container without a type", at: value)
    }
    switch name {
    case "none": break
    case "list": details.containerType = .list
    case "landmark": details.containerType = .landmark
    case "semanticGroup":
      details.containerType = .semanticGroup
      element.label = type["label"]?.string
      element.value = type["value"]?.string
      if element.label != nil { element.origins[.label] = .given }
      if element.value != nil { element.origins[.value] = .given }
      // Older versions write it here.
      if element.identifier == nil { setIdentifier(type["identifier"]?.string) }
    case "dataTable":
      details.containerType = .dataTable
      if let rows = SnapshotTables.place(type["rowCount"]),
        let columns = SnapshotTables.place(type["columnCount"])
      {
        details.tableSize = (rows, columns)
      }
      cells = type["cells"]
    case "tabBar": element.traits.insert(.tabBar)
    case "series": element.role = .segmentedControl
    case "scrollable":
      element.role = .scrollView
      if let size = type["contentSize"] { setContentSize(fields.size("contentSize", size)) }
    default:
      details.unknownAttributes[name] = ""
      fields.warn("unknown container type \"\(name)\"", at: value)
    }
  }
}
