internal import SourceText

/// An app's settings in the Settings app: its `Settings.bundle`.
///
/// Panes are those of Apple's “Settings Application Schema Reference”: `Root.plist` and the child
/// panes reachable from it.
public struct SettingsBundle: Sendable, Equatable {
  public struct Pane: Sendable, Equatable {
    /// The file without its extension (`Root`).
    public var name: String
    /// The string table of its titles; nil for none.
    public var stringsTable: String?
    public var items: [Item]
  }

  /// A row or a group of a pane.
  public struct Item: Sendable, Equatable {
    /// `PSToggleSwitchSpecifier`, `PSGroupSpecifier` …
    public var type: String
    /// A key of the pane's string table if there is one; nil for none.
    public var title: String?
    /// The text below a group.
    public var footer: String?
    /// The key of the user defaults that it changes; nil for none.
    public var key: String?
    /// The pane that it opens; nil for none.
    public var childPane: String?
    public var location: SourceLocation
  }

  /// The path of the bundle.
  public var path: String
  /// `Root` first; empty if it is missing.
  public var panes: [Pane]
  /// The texts of its own string tables.
  public var strings: LocalizedStrings
}

extension SettingsBundle {
  /// - Parameter files: the property lists directly in the bundle, by the name of the pane.
  init(
    path: String, files: [String: (file: String, root: PropertyList)], strings: LocalizedStrings
  ) {
    self.path = path
    self.strings = strings
    panes = []
    var waiting = ["Root"]
    var seen: Set<String> = []
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted, let (file, root) = files[name] else { continue }
      let pane = Pane(name: name, root: root, file: file)
      panes.append(pane)
      waiting += pane.items.compactMap(\.childPane).reversed()
    }
  }
}

extension SettingsBundle.Pane {
  fileprivate init(name: String, root: PropertyList, file: String) {
    self.name = name
    stringsTable = root["StringsTable"]?.string
    items = (root["PreferenceSpecifiers"]?.elements ?? []).compactMap { item in
      guard let type = item["Type"]?.string else { return nil }
      return SettingsBundle.Item(
        type: type, title: item["Title"]?.string, footer: item["FooterText"]?.string,
        key: item["Key"]?.string, childPane: item["File"]?.string,
        location: SourceLocation(file: file, line: item.line))
    }
  }
}
