import AccessibilityModel
import CommandSupport
import HierarchyReading
import Platform
import TestSupport
import Testing

struct InputLoaderTests {
  private static let screen = """
    <screen title="Cart" size="390 844">
      <UIButton title="Buy" frame="10 100 60 60"/>
    </screen>

    """

  private func outcomes(
    _ paths: [String], below folder: ScratchFolder
  ) throws -> [String] {
    let loader = InputLoader()
    return loader.files(for: paths).candidates.map { candidate in
      let input = loader.load(candidate)
      let name = input.source.replacing(folder.path + "/", with: "")
      switch input.result {
      case .success(let hierarchy): return "\(name): \(hierarchy.format)"
      case .failure(let error): return "\(name):\(error.line):\(error.column): \(error.reason)"
      }
    }
  }

  private func packed() throws -> [UInt8] {
    try InputFile.read("\(PackageFiles.root)/Fixtures/gzip/dynamic.gz")
  }

  @Test func `a folder gives what is ours, with what of it cannot be read`() throws {
    let folder = try ScratchFolder()
    for (name, text) in [
      ("a/cart.xml", Self.screen), ("a/cut.xml", "<AppiumAUT>\n  <XCUIElementTypeButton/>\n"),
      ("b/notes.txt", "Some notes."), ("b/page.html", "<!DOCTYPE html><html></html>"),
      ("b/data.json", "{\"schemaVersion\": 1}"), ("b/Info.plist", "<plist version=\"1.0\"/>"),
      ("b/bare.json", "[{\"traversalIndex\": 1}]"), ("b/empty.xml", ""),
      ("c/old.xib", "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>"),
      ("c/image.svg", "<svg/>"), ("c/.hidden.xml", Self.screen),
    ] {
      _ = try folder.write(text, to: name)
    }
    #expect(
      try outcomes([folder.path], below: folder) == [
        "a/cart.xml: ui",
        "a/cut.xml:3:1: found the end of the file inside <AppiumAUT>; expected </AppiumAUT>",
        "b/bare.json:1:2: found an object of another kind; "
          + "expected one with \"element\" or \"container\"",
      ])
    let found = InputLoader().files(for: [folder.path])
    let unsupported = found.unsupported.mapValues { files in
      files.map { $0.path.replacing(folder.path + "/", with: "") }
    }
    #expect(unsupported == [.failedCapture: ["b/empty.xml"], .xcodeArchive: ["c/old.xib"]])
    #expect(found.otherFiles == 5)
  }

  @Test func `a named file is itself, whatever its content`() throws {
    let folder = try ScratchFolder()
    let paths = [
      try folder.write("Some notes.", to: "notes.txt"), folder.path + "/none.xml",
      try folder.write("", to: "empty.xml"),
    ]
    #expect(
      try outcomes(paths, below: folder) == [
        "notes.txt:1:1: not a UI hierarchy: it starts with “Some notes”"
          + "; if it is a capture, capture the screen again",
        "none.xml:1:1: no such file",
        "empty.xml:1:1: found an empty file; expected a UI hierarchy in XML"
          + "; if it is a capture, capture the screen again",
      ])
  }

  @Test func `a compressed file is read, named or in a folder, whatever its name`() throws {
    let folder = try ScratchFolder()
    let packed = try packed()
    _ = try folder.write(bytes: packed, to: "a.xml.gz")
    let named = try folder.write(bytes: packed, to: "b.dump")
    #expect(try outcomes([folder.path], below: folder) == ["a.xml.gz: ui", "b.dump: ui"])
    #expect(try outcomes([named], below: folder) == ["b.dump: ui"])
  }

  @Test func `a damaged packed file of ours is listed, others are skipped`() throws {
    let folder = try ScratchFolder()
    let packed = try packed()
    _ = try folder.write(bytes: Array(packed.dropLast(9)), to: "cut.xml.gz")
    _ = try folder.write(bytes: [0x1F, 0x8B, 0x08, 0, 1], to: "other.gz")
    #expect(
      try outcomes([folder.path], below: folder) == [
        "cut.xml.gz:1:1: the gzip data ends in the middle; expected more of it"
      ])
  }

  @Test func `a folder that cannot be read says so`() throws {
    let folder = try ScratchFolder()
    #expect(
      try outcomes([folder.path + "/none"], below: folder) == [
        "none:1:1: no such file"
      ])
  }
}
