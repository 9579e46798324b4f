import AccessibilityModel
import Platform
import TestSupport
import Testing

/// The transcripts beside the files of `Fixtures/swiftui`.
@Suite struct SwiftUIFixtureTests {
  @Test(arguments: ["AccountView", "PlayerView", "ShopView", "TripView"])
  func `each screen of a file is spoken as its transcript says`(_ name: String) throws {
    let folder = "\(PackageFiles.root)/Fixtures/swiftui"
    let code = String(decoding: try InputFile.read("\(folder)/\(name).swift"), as: UTF8.self)
    let source = try SwiftUISource(code, named: "\(name).swift")
    var lines: [String] = []
    for index in source.hierarchy.screens.indices {
      lines.append("# \(source.hierarchy.screens[index].identifier ?? "")")
      lines += source.spoken(on: index)
    }
    let expected = String(decoding: try InputFile.read("\(folder)/\(name).txt"), as: UTF8.self)
    #expect(lines == expected.split(separator: "\n").map(String.init))
  }
}
