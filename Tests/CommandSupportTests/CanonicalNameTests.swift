import CommandSupport
import Platform
import TestSupport
import Testing

@Suite struct CanonicalNameTests {
  @Test func `every spelling of a path in the working directory has one name`() throws {
    let here = try #require(Folder.workingDirectory)
    for path in ["none.xml", "./none.xml", ".//none.xml", "././none.xml", "\(here)/none.xml"] {
      #expect(Folder.canonicalName(of: path) == "none.xml", "\(path)")
    }
    for path in [".", "./", "./.", here, here + "/", here + "/."] {
      #expect(Folder.canonicalName(of: path) == ".", "\(path)")
    }
  }

  @Test(arguments: ["", "-", "./-", "/none/a.xml", "../none/a.xml", "none/../../a.xml"])
  func `other paths keep their spelling`(_ path: String) {
    #expect(Folder.canonicalName(of: path) == path)
  }

  @Test func `links to folders are resolved, a link to a file is a file of its own`() throws {
    let folder = try ScratchFolder()
    let real = try #require(Folder.resolvedPath(folder.path))
    _ = try folder.write("", to: "a/b.xml")
    #expect(SymbolicLink.make(folder.path + "/link", to: "a"))
    #expect(SymbolicLink.make(folder.path + "/a/link.xml", to: "b.xml"))
    #expect(Folder.canonicalPath(folder.path + "/link/b.xml") == real + "/a/b.xml")
    #expect(Folder.canonicalPath(folder.path + "/link/link.xml") == real + "/a/link.xml")
    #expect(Folder.canonicalPath(folder.path + "/link/../a/b.xml") == real + "/a/b.xml")
    #expect(Folder.canonicalPath(folder.path + "/link/none.xml") == real + "/a/none.xml")
    #expect(Folder.canonicalPath(folder.path + "/none/b.xml") == folder.path + "/none/b.xml")
  }

  @Test func `a file is audited once, and as named if any path names it`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write("<screen><UIView/></screen>", to: "a/b.xml")
    _ = try folder.write("<screen><UIView/></screen>", to: "a/c.xml")
    let found = InputLoader().files(
      for: [
        folder.path, "\(folder.path)/a/c.xml", "\(folder.path)/a", "\(folder.path)/a/../a/c.xml",
      ])
    #expect(found.candidates.map { String($0.path.suffix(5)) } == ["b.xml", "c.xml"])
    #expect(found.candidates.map(\.isNamed) == [false, true])
  }
}
