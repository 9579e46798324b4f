internal import AccessibilityModel

/// Which files of Kotlin and Java something leads to, by the names of the classes in them.
///
/// Android itself starts only activities that the manifest offers to other apps; any other activity, a fragment or an adapter
/// is shown by code or by a resource that names it
/// (https://developer.android.com/guide/topics/manifest/activity-element#exported). Only words count, and what this search
/// cannot judge is reached.
enum AndroidReach {
  /// The classes of one file, and the words in it that may be names of classes.
  struct File: Sendable {
    /// The classes and objects that begin at the margin: others are named with the one around them.
    private(set) var classes: [String] = []
    /// Whether one of them is an activity, a fragment, a dialog or an adapter, by its name or by what it extends.
    private(set) var isOfViews = false
    /// Whether more than the names of its classes may lead to it: a function of the file, a library that searches for
    /// an annotation.
    private(set) var isFoundOtherwise = false
    /// Only hashes: a large app has a million words, and two words with one hash are one that is named.
    private(set) var words: Set<UInt64> = []
    /// The last word of an import so far: an import alone does not name its class.
    private var imported: String?
    private var isInHeader = false
    private var (lineOfClass, lineOfPrivate) = (0, 0)

    /// Notes a word that is not in a comment.
    ///
    /// - Parameters:
    ///   - previous: the word before it, and the last character between them that is not a space; 0 for none.
    ///   - isAtMargin: whether its line begins without spaces.
    mutating func note(
      _ word: String, after previous: (word: String, sign: UInt8), line: Int, isAtMargin: Bool,
      isImported: Bool
    ) {
      if isImported {
        if let imported { add(imported) }
        imported = word == "import" ? nil : word
        return
      }
      add(word)
      if isAtMargin { noteDeclaration(word, after: previous, line: line) }
      if isInHeader, AndroidReach.isOfViews(word) { isOfViews = true }
    }

    private mutating func noteDeclaration(
      _ word: String, after previous: (word: String, sign: UInt8), line: Int
    ) {
      if previous.sign == 0, AndroidReach.declaring.contains(previous.word) {
        classes.append(word)
        (isInHeader, lineOfClass) = (true, line)
        if !AndroidReach.mayBeClass(word) { isFoundOtherwise = true }
      } else if previous.sign == UInt8(ascii: "@"), !AndroidReach.annotations.contains(word) {
        isFoundOtherwise = true
      } else if word == "private" || word == "const" {
        lineOfPrivate = line
      } else if AndroidReach.members.contains(word), line != lineOfClass, line != lineOfPrivate {
        isFoundOtherwise = true
      }
    }

    /// Notes a character that is not in a word.
    mutating func note(sign: UInt8) {
      switch sign {
      case UInt8(ascii: "*"):
        // All that is in the class.
        if let imported { add(imported) }
      case UInt8(ascii: "\n"): imported = nil
      case UInt8(ascii: "{"): isInHeader = false
      default: break
      }
    }

    private mutating func add(_ word: String) {
      if AndroidReach.mayBeClass(word) { words.insert(StableHash(word.utf8).value) }
    }
  }

  /// Whether something leads to each of some files.
  ///
  /// - Parameters:
  ///   - manifests: unless they start an app, other apps may show each class.
  ///   - resources: the files in XML, all of whose names count.
  static func reached(
    among files: [File], manifests: AndroidActivities, resources: [AndroidResources.File]
  ) -> [Bool] {
    guard manifests.startApp else { return files.map { _ in true } }
    var owners: [UInt64: [Int]] = [:]
    var reached = files.map { !$0.isOfViews || $0.isFoundOtherwise }
    for index in files.indices where !reached[index] {
      for name in files[index].classes {
        owners[StableHash(name.utf8).value, default: []].append(index)
      }
    }
    var pending = files.indices.filter { reached[$0] }
    func name(_ word: UInt64) {
      for file in owners.removeValue(forKey: word) ?? [] where !reached[file] {
        reached[file] = true
        pending.append(file)
      }
    }
    for word in manifests.names { name(StableHash(word.utf8).value) }
    for file in resources where !otherFolders.contains(AndroidFolder(of: file.path)?.kind ?? "") {
      words(in: file.bytes).forEach(name)
    }
    while let file = pending.popLast() { files[file].words.forEach(name) }
    return reached
  }

  /// The words of a file in XML that may be names of classes, but the one that only the editor reads (`tools:context`).
  private static func words(in bytes: [UInt8]) -> Set<UInt64> {
    var found: Set<UInt64> = []
    var offset = 0
    while offset < bytes.count {
      let word = bytes[offset...].prefix(while: AndroidLayoutIndex.isOfName)
      guard !word.isEmpty else {
        offset += 1
        continue
      }
      offset = word.endIndex
      if word.elementsEqual(context), bytes[..<word.startIndex].suffix(tools.count) == tools[...] {
        let value = bytes[offset...].drop { $0 != quote }.dropFirst()
        offset = value.firstIndex(of: quote) ?? bytes.count
      } else if word.contains(where: isCapital) {
        found.insert(StableHash(word).value)
      }
    }
    return found
  }

  private static func isOfViews(_ word: String) -> Bool {
    word.first?.isUppercase == true && views.contains(where: word.hasSuffix)
  }

  private static func mayBeClass(_ word: String) -> Bool { word.utf8.contains(where: isCapital) }
  private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

  /// Drawings and colours name no classes.
  private static let otherFolders: Set = ["drawable", "color"]
  private static let quote = UInt8(ascii: "\"")
  private static let (tools, context) = (Array("tools:".utf8), Array("context".utf8))
  private static let declaring: Set = ["class", "object", "interface"]
  private static let members: Set = ["fun", "val", "var", "typealias"]
  private static let views = ["Activity", "Fragment", "Dialog", "Adapter"]
  /// The annotations by which nothing finds a class.
  private static let annotations: Set = [
    "AndroidEntryPoint", "Deprecated", "OptIn", "RequiresApi", "Suppress", "SuppressLint",
    "SuppressWarnings", "TargetApi",
  ]
}
