internal import AccessibilityModel

/// One aspect of an element, understood once for all rules.
protocol Facet {
  var subject: AuditedElement { get }
}

extension Facet {
  var context: AuditContext { subject.context }
  var index: Int { subject.index }
  var element: Element { subject.element }
}
