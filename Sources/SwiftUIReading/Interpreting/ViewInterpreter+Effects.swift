internal import SwiftSyntax

// The effects of the controls of a view, as code.

extension ViewInterpreter {
  /// The code of the action of a control, or of the binding that it changes, with the number of the view of the app
  /// that it is in; nil for none, for an action whose code is not written yet (`print("tapped")`), and where a
  /// parameter of a closure decides, such as the item of a row.
  func effect(of kind: ViewNode.Kind, _ call: Call, _ scope: Scope) -> String? {
    let code: Syntax?
    switch kind {
    case .button:
      let action = call.closure("action") ?? (call.has("action") ? nil : call.trailing)
      code = action.map { Syntax($0.statements) } ?? call.value("action").map { Syntax($0) }
    case .toggle: code = call.value("isOn").map { Syntax($0) }
    case .textField, .secureField, .textEditor:
      code = (call.value("text") ?? call.value("value")).map { Syntax($0) }
    case .slider, .stepper: code = call.value("value").map { Syntax($0) }
    case .picker, .segmentedPicker, .wheelPicker, .datePicker, .colorPicker:
      code = call.value("selection").map { Syntax($0) }
    default: return nil
    }
    guard let code else { return nil }
    var tokens = code.tokens(viewMode: .sourceAccurate).map(\.text)
    // `action: cancel` does the same as `{ cancel() }`.
    if tokens.suffix(2) == ["(", ")"] { tokens.removeLast(2) }
    guard let first = tokens.first(where: { !$0.isEmpty }), first != "print",
      !tokens.contains(where: scope.namesItem)
    else {
      return nil
    }
    return "\(scope.instance) \(tokens.joined(separator: " "))"
  }
}

extension Scope {
  /// Whether a token of code is the name of an item of a collection or of another parameter of a closure, or its
  /// binding.
  fileprivate func namesItem(_ token: String) -> Bool {
    guard token.hasPrefix("$") else { return isItem(token) }
    let name = String(token.dropFirst())
    return name.allSatisfy(\.isNumber) || isItem(name)
  }
}
