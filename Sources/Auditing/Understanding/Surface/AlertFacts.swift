internal import AccessibilityModel

/// The texts of an alert or a sheet.
public struct AlertFacts: Facet {
  let subject: AuditedElement
}

extension AuditedElement {
  /// See ``AlertFacts``.
  public var alertFacts: AlertFacts { AlertFacts(subject: self) }
}

extension AlertFacts {
  /// The title of an alert or a sheet, or its first text.
  public var title: String? {
    if let title = element.title ?? element.label, !title.isBlank { return title }
    return texts.first?.element.visibleText
  }

  /// The texts of an alert or a sheet, in document order.
  public var texts: [AuditedElement] {
    subject.descendants.filter {
      !$0.isActionable && $0.kinds.contains(.texts) && !$0.wording.visibleWords.isEmpty
    }
  }

  /// Whether a captured alert is the system's own request for a permission: in every language its title names the
  /// app in quotation marks (“Maps” Would Like to Use Your Location).
  public var isPermissionRequest: Bool {
    guard !context.screen.framesAreDesignTime, let title else { return false }
    return title.contains { "“”„«»「」".contains($0) }
  }
}
