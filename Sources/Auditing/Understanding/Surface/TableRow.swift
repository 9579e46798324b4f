internal import AccessibilityModel

/// A row of a table or an element in one: its height, its actions and what a touch in it does.
public struct TableRow {
  let subject: AuditedElement

  var context: AuditContext { subject.context }
  var index: Int { subject.index }
  var element: Element { subject.element }
}

extension AuditedElement {
  /// See ``TableRow``.
  public var tableRow: TableRow { TableRow(subject: self) }
}
