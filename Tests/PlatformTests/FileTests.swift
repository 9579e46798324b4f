import Platform
import TestSupport
import Testing

@Suite struct InputAndOutputTests {
  @Test func `written files can be read`() throws {
    let folder = try ScratchFolder()
    let bytes = (0..<200_000).map { UInt8($0 % 251) }
    try OutputFile.write(bytes, to: folder.path + "/a")
    #expect(try InputFile.read(folder.path + "/a") == bytes)
    #expect(try InputFile.read(folder.path + "/a", limit: 10) == Array(bytes[..<10]))
    #expect(try Folder.files(below: folder.path) == [folder.path + "/a"])
  }

  @Test func `a file is replaced whole, and nothing else is left`() throws {
    let folder = try ScratchFolder()
    try OutputFile.write([1, 2, 3], to: folder.path + "/a")
    try OutputFile.write([4], to: folder.path + "/a")
    #expect(try InputFile.read(folder.path + "/a") == [4])
    #expect(try Folder.files(below: folder.path).count == 1)
  }

  @Test func `a search ends at the number of files that is asked for`() throws {
    let folder = try ScratchFolder()
    for name in ["a", "b/c", "b/d"] { _ = try folder.write("", to: name) }
    #expect(FolderListing(below: folder.path, limit: 5).files.count == 3)
    #expect(!FolderListing(below: folder.path, limit: 5).isCut)
    #expect(FolderListing(below: folder.path, limit: 4).isCut)
    #expect(FolderListing(below: folder.path, limit: 1).isCut)
  }

  @Test(.timeLimit(.minutes(10)))
  func `a path that begins with the same folder many times is shortened`() {
    let here = String(repeating: "./", count: 100_000)
    #expect(Folder.relativePath(here + "a") == "a")
    #expect(Folder.absolutePath(here + "a").hasSuffix("/a"))
  }

  @Test func `a device is written directly`() throws {
    try OutputFile.write([1, 2, 3], to: "/dev/null")
    #expect(Folder.exists("/dev/null"))
  }

  @Test func `a missing file is an error`() {
    #expect(throws: SystemError(path: "/nowhere/x", reason: "no such file")) {
      try InputFile.read("/nowhere/x")
    }
    #expect(throws: SystemError(path: "/nowhere/x", reason: "no such file")) {
      try OutputFile.write([], to: "/nowhere/x")
    }
    #expect(throws: SystemError(path: "/", reason: "is a directory")) {
      try InputFile.read("/")
    }
  }
}

@Suite struct FolderTests {
  @Test func `files come sorted from all depths, hidden ones left out`() throws {
    let folder = try ScratchFolder()
    for name in ["z", "b/c/y", "b/x"] { _ = try folder.write("", to: name) }
    let files = try Folder.files(below: folder.path + "/")
    #expect(files == ["b/c/y", "b/x", "z"].map { folder.path + "/" + $0 })
  }

  @Test func `a path below the working directory is relative to it`() {
    #expect(Folder.relativePath("a/b.xml") == "a/b.xml")
    #expect(Folder.relativePath("./a/b.xml") == "a/b.xml")
    #expect(Folder.relativePath("/nowhere/b.xml") == "/nowhere/b.xml")
  }
}
