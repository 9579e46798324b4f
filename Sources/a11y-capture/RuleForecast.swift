internal import AccessibilityModel
internal import AuditRules
internal import Auditing
internal import Capture
internal import HierarchyReading
internal import Pixels

/// The rules of `a11y-audit` that run on a capture, and those that run on its tree alone.
struct RuleForecast {
  /// The rules for the platform.
  let total: Int
  let running: Set<String>
  /// The rules that run on the same tree in one orientation, without the settings and measurements
  /// of the capture.
  let plain: Set<String>
  /// Why pictures are not used.
  private(set) var warnings: [String] = []

  init(_ capture: TakenCapture) throws(HierarchyReadingError) {
    var layouts: [Hierarchy] = []
    var warnings: [String] = []
    for orientation in Orientation.allCases {
      guard let layout = capture.description.layouts[orientation],
        let bytes = capture.files[layout.xml]
      else { continue }
      var options = ReadingOptions()
      options.capture = CapturedLayout(capture.description, orientation)
      var hierarchy = try HierarchyFormats.read(bytes, named: layout.xml, options: options)
      do throws(UnusedPicture) {
        try Self.addPicture(of: layout, in: capture, to: &hierarchy)
      } catch {
        warnings.append("the screenshot in \(orientation.rawValue) is not used: \(error.reason)")
      }
      layouts.append(hierarchy)
    }
    let sources = capture.files.filter { $0.key.hasSuffix(".xml") }.values
    var brought = capture.description.settings.capabilities
    // Newer versions of WebDriverAgent write it without the setting, less exactly.
    let alreadyProvidesExposure = sources.contains {
      $0.firstRange(of: Array(" accessible=".utf8)) != nil
    }
    if capture.description.settings.asksForExposure, !alreadyProvidesExposure {
      brought.insert(.exposure)
    }
    // A server may accept a setting without effect, so only pictures that exist count.
    brought.formUnion(.ofPictures)
    brought.formIntersection(layouts.first?.screens.first?.capabilities ?? [])
    self.init(layouts, brought: brought)
    self.warnings = warnings
  }

  /// - Parameters:
  ///   - layouts: the screen in one orientation or in both.
  ///   - brought: the data that only settings of the capture add, or will add.
  init(_ layouts: [Hierarchy], brought: Capabilities) {
    let auditor = Auditor(rules: BuiltInRules.all)
    var screens = layouts.compactMap { $0.screens.first { !$0.elements.isEmpty } }
    let app = layouts.first?.app ?? AppFacts()
    guard var plainScreen = screens.first else {
      (total, running, plain) = (0, [], [])
      return
    }
    total = BuiltInRules.all.count { $0.ownDescription.platforms.contains(plainScreen.platform) }
    for index in screens.indices { screens[index].capabilities.formUnion(brought) }
    var audits =
      screens.count > 1
      ? auditor.audit(screens[0], rotated: screens[1], app: app)
      : [auditor.audit(screens[0], app: app)]
    auditor.compare(&audits)
    running = Self.rules(audits)
    plainScreen.capabilities.subtract(brought)
    if plainScreen.isLanguageInferred {
      plainScreen.language = nil
      plainScreen.capabilities.subtract(.language)
    }
    plain = Self.rules([auditor.audit(plainScreen, app: app)])
  }

  private struct UnusedPicture: Error { let reason: String }

  /// Adds the data of a layout's picture.
  private static func addPicture(
    of layout: CaptureDescription.Layout, in capture: TakenCapture, to hierarchy: inout Hierarchy
  ) throws(UnusedPicture) {
    // Its errors were reported when it was taken.
    guard let name = layout.png, let bytes = capture.files[name], !layout.isUnrotated,
      layout.alert == nil, hierarchy.screens.count == 1
    else { return }
    do {
      let picture = try ScreenPicture(
        try PNGDecoder().bitmap(bytes), of: hierarchy.screens[0],
        pixelsPerPoint: capture.description.scale)
      hierarchy.screens[0].capabilities.formUnion(picture.capabilities(for: hierarchy.screens[0]))
    } catch {
      throw UnusedPicture(reason: "\(error)")
    }
  }

  private static func rules(_ audits: [ScreenAudit]) -> Set<String> {
    Set(audits.flatMap { $0.rulesRun.map(\.id) })
  }
}
