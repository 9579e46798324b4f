internal import AccessibilityModel

extension CommandExecution {
  /// Adjusts a value by one step; only the new value is spoken.
  mutating func adjust(by step: Int) {
    guard let current, let element else { return play(.edge) }
    guard element.traits.contains(.adjustable) || element.role.isAdjustable else {
      return play(.error)
    }
    guard element.isEnabled else { return play(.dimmed) }
    guard let value = SteppedValue(element).moved(by: step) else {
      play(.error)
      return note("The file does not include the values before and after this one.")
    }
    set(value, of: current.element)
    say(value)
  }

  private mutating func set(_ value: String, of index: Int) {
    update(index) { element in
      element.value = value
      guard let count = element.numberOfPages, count > 0 else { return }
      let page = value.split(separator: " ").compactMap { Int($0) }.first
      if let page { element.currentPage = page - 1 }
    }
  }

  /// The stepper that a button is half of.
  func stepper(of index: Int) -> Int? {
    guard let parent = screen.parent(of: index) else { return nil }
    let stepper = screen.elements[parent]
    guard stepper.role == .stepper, screen.elements[index].traits.contains(.button) else {
      return nil
    }
    return parent
  }

  /// For half of a stepper, the value of the whole is spoken.
  mutating func step(_ stepper: Int, with button: Element) {
    let halves = Array(screen.children(of: stepper))
    let isSecond = current.map { $0.element != halves.first } ?? false
    let isMore = button.label?.lowercased() == "decrement" ? false : isSecond
    guard
      let value = SteppedValue(stepper: screen.elements[stepper]).moved(by: isMore ? 1 : -1)
    else { return }
    set(value, of: stepper)
    say(value)
  }
}
