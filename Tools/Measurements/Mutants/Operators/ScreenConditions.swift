import AccessibilityModel
import Auditing

// Conditions under which a change to a screen is certainly a defect.

extension MutationTarget {
  func rootValue(_ name: String) -> String? { tags[0, name] }

  /// The tag of its screen, in our own format.
  var screenTag: Int? {
    var next: Int? = tag
    while let tag = next {
      if tags.all[tag].name == "screen" { return tag }
      next = tags.all[tag].parent
    }
    return nil
  }

  var isOnlyTextOfItsBar: Bool {
    guard let bar = subject.ancestors.first(where: { $0.role == .navigationBar }),
      target(bar)?["name"]?.isEmpty ?? true
    else { return false }
    return bar.wording.label.isEmpty
      && bar.descendants.count { $0.role == .staticText && $0.isStop } == 1
  }

  /// Whether users have no other way to jump on its screen, or past its section.
  var isHeadingThatMatters: Bool {
    let places = context.stopSubjects.indices.filter {
      context.stopSubjects[$0].traits.contains(.header)
    }
    let texts = context.stopSubjects.count { $0.role == .staticText }
    if places.count == 1 {
      return context.stops.count >= 8 && texts >= 3 && context.elements(.navigationBar).isEmpty
    }
    guard let own = places.firstIndex(where: { context.stopElements[$0] == subject.index }) else {
      return false
    }
    let before = own == 0 ? 0 : places[own - 1]
    let after = own + 1 < places.count ? places[own + 1] : context.stops.count
    // One every 25 stops: docs/rules.
    return after - before > 27
  }

  /// Whether the heading before it has a level.
  var followsLevelledHeading: Bool {
    let headings = context.stopSubjects.filter { $0.traits.contains(.header) }
    guard let place = headings.firstIndex(where: { $0.index == subject.index }), place > 0 else {
      return false
    }
    return headings[place - 1].element.details.headingLevel != nil
  }

  /// How many stops are directly in its row, to its left or right.
  var rowMates: Int {
    context.stopSubjects.count { other in
      other.index != subject.index
        && screen.parent(of: other.index) == screen.parent(of: subject.index)
        && abs(other.frame.minY - element.frame.minY) < 0.5
        && abs(other.frame.height - element.frame.height) < 3
    }
  }

  /// The number of words on its screen.
  var wordCount: Int {
    context.stopSubjects.reduce(0) { $0 + $1.wording.words.joined.split(separator: " ").count }
  }

  /// Whether it is in the layout of a screen that was rotated and rotated back.
  var isThirdLayout: Bool {
    var next: Int? = tag
    while let tag = next, tags.all[tag].name != "layout" { next = tags.all[tag].parent }
    guard let layout = next, let screen = tags.all[layout].parent else { return false }
    return tags.children(of: screen).filter { tags.all[$0].name == "layout" }.firstIndex(of: layout)
      == 2
  }

  var hasStopsOutside: Bool {
    screen.elements.indices.contains {
      !screen.isAncestor(subject.index, of: $0) && $0 != subject.index
        && screen.elements[$0].isElement
        && !screen.elements[$0].isHidden
    }
  }

  var isOnlyButtonOfItsModal: Bool {
    // An alert ends with any of its buttons.
    guard let modal = subject.ancestors.first(where: { $0.flags.contains(.viewIsModal) }),
      modal.role != .alert
    else { return false }
    return modal.descendants.count { $0.isStop && $0.isActionable && !$0.isTextEntry } == 1
  }

  /// The identifiers of its stops in reading order, if each has one.
  var declarableOrder: [String]? {
    guard isSeen, !subject.isStop, !context.hasOtherOrientation else { return nil }
    let inside = context.stops(in: subject.index)
    let order = inside.sorted {
      (context.stopNumber(of: $0) ?? 0) < (context.stopNumber(of: $1) ?? 0)
    }
    .compactMap { screen.elements[$0].identifier }
    return order.count >= 3 && order.count == inside.count ? order : nil
  }

  func isField(_ identifier: String) -> Bool {
    context.elementsByIdentifier[identifier].map { screen.elements[$0].isTextEntry } ?? false
  }

  var isInModal: Bool {
    subject.ancestors.contains { $0.flags.contains(.viewIsModal) }
  }
}
