import TestSupport
import Testing

/// The settings of a run in a configuration, and the precedence of options.
@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: a11y-audit is not built here"))
struct RunConfigurationCommandTests {
  private let folder: ScratchFolder
  private static let unnamed =
    "<screen title=\"Cart\" size=\"390 844\"><UIButton frame=\"10 100 60 60\"/></screen>\n"
  private static let review =
    "<screen title=\"Song\" size=\"390 844\"><UISlider label=\"Position\" frame=\"10 100 300 60\"/>"
    + "</screen>\n"

  init() throws { folder = try ScratchFolder() }

  private func audit(_ arguments: [String] = ["."]) throws -> CommandRun {
    try CommandRun(
      "a11y-audit", ["--only", "missing-label,value-missing"] + arguments, in: folder.path)
  }

  private func configure(_ text: String, in place: String = "") throws {
    _ = try folder.write(text, to: place + ".earshot.yml")
  }

  @Test func `failOn decides, unless the command line does`() throws {
    _ = try folder.write(Self.unnamed, to: "cart.xml")
    try configure("failOn: never\n")
    #expect(try audit().status == 0)
    #expect(try audit(["--fail-on", "error", "."]).status == 1)
    try configure("failOn: warning\nrules: {missing-label: warning}\n")
    #expect(try audit().status == 1)
    #expect(try audit(["--fail-on", "error", "."]).status == 0)
  }

  @Test func `failOnReview fails on what needs review`() throws {
    _ = try folder.write(Self.review, to: "song.xml")
    #expect(try audit().status == 0)
    try configure("failOnReview: true\n")
    #expect(try audit().status == 1)
    #expect(try audit(["--fail-on", "never", "."]).status == 0)
  }

  @Test func `each file fails by its own configuration`() throws {
    _ = try folder.write(Self.unnamed, to: "a/cart.xml")
    _ = try folder.write(Self.unnamed, to: "b/cart.xml")
    try configure("failOn: never\n", in: "a/")
    #expect(try audit(["a"]).status == 0)
    #expect(try audit(["a", "b"]).status == 1)
    let quiet = try audit(["--quiet", "a", "b"])
    #expect(quiet.output.hasPrefix("a/cart.xml:1:37: error: UIButton has no label [missing-label]"))
  }

  @Test(arguments: ["--fail-on-review", "--fail-on-new-review"])
  func `a setting that can never fail is rejected`(_ option: String) throws {
    let run = try audit(["--fail-on", "never", option, "."])
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("Error: \(option) does not go with --fail-on never.\n"))
  }

  @Test func `device lays out as --device does`() throws {
    _ = try folder.write(
      """
      <screen title="Pay" size="390 844">
        <UIView id="root" frame="0 0 390 844">
          <UIButton id="pay" label="Pay now" frame="20 780 350 44"/>
          <constraint item="pay" attribute="top" toItem="root" toAttribute="top" constant="780"/>
          <constraint item="pay" attribute="leading" toItem="root" toAttribute="leading" constant="20"/>
          <constraint item="pay" attribute="width" constant="350"/>
          <constraint item="pay" attribute="height" constant="44"/>
        </UIView>
      </screen>

      """, to: "pay.xml")
    func lastLines(_ arguments: [String]) throws -> [Substring] {
      try CommandRun(
        "a11y-audit", ["--only", "off-screen-element"] + arguments + ["."], in: folder.path
      ).output.split(separator: "\n").filter { $0.hasPrefix("Laid ") }
    }
    #expect(try lastLines([]) == [])
    try configure("device: iPhone SE\n")
    #expect(
      try lastLines([]) == ["Laid 1 screen out on iPhone SE, in portrait and landscape."])
    #expect(
      try lastLines(["--device", "iPhone 14"]) == [
        "Laid 1 screen out on iPhone 14, in portrait and landscape."
      ])
  }

  @Test func `vendored folders are left out of a folder run, and read if they are named`() throws {
    _ = try folder.write(Self.review, to: "App/song.xml")
    _ = try folder.write(Self.unnamed, to: "Pods/Ads/ad.xml")
    _ = try folder.write(Self.unnamed, to: "Web/node_modules/x/ad.xml")
    _ = try folder.write(Self.unnamed, to: "Words/de.xcloc/Source Contents/ad.xml")
    _ = try folder.write(Self.unnamed, to: "A.xcassets/ad.dataset/ad.xml")
    let run = try audit()
    #expect(run.status == 0)
    #expect(
      run.output.contains(
        "Checked 1 screen (1 element, 1 VoiceOver stop) with 2 rules; 4 vendored folders excluded.\n"
      ))
    #expect(!run.output.contains("Pods"))
    let verbose = try audit(["--verbose", "."])
    #expect(
      verbose.output.contains(
        "\nVendored folders, read only if named: A.xcassets/ad.dataset, Pods, Web/node_modules, Words/de.xcloc.\n"
      ))
    #expect(try audit(["Pods"]).status == 1)
    #expect(try audit([".", "Pods/Ads"]).status == 1)
    let json = try audit(["--format", "json", "."])
    #expect(json.errors == "a11y-audit: note: 4 vendored folders excluded\n")
  }

  @Test func `excluded files are left out of a folder run, and read if they are named`() throws {
    _ = try folder.write(Self.review, to: "song.xml")
    _ = try folder.write(Self.unnamed, to: "Generated/cart.xml")
    _ = try folder.write("exclude: 1: 2\n", to: "Generated/.earshot.yml")
    try configure("exclude: Generated\n")
    let run = try audit()
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.contains(" with 2 rules; 1 file excluded.\n"))
    #expect(
      try audit(["--verbose", "."]).output.contains(
        "\nExcluded by the configuration: Generated/cart.xml.\n"))
    _ = try folder.write("extends: ../.earshot.yml\n", to: "Generated/.earshot.yml")
    #expect(try audit(["Generated"]).status == 1)
    #expect(try audit(["Generated/cart.xml"]).status == 1)
  }

  @Test func `a folder of excluded files is exit 2`() throws {
    _ = try folder.write(Self.unnamed, to: "Pods/ad.xml")
    let run = try audit()
    #expect(run.status == 2)
    #expect(
      run.errors
        == "a11y-audit: error: no supported files in \".\" (1 vendored folder excluded); see --help "
        + "for formats\n")
  }
}
