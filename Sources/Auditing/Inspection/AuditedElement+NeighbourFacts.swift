internal import AccessibilityModel

// The container of the element, and the stops that can be on the screen together with it.

extension AuditedElement {
  var neighbourFacts: [ElementFact] {
    var facts: [ElementFact] = []
    if let outer = writtenContainer { facts.append(fact("inside", outer)) }
    let stops = stopsBeside
    guard let number = stops.firstIndex(of: index) else { return facts }
    for (name, other) in [("previous stop", number - 1), ("next stop", number + 1)]
    where stops.indices.contains(other) {
      facts.append(fact(name, context.subject(stops[other])))
    }
    return facts
  }

  /// The stops that can be on the screen together with it, in reading order, itself included.
  var stopsBeside: [Int] {
    context.stopElements.filter { $0 == index || isShown(with: context.subject($0)) }
  }

  private func isShown(with other: AuditedElement) -> Bool {
    let screen = context.screen
    let isClosed = ([other] + other.ancestors).contains {
      $0.flags.contains(.closedTab) && $0.index != index && !screen.isAncestor($0.index, of: index)
    }
    guard !isClosed else { return false }
    // Conditions that both have hold: only the others can exclude each other.
    let (own, its) = (details.conditions, other.details.conditions)
    let beside = own.subtracting(its).map(StatedCondition.init)
    return beside.isEmpty
      || !its.subtracting(own).lazy.map(StatedCondition.init).contains { condition in
        beside.contains { $0.excludes(condition) }
      }
  }

  /// The view around it that the source writes: not one that stands for a branch, or for the items of a menu.
  private var writtenContainer: AuditedElement? {
    guard context.screen.isSwiftUI else { return parent }
    for outer in ancestors {
      if outer.flags.contains(.closedTab), outer.className == "Group" {
        if let menu = outer.viewAtSamePlace, menu.index != index { return menu }
      } else if !outer.isAtPlace(of: self) || outer.parent == nil {
        return outer
      }
    }
    return parent
  }

  /// The menu or the control before a view that holds its items.
  private var viewAtSamePlace: AuditedElement? {
    guard let before = parent?.children.last(where: { $0.index < index }) else { return nil }
    return before.isAtPlace(of: self) ? before : nil
  }

  private func isAtPlace(of other: AuditedElement) -> Bool {
    element.line == other.element.line && element.column == other.element.column
      && element.declaration == other.element.declaration
  }

  /// Another element with its text, if it has no label, and its position in the file.
  func fact(_ name: String, _ other: AuditedElement) -> ElementFact {
    let condition = other.presence.condition(beside: self).map { "if \($0)" }
    let place = other.element.declaration == nil ? other.place(beside: self) : nil
    let reasons = [place, condition].compactMap(\.self)
    return ElementFact(
      name, other.nameWithText, because: reasons.isEmpty ? nil : reasons.joined(separator: ", "))
  }

  /// Its class with its label, else with its text.
  var nameWithText: String {
    let text = (element.text ?? element.title).map { "“\($0.line(upTo: 40))”" }
    return (label == nil ? text.map { "\(self) \($0)" } : nil) ?? "\(self)"
  }

  /// “line 12”, or “column 7” on the line of another element; nil if the file has no position for it.
  func place(beside other: AuditedElement) -> String? {
    guard element.line != 0 else { return nil }
    return element.line == other.element.line
      ? "column \(element.column)" : "line \(element.line)"
  }
}

/// A condition of a view in the words that its reader gives it: “isBusy”, “not isBusy”, “page is .first or .last”.
private struct StatedCondition {
  private let subject: String
  private let values: Set<String>
  private let isOneOf: Bool

  init(_ text: String) {
    let isNegated = text.hasPrefix("not ")
    let rest = isNegated ? text.dropFirst(4) : text[...]
    guard !isNegated, let verb = rest.ranges(of: " is ").last else {
      (subject, values, isOneOf) = (String(rest), ["true"], !isNegated)
      return
    }
    let object = rest[verb.upperBound...]
    let isNone = object.hasPrefix("not ")
    subject = String(rest[..<verb.lowerBound])
    values = Set((isNone ? object.dropFirst(4) : object).split(separator: " or ").map(String.init))
    isOneOf = !isNone
  }

  /// Whether the two never hold at one time.
  func excludes(_ other: StatedCondition) -> Bool {
    guard subject == other.subject else { return false }
    switch (isOneOf, other.isOneOf) {
    case (true, true): return values.isDisjoint(with: other.values)
    case (true, false): return values.isSubset(of: other.values)
    case (false, true): return other.values.isSubset(of: values)
    case (false, false): return false
    }
  }
}
