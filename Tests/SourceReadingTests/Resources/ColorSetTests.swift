import SourceReading
import Testing

extension ColorSet.Value {
  /// `#RRGGBBAA` in sRGB, or the name of the system's colour.
  var outline: String {
    switch self {
    case .system(let name): name
    case .components(let color):
      "#"
        + [color.sRGB.red, color.sRGB.green, color.sRGB.blue, color.sRGB.alpha].map { part in
          let byte = Int((part * 255).rounded())
          return (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
    }
  }
}

/// One colour as an asset catalogue writes it, with its value in sRGB.
struct ColorCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let color: String
  /// Nil for a colour that is not read.
  let outline: String?
  var warning: String?

  init(_ name: String, _ color: String, _ outline: String?, warning: String? = nil) {
    testDescription = name
    self.color = color
    self.outline = outline
    self.warning = warning
  }

  private static func rgb(_ space: String, _ parts: [String]) -> String {
    let names = ["red", "green", "blue", "alpha"]
    let members = zip(names, parts).map { "\"\($0)\": \"\($1)\"" }.joined(separator: ", ")
    return "{\"color-space\": \"\(space)\", \"components\": {\(members)}}"
  }

  static let all = [
    ColorCase("hexadecimal", rgb("srgb", ["0xFF", "0x80", "0x00", "1.000"]), "#ff8000ff"),
    ColorCase("to 255", rgb("srgb", ["255", "128", "0", "0.500"]), "#ff800080"),
    ColorCase("to 1", rgb("srgb", ["1.000", "0.502", "0.000", "1"]), "#ff8000ff"),
    ColorCase(
      "beyond sRGB", rgb("extended-srgb", ["1.200", "-0.100", "0.000", "2.0"]), "#ff0000ff"),
    // Computed independently of the program, from the primaries of both spaces.
    ColorCase("Display P3", rgb("display-p3", ["0.500", "0.400", "0.300", "1.0"]), "#846549ff"),
    ColorCase(
      "white in Display P3", rgb("display-p3", ["0xFF", "0xFF", "0xFF", "1.0"]), "#ffffffff"),
    ColorCase(
      "linear", rgb("extended-linear-srgb", ["0.214", "1.000", "0.000", "1.0"]), "#7fff00ff"),
    ColorCase(
      "grey", #"{"color-space": "gray-gamma-22", "components": {"white": "0.500"}}"#, "#808080ff"),
    ColorCase(
      "extended grey",
      #"{"color-space": "extended-gray", "components": {"white": "0xFF", "alpha": "0.25"}}"#,
      "#ffffff40"),
    ColorCase(
      "no colour space", #"{"components": {"red": 0, "green": 1, "blue": 0}}"#, "#00ff00ff"),
    ColorCase(
      "the system's", #"{"platform": "ios", "reference": "systemBlueColor"}"#, "systemBlueColor"),
    ColorCase(
      "an unknown space", rgb("cmyk", ["1", "1", "1", "1"]), nil,
      warning: "1:23 found the colour space \"cmyk\"; expected one of Xcode's"),
    ColorCase(
      "nothing", "{}", nil,
      warning: "1:23 found a colour without components; expected some or a reference"),
    ColorCase(
      "words", rgb("srgb", ["red", "0x1FF", "nan", "1.0"]), nil,
      warning: "1:61 found components that are not numbers; expected 0–1, 0–255 or 0x00–0xFF"),
  ]
}

struct ColorSetTests {
  @Test(arguments: ColorCase.all)
  func `each way to write a colour is read`(_ test: ColorCase) throws {
    let folder = try ResourceFolder([
      "A.xcassets/Accent.colorset/Contents.json": #"{"colors": [{"color": \#(test.color)}]}"#
    ])
    let set = try #require(folder.resources.color(named: "Accent"))
    #expect(set.variants.map(\.value.outline) == (test.outline.map { [$0] } ?? []))
    #expect(
      folder.warnings
        == (test.warning.map { ["A.xcassets/Accent.colorset/Contents.json:\($0)"] } ?? []))
  }

  private static let variants = """
    {"colors": [
    {"color": {"reference": "any"}},
    {"idiom": "ipad", "color": {"reference": "pad"}},
    {"appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"reference": "dark"}},
    {"appearances": [{"appearance": "contrast", "value": "high"}], "color": {"reference": "high"}},
    {"appearances": [{"appearance": "luminosity", "value": "dark"},
    {"appearance": "contrast", "value": "high"}], "color": {"reference": "dark high"}},
    {"idiom": "universal", "display-gamut": "display-P3", "color": {"reference": "wide"}},
    {"idiom": "universal"}
    ]}
    """

  @Test(arguments: [
    (false, false, "iphone", "any"), (true, false, "iphone", "dark"),
    (false, true, "iphone", "high"), (true, true, "iphone", "dark high"),
    (false, false, "ipad", "pad"), (true, false, "ipad", "dark"),
  ])
  func `the variant that is shown is found`(
    isDark: Bool, isHighContrast: Bool, idiom: String, name: String
  ) throws {
    let folder = try ResourceFolder(["A.xcassets/C.colorset/Contents.json": Self.variants])
    let set = try #require(folder.resources.color(named: "C"))
    let variant = set.variant(isDark: isDark, isHighContrast: isHighContrast, idiom: idiom)
    #expect(variant?.value == .system(name))
  }

  @Test
  func `a set without a fitting variant shows none, one without a high contrast the plain one`()
    throws
  {
    let dark = """
      {"colors": [{"appearances": [{"appearance": "luminosity", "value": "dark"}],
      "color": {"reference": "dark"}}]}
      """
    let folder = try ResourceFolder(["A.xcassets/C.colorset/Contents.json": dark])
    let set = try #require(folder.resources.color(named: "C"))
    #expect(set.variant(isDark: false) == nil)
    #expect(set.variant(isDark: true, isHighContrast: true)?.value == .system("dark"))
    #expect(set.variants.map(\.location.line) == [1])
  }

  @Test func `folders that make a namespace are part of the name`() throws {
    let color = #"{"colors": [{"color": {"reference": "a"}}]}"#
    let folder = try ResourceFolder([
      "A.xcassets/Contents.json": #"{"info": {"version": 1}}"#,
      "A.xcassets/Brand/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "A.xcassets/Brand/Plain/Contents.json": #"{"properties": {"provides-namespace": false}}"#,
      "A.xcassets/Brand/Plain/Deep/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "A.xcassets/Brand/Accent.colorset/Contents.json": color,
      "A.xcassets/Brand/Plain/Deep/Text.colorset/Contents.json": color,
      "A.xcassets/Other/Line.colorset/Contents.json": color,
    ])
    #expect(folder.resources.colors.keys.sorted() == ["Brand/Accent", "Brand/Deep/Text", "Line"])
  }

  @Test func `two colours of one name are one only if they are the same`() throws {
    func set(_ name: String) -> String {
      "{\"colors\": [{\"color\": {\"reference\": \"\(name)\"}}]}"
    }
    let folder = try ResourceFolder([
      "A.xcassets/C.colorset/Contents.json": set("a"),
      "B.xcassets/C.colorset/Contents.json": set("b"),
      "A.xcassets/D.colorset/Contents.json": set("d"),
      "B.xcassets/D.colorset/Contents.json": set("d"),
      "B.xcassets/E.colorset/Contents.json": "{",
    ])
    #expect(folder.resources.color(named: "C") == nil)
    #expect(folder.resources.color(named: "D")?.variants.map(\.value) == [.system("d")])
    #expect(folder.resources.color(named: "E") == nil)
    #expect(
      folder.warnings == [
        "B.xcassets/E.colorset/Contents.json:1:2 the document ends in the middle; expected a key or '}'"
      ])
  }
}
