/// A first configuration for a project: common settings, and the files found, in comments.
public struct ConfigurationDraft: Sendable {
  /// The kinds of files, in words: “40 Interface Builder files (iOS)”.
  public var files: [String]
  public var vendoredFolders: [String] = []
  /// Files that seem to hold a hierarchy and cannot be read, relative to the configuration.
  public var unreadableFiles: [String] = []
  /// The files that are not audited, and the alternative: a sentence for each kind of file.
  public var notAudited: [String] = []
  /// Folders with the app's code, relative to the configuration.
  public var sourceFolders: [String] = []
  /// How many Android captures do not show their density.
  public var capturesWithoutDensity = 0
  /// Whether there are Interface Builder files, which can be laid out on devices.
  public var holdsInterfaceBuilderFiles = false
  /// The file that probably shows the app's first screen, relative to the configuration.
  public var firstScreen: String?

  public init(files: [String]) { self.files = files }

  /// The text that `--init` writes.
  public var text: String {
    let parts: [[String]?] = [
      header, ruleset, profile, failing, baseline, exclusions, density, devices, sources, app,
    ]
    return parts.compactMap { $0?.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private var header: [String] {
    [
      "# Settings of a11y-audit for the files in this folder and below.",
      "# Found here: \(comment(files.joined(separator: ", "))).",
    ] + notAudited.map { "# \(comment($0))." } + [
      "# docs/configuration.md explains every key. A # at the start of a line switches the line off."
    ]
  }

  private var ruleset: [String] {
    [
      "# The set of rules. A newer version adds no rules until you raise the number.",
      "ruleset: 1",
    ]
  }

  private var profile: [String] {
    ["# recommended, all, hig-classic, wcag-a or wcag-aa", "profile: recommended"]
  }

  private var failing: [String] {
    [
      "# What fails a run: a severity and those above (error, warning, note), a level of WCAG (wcag-a,",
      "# wcag-aa), or never", "failOn: error",
      "# Also fail on findings that need review:", "# failOnReview: true",
    ]
  }

  private var baseline: [String] {
    [
      "# Accept what is found today, so that only new findings fail. First write the file:",
      "#   a11y-audit --write-baseline known-findings.jsonl .",
      "# baseline: known-findings.jsonl", "# failOnNewReview: true",
    ]
  }

  private var exclusions: [String] {
    let found =
      vendoredFolders.isEmpty
      ? "Vendored folders (Pods, Carthage, node_modules …) are left out."
      : "These vendored folders are left out: \(comment(vendoredFolders.joined(separator: ", ")))."
    guard unreadableFiles.isEmpty else {
      return [
        "# \(found)", "# These files cannot be read. Repair them, or leave them out:",
        "# exclude: [\(unreadableFiles.map(quoted).joined(separator: ", "))]",
      ]
    }
    return ["# \(found) Leave out more:", "# exclude: [\"Generated/**\", \"*Preview.xib\"]"]
  }

  private var density: [String]? {
    guard capturesWithoutDensity > 0 else { return nil }
    let captures =
      capturesWithoutDensity == 1
      ? "1 Android capture does not show its density"
      : "\(capturesWithoutDensity) Android captures do not show their density"
    return [
      "# \(captures), so sizes are estimated. State it in dpi (adb shell wm density):",
      "# density: 420",
    ]
  }

  private var devices: [String]? {
    guard holdsInterfaceBuilderFiles else { return nil }
    return [
      "# Lay Interface Builder files out on devices, in both orientations:",
      "# device: [iPhone SE, iPhone 16 Pro Max]",
    ]
  }

  private var sources: [String]? {
    guard !sourceFolders.isEmpty, holdsInterfaceBuilderFiles else { return nil }
    return [
      "# The app's code answers what Interface Builder files leave open. Default: the project",
      "# sources: [\(sourceFolders.map(quoted).joined(separator: ", "))]",
    ]
  }

  private var app: [String] {
    let first = firstScreen.map { ["#   firstLaunch: \(quoted($0))"] } ?? []
    return [
      "# Facts that captures lack, for rules about audio, rotation and the first screen:", "# app:",
    ] + first + ["#   audioCategory: playback", "#   orientations: [portrait, landscapeLeft]"]
  }

  /// A text of the project in a comment, which ends with the line.
  private func comment(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }

  /// A name as a YAML scalar in double quotes.
  private func quoted(_ name: String) -> String {
    let escaped = name.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: text += "?"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return "\"\(escaped)\""
  }
}
