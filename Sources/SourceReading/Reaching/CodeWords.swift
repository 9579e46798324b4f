/// The names that one code file mentions, by the part of the code that does.
struct CodeWords: Sendable {
  /// Code that is used under the same conditions.
  struct Part: Sendable {
    /// The types around it, outermost first.
    var types: [CodeName] = []
    /// The functions around it that only the app's own code can call.
    var functions: [CodeName] = []
    /// Whether only debug builds have it: `#if DEBUG`.
    var isDebug = false
    /// The line where it begins.
    var line: Int
    var names: Set<CodeName> = []
  }

  var file: String
  var parts: [Part] = []
  /// The types that it declares, other than by extensions.
  var declaredTypes: Set<CodeName> = []
  /// Those that begin the app, or that other modules may use.
  var openTypes: Set<CodeName> = []
  /// Whether it begins the app: `@main`, `UIApplicationMain`.
  var startsApp = false
  /// The constant parts of texts that code puts together: `Cell` of `"\(kind)Cell"`.
  var fragments: Set<CodeName> = []
}

extension CodeWords {
  /// - Parameter isSwift: otherwise Objective-C.
  init(of bytes: [UInt8], file: String, isSwift: Bool) {
    var scanner = CodeWordScanner(bytes, file: file, isSwift: isSwift)
    scanner.scan()
    self = scanner.words
  }
}
