import Foundation
import Platform
import TestSupport
import Testing

@Suite struct OutputFileTests {
  private func permissions(_ path: String) throws -> Int {
    try #require(
      FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
  }

  @Test func `a link is followed and stays`() throws {
    let folder = try ScratchFolder()
    let file = try folder.write("old", to: "a/file.xml")
    let link = folder.path + "/link.xml"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "a/file.xml")
    try OutputFile.rewrite(link, from: Array("old".utf8), to: Array("new".utf8))
    #expect(try InputFile.read(file) == Array("new".utf8))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "a/file.xml")
    #expect(Folder.names(in: folder.path) == ["a", "link.xml"])
    #expect(Folder.names(in: folder.path + "/a") == ["file.xml"])
  }

  @Test(arguments: [0o600, 0o664, 0o755])
  func `permissions are kept`(_ mode: Int) throws {
    let folder = try ScratchFolder()
    let file = try folder.write("old", to: "file.xml")
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
    try OutputFile.rewrite(file, from: Array("old".utf8), to: Array("new".utf8))
    #expect(try permissions(file) == mode)
  }

  @Test(arguments: ["olx", "older", "ol", ""])
  func `a file that changed in between is left alone`(_ now: String) throws {
    let folder = try ScratchFolder()
    let file = try folder.write(now, to: "file.xml")
    #expect(
      throws: SystemError(path: file, reason: "has changed while it was looked at")
    ) { try OutputFile.rewrite(file, from: Array("old".utf8), to: Array("new".utf8)) }
    #expect(try InputFile.read(file) == Array(now.utf8))
    #expect(Folder.names(in: folder.path) == ["file.xml"])
  }

  @Test func `drafts of processes that were killed are removed, and nothing else`() throws {
    let folder = try ScratchFolder()
    let others = ["b.json.12.tmp", "a.json.tmp", "a.json.x.tmp", "a.json.12.tmp.xml"]
    for name in others + ["a.json.12.tmp", "a.json.4194305.tmp"] {
      _ = try ShellRun("echo half > \(name)", in: folder)
    }
    try OutputFile.write([1], to: folder.path + "/a.json")
    #expect(Folder.names(in: folder.path) == (others + ["a.json"]).sorted())
  }

  @Test func `a draft in use is kept`() throws {
    let folder = try ScratchFolder()
    let draft = unsafe open(folder.path + "/a.json.12.tmp", O_RDWR | O_CREAT, 0o644)
    defer { close(draft) }
    #expect(flock(draft, LOCK_EX) == 0)
    try OutputFile.write([1], to: folder.path + "/a.json")
    #expect(Folder.names(in: folder.path) == ["a.json", "a.json.12.tmp"])
  }

  @Test func `a file that is gone is not made anew`() throws {
    let folder = try ScratchFolder()
    let file = folder.path + "/file.xml"
    #expect(throws: SystemError(path: file, reason: "no such file")) {
      try OutputFile.rewrite(file, from: [], to: Array("new".utf8))
    }
    #expect(Folder.names(in: folder.path) == [])
  }
}
