internal import AccessibilityModel
internal import Auditing
internal import Relayout

extension AuditedElement {
  /// The visible part of it, from 0 to 1; nil if its frame is unknown.
  var seenPart: Double? {
    let frame = element.effectiveFrame
    guard frame.isFinite, !frame.isEmpty, frame.area > 0 else { return nil }
    let seen = frame.intersection(context.geometry.viewport)
    return seen.isNull ? 0 : seen.area / frame.area
  }

  /// Whether it is on the screen, or in something that scrolls the way to it.
  var isReachable: Bool {
    guard let seenPart else { return true }
    return seenPart > 0 || isScrolledTo
  }

  /// Whether it can be scrolled along each axis on which it extends past the edge.
  var isScrolledTo: Bool {
    let viewport = context.geometry.viewport
    let frame = element.effectiveFrame
    let isAside = frame.minX < viewport.minX - 0.5 || frame.maxX > viewport.maxX + 0.5
    let isBeyond = frame.minY < viewport.minY - 0.5 || frame.maxY > viewport.maxY + 0.5
    return (!isAside || ancestorTraits.contains(.scrollsHorizontally))
      && (!isBeyond || ancestorTraits.contains(.scrollsVertically))
  }

  /// Whether it is meant for its own orientation only.
  var isMeantForOneOrientation: Bool {
    let orientation = context.orientation
    return ([self] + ancestors).contains { $0.element.only == orientation }
  }

  /// The words of its label, without punctuation, in lower case and with one space between them.
  var comparedLabel: String { wording.words.list.joined(separator: " ") }

  /// “in landscape”.
  var inOrientation: String { "in \(context.orientation.rawValue)" }
}

extension OrientationPair.Counterpart {
  /// The words of a message for an uncertain match; empty for a certain one.
  var doubtInWords: String {
    doubt == nil ? "" : " (matched by \(basis.inWords))"
  }
}
