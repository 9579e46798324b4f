public import AccessibilityModel
internal import Auditing

/// An element with the measurements of a screenshot.
public struct MeasuredElement: Hashable, Sendable {
  public var element: ElementReport
  public var look: MeasuredLook
}

extension MeasuredElement {
  /// All measured elements, in document order.
  static func all(in audit: ScreenAudit) -> [MeasuredElement] {
    audit.screen.elements.indices.compactMap { index in
      audit.screen.elements[index].measuredLook.map { look in
        MeasuredElement(
          element: ElementReport(index, in: audit.context, speech: audit.heard),
          look: look)
      }
    }
  }
}
