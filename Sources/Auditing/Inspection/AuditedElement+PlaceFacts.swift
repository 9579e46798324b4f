internal import AccessibilityModel

// Where an element is on the screen, and whether users see it there.

extension AuditedElement {
  /// - Parameter invisibility: see ``facts(hidden:)``.
  func placeFacts(hidden invisibility: Reason?) -> [ElementFact] {
    frameFacts + presenceFacts(invisibility) + surfaceFacts
  }

  private var frameFacts: [ElementFact] {
    guard frame.isFinite else {
      let sides = element.fixedSides.flatMap { $0.isExact ? $0.inWords(unit: context.unit) : nil }
      return [
        ElementFact(
          "frame", sides.map { "\($0), at an unknown position" } ?? "unknown",
          because: sides == nil ? nil : "the file fixes its size")
      ]
    }
    var facts = [
      ElementFact("frame", frame.inspectionText(in: context.unit), because: originOfFrame)
    ]
    if let reason = presence.misplacement {
      facts.append(ElementFact("position", "differs from the file", because: reason.text))
    } else if let reason = presence.displacement {
      facts.append(ElementFact("position", "may differ from the file", because: reason.text))
    }
    return facts
  }

  private func presenceFacts(_ invisibility: Reason?) -> [ElementFact] {
    if let invisibility {
      return [
        ElementFact(
          "presence", "not on the screen",
          because: "\(invisibility); "
            + (presence.condition.map { "shown if \($0)" } ?? "it may be shown later"))
      ]
    }
    if let reason = presence.invisibility {
      return [ElementFact("presence", "not on the screen", because: reason.text)]
    }
    guard frame.isFinite else {
      return [
        ElementFact(
          "presence", "on the screen, at an unknown position",
          because: presence.condition.map { "if \($0)" })
      ]
    }
    if let upper = presence.controlAbove { return presenceFacts(below: upper) }
    let absence = presence.absence
    return [
      ElementFact(
        "presence", absence == nil ? "on the screen" : "not on the screen", because: absence?.text)
    ] + scrollingFacts
  }

  /// Below a control that gets the touches: a clear one hides nothing, and of another one the file does not show
  /// whether it does.
  private func presenceFacts(below upper: AuditedElement) -> [ElementFact] {
    let isClear = upper.presence.drawsNothing
    return [
      ElementFact(
        "presence", isClear ? "on the screen" : "uncertain",
        because: isClear
          ? "\(upper), which is over it, is clear" : "\(upper) is over it, and may hide it"),
      ElementFact("touches", "reach \(upper)", because: "it is over the element"),
    ] + scrollingFacts
  }

  private var scrollingFacts: [ElementFact] {
    context.geometry.scroller(of: index)
      .map { [ElementFact("scrolls in", "\(context.subject($0))")] } ?? []
  }

  private var surfaceFacts: [ElementFact] {
    if surface.isTab { return [ElementFact("surface", "a tab")] }
    // A background is one for a gesture.
    guard frame.isFinite, flags.contains(.respondsToTap) || !element.gestures.isEmpty else {
      return []
    }
    return surface.backdrop.map { [ElementFact("surface", "a background", because: $0.text)] } ?? []
  }

  /// Where its frame comes from: a file of Interface Builder has that of the canvas, a dump one in pixels.
  private var originOfFrame: String {
    let screen = context.screen
    if screen.solvedLayout != nil { return "computed from its constraints" }
    if screen.isComputed { return "computed from the other orientation" }
    if origins[.frame] == .inferred { return "computed from what is around it" }
    if screen.framesAreDesignTime { return "on the canvas of the file" }
    guard screen.scale != 1 || screen.isScaleInferred || screen.scaleTolerance > 1 else {
      return "stated in the file"
    }
    let isAssumed = screen.isScaleInferred || screen.scaleTolerance > 1
    let one = screen.platform == .android ? "dp" : "point"
    let scale = (screen.scale * 1000).rounded() / 1000
    return "from its pixels, \(isAssumed ? "probably " : "")\(scale) to a \(one)"
  }
}

extension Rect {
  /// “327 by 44 points at 24, 100”.
  func inspectionText(in unit: String) -> String {
    "\(width.inWords) by \(height.inWords) \(unit) at \(x.inWords), \(y.inWords)"
  }
}

extension FixedSides {
  /// Whether no other text, image or font changes the sides.
  fileprivate var isExact: Bool { !isEstimated && !isLimit && !followsImage && !followsText }

  /// “24 dp wide, 24 dp high”; nil for none.
  fileprivate func inWords(unit: String) -> String? {
    let sides = [(width, "wide"), (height, "high")].compactMap { side, word in
      side.map { "\($0.inWords) \(unit) \(word)" }
    }
    return sides.isEmpty ? nil : sides.joined(separator: ", ")
  }
}
