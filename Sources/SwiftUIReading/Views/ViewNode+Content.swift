internal import AccessibilityModel

// Views and their content as elements.

/// The facts that the content of a combined element adds to it.
struct CombinedParts {
  private(set) var label: SpokenText?
  private(set) var value: SpokenText?
  private(set) var traits: Traits = []
  private(set) var actions: [String] = []
  private(set) var respondsToTap = false
  private(set) var image: String?
  private(set) var imageIsSymbol = false

  init(of node: ViewNode) {
    let controls = node.children.flatMap(\.controls)
    // The words of a button are those of its action; they name the element only if nothing else does.
    label = node.children.compactMap(\.withoutButtons).spoken ?? node.children.spoken
    // The only button is the action of the element; several are its custom actions.
    if controls.count == 1, let control = controls.first {
      traits = control.kind.traits
      respondsToTap = true
      if control.kind == .toggle { value = control.facts.value }
    } else {
      actions = controls.compactMap { [$0].spoken?.text }
    }
    if node.children.contains(where: \.holdsHeading) { traits.insert(.header) }
    if node.children.contains(where: \.hasTraitOfButton) { traits.insert(.button) }
    guard label == nil, let first = node.children.flatMap(\.images).first else { return }
    image = first.facts.image
    imageIsSymbol = first.facts.imageIsSymbol
    if controls.isEmpty { traits.insert(.image) }
  }
}

extension ViewNode {
  /// Applies `accessibilityElement(children:)`: a container around one element is a view of its own, whose name and hint
  /// are not those of the element.
  mutating func becomeElement(children: ViewFacts.ChildBehavior) {
    guard children == .contain, !arrangesContent else { return facts.children = children }
    self = ViewNode(kind: .stack, name: name, place: place, children: [self])
    facts.children = .contain
  }

  /// Wheels and segments are elements in a picker.
  private var arrangesContent: Bool {
    switch kind {
    case .stack, .group, .list, .row, .section, .scrollView, .tabView, .pages, .navigation,
      .wheelPicker, .segmentedPicker:
      facts.children == nil
    default: false
    }
  }

  /// The actions that the content of a control states: they are the control's.
  var actionsOfContent: [String] {
    children.flatMap { child -> [String] in
      guard !child.facts.isHidden, !child.facts.isAlternative, !child.kind.isControl else {
        return []
      }
      return child.facts.actions + child.actionsOfContent
    }
  }

  /// The controls in a view, itself included, without those that are hidden.
  var controls: [ViewNode] {
    guard !facts.isHidden, !facts.isAlternative, !facts.isTransparent else { return [] }
    return kind.isControl ? [self] : children.flatMap(\.controls)
  }

  /// The same without the buttons in it; nil for a button. One without the trait of a button is words only.
  fileprivate var withoutButtons: ViewNode? {
    guard kind != .button || facts.removed.contains(.button) else { return nil }
    var result = self
    result.children = children.compactMap(\.withoutButtons)
    return result
  }

  /// Whether the app gives a text or an image in it the trait of a button.
  fileprivate var hasTraitOfButton: Bool {
    guard !facts.isHidden, !facts.isAlternative, !facts.isTransparent else { return false }
    return facts.added.contains(.button) || children.contains(where: \.hasTraitOfButton)
  }

  var holdsHeading: Bool {
    facts.isHeading || facts.headingLevel != nil || facts.added.contains(.header)
      || children.contains(where: \.holdsHeading)
  }

  /// How many stops a view has, at most two.
  var stopCount: Int {
    if facts.isHidden || facts.isDecorative || facts.isTransparent || facts.isAlternative {
      return 0
    }
    if facts.children == .combine || facts.children == .ignore { return 1 }
    switch kind {
    case .shape, .opaque, .unknown: return 0
    case .stack, .group, .section, .row, .scrollView, .navigation, .list:
      var count = 0
      for child in children where count < 2 { count += child.stopCount }
      return count
    case .tabView, .pages, .segmentedPicker: return 2
    default: return 1
    }
  }

  /// Whether it, or what is in it, responds to touches.
  var respondsToTouches: Bool {
    kind.isControl || !facts.gestures.isEmpty || children.contains(where: \.respondsToTouches)
  }
}

extension ViewNode.Kind {
  /// The traits that VoiceOver announces for a control.
  var traits: Traits {
    switch self {
    case .button, .navigationLink, .datePicker, .colorPicker: .button
    // VoiceOver adds “Button”, which is SwiftUI's own doing (docs/evidence/swiftui.md#controls).
    case .link: .link
    case .menu, .picker: .popupButton
    case .toggle: [.button, .toggleButton]
    case .slider, .stepper, .wheelPicker: .adjustable
    case .textField: .textEntry
    case .secureField: [.textEntry, .secureTextField]
    case .textEditor: [.textEntry, .textArea]
    case .progress, .activity: .updatesFrequently
    case .text, .label: .staticText
    case .image: .image
    default: []
    }
  }

  var role: Role {
    switch self {
    case .text, .label: .staticText
    case .image: .image
    case .button, .navigationLink: .button
    case .link: .link
    case .menu, .picker: .popUpButton
    case .toggle: .toggle
    case .slider: .slider
    case .stepper: .stepper
    case .textField: .textField
    case .secureField: .secureTextField
    case .textEditor: .textView
    case .wheelPicker: .pickerWheel
    case .segmentedPicker: .segmentedControl
    case .datePicker: .datePicker
    case .colorPicker: .colorWell
    case .progress: .progressIndicator
    case .activity: .activityIndicator
    case .map: .map
    case .list: .table
    case .scrollView: .scrollView
    case .shape, .opaque, .unknown, .stack, .group, .row, .section, .tabView, .pages, .navigation:
      .other
    }
  }
}

extension ViewNode {
  /// The same with a title for the controls in it that have none.
  func namingControls(_ title: SpokenText?) -> ViewNode {
    var result = self
    if kind.isControl {
      if facts.label == nil, facts.text?.isBlank ?? true, children.isEmpty || kind.hasOptions {
        result.facts.text = title
      }
    } else {
      result.children = children.map { $0.namingControls(title) }
    }
    return result
  }
}

extension ViewNode {
  /// The pages of tabs, also those in sections of them.
  var pages: [ViewNode] {
    children.flatMap { part -> [ViewNode] in
      guard part.kind == .group, part.facts.tabItem.isEmpty else { return [part] }
      guard !part.facts.isTransparent else { return [] }
      guard part.facts.isAlternative else { return part.children }
      return part.children.map { page in
        var page = page
        page.facts.isAlternative = true
        return page
      }
    }
  }
}
