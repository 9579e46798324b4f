import Platform
import TestSupport
import Testing

struct ProcessRunTests {
  private func run(_ script: String, seconds: Double = 60, limit: Int = 1 << 20) throws
    -> ProcessRun
  {
    try ProcessRun("sh", ["-c", script], seconds: seconds, limit: limit)
  }

  @Test func `both outputs and the status come back`() throws {
    let run = try run("cat; printf out; printf wrong >&2; exit 7")
    #expect(run.output == Array("out".utf8))
    #expect(run.errors == Array("wrong".utf8))
    #expect(run.ending == .status(7))
  }

  @Test func `more than a pipe holds comes back`() throws {
    #expect(
      try run("head -c 300000 /dev/zero; head -c 300000 /dev/zero >&2").output.count == 300_000)
  }

  @Test func `a program that is not there cannot be started`() {
    #expect(throws: ProcessRun.Failure.notStarted("no such file")) {
      try ProcessRun("/nonexistent", [], seconds: 1, limit: 1)
    }
  }

  @Test func `one that takes too long, prints too much or is not wanted is ended`() {
    #expect(throws: ProcessRun.Failure.tooSlow) { try run("sleep 600", seconds: 0.1) }
    #expect(throws: ProcessRun.Failure.tooLong) { try run("yes", limit: 1_000) }
    #expect(throws: ProcessRun.Failure.abandoned) {
      try ProcessRun("sleep", ["600"], seconds: 60, limit: 1) { false }
    }
  }
}

struct FolderDraftTests {
  private func write(_ names: [String], to path: String, replacing old: [String]) throws {
    var draft = try FolderDraft(of: path)
    for name in names { try draft.write(Array(name.utf8), to: name) }
    try draft.replace(files: old)
  }

  @Test func `a folder appears whole, and replaces another`() throws {
    let folder = try ScratchFolder()
    let path = folder.path + "/deep/down/capture"
    try write(["a", "b"], to: path, replacing: [])
    #expect(Folder.names(in: path) == ["a", "b"])
    try write(["b", "c"], to: path + "/", replacing: ["a", "b"])
    #expect(Folder.names(in: path) == ["b", "c"])
    #expect(Folder.names(in: folder.path + "/deep/down") == ["capture"])
  }

  @Test func `other files in the folder are kept beside it`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write("mine", to: "capture/notes")
    try write(["a"], to: folder.path + "/capture", replacing: ["a"])
    #expect(Folder.names(in: folder.path + "/capture") == ["a"])
    let kept = Folder.names(in: folder.path)?.filter { $0 != "capture" } ?? []
    #expect(kept.count == 1)
    #expect(Folder.names(in: folder.path + "/" + (kept.first ?? "")) == ["notes"])
  }

  @Test func `a draft that is discarded leaves nothing`() throws {
    let folder = try ScratchFolder()
    var draft = try FolderDraft(of: folder.path + "/capture")
    try draft.write([1], to: "a")
    draft.discard()
    #expect(Folder.names(in: folder.path) == [])
  }
}
