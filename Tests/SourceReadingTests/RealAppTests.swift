import Platform
import SourceReading
import TestSupport
import Testing

/// The sources of real apps, which are not ours, if they are beside the package.
struct RealAppTests {
  private static let folders = ["apps", "pairs"].map(SharedFiles.path)
  private static let areThere = folders.allSatisfy(Folder.exists)

  @Test(.enabled(if: areThere, "the real apps are not beside the package"), arguments: folders)
  func `resources and Objective-C of real apps are read whole`(_ folder: String) throws {
    let files = try Folder.files(below: folder)
    let resources = AppResources(reading: files)
    #expect(resources.warnings == [])
    let facts = ConcurrentMap.map(files.filter(isObjectiveC)) { file in
      ObjectiveCSourceReader.read((try? InputFile.read(file)) ?? [], file: file)
    }
    #expect(facts.flatMap(\.warnings) == [])
    #expect(!facts.flatMap(\.settings).isEmpty && !resources.infoPlists.isEmpty)
  }

  private func isObjectiveC(_ file: String) -> Bool {
    [".h", ".m", ".mm"].contains(where: file.hasSuffix)
  }
}
