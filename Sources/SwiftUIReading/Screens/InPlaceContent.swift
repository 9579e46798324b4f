internal import SourceReading
internal import SourceText
internal import SwiftSyntax

/// Views that code shows in place, in no view type: the content of a window, of a widget, of a hosting controller.
struct InPlaceContent {
  enum Views {
    case closure(ClosureExprSyntax)
    case expression(ExprSyntax)
  }

  let call: FunctionCallExprSyntax
  let views: Views
  /// Its container: `window`.
  let kind: String
  /// The name of the type around the code; nil for none.
  let owner: String?
  /// Whether users see it as a whole screen.
  let isWhole: Bool
  /// Whether it has further views, around a Dynamic Island, that are not read.
  let hasIsland: Bool

  /// The contents in a file that are more than views of the app and what arranges them.
  static func all(in file: SwiftSyntaxFile) -> [InPlaceContent] {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    return visitor.found
  }

  /// Whether code may have such contents: it names a scene, a widget or a hosted view. Most code does not, and need not
  /// be parsed to find out.
  static func mayBe(in code: [UInt8]) -> Bool { names.contains { $0.isIn(code) } }

  private static let names = ([CodeContext.hostedLabel] + scenes.keys).map { ByteSearch($0) }

  private init?(_ call: FunctionCallExprSyntax) {
    if let hosted = call.arguments.first(where: { $0.label?.text == CodeContext.hostedLabel }) {
      views = .expression(hosted.expression.bare)
      (kind, isWhole, hasIsland) = ("hosting controller", true, false)
    } else {
      guard call.calledExpression.is(DeclReferenceExprSyntax.self), let made = Call(call),
        let scene = Self.scenes[made.name],
        let closure = made.closure("content") ?? made.trailing
      else { return nil }
      views = .closure(closure)
      (kind, isWhole) = scene
      hasIsland = made.closure("dynamicIsland") != nil
    }
    let visitor = ShownVisitor(viewMode: .sourceAccurate)
    switch views {
    case .closure(let closure): visitor.walk(closure)
    case .expression(let expression): visitor.walk(expression)
    }
    guard visitor.showsViews else { return nil }
    self.call = call
    owner = CodeContext(of: Syntax(call)).type
  }

  /// The scenes and the configurations of widgets, with whether their content fills a screen.
  private static let scenes: [String: (kind: String, isWhole: Bool)] = [
    "WindowGroup": ("window", true), "Window": ("window", true),
    "UtilityWindow": ("window", true), "DocumentGroup": ("document", true),
    "Settings": ("settings", true), "MenuBarExtra": ("menu bar extra", false),
    "StaticConfiguration": ("widget", false), "IntentConfiguration": ("widget", false),
    "AppIntentConfiguration": ("widget", false),
    "ActivityConfiguration": ("Live Activity", false),
  ]

  private final class Visitor: AppCodeVisitor {
    var found: [InPlaceContent] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let content = InPlaceContent(node) { found.append(content) }
      return .visitChildren
    }
  }

  /// Finds views of SwiftUI that show or do something.
  private final class ShownVisitor: SyntaxVisitor {
    var showsViews = false

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      if let name, InPlaceContent.shown.contains(name) { showsViews = true }
      return showsViews ? .skipChildren : .visitChildren
    }
  }

  private static let shown: Set<String> = [
    "Text", "Image", "AsyncImage", "Button", "Link", "Label", "LabeledContent", "Toggle", "Slider",
    "Stepper", "TextField", "SecureField", "TextEditor", "Picker", "DatePicker", "ColorPicker",
    "Menu", "ProgressView", "Gauge", "ShareLink", "SettingsLink", "NavigationLink", "EditButton",
    "DisclosureGroup", "Map", "Chart", "Tab", "ContentUnavailableView",
  ]
}
