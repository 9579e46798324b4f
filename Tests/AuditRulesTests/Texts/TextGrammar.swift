import AccessibilityModel
import Auditing
import TestSupport

/// The grammar of what rules say to people: each function lists what is wrong with a text.
///
/// App text in “ ”, identifiers in " " and code in ` ` are one word each and may hold anything.
enum TextGrammar {
  static func common(_ text: String) -> [String] {
    let plain = unquoted(text)
    var faults = DiscouragedPhrases.inRuleTexts.found(in: ProseWord.words(of: [plain[...]]))
      .map { "has \($0)" }
    if plain.contains("×") { faults.append("has a ×, which is read aloud as a letter") }
    if text.contains("«") || text.contains("»") { faults.append("has quotation marks « »") }
    if plain.contains("  ") { faults.append("has two spaces") }
    return faults
  }

  static func summary(_ text: String, severity: Severity) -> [String] {
    var faults = common(text)
    let modal = severity == .error ? "must" : "should"
    if !words(text).contains(modal) { faults.append("lacks the word \(modal)") }
    if ["A ", "An "].contains(where: text.hasPrefix) { faults.append("has a singular subject") }
    if text.first?.isUppercase != true || !text.hasSuffix(".") { faults.append("is no sentence") }
    if text.count > 85 { faults.append("has \(text.count) characters; maximum 85") }
    return faults
  }

  static func rationale(_ text: String) -> [String] {
    var faults = common(text)
    let isEnded = text.hasSuffix(".") || text.hasSuffix(".”")
    if text.first.map({ $0.isUppercase || $0 == "“" }) != true || !isEnded {
      faults.append("is no sentence")
    }
    let count = words(text).count
    if count > 25 { faults.append("has \(count) words; maximum 25") }
    return faults
  }

  /// - Parameter text: of the fix, for one platform.
  static func fix(_ text: String, on platform: Platform) -> [String] {
    var faults = common(text)
    if text.isEmpty { faults.append("is empty") }
    if text.hasSuffix(".") && !text.hasSuffix("”") { faults.append("ends with a full stop") }
    if text.first?.isLowercase != true { faults.append("starts with a capital") }
    let count = words(text).count
    if count > 20 { faults.append("has \(count) words; maximum 20") }
    return faults + foreignNames(text, on: platform)
  }

  /// - Parameter text: the reason of a limitation, which a report prints after “Skipped: ”.
  static func limitation(_ text: String) -> [String] {
    var faults = common(text)
    if text.hasSuffix(".") { faults.append("ends with a full stop") }
    if text.contains(":") { faults.append("has a colon, which a report prints before the rules") }
    let count = words(text).count
    if count > 20 { faults.append("has \(count) words; maximum 20") }
    return faults
  }

  static func code(_ line: Remedy.CodeLine) -> [String] {
    var faults: [String] = []
    if line.text.contains("\n") { faults.append("has several lines") }
    if line.text.count > 120 { faults.append("has \(line.text.count) characters; maximum 120") }
    let platforms = Platform.allCases.filter(line.framework.isUsed)
    let names = platforms.map { Set(foreignNames(line.text, on: $0)) }
    let everywhere = names.dropFirst().reduce(names.first ?? []) { $0.intersection($1) }
    return faults + everywhere.sorted()
  }

  /// The names of another platform's API, or of its screen reader.
  static func foreignNames(_ text: String, on platform: Platform) -> [String] {
    let names = self.names(in: text)
    let wrong = names.filter { name in
      switch platform {
      case .android: isApple(name) || name == "VoiceOver"
      case .iOS, .tvOS: isAndroid(name) || name == "TalkBack" || name.hasPrefix("setAccessibility")
      case .macOS: isAndroid(name) || name == "TalkBack" || isUIKit(name)
      }
    }
    return wrong.map { "names \($0)" }
  }

  private static func isApple(_ name: String) -> Bool {
    isUIKit(name) || name.hasPrefix("setAccessibility") || name.hasPrefix("NS")
      || ["numberOfLines", "safeAreaLayoutGuide", "textContentType"].contains(name)
  }

  /// UIKit's classes, and the properties that AppKit has as functions.
  private static func isUIKit(_ name: String) -> Bool {
    hasCapital(name, after: "UI")
      || hasCapital(name, after: "accessibility") && !androidAccessibility.contains(name)
      || name == "isAccessibilityElement" || name == "shouldGroupAccessibilityChildren"
  }

  /// Whether a name is more than its prefix: `accessibilityLabel`, not the word `accessibility`.
  private static func hasCapital(_ name: String, after prefix: String) -> Bool {
    name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
  }

  private static func isAndroid(_ name: String) -> Bool {
    [
      "android", "contentDescription", "importantForAccessibility", "labelFor", "Modifier",
      "setStateDescription", "stateDescription", "TextView", "TouchDelegate", "ViewCompat",
    ].contains(name)
  }

  private static let androidAccessibility: Set<String> = [
    "accessibilityHeading", "accessibilityLiveRegion", "accessibilityManager",
    "accessibilityTraversalBefore",
  ]

  /// The words of a text, with each quoted text as one.
  static func words(_ text: String) -> [String] {
    unquoted(text).split { $0 == " " || $0 == "\n" }
      .map { $0.trimmingPrefix { ".,;:()".contains($0) } }
      .map { String($0.reversed().drop { ".,;:()".contains($0) }.reversed()) }
      .filter { !$0.isEmpty }
  }

  /// A text with a letter for each part in quotation marks, and for each element with its identifier.
  static func unquoted(_ text: String) -> String {
    text.replacing(/“[^”]*”|([A-Z]\w* )?"[^"]*"|`[^`]*`/, with: "Q")
  }

  private static func names(in text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
