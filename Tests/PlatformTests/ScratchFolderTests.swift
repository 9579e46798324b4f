import Platform
import TestSupport
import Testing

@Suite struct ScratchFolderTests {
  /// - Returns: the former path of the folder.
  private func useFolder() throws -> String {
    let folder = try ScratchFolder()
    for name in ["a.xml", ".hidden", ".config/earshot/a.xml", "b/.c/d/e.xml"] {
      _ = try folder.write("x", to: name)
    }
    try Folder.make(folder.path + "/empty/.empty")
    #expect(Folder.exists(folder.path + "/b/.c/d/e.xml"))
    return folder.path
  }

  @Test func `a folder is removed with its test, whatever its content`() throws {
    #expect(!Folder.exists(try useFolder()))
  }
}
