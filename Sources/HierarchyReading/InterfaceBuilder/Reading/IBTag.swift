/// What the handler does with an element.
enum IBTag {
  /// The root.
  case document
  /// Its children belong to the object around it (`subviews`, `connections`, `scenes`).
  case transparent
  /// It and all below it say nothing to us.
  case skipped
  /// It is an object of its own.
  case object(IBObject.Kind)
  /// A cell of AppKit's: its attributes are those of the control around it.
  case cell
  /// Everything else describes the object around it.
  case device, guide, rect, color, namedColor, fontDescription, font, state, configuration
  case accessibility, accessibilityTraits, bool, runtimeAttribute, runtimeValue
  case string, attributedString, fragment, autoresizing, constraint, variation, mask
  case excluded, included, outlet, outletCollection, segue, action, binding, inputTraits,
    imageReference
  case insets, imageResource, simulatedMetrics, paragraphStyle
  /// A menu inside a cell, whose items are what its button chooses from.
  case menu, menuItem
  /// The texts of a cell without labels of its own (`UIListContentConfiguration`).
  case listContent
  /// What a configuration draws behind its content.
  case background

  static let properties: [String: IBTag] = [
    "document": .document, "device": .device,
    "viewLayoutGuide": .guide, "viewControllerLayoutGuide": .guide, "layoutGuide": .guide,
    "rect": .rect, "color": .color, "namedColor": .namedColor, "systemColor": .namedColor,
    "fontDescription": .fontDescription, "font": .font, "state": .state,
    "buttonConfiguration": .configuration, "listContentConfiguration": .listContent,
    "backgroundConfiguration": .background,
    "accessibility": .accessibility,
    "accessibilityTraits": .accessibilityTraits, "bool": .bool,
    "userDefinedRuntimeAttribute": .runtimeAttribute, "integer": .runtimeValue,
    "real": .runtimeValue, "point": .runtimeValue, "string": .string, "mutableString": .string,
    "attributedString": .attributedString, "fragment": .fragment,
    "autoresizingMask": .autoresizing, "constraint": .constraint, "variation": .variation,
    "mask": .mask, "exclude": .excluded, "include": .included, "outlet": .outlet,
    "accessibilityConnection": .outlet, "outletCollection": .outletCollection, "segue": .segue,
    "action": .action, "binding": .binding, "textInputTraits": .inputTraits,
    "imageReference": .imageReference,
    "edgeInsets": .insets, "directionalEdgeInsets": .insets, "inset": .insets,
    "paragraphStyle": .paragraphStyle, "image": .imageResource, "systemImage": .imageResource,
    "simulatedStatusBarMetrics": .simulatedMetrics,
    "simulatedNavigationBarMetrics": .simulatedMetrics,
    "simulatedToolbarMetrics": .simulatedMetrics, "simulatedTabBarMetrics": .simulatedMetrics,
    "freeformSimulatedSizeMetrics": .simulatedMetrics, "nil": .simulatedMetrics,
    "buttonCell": .cell, "textFieldCell": .cell, "secureTextFieldCell": .cell,
    "searchFieldCell": .cell, "tokenFieldCell": .cell, "comboBoxCell": .cell,
    "popUpButtonCell": .cell, "sliderCell": .cell, "stepperCell": .cell,
    "segmentedCell": .cell, "imageCell": .cell, "datePickerCell": .cell,
    "levelIndicatorCell": .cell, "pathCell": .cell,
  ]

  static let transparents: Set<String> = [
    "scenes", "scene", "objects", "subviews", "arrangedSubviews", "cells", "prototypes",
    "sections", "items", "segments", "toolbarItems", "leftBarButtonItems", "rightBarButtonItems",
    "connections", "constraints", "resources", "attributes", "userDefinedRuntimeAttributes",
    "layoutGuides", "gestureRecognizers", "tableColumns", "tableColumn", "prototypeCellViews",
    "allowedToolbarItems", "gridCells", "gridCell", "tabViewItems",
  ]

  /// Elements whose names say one thing here and another there: skipped unless inside these.
  static func isExpected(_ tag: String, in parent: String) -> Bool {
    switch tag {
    case "integer", "real", "point": parent == "userDefinedRuntimeAttribute"
    case "attributes": parent == "fragment"
    case "image", "systemImage": parent == "resources"
    default: true
    }
  }
}
