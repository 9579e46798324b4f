internal import SourceText

/// The activities of an app, and which of them a manifest keeps in portrait.
public struct AndroidActivities: Sendable {
  /// By the ends of their names, whether an activity stays in portrait.
  private var isPortrait: [String: Bool] = [:]

  public init() {}

  /// Adds the activities of a manifest, as far as it can be parsed.
  public mutating func add(_ manifest: [UInt8]) {
    guard let read = try? XMLDocument.read(manifest, into: AndroidManifestHandler()) else { return }
    for activity in read.activities {
      isPortrait[Self.shortName(activity.name)] = Self.orientations.contains(activity.orientation)
    }
  }

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

/// Reads the activities of a manifest.
private struct AndroidManifestHandler: XMLHandler {
  enum Attribute: String, CaseIterable { case none }

  private(set) var activities: [(name: String, orientation: String)] = []

  mutating func start(_ tag: borrowing XMLStartTag<Attribute>) throws(DocumentError) {
    guard tag.name == "activity" else { return }
    var values: [String: String] = [:]
    for index in 0..<tag.count { values[tag.attributeName(at: index)] = tag.string(at: index) }
    guard let name = values["android:name"] else { return }
    activities.append((name, values["android:screenOrientation"] ?? ""))
  }

  mutating func end() {}
}
