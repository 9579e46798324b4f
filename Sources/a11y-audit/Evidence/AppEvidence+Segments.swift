internal import AccessibilityModel

extension AppEvidence {
  /// Records on the segments of a control that code titles them through the control
  /// (`setTitle(_:forSegmentAt:)`): no outlet leads to a segment.
  func recordSegments(of screen: inout Screen) {
    for index in screen.elements.indices where screen.elements[index].className == "UISegment" {
      guard let control = screen.parent(of: index),
        let text = screen.elements[control].codeEvidence?[.text]
      else { continue }
      let answer: CodeEvidence.Answer
      switch text {
      case .set(_, let location): answer = .set(.unknown, at: location)
      case .unknown: answer = text
      case .notSet: continue
      }
      screen.update(index) { $0.codeEvidence?.answers[.text] = answer }
    }
  }
}
