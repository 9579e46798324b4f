import AccessibilityModel
import CommandSupport
import TestSupport
import Testing

/// Which code the views of a file are read with.
struct SwiftUIProjectTests {
  private static let view = """
    import SwiftUI
    struct Cart: View { var body: some View { Row() } }

    """
  private static let row = """
    import SwiftUI
    struct Row: View { var body: some View { Text("Total") } }

    """

  private static func labels(
    _ files: [String: String], below folder: String?
  ) throws -> [String?] {
    let scratch = try ScratchFolder()
    _ = try scratch.write(view, to: "App/Screens/Cart.swift")
    for (name, text) in files { _ = try scratch.write(text, to: name) }
    let loader = InputLoader()
    let path = "\(scratch.path)/App/Screens/Cart.swift"
    let candidate =
      folder.flatMap { folder in
        loader.files(for: ["\(scratch.path)\(folder)"]).candidates.first {
          $0.path.hasSuffix("/Cart.swift")
        }
      } ?? InputLoader.Candidate(path: path)
    let screen = try #require(try loader.load(candidate).result.get().screens.first)
    return screen.elements.filter(\.isElement).map(\.label)
  }

  @Test(arguments: [nil, "", "/App", "/App/Screens"])
  func `a view of another folder is read in a project, however its file is requested`(
    _ folder: String?
  ) throws {
    let files = ["Package.swift": "", "App/Rows/Row.swift": Self.row]
    #expect(try Self.labels(files, below: folder) == ["Total"])
  }

  @Test func `without a project a named file is read with those beside it`() throws {
    #expect(try Self.labels(["App/Rows/Row.swift": Self.row], below: nil) != ["Total"])
    #expect(try Self.labels(["App/Screens/Row.swift": Self.row], below: nil) == ["Total"])
    #expect(try Self.labels(["App/Rows/Row.swift": Self.row], below: "") == ["Total"])
  }

  @Test func `a vendored library is a project of its own`() throws {
    let files = [
      "Package.swift": "", "App/Pods/Kit/Row.swift": Self.row,
      "App/Screens/Row.swift": Self.row.replacing("Total", with: "Sum"),
    ]
    #expect(try Self.labels(files, below: nil) == ["Sum"])
  }

  @Test func `code in a data set of an asset catalogue is not compiled`() throws {
    let files = ["Package.swift": "", "App/A.xcassets/Row.dataset/Row.swift": Self.row]
    #expect(try Self.labels(files, below: "") != ["Total"])
  }

  @Test func `texts are those of the language of the code`() throws {
    let catalog = """
      {"sourceLanguage": "de", "version": "1.0", "strings": {"Total": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Summe"}},
        "en": {"stringUnit": {"state": "translated", "value": "Sum"}}}}}}
      """
    let files = [
      "Package.swift": "", "App/Rows/Row.swift": Self.row, "App/Localizable.xcstrings": catalog,
    ]
    #expect(try Self.labels(files, below: "") == ["Summe"])
  }
}
