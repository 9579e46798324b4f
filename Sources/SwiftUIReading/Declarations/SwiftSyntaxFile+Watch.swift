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

  /// Whether it is code of a TV, by the folder of its target (`Cart TV`, `Cart tvOS`) or the import of TVUIKit.
  var isForTV: Bool {
    let folders = name.split(separator: "/").dropLast()
    if folders.contains(where: { $0.hasSuffix(" TV") || $0.contains("tvOS") }) { return true }
    return imports("TVUIKit")
  }

  /// Whether its screens have the sizes and the grounds of another device than a phone or a Mac.
  var isForOtherDevice: Bool { isForWatch || isForTV }

  /// Whether it is code of widgets, which are shown on colours of their own and in sizes of the system. Code of the app
  /// imports their module to have them drawn again.
  var isForWidget: Bool {
    imports("WidgetKit")
      && !tree.tokens(viewMode: .sourceAccurate).contains { $0.text == "WidgetCenter" }
  }

  private func imports(_ module: String) -> Bool {
    tree.statements.contains { item in
      item.item.as(ImportDeclSyntax.self)?.path.first?.name.text == module
    }
  }
}
