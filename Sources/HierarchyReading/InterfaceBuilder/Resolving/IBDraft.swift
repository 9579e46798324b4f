internal import AccessibilityModel

/// An element while it is derived from an object: class, texts, state, accessibility, in that
/// order.
struct IBDraft {
  var element: Element
  var details: Element.Details
  let object: IBObject
  /// Whether its class is a control, with any look.
  private var isControl = false

  init(element: Element, details: Element.Details, object: IBObject) {
    (self.element, self.details, self.object) = (element, details, object)
  }

  mutating func takeClass(_ defaults: UIKitClass, origin: Origin) {
    element.traits = defaults.traits
    if defaults.isElement { element.flags.insert(.isElement) }
    isControl = defaults.isControl
    element.origins[.traits] = origin
    element.origins[.isElement] = origin
    if !object.id.isEmpty { details.objectID = object.id }
    var layout = object.layout
    layout.isAutoresized = !object.usesConstraints
    layout.isPrototype = isPrototype
    details.layout = layout
    if object.usesConstraints, !layout.isFixedFrame { details.autoresizing = nil }
    if object.kind == .segment { element.flags.insert(.virtual) }
  }

  /// Static tables have sections; a collection view has prototypes only.
  private var isPrototype: Bool {
    switch object.list {
    case "prototypes", "prototypeCellViews": true
    case "cells": object.tag == "collectionViewCell"
    case "tableColumn": object.key == "dataCell"
    default: false
    }
  }

  /// Details beyond the class: secure fields, read-only texts, AppKit's buttons.
  mutating func refine(on platform: Platform) {
    // The image covers the views below the button, in colours that the file does not include.
    if object.links.hasStateBackground { details.setUnknownColor(of: .background) }
    if object.isSecure, element.role == .textField {
      element.role = .secureTextField
      element.traits.insert(.secureTextField)
    }
    if element.role == .textView, !object.isEditable { becomeText() }
    guard platform == .macOS else {
      setDoneFont()
      return nameSystemButton()
    }
    refineControl()
    // In a colour or a material that its file does not include.
    if Self.painted.contains(object.tag), details.backgroundColor == nil {
      details.setUnknownColor(of: .background)
    }
    // AppKit's own images have descriptions, as symbols do.
    if let image = details.image, image.hasPrefix("NS") { details.imageIsSymbol = true }
  }

  /// Views of AppKit that draw a background of their own.
  private static let painted: Set<String> = [
    "box", "clipView", "collectionView", "outlineView", "scrollView", "tabView", "tableView",
    "textView",
    "visualEffectView",
  ]

  /// UIKit draws the titles of bar items in 17 points, and those of the done style semibold
  /// (docs/evidence/formats.md#fonts-of-buttons).
  private mutating func setDoneFont() {
    guard object.tag == "barButtonItem", details.font == nil,
      object.layout.style == "done" || object.links.systemItem == "done"
    else { return }
    details.font = Font(size: 17, isBold: true)
  }

  /// UIKit draws the icons of these buttons, and labels them itself.
  private mutating func nameSystemButton() {
    guard object.tag == "button", details.title == nil, details.image == nil,
      let name = Self.systemButtonNames[object.layout.style ?? ""]
    else { return }
    element.label = name
    element.origins[.label] = .inferred
    element.flags.insert(.systemLabel)
  }

  /// By `buttonType` (https://developer.apple.com/documentation/uikit/uibutton/buttontype).
  private static let systemButtonNames = [
    "detailDisclosure": "More Info", "infoLight": "More Info", "infoDark": "More Info",
    "contactAdd": "Add contact", "close": "Close",
  ]

  private mutating func becomeText() {
    element.role = .staticText
    element.traits = .staticText
  }

  private mutating func refineControl() {
    switch object.tag {
    case "textField":
      details.text = details.title ?? details.text
      details.title = nil
      if !object.isEditable {
        becomeText()
        dimText()
      }
      takeBindings(of: ["value", "displayPatternValue1"])
    case "button":
      takeBindings(of: ["title"])
      details.layout?.style = object.buttonType
      switch object.buttonType {
      case "check": becomeToggle(.checkBox)
      case "radio": becomeToggle(.radioButton)
      // AppKit draws a question mark, and VoiceOver reads “help”.
      case "help":
        details.title = nil
        details.image = "NSHelp"
        element.label = "Help"
        element.origins[.label] = .inferred
        element.flags.insert(.systemLabel)
      default: becomeDisclosure()
      }
    case "popUpButton":
      details.isOn = nil
      if !object.links.pullsDown {
        element.value = object.accessibility.value ?? details.title
        element.origins[.value] = .inferred
        details.title = nil
      }
    case "scroller": element.flags.insert(.artefact)
    case "box": details.title = nil
    default: break
    }
  }

  /// A button with the look of a triangle shows and hides what is below it; others have no state in the file.
  private mutating func becomeDisclosure() {
    if object.bezelStyle == "disclosure" || object.bezelStyle == "roundedDisclosure" {
      element.role = .disclosureTriangle
      details.isExpanded = details.isOn == true
      details.title = nil
    }
    details.isOn = nil
  }

  /// A binding with one of these names replaces the text in the file
  /// (docs/evidence/formats.md#prototype-texts).
  private mutating func takeBindings(of names: Set<String>) {
    if !object.links.bindings.isDisjoint(with: names) { element.flags.insert(.boundText) }
  }

  private mutating func becomeToggle(_ role: Role) {
    element.role = role
    element.traits = [.button, .toggleButton]
    details.isOn = details.isOn ?? false
    element.value = details.isOn == true ? "1" : "0"
    element.origins[.value] = .inferred
  }

  mutating func takeState() {
    let flags = element.flags
    element.flags = flags.union(object.clips ? .clipsToBounds : [])
    if object.isHidden || object.hidesWhenStopped && !object.isAnimating {
      element.flags.insert(.hidden)
    }
    if !object.isInteractive { element.flags.remove(.userInteractionEnabled) }
    if !object.isEnabled {
      element.flags.remove(.enabled)
      if element.isElement || element.role.isControl { element.traits.insert(.notEnabled) }
    }
    if object.isSelected || object.links.accessory == "checkmark" {
      element.traits.insert(.selected)
    }
  }

  /// The accessibility section of the file overrides everything else.
  mutating func takeAccessibility() {
    let given = object.accessibility
    if let identifier = given.identifier {
      element.identifier = identifier
      element.origins[.identifier] = .given
    }
    if let label = given.label {
      element.label = label
      element.origins[.label] = .given
    }
    if let value = given.value, object.links.selectedItem == nil {
      element.value = value
      element.origins[.value] = .given
    }
    if let hint = given.hint ?? object.toolTip {
      element.hint = hint
      element.origins[.hint] = given.hint == nil ? .inferred : .given
    }
    if let traits = given.traits {
      element.traits = traits
      element.origins[.traits] = .given
    }
    if let isElement = given.isElement {
      element.set(.isElement, isElement)
      element.origins[.isElement] = .given
    }
    element.set(.elementsHidden, given.elementsHidden ?? false)
    element.set(.viewIsModal, given.isModal ?? false)
    element.set(.groupsChildren, given.groupsChildren ?? false)
  }

  /// Makes a table or a matrix with a label a group, which VoiceOver announces on the way in
  /// (docs/evidence/voiceover.md#groups-on-the-mac).
  mutating func takeGroup() {
    guard element.label?.isEmpty == false, details.containerType == nil,
      element.role == .table || element.role == .collectionView || object.tag == "matrix"
    else { return }
    details.containerType = .semanticGroup
  }

  mutating func takeBehaviour(segue: String?, on platform: Platform) {
    details.segue = segue
    details.keyboard = object.keyboardFacts
    details.titleElement = object.links.titleElement
    // AppKit's image view sends its action when an image is dropped on it, never for a click
    // (https://developer.apple.com/documentation/appkit/nsimageview/iseditable).
    let sends = details.action != nil && !(platform == .macOS && object.tag == "imageView")
    let isTapped = !details.gestures.isDisjoint(with: [.tap, .doubleTap])
    // A container view embeds the screen of its segue; it is not tapped.
    let leads = segue != nil && object.tag != "containerView"
    if element.role.isControl || isControl || isTapped || sends || leads {
      element.flags.insert(.respondsToTap)
    }
  }

  func finished() -> Element {
    var element = element
    element.details = details
    return element
  }
}

extension Element {
  fileprivate mutating func set(_ flag: Flags, _ isOn: Bool) {
    if isOn {
      flags.insert(flag)
    } else {
      flags.remove(flag)
    }
  }
}
