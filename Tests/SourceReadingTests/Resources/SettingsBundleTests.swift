import SourceReading
import Testing

struct SettingsBundleTests {
  private static let root = plist(
    """
    <dict><key>StringsTable</key><string>Root</string>
    <key>PreferenceSpecifiers</key><array>
    <dict><key>Type</key><string>PSGroupSpecifier</string>
    <key>Title</key><string>General</string><key>FooterText</key><string>Note</string></dict>
    <dict><key>Type</key><string>PSToggleSwitchSpecifier</string>
    <key>Title</key><string>Sounds</string><key>Key</key><string>sounds</string></dict>
    <dict><key>Type</key><string>PSChildPaneSpecifier</string>
    <key>Title</key><string>More</string><key>File</key><string>More</string></dict>
    <string>nothing</string>
    </array></dict>
    """)
  private static let more = """
    { PreferenceSpecifiers = (
      { Type = PSChildPaneSpecifier; File = Root; },
      { Type = PSChildPaneSpecifier; File = Missing; } ); }
    """

  private func outline(_ folder: ResourceFolder) -> [String] {
    folder.resources.settingsBundles.flatMap { bundle in
      ["bundle \(folder.relative(bundle.path))"]
        + bundle.panes.flatMap { pane in
          ["pane \(pane.name) \(pane.stringsTable ?? "-")"]
            + pane.items.map { item in
              let parts = [item.title, item.footer, item.key, item.childPane].map { $0 ?? "-" }
              return "\(folder.place(item.location)) \(item.type) \(parts.joined(separator: ", "))"
            }
        }
    }
  }

  @Test func `panes are read from the root on, each once`() throws {
    let folder = try ResourceFolder([
      "App/Settings.bundle/Root.plist": Self.root, "App/Settings.bundle/More.plist": Self.more,
      "App/Settings.bundle/Unused.plist": Self.more,
      "App/Settings.bundle/en.lproj/Root.strings": "General = \"General settings\";",
      "App/en.lproj/Root.strings": "Sounds = Noise;",
    ])
    let path = "App/Settings.bundle"
    #expect(
      outline(folder) == [
        "bundle \(path)", "pane Root Root",
        "\(path)/Root.plist:6 PSGroupSpecifier General, Note, -, -",
        "\(path)/Root.plist:8 PSToggleSwitchSpecifier Sounds, -, sounds, -",
        "\(path)/Root.plist:10 PSChildPaneSpecifier More, -, -, More",
        "pane More -",
        "\(path)/More.plist:2 PSChildPaneSpecifier -, -, -, Root",
        "\(path)/More.plist:3 PSChildPaneSpecifier -, -, -, Missing",
      ])
    #expect(folder.warnings == [])
  }

  @Test func `its texts are its own, and not those of the app`() throws {
    let folder = try ResourceFolder([
      "Settings.bundle/Root.plist": Self.root, "Settings.bundle/en.lproj/Root.strings": "a = b;",
      "en.lproj/Localizable.strings": "c = d;",
    ])
    let bundle = try #require(folder.resources.settingsBundles.first)
    #expect(bundle.strings.text(for: "a", table: "Root", language: "en")?.text == "b")
    #expect(bundle.strings.tables == ["Root"])
    #expect(folder.resources.strings.tables == ["Localizable"])
  }

  @Test func `a bundle without a root pane is empty, and a missing one is nil`() throws {
    let folder = try ResourceFolder(["Settings.bundle/More.plist": Self.more])
    #expect(folder.resources.settingsBundles.map(\.panes) == [[]])
    #expect(try ResourceFolder(["App/Root.plist": Self.root]).resources == AppResources())
  }
}
