import SourceReading
import Testing

struct ImageSetTests {
  private static let contents = """
    {"images": [
    {"filename": "play.png", "idiom": "universal", "scale": "1x"},
    {"filename": "play@2x.png", "idiom": "ipad", "scale": "2x",
     "appearances": [{"appearance": "luminosity", "value": "dark"}]},
    {"idiom": "universal", "scale": "3x"},
    {"filename": "play.pdf", "scale": "0x"}
    ], "properties": {"template-rendering-intent": "template"}}
    """

  /// The first bytes of a PNG of a size in pixels.
  private static func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, width, 0, 0, 0, height, 8, 6]
  }

  private func outline(_ set: ImageSet) -> [String] {
    let size = set.size.map { "\($0.width) by \($0.height)" } ?? "-"
    return ["\(set.name) symbol \(set.isSymbol) template \(set.isTemplate) size \(size)"]
      + set.images.map { image in
        let parts = [
          image.fileName, image.scale.map { "\($0)" }, image.luminosity?.rawValue,
          image.size.map { "\($0.width)×\($0.height)" },
        ]
        let words = parts.map { $0 ?? "-" }.joined(separator: " ")
        return "\(image.location.line) \(image.idiom) \(words)"
      }
  }

  @Test func `files, scales and sizes of an image are read`() throws {
    let folder = "A.xcassets/Play.imageset"
    let read = try ResourceFolder(bytes: [
      "\(folder)/Contents.json": Array(Self.contents.utf8),
      "\(folder)/play@2x.png": Self.png(48, 40),
      "\(folder)/play.png": Array("no picture at all".utf8),
    ])
    #expect(
      read.resources.images["Play"]?.map(outline) == [
        [
          "Play symbol false template true size 24.0 by 20.0",
          "2 universal play.png 1.0 - -", "3 ipad play@2x.png 2.0 dark 48.0×40.0",
          "5 universal - 3.0 - -", "6 universal play.pdf - - -",
        ]
      ])
    #expect(read.warnings == [])
  }

  @Test func `a symbol is one, and empty sets are sets`() throws {
    let read = try ResourceFolder([
      "A.xcassets/bolt.symbolset/Contents.json":
        #"{"symbols": [{"filename": "bolt.svg", "idiom": "universal"}]}"#,
      "A.xcassets/None.imageset/Contents.json": "[]",
      "A.xcassets/AppIcon.appiconset/Contents.json": "{}",
      "Elsewhere/Play.imageset/Contents.json": "{}",
    ])
    #expect(
      read.resources.images.mapValues { $0.map(outline) } == [
        "bolt": [["bolt symbol true template false size -", "1 universal bolt.svg - - -"]],
        "None": [["None symbol false template false size -"]],
      ])
  }
}
