internal import AccessibilityModel

extension ElementExposure {
  /// The container whose list of elements leaves it out, so that the screen reader never reaches it; nil for none.
  ///
  /// VoiceOver reads the elements of the list, and what is in them, instead of the subviews
  /// (https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityelements).
  public var listWithoutIt: AuditedElement? {
    // Content below a modal view is out of reach on purpose.
    guard !subject.isStop, element.isElement, !subject.kinds.isEmpty, elementsInCode == nil,
      context.modals.isEmpty || subject.ancestorTraits.contains(.modal)
    else { return nil }
    let screen = context.screen
    for ancestor in screen.ancestors(of: index) {
      let around = screen.elements[ancestor]
      if around.isElement || around.elementsHidden { return nil }
      guard let listed = around.orderedElements else { continue }
      let isListed = listed.contains { $0 == index || screen.isAncestor($0, of: index) }
      if !isListed { return context.subject(ancestor) }
    }
    return nil
  }
}
