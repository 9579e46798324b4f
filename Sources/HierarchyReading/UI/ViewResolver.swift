internal import AccessibilityModel

/// Completes a view by its class and its children, once they are read.
struct ViewResolver {
  let index: Int
  let pending: ViewDraft.Pending

  /// - Returns: warnings about the view.
  func resolve(in builder: inout ScreenBuilder) -> [Hierarchy.Warning] {
    UIKitDefaults.fillIn(pending.text, at: index, in: &builder)
    switch builder.elements[index].role {
    case .stepper where Int(builder.elements[index].end) == index + 1:
      for button in UIKitStepper.buttons(of: builder.elements[index]) {
        builder.append(button, to: index)
      }
    case .segmentedControl: selectSegment(in: &builder)
    case .alert:
      if let title = AlertTitle(of: index, in: builder) { builder.append(title.element, to: index) }
    case .searchField: UIKitDefaults.exposeField(of: index, in: &builder)
    default: break
    }
    return orderElements(in: &builder)
  }

  private func selectSegment(in builder: inout ScreenBuilder) {
    guard let selected = pending.selectedSegmentIndex, selected >= 0 else { return }
    var child = index + 1
    var number = 0
    while child < Int(builder.elements[index].end) {
      if number == selected { builder.update(child) { $0.traits.insert(.selected) } }
      number += 1
      child = Int(builder.elements[child].end)
    }
  }

  /// Finds the identifiers of `elements` among the descendants.
  private func orderElements(in builder: inout ScreenBuilder) -> [Hierarchy.Warning] {
    guard let identifiers = pending.orderedElements else { return [] }
    let range = (index + 1)..<Int(builder.elements[index].end)
    var byIdentifier: [String: Int] = [:]
    for descendant in range {
      guard let identifier = builder.elements[descendant].identifier else { continue }
      byIdentifier[identifier] = byIdentifier[identifier] ?? descendant
    }
    let found = identifiers.compactMap { byIdentifier[$0] }
    builder.update(index) { $0.details.orderedElements = found }
    let element = builder.elements[index]
    return identifiers.filter { byIdentifier[$0] == nil }.map {
      Hierarchy.Warning(
        line: Int(element.line), column: Int(element.column),
        message: "elements names \"\($0)\"; expected the identifier of a view inside")
    }
  }
}
