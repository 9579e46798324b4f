internal import SwiftSyntax

// Views that name another protocol than SwiftUI's `View`.

extension TypeDeclaration {
  /// Makes a type a view that has the body of one and conforms to a protocol of a library:
  /// `func body(props: Props) -> some View`.
  ///
  /// Modifiers and styles have other functions, or get `content`.
  mutating func takeBodyOfLibrary() {
    guard kind == .other, isDeclared, !conformances.isEmpty else { return }
    if properties["body"]?.type == Self.typeOfBody { kind = .view }
    guard let function = functions["body"], properties["body"] == nil,
      function.signature.returnClause?.type.trimmedDescription == Self.typeOfBody,
      function.signature.parameterClause.parameters.first?.firstName.text != "content",
      let statements = function.body?.statements
    else { return }
    kind = .view
    properties["body"] = Property(body: statements, file: file)
  }

  private static let typeOfBody = "some View"

  /// Whether it is a shape of the app's own, which is drawn and is not an accessibility element.
  var isShape: Bool { !Self.shapes.isDisjoint(with: conformances) }

  private static let shapes: Set<String> = ["Shape", "InsettableShape"]

  /// Makes a type a view whose protocol refines `View`.
  ///
  /// - Parameter protocols: those of the app that do.
  mutating func conform(toViews protocols: Set<String>) {
    guard kind == .other, !protocols.isDisjoint(with: conformances) else { return }
    kind = .view
  }

  /// The protocols of an app that refine `View`, themselves or through others.
  static func viewProtocols(among protocols: [String: [String]]) -> Set<String> {
    var found: Set<String> = []
    var known = protocols.filter { $0.value.contains("View") }.map(\.key)
    let refining = Dictionary(
      grouping: protocols.flatMap { name, refined in refined.map { (name, $0) } }, by: \.1)
    while let name = known.popLast() {
      guard found.insert(name).inserted else { continue }
      known += refining[name, default: []].map(\.0)
    }
    return found
  }
}
