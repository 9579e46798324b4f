/// A row of a table or an element in one: its height, its actions and what a touch in it does.
public struct TableRow: Facet {
  let subject: AuditedElement
}

extension AuditedElement {
  /// See ``TableRow``.
  public var tableRow: TableRow { TableRow(subject: self) }
}
