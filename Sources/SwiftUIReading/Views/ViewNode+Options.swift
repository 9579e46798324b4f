internal import AccessibilityModel

extension ViewNode {
  /// A picker of the style `inline`: each option is a row that can be selected, and no element holds them
  /// (https://developer.apple.com/documentation/swiftui/pickerstyle/inline).
  var withRowsOfOptions: ViewNode {
    var rows = self
    rows.kind = .group
    rows.facts.text = nil
    rows.children = children.map { option in
      var row = ViewNode(kind: .button, name: "Option", place: option.place, children: [option])
      row.facts.isRepeated = option.facts.isRepeated
      row.facts.isAlternative = option.facts.isAlternative
      row.facts.conditions = option.facts.conditions
      row.facts.choice = option.facts.choice
      // The system adds the trait of the selected one.
      row.facts.statesSelection = true
      row.children[0].facts.isAlternative = false
      return row
    }
    return rows
  }
}
