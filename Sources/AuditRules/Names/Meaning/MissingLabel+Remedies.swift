internal import AccessibilityModel
internal import Auditing

extension MissingLabel {
  static let remedyOfSymbols = Remedy(
    "set accessibilityLabel to the action and its object, as in “Add task”")

  static func remedy(forControl subject: AuditedElement) -> Remedy? {
    if subject.surface.isHeaderOfColumn { return remedyOfHeader }
    if subject.ancestorTraits.contains(.webView) { return adviceForPage }
    return connection(with: subject) ?? remedy(for: subject.role)
  }

  static func remedy(forField subject: AuditedElement) -> Remedy {
    connection(with: subject) ?? (subject.role == .textView ? textViewRemedy : fieldRemedy)
  }

  /// On a Mac and in a layout of Android, the visible title beside a control names it once the two are connected.
  static func connection(with subject: AuditedElement) -> Remedy? {
    subject.fieldLabel.titleToConnect.map {
      Remedy(
        "set accessibilityLabel to \($0.wording.quotedLabel)",
        appKit:
          "connect it with its title \($0.wording.quotedLabel): setAccessibilityTitleUIElement(_:)",
        android: "point android:labelFor of the text \($0.wording.quotedLabel) at it")
    }
  }

  /// The label of a control that is not pressed once to act names what it changes; nil for all others.
  static func remedy(for role: Role) -> Remedy? {
    switch role {
    case .toggle, .checkBox: naming("the setting", as: "Notifications")
    case .slider, .stepper, .progressIndicator: naming("the quantity", as: "Volume")
    case .popUpButton, .picker, .pickerWheel, .radioButton: naming("the choice", as: "Sort order")
    case .datePicker: naming("the date", as: "Departure")
    default: nil
    }
  }

  private static func naming(_ subject: String, as example: String) -> Remedy {
    let words = "\(subject), as in “\(example)”"
    return Remedy(
      "set accessibilityLabel to \(words)", appKit: "call setAccessibilityLabel(_:) with \(words)",
      android: "set android:contentDescription to \(words)")
  }

  private static let remedyOfHeader = Remedy(
    "give the column a title",
    appKit: "set the title of the column; a view-based table may hide its header")

  private static let adviceForPage: Remedy =
    "give the element of the web page a text, an aria-label or an alt attribute"

  /// A contentDescription would replace the entered text.
  private static let fieldRemedy = Remedy(
    fieldAdvice, appKit: fieldAdviceForAppKit,
    android: "set android:hint, or android:labelFor on the visible label of the field")

  /// A text view that only shows text is a text to screen readers once it cannot be edited.
  private static let textViewRemedy = Remedy(
    "\(fieldAdvice); set isEditable to false if it only shows text",
    appKit: "\(fieldAdviceForAppKit); set isEditable to false if it only shows text",
    android: "set android:hint, or android:labelFor on the visible label of the field")

  static let fieldAdvice = "set accessibilityLabel to the expected content, as in “E-mail address”"
  static let fieldAdviceForAppKit =
    "call setAccessibilityLabel(_:) with the expected content, as in “E-mail address”"
}
