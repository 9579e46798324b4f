internal import SourceReading
internal import SwiftSyntax

extension SwiftSyntaxFile {
  /// Whether it is code of an Apple Watch: it imports WatchKit, or is in a folder that Xcode names for the target of a
  /// watch (`Cart Watch App`, `Cart WatchKit Extension`).
  var isForWatch: Bool {
    let folders = name.split(separator: "/").dropLast()
    if folders.contains(where: { $0.contains("Watch App") || $0.contains("WatchKit") }) {
      return true
    }
    return imports("WatchKit")
  }

  /// Whether it is code of widgets, which are shown on colours of their own.
  var isForWidget: Bool { imports("WidgetKit") }

  private func imports(_ module: String) -> Bool {
    tree.statements.contains { item in
      item.item.as(ImportDeclSyntax.self)?.path.first?.name.text == module
    }
  }
}
