internal import AccessibilityModel
internal import Auditing

extension AuditContext {
  /// Whether there is text on the screen that the edit menu works on.
  var hasSelectableText: Bool {
    let fields = elements(.textField, .textView, .searchField, .secureTextField)
    if !fields.isEmpty { return true }
    return kinds.indices.contains {
      !kinds[$0].isEmpty
        && (screen.elements[$0].isSelectable == true
          || screen.elements[$0].editActions != nil)
    }
  }
}
