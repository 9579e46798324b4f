import CommandSupport
import Platform
import TestSupport
import Testing

struct ProjectFinderTests {
  @Test func `a file belongs to the outermost marked folder around it`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write("", to: "App/Package.swift")
    _ = try folder.write("", to: "App/Parts/Package.swift")
    let file = try folder.write("", to: "App/Parts/Cart.xib")
    var finder = ProjectFinder()
    let root = finder.root(of: Folder.canonicalPath(file))
    #expect(root == Folder.canonicalPath(folder.path + "/App"))
  }

  @Test func `a path that is too long to be opened belongs to no project`() {
    var finder = ProjectFinder()
    #expect(finder.root(of: String(repeating: "/a", count: 100_000)) == nil)
  }
}
