internal import AccessibilityModel
internal import Auditing

extension AuditContext {
  /// Whether there is text on the screen that the edit menu works on.
  var hasSelectableText: Bool {
    // The text of a web page can be selected, too.
    let fields = elements(.textField, .textView, .searchField, .secureTextField, .webView)
    if !fields.isEmpty { return true }
    return kinds.indices.contains {
      !kinds[$0].isEmpty
        && (screen.elements[$0].isSelectable == true
          || screen.elements[$0].editActions != nil)
    }
  }
}
