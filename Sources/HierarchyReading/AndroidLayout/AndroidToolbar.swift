// The button that a toolbar makes of its navigation icon.

extension AndroidResolver {
  /// The navigation button of a toolbar as a node; nil for a toolbar without the icon, and for any other view.
  ///
  /// The toolbar makes an image button of the icon, and of its description the one of the button
  /// (https://developer.android.com/reference/androidx/appcompat/widget/Toolbar#setNavigationContentDescription(int)).
  func navigationButton(of node: AndroidNode) -> AndroidNode? {
    guard node.name.hasSuffix("Toolbar"), let icon = attribute("navigationIcon", of: node),
      icon != "@null"
    else { return nil }
    var button = AndroidNode(
      name: "ImageButton", attributes: ["src": icon], line: node.line, column: node.column,
      end: node.end)
    button.attributes["contentDescription"] = attribute("navigationContentDescription", of: node)
    button.declaration = node.declaration
    button.toolbar = node.id ?? ""
    return button
  }
}
