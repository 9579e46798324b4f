internal import AccessibilityModel
internal import SourceText

/// Makes a view of a node: its texts, its state and what it does.
struct AndroidViewMaker {
  let resolver: AndroidResolver

  /// - Parameter isRoot: whether it is all of a layout, which code inflates as a row, a chip or the switch of a
  ///   preference.
  func view(of node: AndroidNode, isRoot: Bool = false) -> AndroidView {
    let name = AndroidClass.fullName(node.name)
    var view = AndroidView(UIAutomatorTag(className: name))
    view.tag.identifier = node.id
    setTexts(of: &view, node, isRoot)
    setState(of: &view, node)
    setActions(of: &view, node)
    setAccessibility(of: &view, node)
    setFont(of: &view, node)
    if name.hasSuffix("TextInputLayout") {
      // The layout draws the hint, and the field in it is read with it.
      (view.fieldHint, view.tag.hint) = (view.tag.hint, nil)
      view.isGivenFieldHint = resolver.sets(.hint, of: node)
      view.hidesHintWithText = resolver.attribute("hintEnabled", of: node) == "false"
      view.isBound = false
    }
    view.isFilled =
      AndroidClass.isFilled(node.name) || AndroidClass.isCustom(name)
      || node.name == "include" || node.name == "RecyclerView"
      || node.name.hasSuffix(".RecyclerView") || node.name.hasSuffix("ListView")
    return view
  }

  // MARK: - Texts

  private func setTexts(of view: inout AndroidView, _ node: AndroidNode, _ isRoot: Bool) {
    let kind = UIAutomatorKind.named(view.tag.className)
    if let description = resolver.attribute("contentDescription", of: node) {
      set(\.description, to: description, .label, of: &view)
      if case .null = resolver.text(description) { view.hasNoDescription = true }
      if view.unknown[.label] != nil { view.isDescriptionBound = true }
    } else if kind.role != .staticText || node["text"] == nil,
      let style = resolver.missingStyle(of: node)
    {
      view.isBound = !(kind.traits.contains(.image) && Self.isOfKind(style))
      view.unknown[.label] = "the style “\(style)” was not found"
    }
    if view.tag.description == nil, resolver.sets(.description, of: node) {
      (view.isBound, view.isDescriptionBound) = (true, true)
    }
    if AndroidClass.drawsNoText(view.tag.className) {
      // A text of the layout is nothing that users see or hear.
    } else if let text = resolver.attribute("text", of: node), !text.isEmpty {
      set(\.text, to: text, .text, of: &view)
    } else if view.tag.description == nil, isFilledByCode(node, kind, isRoot) {
      view.isBound = true
    } else if view.tag.description == nil, AndroidClass.isCustom(view.tag.className),
      showsInflatedText(node)
    {
      view.isBound = true
    }
    if let hint = resolver.attribute("hint", of: node) {
      set(\.hint, to: hint, .placeholder, of: &view)
    } else if kind.role.isTextEntry, resolver.sets(.hint, of: node) {
      view.isBound = true
    }
    guard view.tag.description == nil, view.tag.text == nil, !view.isBound,
      let tooltip = resolver.attribute("tooltipText", of: node)
    else { return }
    set(\.description, to: tooltip, .label, of: &view)
  }

  /// Whether a style is named after a kind of views, as `Toolbar.ImageButton`: it does not know what one of them does, so it
  /// describes none.
  private static func isOfKind(_ style: String) -> Bool {
    let kind = UIAutomatorKind.named(style)
    return kind.role == .button || kind.role == .image
  }

  /// Whether a class of the app inflates a layout with a text, which TalkBack reads with the view.
  private func showsInflatedText(_ node: AndroidNode) -> Bool {
    let name = node.name.split(separator: ".").last.map(String.init) ?? node.name
    let layouts = resolver.resources.code?.layouts(ofCompound: name) ?? []
    return layouts.contains { layout in
      resolver.resources.layouts[layout]?.contains {
        Self.textView.offset(in: $0.bytes, from: 0) != nil
      } == true
    }
  }

  private static let textView = ByteSearch("TextView")

  /// Whether code gives a view without a text its text: a text view, the item of a list, a button or a switch that is
  /// all of its layout, a button that is found by its identifier, or a control that code names directly. Another check box
  /// or switch may be beside a text instead.
  private func isFilledByCode(
    _ node: AndroidNode, _ kind: UIAutomatorKind, _ isRoot: Bool
  ) -> Bool {
    if kind.role == .staticText || node.name.hasSuffix("CheckedTextView") { return true }
    if isRoot, kind.traits.contains(.button), !kind.traits.contains(.image) { return true }
    if kind.role.isControl, !kind.role.isTextEntry, resolver.sets(.text, of: node) { return true }
    guard kind.role == .button, !kind.traits.contains(.image), let id = node.id,
      // A button with an icon and no text shows only that, unless code gives this one a text.
      node["icon"] == nil
    else {
      return false
    }
    return resolver.resources.code?.location(of: id, setting: .text) != nil
  }

  func set(
    _ path: WritableKeyPath<UIAutomatorTag, String?>, to value: String,
    _ subject: CodeEvidence.Subject, of view: inout AndroidView
  ) {
    switch resolver.text(value) {
    case .known(let text): view.tag[keyPath: path] = text.isEmpty ? nil : text
    case .null: break
    case .unknown(let reason):
      view.isBound = true
      view.unknown[subject] = reason
      if reason.hasSuffix("was not found") { view.missing.append(reason) }
    }
  }

  // MARK: - State and actions

  private func setState(of view: inout AndroidView, _ node: AndroidNode) {
    let type = resolver.attribute("inputType", of: node)?.lowercased() ?? ""
    // TalkBack calls a field a password only where it hides what is typed
    // (https://developer.android.com/reference/android/view/accessibility/AccessibilityNodeInfo#isPassword()).
    if type.contains("password") && !type.contains("visiblepassword")
      || node.flag("password") == true
    {
      view.tag.facts.insert(.password)
    }
    if type.contains("multiline") { view.tag.facts.insert(.multiline) }
    if node.flag("enabled") == false { view.tag.facts.insert(.disabled) }
    if node.flag("selected") == true { view.tag.facts.insert(.selected) }
    if node.flag("checked") == true { view.tag.facts.insert(.checked) }
    view.isHidden = ["gone", "invisible", "2", "1"].contains(node["visibility"] ?? "")
    if UIAutomatorKind.named(view.tag.className).role.isToggle {
      view.tag.facts.insert(.checkable)
    } else if node.flag("checkable") == true {
      view.tag.facts.insert(.checkable)
    }
  }

  /// A view is clickable by its class, by an attribute or by the name of a method.
  private func setActions(of view: inout AndroidView, _ node: AndroidNode) {
    // It draws nothing and gets no touches
    // (https://developer.android.com/reference/android/widget/Space).
    if view.tag.className.hasSuffix(".Space") { return }
    // Nothing is drawn, and TalkBack passes an empty rectangle over.
    if hasNoSize(node) { return }
    switch UIAutomatorKind.named(view.tag.className).role {
    case .button, .checkBox, .radioButton, .toggle, .popUpButton, .textField:
      view.tag.facts.formUnion([.clickable, .focusable])
    case .slider: view.tag.facts.insert(.focusable)
    default: break
    }
    if node.name.hasSuffix("TabItem") { view.tag.facts.formUnion([.clickable, .focusable]) }
    if node["onClick"] != nil { view.tag.facts.formUnion([.clickable, .focusable]) }
    set(.clickable, "clickable", of: &view, node)
    set(.longClickable, "longClickable", of: &view, node)
    set(.focusable, "focusable", of: &view, node)
    // It implies the other (View's constructor:
    // https://developer.android.com/reference/android/view/View#attr_android:focusableInTouchMode).
    if resolver.attribute("focusableInTouchMode", of: node) == "true" {
      view.tag.facts.insert(.focusable)
    }
    set(.contextClickable, "contextClickable", of: &view, node)
    // A listener makes a view clickable, whatever its attribute says
    // (https://developer.android.com/reference/android/view/View#setOnClickListener(android.view.View.OnClickListener)).
    if resolver.sets(.click, of: node) {
      view.tag.facts.formUnion([.clickable, .focusable])
    }
    view.isStateOnly =
      view.tag.facts.contains(.checkable) && !view.tag.facts.contains(.clickable)
      && UIAutomatorKind.named(view.tag.className).role.isToggle
  }

  /// Whether both sides of a view without others in it are 0, as of one that only takes the first focus; with a weight or
  /// constraints, 0 stands for the room that is left.
  private func hasNoSize(_ node: AndroidNode) -> Bool {
    guard node.attributes.keys.allSatisfy({ !$0.hasPrefix("layout_constraint") }),
      node["layout_weight"] == nil
    else { return false }
    return ["layout_width", "layout_height"].allSatisfy { side in
      resolver.attribute(side, of: node).flatMap(resolver.dp) == 0
    }
  }

  private func set(
    _ fact: UIAutomatorFacts, _ name: String, of view: inout AndroidView, _ node: AndroidNode
  ) {
    switch resolver.attribute(name, of: node) {
    case "true": view.tag.facts.insert(fact)
    case "false" where node["onClick"] == nil: view.tag.facts.remove(fact)
    default: break
    }
  }

  // MARK: - Accessibility

  private func setAccessibility(of view: inout AndroidView, _ node: AndroidNode) {
    switch resolver.attribute("importantForAccessibility", of: node) {
    case "no": view.tag.facts.insert(.notImportant)
    case "noHideDescendants":
      view.tag.facts.insert(.notImportant)
      view.hidesDescendants = true
    default: break
    }
    if node.flag("screenReaderFocusable") == true {
      view.tag.facts.insert(.screenReaderFocusable)
    }
    if resolver.attribute("accessibilityHeading", of: node) == "true" {
      view.tag.facts.insert(.heading)
    }
    if let region = node["accessibilityLiveRegion"], region != "none" {
      view.tag.facts.insert(.liveRegion)
    }
    if let title = node["accessibilityPaneTitle"], case .known(let text) = resolver.text(title) {
      view.tag.paneTitle = text
    }
    view.labelFor = node["labelFor"].flatMap { AndroidReference($0)?.name }
  }

  private func setFont(of view: inout AndroidView, _ node: AndroidNode) {
    if let size = resolver.attribute("textSize", of: node), let length = resolver.length(size) {
      (view.tag.textSize, view.tag.textUnit) = (length.amount, length.unit)
    }
    view.isBold = resolver.attribute("textStyle", of: node)?.contains("bold") == true
  }
}
