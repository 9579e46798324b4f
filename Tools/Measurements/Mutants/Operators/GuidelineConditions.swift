import AccessibilityModel
import Auditing

// Screens to which a guideline applies.

extension MutationTarget {
  /// An alert without choices, or a screen with little other content.
  var isWhereAProblemIsTold: Bool {
    if let alert = subject.ancestors.first(where: { $0.role == .alert }) {
      return alert.descendants.count { $0.role == .button } == 1
    }
    return context.stops.count <= 8 && !context.stopSubjects.contains(where: \.isActionable)
  }

  /// The guidelines are Apple's, for phones and tablets.
  var isApple: Bool { screen.platform == .iOS }

  /// Another element of its class at its right end.
  func narrowCopy(named name: String) -> String {
    let frame = element.frame
    let place = [frame.maxX - 20, frame.y, 20, frame.height].map(\.written).joined(separator: " ")
    return "<\(element.className) title=\"\(name)\" frame=\"\(place)\"/>"
  }

  func holds(_ trait: String) -> Bool {
    tags.all.indices.contains { tags[$0, "traits"]?.contains(trait) ?? false }
  }
}
