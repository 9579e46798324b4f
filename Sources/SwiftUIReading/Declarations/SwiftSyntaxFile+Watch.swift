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
    return tree.statements.contains { item in
      item.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "WatchKit"
    }
  }
}
