internal import AccessibilityModel

// Why a field need not be read directly after the text that is drawn as its label.

extension FieldLabel {
  public func reasonToBeApart(from caption: AuditedElement) -> Reason? {
    guard let place = context.stopNumber(of: index),
      let before = context.stopNumber(of: caption.index)
    else { return "one of the two is not a stop" }
    if before == place - 1 {
      return subject.label == nil
        ? "a text is read directly before it" : "its label is read directly before it"
    }
    if isNamedByStop(place - 1) { return "the stop before it is where its label would be" }
    if caption.fieldLabel.captionsNextStop { return "its label is that of several fields" }
    return context.screen.framesAreDesignTime
      ? reasonInDesign(caption, before: before, at: place) : nil
  }

  /// The frames of a design are drawn by hand, and code fills its texts.
  private func reasonInDesign(
    _ caption: AuditedElement, before: Int, at place: Int
  ) -> Reason? {
    if before == place + 1 { return "its label is read directly after it" }
    if areTogether(before, place) { return "only buttons are read between the two" }
    if caption.fieldLabel.hasValueAfter { return "the text before it is the caption of a value" }
    return .when(
      caption.templateUse.hasPrototypeText && caption.ancestorTraits.contains(.cell),
      "code writes the text before it into each row")
  }

  /// Whether a stop has the position of its label: then a nearer text need not be the label.
  private func isNamedByStop(_ place: Int) -> Bool {
    guard let before = context.stop(at: place) else { return false }
    return !before.isTextEntry && !before.element.hasBlankLabel
      && before.distanceAsCaption(of: subject) != nil
  }

  /// Whether the field read directly after a text is also labelled by it: then the text labels a
  /// group of fields, such as the parts of a number, and is read before all of them.
  var captionsNextStop: Bool {
    guard let place = context.stopNumber(of: index), let next = context.stop(at: place + 1) else {
      return false
    }
    return context.fieldCaptions[next.index] == index
  }

  /// Whether only buttons are read between two stops, such as the one that copies what the field holds: no text
  /// and no field that could be taken for theirs. An empty text is filled or left out, and what is on another
  /// page is not shown with them.
  private func areTogether(_ before: Int, _ place: Int) -> Bool {
    let between = before < place ? before + 1..<place : place + 1..<before
    return between.count <= Self.mostBetween
      && context.stopElements[between].map(context.subject).allSatisfy {
        $0.role == .button || $0.role == .staticText && $0.element.hasBlankLabel
          || $0.presence.isOnOtherPage(than: subject)
      }
  }

  private static let mostBetween = 4

  /// Whether a text that ends in a colon is read before another text on its line, its value.
  private var hasValueAfter: Bool {
    guard subject.endsInColon, let place = context.stopNumber(of: index),
      let next = context.stop(at: place + 1)
    else { return false }
    return next.role == .staticText && next.caption?.index == index
      && next.effectiveFrame.minX >= subject.effectiveFrame.maxX
  }
}

extension AuditContext {
  /// The stop at a position in the reading order.
  func stop(at place: Int) -> AuditedElement? {
    stopElements.indices.contains(place) ? subject(stopElements[place]) : nil
  }
}
