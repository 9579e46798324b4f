internal import AccessibilityModel

/// One view of a layout, with the facts that code, data binding or other files complete.
struct AndroidView {
  var tag: UIAutomatorTag
  /// The role where the class of the view does not decide it.
  var role: Role?
  /// Whether a binding, a resource that is missing or code sets its text or its description.
  var isBound = false
  /// Whether it is a check box, a radio button or a switch that the file makes unclickable, and no code clicks it.
  var isStateOnly = false
  /// Whether it is a layout around a field to which code gives the hint.
  var isGivenFieldHint = false
  /// Whether that is its description, which replaces the text.
  var isDescriptionBound = false
  /// Whether its content comes from another file or from code.
  var isFilled = false
  /// Whether the layout gives it no description on purpose (`@null`).
  var hasNoDescription = false
  var isHidden = false
  var hidesDescendants = false
  /// The reasons for facts that the file sets to something unknown.
  var unknown: [CodeEvidence.Subject: String] = [:]
  /// The resources that were not found, in words.
  var missing: [String] = []
  /// The identifier of the field that it is the label of.
  var labelFor: String?
  var isBold = false
  /// The hint that a Material layout gives the field in it.
  var fieldHint: String?
  /// Whether a Material layout shows the hint only while the field in it is empty (`app:hintEnabled`).
  var hidesHintWithText = false
  /// The second text of a preference.
  var summary: String?

  init(_ tag: UIAutomatorTag) { self.tag = tag }
}
