import Platform
import TestSupport
import Testing

struct FolderDraftTests {
  private func write(_ names: [String], to path: String) throws {
    var draft = try FolderDraft(of: path, isOwn: Self.isOwn)
    for name in names { try draft.write(Array(name.utf8), to: name) }
    try draft.replace()
  }

  /// The files of a folder have names of one letter.
  private static func isOwn(_ name: String) -> Bool { name.count == 1 }

  @Test func `a folder appears whole, and replaces another`() throws {
    let folder = try ScratchFolder()
    let path = folder.path + "/deep/down/capture"
    try write(["a", "b"], to: path)
    #expect(Folder.names(in: path) == ["a", "b"])
    try write(["b", "c"], to: path + "/")
    #expect(Folder.names(in: path) == ["b", "c"])
    #expect(Folder.names(in: folder.path + "/deep/down") == ["capture"])
  }

  @Test func `other files in the folder are kept beside it`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write("mine", to: "capture/notes")
    try write(["a"], to: folder.path + "/capture")
    #expect(Folder.names(in: folder.path + "/capture") == ["a"])
    let kept = Folder.names(in: folder.path)?.filter { $0 != "capture" } ?? []
    #expect(kept.count == 1)
    #expect(Folder.names(in: folder.path + "/" + (kept.first ?? "")) == ["notes"])
  }

  @Test func `a draft that is discarded leaves nothing`() throws {
    let folder = try ScratchFolder()
    var draft = try FolderDraft(of: folder.path + "/capture", isOwn: Self.isOwn)
    try draft.write([1], to: "a")
    draft.discard()
    #expect(Folder.names(in: folder.path) == [])
  }

  @Test(arguments: ["capture.4000000.tmp", "capture.4000000.old.tmp"])
  func `a draft that a killed process has left over is removed`(_ name: String) throws {
    let folder = try ScratchFolder()
    _ = try folder.write("half", to: "\(name)/a")
    try write(["a"], to: folder.path + "/capture")
    #expect(Folder.names(in: folder.path) == ["capture"])
  }

  @Test(arguments: [
    "capture.4000000.tmp/notes", "capture.x.tmp/a", "other.4000000.tmp/a", "capture.4000000/a",
  ])
  func `a folder that only resembles a draft is kept`(_ name: String) throws {
    let folder = try ScratchFolder()
    let file = try folder.write("mine", to: name)
    try write(["a"], to: folder.path + "/capture")
    #expect(try InputFile.read(file) == Array("mine".utf8))
  }

  @Test func `a draft in use is kept, and each of several ends as the folder`() throws {
    let folder = try ScratchFolder()
    let path = folder.path + "/capture"
    var draft = try FolderDraft(of: path, isOwn: Self.isOwn)
    try draft.write([1], to: "a")
    // The next draft of this process has the same name, as one of another container may have.
    #expect(throws: SystemError.self) { try FolderDraft(of: path, isOwn: Self.isOwn) }
    _ = try folder.write("earlier", to: "capture/b")
    try draft.replace()
    #expect(Folder.names(in: path) == ["a"])
    #expect(Folder.names(in: folder.path) == ["capture"])
  }
}
