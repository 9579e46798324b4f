import AccessibilityModel
import Auditing
import TestSupport
import Testing

@testable import AuditRules

/// A text on a ground, whose colours may differ between appearances.
struct AppearanceCase: CustomTestStringConvertible, Sendable {
  let name: String
  let text: DynamicColor
  let ground: DynamicColor
  var style: AppFacts.InterfaceStyle?
  /// The messages without the text, each with the appearances of its finding.
  let findings: [String]

  var testDescription: String { name }

  private static let black = Color(red: 0, green: 0, blue: 0)
  private static let white = Color(red: 1, green: 1, blue: 1)
  private static let grey = Color(red: 0.6, green: 0.6, blue: 0.6)
  private static let adaptive = DynamicColor(black, variants: [.dark: white])
  private static let adaptiveGround = DynamicColor(white, variants: [.dark: black])
  private static let contrast = Appearance(isHighContrast: true)
  private static let darkContrast = Appearance(isDark: true, isHighContrast: true)

  static let all = [
    AppearanceCase(
      name: "both follow the appearance", text: adaptive, ground: adaptiveGround, findings: []),
    AppearanceCase(
      name: "the text stays black", text: DynamicColor(black), ground: adaptiveGround,
      findings: ["1.00:1; minimum 4.5:1, in dark mode (dark)"]),
    AppearanceCase(
      name: "an app that is always light", text: DynamicColor(black), ground: adaptiveGround,
      style: .light, findings: []),
    AppearanceCase(
      name: "an app that is always dark", text: DynamicColor(white), ground: adaptiveGround,
      style: .dark, findings: []),
    AppearanceCase(
      name: "faint where it is light", text: DynamicColor(grey), ground: adaptiveGround,
      findings: ["2.84:1; minimum 4.5:1, in light mode (light)"]),
    AppearanceCase(
      name: "faint in both", text: DynamicColor(black, variants: [.dark: grey]),
      ground: DynamicColor(black, variants: [.dark: grey]),
      findings: ["1.00:1; minimum 4.5:1 ()"]),
    AppearanceCase(
      name: "better with increased contrast",
      text: DynamicColor(grey, variants: [.dark: grey, contrast: black, darkContrast: black]),
      ground: DynamicColor(white), findings: ["2.84:1; minimum 4.5:1 (light dark)"]),
    AppearanceCase(
      name: "worse with increased contrast",
      text: DynamicColor(black, variants: [contrast: grey]), ground: DynamicColor(white),
      findings: [
        "2.84:1; minimum 4.5:1, in light mode with increased contrast (light-high-contrast)"
      ]),
  ]
}

@Suite struct AppearanceTests {
  private func screen(_ text: DynamicColor, on ground: DynamicColor) throws -> Screen {
    let source = """
      <screen><UIView frame="0 0 390 844">
        <UILabel text="Total" font="17" frame="20 100 100 20"/>
      </UIView></screen>
      """
    var screen = try Screen(reading: source)
    screen.update(0) { $0.details.set(ground, of: .background) }
    screen.update(1) { $0.details.set(text, of: .text) }
    return screen
  }

  private func findings(in screen: Screen, style: AppFacts.InterfaceStyle? = nil) -> [Finding] {
    var app = AppFacts()
    app.interfaceStyle = style
    return Auditor(rules: [TextContrast()]).audit(screen, app: app).findings
  }

  @Test(arguments: AppearanceCase.all)
  func `a contrast is judged in each appearance that has colours`(
    _ example: AppearanceCase
  ) throws {
    let found = findings(
      in: try screen(example.text, on: example.ground), style: example.style)
    let words = found.map { finding in
      let message = finding.message.description.drop { !$0.isNumber }
      return "\(message) (\(finding.appearances.map(\.name).joined(separator: " ")))"
    }
    #expect(words == example.findings)
  }

  @Test func `a name whose other colours were not found is judged in the light appearance`() throws
  {
    let white = Color(red: 1, green: 1, blue: 1)
    let black = Color(red: 0, green: 0, blue: 0)
    var screen = try screen(
      DynamicColor(black, variants: [.dark: white]), on: DynamicColor(white))
    #expect(findings(in: screen).map(\.appearances) == [[.dark]])
    screen.update(0) { $0.details.colorNames = [.background: "Card"] }
    #expect(findings(in: screen).isEmpty)
  }

  @Test(arguments: [Element.ColoredPart.text, .background])
  func `a colour that is not known is not judged`(_ part: Element.ColoredPart) throws {
    let grey = DynamicColor(Color(red: 0.6, green: 0.6, blue: 0.6))
    var screen = try screen(grey, on: DynamicColor(Color(red: 1, green: 1, blue: 1)))
    #expect(findings(in: screen).count == 1)
    screen.update(part == .text ? 1 : 0) { $0.details.setUnknownColor(of: part) }
    #expect(findings(in: screen).isEmpty)
  }
}
