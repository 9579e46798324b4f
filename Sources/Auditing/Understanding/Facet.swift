internal import AccessibilityModel

/// What is understood of an element in one respect.
protocol Facet {
  var subject: AuditedElement { get }
}

extension Facet {
  var context: AuditContext { subject.context }
  var index: Int { subject.index }
  var element: Element { subject.element }
}
