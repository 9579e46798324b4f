internal import SourceText

/// Combines files that belong together: panes of settings, sets in namespaces, tables of languages.
struct ResourceCollection {
  private var plists: [InfoPlist] = []
  private var panes: [String: [String: (file: String, root: PropertyList)]] = [:]
  private var strings: [StringsFile] = []
  private var colors: [ColorSet] = []
  private var images: [ImageSet] = []
  private var namespaces: Set<String> = []
  private var warnings: [SourceWarning] = []

  mutating func add(_ file: ResourceFile) {
    switch file {
    case .infoPlist(let plist): plists.append(plist)
    case .settingsPane(let bundle, let name, let file, let root):
      panes[bundle, default: [:]][name] = (file, root)
    case .strings(let files): strings += files
    case .color(let set, let warnings):
      colors.append(set)
      self.warnings += warnings
    case .image(let set): images.append(set)
    case .assetNamespace(let folder): namespaces.insert(folder)
    case .unreadable(let warning): warnings.append(warning)
    }
  }

  var resources: AppResources {
    var resources = AppResources()
    resources.infoPlists = plists
    resources.settingsBundles = panes.keys.sorted().map { path in
      SettingsBundle(
        path: path, files: panes[path] ?? [:],
        strings: LocalizedStrings(strings.filter { $0.path.hasPrefix(path + "/") }))
    }
    resources.strings = LocalizedStrings(strings.filter { !$0.path.contains(".bundle/") })
    for var set in colors {
      set.name = prefix(of: set.location.file) + set.name
      resources.colors[set.name, default: []].append(set)
    }
    for var set in images {
      set.name = prefix(of: set.location.file) + set.name
      resources.images[set.name, default: []].append(set)
    }
    resources.warnings = warnings.sorted { $0.location < $1.location }
    return resources
  }

  /// The namespaces around a set, each with a slash.
  private func prefix(of path: String) -> String {
    guard !namespaces.isEmpty else { return "" }
    var prefix = ""
    var folder = path.dropLast("/Contents.json".count)
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if namespaces.contains(String(folder)) {
        let name = folder[
          (folder.lastIndex(of: "/").map(folder.index(after:)) ?? folder.startIndex)...]
        prefix = "\(name)/\(prefix)"
      }
    }
    return prefix
  }
}
