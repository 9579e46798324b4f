internal import AccessibilityModel

/// Makes the element of one object: settings of the file override those of the class.
struct IBElementMaker {
  let document: IBDocument

  func element(of index: Int, at frame: Rect, isFrameInferred: Bool = false) -> Element {
    let object = document.objects[index]
    let base = IBElementNames.className(object.tag, on: document.platform)
    let own = object.customClass.flatMap { classNamed($0) }
    let superclass = object.customClass.flatMap { document.superclasses[$0] }
    let defaults =
      own ?? superclass.flatMap { classNamed($0) } ?? base.flatMap { classNamed($0) }
      ?? Self.plain(object)
    var element = Element(className: object.customClass ?? base ?? object.tag, role: defaults.role)
    element.line = Int32(clamping: object.line)
    element.column = Int32(clamping: object.column)
    element.frame = frame
    element.origins[.frame] = frame.isNull ? .default : isFrameInferred ? .inferred : .given
    var draft = IBDraft(element: element, details: object.details, object: object)
    draft.takeClass(defaults, origin: object.customClass == nil ? .default : .inferred)
    if let name = object.customClass, own == nil, !name.hasPrefix("_") {
      draft.element.flags.insert(.customClass)
      draft.details.superclassName = superclass ?? base
      draft.details.codeEvidence = document.evidence(ofClass: name, of: object)
      if object.isOfUnknownModule { draft.element.flags.insert(.unknownModule) }
    }
    draft.refine(on: document.platform)
    if document.platform == .iOS, object.tag == "tableViewCell" { draft.setRowBackground() }
    if document.platform == .iOS, object.tag == "label", (document.toolsVersion ?? 0) >= 15_000 {
      draft.setLabelColor()
    }
    if document.isReplacedItem(index) { draft.element.flags.insert(.boundText) }
    if document.platform == .iOS, object.tag == "textField" { draft.setFieldBackground() }
    if document.platform == .iOS, object.tag == "button" {
      draft.setTitleColor()
    }
    draft.takeText(defaults.text, labels: labels(of: object))
    draft.takeState()
    if isSelectedSegment(index) { draft.element.traits.insert(.selected) }
    draft.takeAccessibility()
    if document.platform == .macOS { draft.takeGroup() }
    draft.takeBehaviour(segue: segue(of: object), on: document.platform)
    if !isInStatedKeyLoop(index) { draft.details.keyboard?.next = nil }
    draft.details.codeLinks = document.codeLinks(of: index)
    return draft.finished()
  }

  private func classNamed(_ name: String) -> UIKitClass? {
    document.platform == .macOS
      ? AppKitClass.named(name) ?? UIKitClass.named(name) : UIKitClass.named(name)
  }

  /// Segments have no class of their own; every other unknown object is a plain view.
  private static func plain(_ object: IBObject) -> UIKitClass {
    object.kind == .segment
      ? UIKitClass(role: .button, traits: .button, isElement: true, text: .titleIsLabel)
      : UIKitClass(role: .other)
  }

  /// Whether the window around it follows `nextKeyView`; AppKit recalculates the loop of any other window
  /// (https://developer.apple.com/documentation/appkit/nswindow/autorecalculateskeyviewloop).
  private func isInStatedKeyLoop(_ index: Int) -> Bool {
    guard document.objects[index].keyboard.next != nil else { return false }
    var parent = document.objects[index].parent
    while parent >= 0 {
      if document.objects[parent].kind == .window { return document.objects[parent].statesKeyLoop }
      parent = document.objects[parent].parent
    }
    return false
  }

  /// A segment is selected if its control has its index.
  private func isSelectedSegment(_ index: Int) -> Bool {
    let object = document.objects[index]
    guard object.kind == .segment, object.parent >= 0 else { return false }
    return document.objects[object.parent].details.selectedSegmentIndex
      == index - object.parent - 1
  }

  /// Texts that another object provides: AppKit's title element, or the toolbar item of a view.
  private func labels(of object: IBObject) -> String? {
    if object.key == "view", object.parent >= 0,
      document.objects[object.parent].tag == "toolbarItem"
    {
      return document.objects[object.parent].details.title
    }
    return document.object(object.links.titleElement).flatMap {
      document.objects[$0].details.title ?? document.objects[$0].details.text
    }
  }

  /// The screen that a tap leads to; containers lead to their visible screen.
  private func segue(of object: IBObject) -> String? {
    guard
      let segue = object.links.segues.first(where: {
        $0.kind != "relationship"
      })
    else { return nil }
    guard let target = document.object(segue.destination) else { return segue.destination }
    return document.screenIdentifier(of: document.shown(by: target))
  }
}
