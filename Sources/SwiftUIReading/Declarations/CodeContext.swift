internal import SwiftSyntax

/// Where a piece of code is: in the content of a navigation or a presentation, or in a member of a type.
struct CodeContext {
  /// The label of the view that a hosting controller gets, that of a subclass of the app too.
  static let hostedLabel = "rootView"

  private(set) var destination = ViewUses.Destination.part
  /// The member that it is in, unless it is pushed or presented.
  private(set) var member = ViewUses.Member(owner: "")
  /// The name of the type around it; nil for none.
  private(set) var type: String?
  /// Whether a container is around it, in the same member.
  private(set) var isNested = false
  /// The function that gets it, if SwiftUI has no such modifier, or `""` for a variable or a function that returns nothing:
  /// it may show it later. The content of unknown functions is not read.
  private(set) var receiver: String?
  /// The parameter of a view of the app's own, perhaps, that gets it: that view may push or present it.
  private(set) var parameter: ViewUses.Parameter?

  /// The nearest call around it that pushes or presents its content, up to the declaration of its type.
  init(of node: Syntax) {
    var child = node
    var argument: String?
    while let parent = child.parent {
      if let labelled = parent.as(LabeledExprSyntax.self) { argument = labelled.label?.text }
      if let closure = parent.as(MultipleTrailingClosureElementSyntax.self) {
        argument = closure.label.text
      }
      if let call = parent.as(FunctionCallExprSyntax.self), let name = Call.name(of: call),
        destination == .part
      {
        destination = Self.destination(of: child, at: argument, in: call, named: name)
        if !Self.isReceiver(child, of: call) {
          if Self.containers.contains(name) {
            isNested = true
          } else if name.first?.isUppercase == true {
            parameter =
              parameter ?? ViewUses.Parameter(view: name, label: Self.label(child, at: argument))
          } else if !ViewInterpreter.modifiers.contains(name) {
            receiver = receiver ?? name
          }
        }
      }
      let isHosted = parent.as(LabeledExprSyntax.self)?.label?.text == Self.hostedLabel
      if isHosted || parent.is(ArrayExprSyntax.self), destination == .part {
        destination = .presented
      }
      if Self.assigns(parent, child) { receiver = receiver ?? "" }
      if let function = parent.as(FunctionDeclSyntax.self) {
        member.name = function.name.text
        if function.signature.returnClause == nil { receiver = receiver ?? "" }
      } else if let binding = parent.as(PatternBindingSyntax.self), binding.accessorBlock != nil {
        member.name = binding.pattern.trimmedDescription
      }
      if let type = Self.type(parent) {
        member.owner = type
        self.type = type
        return
      }
      child = parent
    }
  }

  /// Whether some code assigns a part of it to a variable.
  private static func assigns(_ code: Syntax, _ part: Syntax) -> Bool {
    guard let elements = code.as(ExprListSyntax.self), elements.count > 2 else { return false }
    let sign = elements.index(after: elements.startIndex)
    return elements[sign].is(AssignmentExprSyntax.self)
      && Syntax(elements[elements.startIndex]) != part
  }

  /// The name of the type that a declaration declares or extends.
  private static func type(_ node: Syntax) -> String? {
    if let type = node.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
    guard node.isProtocol((any DeclGroupSyntax).self) else { return nil }
    return node.asProtocol((any NamedDeclSyntax).self)?.name.text
  }

  /// - Parameter argument: the label of the argument that the code is in, if it is in one.
  private static func destination(
    of child: Syntax, at argument: String?, in call: FunctionCallExprSyntax, named name: String
  ) -> ViewUses.Destination {
    if name == "NavigationLink" {
      if child == call.trailingClosure.map({ Syntax($0) }), Call.isGeneratedText(call) {
        return .labelOrPage
      }
      return isLabel(child, at: argument, of: call) ? .part : .pushed
    }
    if name == "navigationDestination", !isReceiver(child, of: call) { return .pushed }
    return presenting.contains(name) && !isReceiver(child, of: call) ? .presented : .part
  }

  private static let containers: Set<String> = [
    "List", "Form", "Section", "ForEach", "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack",
    "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "ScrollView", "TabView", "Button", "Menu",
  ]

  private static func isReceiver(_ child: Syntax, of call: FunctionCallExprSyntax) -> Bool {
    Syntax(call.calledExpression) == child
  }

  /// Whether a part of a call is the label of a link: the closure `label:`, within the parentheses or after them, or the
  /// only trailing closure of a link with a destination.
  private static func isLabel(
    _ child: Syntax, at argument: String?, of call: FunctionCallExprSyntax
  ) -> Bool {
    if child.is(LabeledExprListSyntax.self) { return argument == "label" }
    if child.is(MultipleTrailingClosureElementListSyntax.self) { return true }
    let labels = call.arguments.compactMap(\.label?.text)
    if child == call.trailingClosure.map({ Syntax($0) }) {
      return labels.contains("destination") || labels.contains("value") || Call.leadsToValue(call)
    }
    return false
  }

  /// The label of the argument that a part of a call is, or of a further trailing closure; nil for the first of these.
  private static func label(_ child: Syntax, at argument: String?) -> String? {
    child.is(ClosureExprSyntax.self) ? nil : argument
  }

  static let presenting: Set<String> = [
    "sheet", "fullScreenCover", "popover", "WindowGroup", "Window", "Settings", "inspector",
    "DocumentGroup", "UtilityWindow",
    "UIHostingController", "NSHostingController", "NSHostingView", "ImageRenderer",
  ]
}
