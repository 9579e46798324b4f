import AccessibilityModel
import Auditing
import HierarchyReading
import TestSupport
import Testing

@testable import AuditRules

/// A reduced screen that caused a false alarm on a real file, and the result of a rule now.
///
/// Screens of our own format are examples of their rules; these are in formats with other data:
/// Interface Builder files, and captures that lack some.
struct FalseAlarm: CustomTestStringConvertible, Sendable {
  let name: String
  let rule: any Rule
  let document: String
  /// `outcome severity` of each finding.
  let findings: [String]

  var testDescription: String { "\(rule.ownDescription.id): \(name)" }

  /// The version of Xcode that has written a document.
  static let tools = "toolsVersion=\"22505\""

  /// A xib with these views, and connections of its owner.
  static func xib(_ views: String, outlets: String = "", isMac: Bool = false) -> String {
    let view = InterfaceBuilderDocument.view(
      "v", views, attributes: isMac ? "" : "contentMode=\"scaleToFill\"",
      tag: isMac ? "customView" : "view"
    )
    return InterfaceBuilderDocument.xib(
      InterfaceBuilderDocument.owner("Cart", connections: outlets) + "\n" + view,
      for: isMac ? .macOS : .iOS, attributes: tools, device: nil)
  }

  static func label(_ attributes: String, _ inside: String = "") -> String {
    """
    <label \(attributes) id="l"><rect key="frame" x="20" y="100" width="200" height="24"/>\(inside)\
    <fontDescription key="fontDescription" type="system" pointSize="12"/></label>
    """
  }

  static func dump(_ nodes: String) -> String { UIAutomatorDump.text(nodes) }

  static func source(_ elements: String) -> String { XCUITestSource.text(elements, app: "A") }

  /// By the facts that they test, in the order of the folders.
  static let facts: [FalseAlarm] = [
    screenEdges, beyondScreen, alternatives, pagesAndPrototypes, hiddenLayers, modalLayers,
    drawingOrder, overlappingAreas,
    ownViews, stopsInStops, saidElsewhere,
    buttonsByLook, rolesOfFrameworks, chosenItems, unevenChoices,
    statesAndValues, pictures,
    systemSizes, fixedSizes, linesOfText, partsOfTargets,
    namesOfTheSystem, namesOfImages, namesFromCode, namesBeside, namesOfGroups, fieldLabels,
    fieldHints, namesOfContent, namesOfActions, namesOnScreen, identifiers, assetNames, signs,
    emoji, genericNames, wordsInNames, lengthOfSpeech, pronunciation,
    templateTexts, templateTitles,
    titlesOfBars, titlesByLook, sectionHeadings, screenPurpose,
    labelsAndValues, readingColumns, keyboards,
    tints, backdrops, picturesBehindTexts, colorsOfCode, neededContrast, darkMode,
    textWidths, textHeights, textScaling,
  ].flatMap { $0 }
}

@Suite struct FalseAlarmTests {
  @Test(arguments: FalseAlarm.facts)
  func `a rule does not cry wolf as it once did`(_ test: FalseAlarm) throws {
    let hierarchy = try HierarchyFormats.read(
      Array(test.document.utf8), named: "alarm", options: ReadingOptions(density: 160))
    let findings = Auditor(rules: [test.rule]).audit(hierarchy.screens[0]).findings
    #expect(
      findings.map { "\($0.outcome.rawValue) \($0.severity.rawValue)" } == test.findings,
      "\(findings.map(\.message))")
  }
}
