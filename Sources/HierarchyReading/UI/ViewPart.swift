internal import AccessibilityModel
internal import SourceText

/// A child of a view that is not a view: an action, a piece of content, a rotor, a constraint.
enum ViewPart {
  case action(name: String)
  case content(CustomContent)
  case rotor(name: String)
  case rotorItem(identifier: String)
  case constraint(Constraint)

  init(
    _ tag: borrowing XMLStartTag<UIAttribute>, warn: (Hierarchy.Warning) -> Void
  ) throws(DocumentError) {
    switch tag.name {
    case "action": self = .action(name: try Self.required(.name, of: tag, warn: warn))
    case "rotor": self = .rotor(name: try Self.required(.name, of: tag, warn: warn))
    case "item": self = .rotorItem(identifier: try Self.required(.identifier, of: tag, warn: warn))
    case "content": self = .content(try Self.content(tag, warn: warn))
    default: self = .constraint(try Self.constraint(tag, warn: warn))
    }
  }

  func add(to details: inout Element.Details) {
    switch self {
    case .action(let name): details.customActions.append(name)
    case .content(let content): details.customContent.append(content)
    case .rotor(let name): details.customRotors.append(CustomRotor(name: name, items: []))
    case .rotorItem(let identifier):
      guard !details.customRotors.isEmpty else { return }
      details.customRotors[details.customRotors.count - 1].items.append(identifier)
    case .constraint(let constraint): details.constraints.append(constraint)
    }
  }

  private static func required(
    _ attribute: UIAttribute, of tag: borrowing XMLStartTag<UIAttribute>,
    warn: (Hierarchy.Warning) -> Void
  ) throws(DocumentError) -> String {
    var value: String?
    for index in 0..<tag.count {
      if tag.attribute(at: index) == attribute {
        value = tag.string(at: index)
      } else {
        warn(.unknownAttribute(tag, index))
      }
    }
    guard let value else {
      throw tag.error("<\(tag.name)> has no \(attribute.rawValue); expected one")
    }
    return value
  }

  private static func content(
    _ tag: borrowing XMLStartTag<UIAttribute>, warn: (Hierarchy.Warning) -> Void
  ) throws(DocumentError) -> CustomContent {
    var content = CustomContent(label: "", value: "", importance: .default)
    for index in 0..<tag.count {
      switch tag.attribute(at: index) {
      case .label: content.label = tag.string(at: index)
      case .value: content.value = tag.string(at: index)
      case .importance:
        content.importance = try UIValue.word(tag, index, as: ContentImportance.self).model
      default: warn(.unknownAttribute(tag, index))
      }
    }
    return content
  }

  private static func constraint(
    _ tag: borrowing XMLStartTag<UIAttribute>, warn: (Hierarchy.Warning) -> Void
  ) throws(DocumentError) -> Constraint {
    var constraint = Constraint(attribute: "")
    for index in 0..<tag.count {
      switch tag.attribute(at: index) {
      case .item: constraint.item = tag.string(at: index)
      case .attribute: constraint.attribute = tag.string(at: index)
      case .relation:
        constraint.relation = try UIValue.word(tag, index, as: Constraint.Relation.self)
      case .toItem: constraint.toItem = tag.string(at: index)
      case .toAttribute: constraint.toAttribute = tag.string(at: index)
      case .multiplier: constraint.multiplier = try UIValue.number(tag, index)
      case .constant: constraint.constant = try UIValue.number(tag, index)
      case .priority: constraint.priority = try UIValue.number(tag, index)
      default: warn(.unknownAttribute(tag, index))
      }
    }
    guard !constraint.attribute.isEmpty else {
      throw tag.error("<constraint> has no attribute; expected one such as leading or width")
    }
    return constraint
  }
}

private enum ContentImportance: String, CaseIterable {
  case high, `default`

  var model: CustomContent.Importance { self == .high ? .high : .default }
}
