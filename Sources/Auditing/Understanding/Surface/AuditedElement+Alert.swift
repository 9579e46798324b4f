internal import AccessibilityModel

// Alerts and sheets.

extension AuditedElement {
  /// The title of an alert or a sheet, or its first text.
  public var alertTitle: String? {
    if let title = element.title ?? element.label, !title.isBlank { return title }
    return alertTexts.first?.element.visibleText
  }

  /// The texts of an alert or a sheet, in document order.
  public var alertTexts: [AuditedElement] {
    descendants.filter { !$0.isActionable && $0.kinds.contains(.texts) && !$0.textWords.isEmpty }
  }

  /// Whether a captured alert is the system's own request for a permission: in every language its title names the
  /// app in quotation marks (“Maps” Would Like to Use Your Location).
  public var isPermissionRequest: Bool {
    guard !context.screen.framesAreDesignTime, let title = alertTitle else { return false }
    return title.contains { "“”„«»「」".contains($0) }
  }
}
