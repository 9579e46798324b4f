internal import SourceText

/// The activities of an app, which of them a manifest keeps in portrait, and which it offers to other apps.
public struct AndroidActivities: Sendable {
  /// The words in the attributes of all manifests, but the names of activities that only the app itself can start.
  private(set) var names: Set<String> = []
  private var areComplete = true

  /// By the ends of their names, whether an activity stays in portrait.
  private var isPortrait: [String: Bool] = [:]

  public init() {}

  /// Adds the activities of a manifest, as far as it can be parsed.
  public mutating func add(_ manifest: [UInt8]) {
    guard let read = try? XMLDocument.read(manifest, into: AndroidManifestHandler()) else {
      areComplete = false
      return
    }
    names.formUnion(read.names)
    for activity in read.activities {
      isPortrait[Self.shortName(activity.name)] = Self.orientations.contains(activity.orientation)
    }
  }

  /// Whether the manifests are those of an app that users start, and no library.
  var startApp: Bool { areComplete && names.contains("LAUNCHER") }

  /// Whether users see a layout in portrait only.
  ///
  /// - Parameter activity: the one that the editor shows the layout in (`tools:context`); nil if the layout names none.
  func areOnlyPortrait(showing activity: String?) -> Bool {
    if let activity, let known = isPortrait[Self.shortName(activity)] { return known }
    return !isPortrait.isEmpty && isPortrait.values.allSatisfy { $0 }
  }

  private static let orientations: Set = [
    "portrait", "userPortrait", "sensorPortrait", "reversePortrait",
  ]

  private static func shortName(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}

/// Reads the activities of a manifest, and the names in it.
private struct AndroidManifestHandler: XMLHandler {
  enum Attribute: String, CaseIterable { case none }

  private(set) var activities: [(name: String, orientation: String)] = []
  private(set) var names: Set<String> = []
  /// The name of the activity around an element, unless it is in `names` already.
  private var current: String?

  mutating func start(_ tag: borrowing XMLStartTag<Attribute>) throws(DocumentError) {
    var values: [String: String] = [:]
    for index in 0..<tag.count { values[tag.attributeName(at: index)] = tag.string(at: index) }
    if tag.name != "activity" {
      // An intent filter lets other apps start it (https://developer.android.com/guide/topics/manifest/intent-filter-element).
      if tag.name == "intent-filter" || tag.name == "nav-graph", let current { add(current) }
      return values.values.forEach { add($0) }
    }
    current = values.removeValue(forKey: "android:name")
    values.values.forEach { add($0) }
    guard let name = current else { return }
    activities.append((name, values["android:screenOrientation"] ?? ""))
    if values["android:exported"] ?? "false" != "false" { add(name) }
  }

  private mutating func add(_ value: String) {
    for word in value.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
      names.insert(String(word))
    }
  }

  mutating func end() {}
}
