import Platform
import SourceReading
import TestSupport
import Testing

/// The files of a folder that are the app's own sources, and the result of reading them.
struct SourceFolderTests {
  @Test func `libraries, tests, builds and hidden folders are left out, unless asked for`() throws {
    let folder = try ScratchFolder()
    for path in [
      "A.swift", "Views/B.swift", "Pods/C.swift", "Views/Carthage/D.swift", ".build/E.swift",
      "Kit.framework/F.swift", "node_modules/x/G.swift", "Build.swift", "HearingTests/K.swift",
      "HearingTests/Ear/L.m",
    ] {
      _ = try folder.write("class X {}", to: path)
    }
    for (path, framework) in [
      ("AppTests/H.swift", "XCTest"), ("AppUITests/Pages/I.swift", "XCTest"),
      ("Specs/J.swift", "Quick"), ("KitTests/M.swift", "Testing"),
    ] {
      _ = try folder.write("import \(framework)", to: path)
      _ = try folder.write("class X {}", to: SourceFolderTests.folder(of: path) + "/X.swift")
    }
    #expect(
      SourceFolder.files(in: FolderListing(below: folder.path)).map {
        String($0.dropFirst(folder.path.count + 1))
      }
        == [
          "A.swift", "Build.swift", "HearingTests/Ear/L.m", "HearingTests/K.swift", "Views/B.swift",
        ])
    #expect(SourceFolder.files(in: FolderListing(below: folder.path + "/Pods")).count == 1)
  }

  private static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  @Test
  func `files that name nothing of views are passed over, and the others read by their names`()
    throws
  {
    let folder = try ScratchFolder()
    let root = folder.path
    let model = try folder.write("struct Song { var length = 0 + }\n", to: "Song.swift")
    let view = try folder.write("class Stars: UIView { func a( }\n", to: "Stars.swift")
    let sources = AppSources(reading: [model, view, root + "/Gone.swift"]) { path in
      String(path.dropFirst(root.count + 1))
    }
    #expect(
      sources.warnings.map { "\($0.location): \($0.message)" } == [
        "Stars.swift:1: found \"}\"; expected \")\"",
        "Gone.swift:1: found a file that cannot be read (no such file); expected code",
      ])
    #expect(sources.systemClasses == ["Stars": "UIView"])
  }

  @Test func `named colours and tables are read once, with warnings about what is broken`() throws {
    let folder = try ScratchFolder()
    let root = folder.path
    let color = """
      {"colors": [{"color": {"color-space": "srgb", "components": {
        "red": "1", "green": "0", "blue": "0", "alpha": "1"}}}]}
      """
    let paths = try [
      folder.write("class A: UIView {}", to: "A.swift"),
      folder.write(color, to: "Assets.xcassets/Brand.colorset/Contents.json"),
      folder.write(
        #"{"properties": {"provides-namespace": true}}"#, to: "Assets.xcassets/Old/Contents.json"),
      folder.write(color, to: "Assets.xcassets/Old/Brand.colorset/Contents.json"),
      folder.write("{", to: "Assets.xcassets/Icon.imageset/Contents.json"),
      folder.write("\"play\" = ", to: "en.lproj/Localizable.strings"),
    ]
    let sources = AppSources(reading: paths) { String($0.dropFirst(root.count + 1)) }
    #expect(sources.resources.colors.keys.sorted() == ["Brand", "Old/Brand"])
    #expect(sources.warnings.map { "\($0.location)" } == ["en.lproj/Localizable.strings:1"])
  }

  @Test func `a text has those of the other languages`() throws {
    let folder = try ScratchFolder()
    let paths = try ["en": "Play", "de": "Abspielen", "fr": "Play", "nl": "%@ spelen"].map {
      try folder.write("\"play\" = \"\($1)\";\n", to: "\($0).lproj/Localizable.strings")
    }
    let sources = AppSources(reading: paths) { $0 }
    let key = CodeValue.localized(CodeValue.LocalizedText(key: "play"))
    #expect(sources.translations(of: key) == ["de": "Abspielen"])
    #expect(sources.translations(of: .text("play")) == [:])
  }

  @Test func `keys in code lead to the texts of a table`() throws {
    let folder = try ScratchFolder()
    let paths = try [
      folder.write("class A: UIView {}", to: "A.swift"),
      folder.write(
        "\"play\" = \"Play\";\n\"count\" = \"%d songs\";\n", to: "en.lproj/Localizable.strings"),
      folder.write("\"play\" = \"Abspielen\";\n", to: "de.lproj/Localizable.strings"),
    ]
    let sources = AppSources(reading: paths) { $0 }
    #expect(sources.text(of: .localized(CodeValue.LocalizedText(key: "play"))) == "Play")
    #expect(sources.text(of: .localized(CodeValue.LocalizedText(key: "count"))) == nil)
    #expect(
      sources.text(of: .localized(CodeValue.LocalizedText(key: "stop", defaultValue: "Stop")))
        == "Stop")
  }
}
