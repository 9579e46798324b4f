/// How the handler treats an element.
enum IBTag {
  /// The root.
  case document
  /// Its children belong to the surrounding object (`subviews`, `connections`, `scenes`).
  case transparent
  /// It and its descendants are ignored.
  case skipped
  /// It is a separate object.
  case object(IBObject.Kind)
  /// An AppKit cell: its attributes are those of the surrounding control.
  case cell
  /// Everything else describes the surrounding object.
  case device, guide, rect, color, namedColor, fontDescription, font, state, configuration
  case accessibility, accessibilityTraits, bool, runtimeAttribute, runtimeValue
  case string, attributedString, fragment, autoresizing, constraint, variation, mask
  case excluded, included, outlet, outletCollection, segue, action, binding, inputTraits,
    imageReference
  /// The modifiers of a key equivalent (macOS).
  case modifiers
  case insets, imageResource, simulatedMetrics, paragraphStyle
  /// The header of a column of a table (macOS).
  case headerCell
  /// The parts that AppKit draws around a window (macOS).
  case windowStyle
  /// A menu inside a cell, with the choices of its button.
  case menu, menuItem
  /// The texts of a cell without labels (`UIListContentConfiguration`).
  case listContent
  /// The background of a configuration, behind its content.
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
    "imageReference": .imageReference, "modifierMask": .modifiers,
    "windowStyleMask": .windowStyle,
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
    "levelIndicatorCell": .cell, "pathCell": .cell, "tableHeaderCell": .headerCell,
  ]

  static let transparents: Set<String> = [
    "scenes", "scene", "objects", "subviews", "arrangedSubviews", "cells", "prototypes",
    "sections", "items", "segments", "toolbarItems", "leftBarButtonItems", "rightBarButtonItems",
    "connections", "constraints", "resources", "attributes", "userDefinedRuntimeAttributes",
    "layoutGuides", "gestureRecognizers", "tableColumns", "tableColumn", "prototypeCellViews",
    "allowedToolbarItems", "gridCells", "gridCell", "tabViewItems", "dictionary", "column",
  ]

  /// Elements whose names have several meanings: skipped unless inside these.
  static func isExpected(_ tag: String, in parent: String) -> Bool {
    switch tag {
    case "integer", "real", "point": parent == "userDefinedRuntimeAttribute"
    case "attributes": parent == "fragment"
    case "dictionary": parent == "binding"
    case "column": parent == "cells"
    case "tableHeaderCell": parent == "tableColumn"
    case "image", "systemImage": parent == "resources"
    default: true
    }
  }
}
