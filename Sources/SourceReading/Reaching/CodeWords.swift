/// The names that one code file mentions, by the part of the code that does.
struct CodeWords: Sendable {
  /// Code that is used under the same conditions.
  struct Part: Sendable {
    /// The types around it, outermost first.
    var types: [CodeName] = []
    /// The members around it that only the app's own code can use, outermost first.
    var members: [CodeMember] = []
    /// The conditions around it that flags may decide, outermost first.
    var conditions: [CodeCondition] = []
    /// Whether only debug builds have it: `#if DEBUG`.
    var isDebug = false
    /// The line where it begins.
    var line: Int
    var names: Set<CodeName> = []
    /// Those of ``names`` that load no nib of the name: it has them only as types, or as identifiers of scenes.
    var typed: Set<CodeName> = []
    /// Those of ``typed`` that it has only as the types of arguments and properties.
    var annotated: Set<CodeName> = []
    /// The classes to which it only compares or casts an object, which makes none.
    var casts: Set<CodeName> = []
  }

  var file: String
  var parts: [Part] = []
  /// The types that it declares, other than by extensions, as they are written.
  var declaredTypes: [CodeName: String] = [:]
  /// Those that begin the app, or that other modules or the runtime may use.
  var openTypes: Set<CodeName> = []
  /// What declarations and extensions of a type name after the colon.
  var parents: [CodeName: Set<CodeParent>] = [:]
  /// The methods that interfaces of Objective-C declare.
  var declaredMethods: Set<CodeName> = []
  /// The enumerations that code makes from values: `Kind(rawValue: text)`.
  var rawTypes: Set<CodeName> = []
  /// Whether it makes values of enumerations that it does not name.
  var makesAnyRaw = false
  let isSwift: Bool
  /// Whether brackets do not match, so that the parts of its names are not known.
  var isForgotten = false
  /// Whether it begins the app: `@main`, `UIApplicationMain`.
  var startsApp = false
  var flags: [FlagDeclaration] = []
  var settings = FlagSettings()
  /// Where each part begins and continues, by line.
  var places: [(line: Int, part: Int)] = []
  /// The constant parts of texts that code puts together: `Cell` of `"\(kind)Cell"`.
  var fragments: Set<CodeName> = []
}

/// A function, a property or a case of an enumeration that is in use only if code names it.
struct CodeMember: Hashable, Sendable {
  enum Kind: Sendable {
    /// Only its own file can use it, or it is outside of all types: nothing else calls it.
    case closed
    /// An action, which screens can call too.
    case action
    /// A case of an enumeration.
    case enumCase
    /// A function without arguments.
    case plain
    /// A property of the type, or one that is computed.
    case constant
    /// A function whose first argument has a label that no protocol of Apple's delegates has.
    case labelled
    /// A function with other arguments.
    case function
    /// A method of Objective-C.
    case message
  }

  var name: CodeName
  var kind: Kind
  /// Whether only its own file can have its name: `private`, `static` in Objective-C.
  var isOfFile = false
}

/// A class or a protocol that a type names after the colon.
struct CodeParent: Hashable, Sendable {
  enum Kind: Sendable {
    /// A class of UIKit or AppKit, whose methods need `override`.
    case systemView
    /// A root or a protocol that calls no method by a name of the app.
    case plain
    /// A protocol of Apple's for the object that another one asks and informs.
    case delegate
    /// One of those by whose name in a property list the system begins an app or a scene.
    case starter
    /// The same of a library, which makes no objects either.
    case otherDelegate
    case other
  }

  var name: CodeName
  var kind: Kind
  /// Whether it is a class that starts an app, by its name.
  var startsApp: Bool
  var isController: Bool
  /// Whether it stands for an attribute, such as `@objc(Player)`.
  var isAttribute: Bool
  /// Whether it may set the properties of a type from data, as `Codable` does.
  var mayDecode: Bool

  init(_ text: String) {
    name = CodeName(text)
    startsApp = text.hasSuffix("AppDelegate")
    isAttribute = text == "@"
    isController = text.hasSuffix("Controller")
    if Self.plain.contains(text) {
      kind = .plain
    } else if SystemClasses.contains(text) {
      kind = .systemView
    } else if Self.starters.contains(where: text.hasSuffix) {
      kind = .starter
    } else if Self.frameworks.contains(where: text.hasPrefix),
      Self.delegates.contains(where: text.hasSuffix)
    {
      kind = .delegate
    } else {
      kind = Self.delegates.contains(where: text.hasSuffix) ? .otherDelegate : .other
    }
    mayDecode = kind == .other && !Self.interfaces.contains(where: text.hasSuffix)
  }

  /// How the names of classes and protocols end that only show something.
  private static let interfaces = [
    "Controller", "View", "Cell", "Button", "Label", "Control", "Delegate", "DataSource",
  ]

  private static let plain: Set<String> = [
    "NSObject", "AnyObject", "NSObjectProtocol", "UIResponder", "NSResponder", "class", "Equatable",
    "Hashable", "Comparable", "Sendable", "Error", "String", "Int", "UInt", "Double", "Float",
    "Character",
    "CGFloat", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "MainActor", "Any",
  ]
  private static let frameworks = [
    "UI", "NS", "MK", "CL", "WK", "AV", "SK", "CN", "PH", "CB", "MF", "QL", "UN", "SF", "PK", "MC",
  ]
  private static let starters = [
    "UIApplicationDelegate", "NSApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
    "AppDelegate",
  ]
  private static let delegates = ["Delegate", "DataSource", "DelegateFlowLayout"]
}

extension CodeWords {
  /// Whether a library's class starts the app: `class AppDelegate: KitAppDelegate`. Code that no source shows may then
  /// load the app's screens by their names.
  static func startInLibrary(_ code: [CodeWords]) -> Bool {
    let declared = code.reduce(into: Set<CodeName>()) { $0.formUnion($1.declaredTypes.keys) }
    return code.contains { file in
      file.parents.values.contains { parents in
        parents.contains { $0.startsApp && !declared.contains($0.name) }
      }
    }
  }

  /// - Parameter isSwift: otherwise Objective-C.
  init(of bytes: [UInt8], file: String, isSwift: Bool) {
    var scanner = CodeWordScanner(bytes, file: file, isSwift: isSwift)
    scanner.scan()
    self = scanner.words
    separateOwnNames()
  }

  /// Gives the members that only this file can name names of their own: others may have the same in other files.
  private mutating func separateOwnNames() {
    var own: [CodeName: CodeName] = [:]
    for member in parts.lazy.flatMap(\.members) where member.isOfFile {
      own[member.name] = member.name.inFile(file)
    }
    guard !own.isEmpty else { return }
    for index in parts.indices {
      parts[index].names.formUnion(parts[index].names.compactMap { own[$0] })
      for member in parts[index].members.indices where parts[index].members[member].isOfFile {
        let name = parts[index].members[member].name
        parts[index].members[member].name = own[name] ?? name
      }
    }
  }

  init(file: String, isSwift: Bool) {
    self.file = file
    self.isSwift = isSwift
  }
}
