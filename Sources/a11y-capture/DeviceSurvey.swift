internal import AccessibilityModel
internal import Capture
internal import HierarchyReading

/// The expected result of a capture, determined without any change.
struct DeviceSurvey {
  private let orientations: [Orientation]
  private let description: CaptureDescription
  private let settings: [(setting: CaptureSetting, isKnown: Bool?)]
  private let forecast: RuleForecast
  /// Whether the rules were counted on the app's current tree.
  private let isRead: Bool

  init(
    of device: inout some CapturedDevice, _ request: CaptureRequest,
    _ description: CaptureDescription
  ) throws(CaptureError) {
    var description = description
    description.name = request.name
    try device.connect(changesNothing: true)
    try device.describe(&description)
    settings = try device.plannedSettings()
    for (setting, isKnown) in settings where isKnown != false {
      description.settings[setting.name] = setting.value
    }
    isRead = device.readsWithoutChange
    let shown = isRead ? try device.orientation() : nil
    let source: [UInt8]
    if isRead {
      source = try device.source()
    } else {
      source = ModelTree.of(description.platform, driver: description.server?.kind ?? "")
    }
    orientations = Self.orientations(request, shown ?? .portrait)
    forecast = try Self.forecast(source, orientations, description)
    self.description = description
  }

  private static func orientations(
    _ request: CaptureRequest, _ shown: Orientation
  ) -> [Orientation] {
    switch request.orientations {
    case .portrait: [.portrait]
    case .landscape: [.landscape]
    case .both: [.portrait, .landscape]
    case .asIs: [shown]
    }
  }

  /// The other orientation is assumed to be the same: the capabilities decide which rules run.
  private static func forecast(
    _ source: [UInt8], _ orientations: [Orientation], _ description: CaptureDescription
  ) throws(CaptureError) -> RuleForecast {
    var layouts: [Hierarchy] = []
    for orientation in orientations {
      var options = ReadingOptions()
      options.capture = CapturedLayout(description, orientation)
      do throws(HierarchyReadingError) {
        layouts.append(try HierarchyFormats.read(source, named: "source", options: options))
      } catch {
        throw CaptureError(
          "reading the source", "line \(error.line), column \(error.column): \(error.reason)")
      }
    }
    var brought = description.settings.capabilities
    let capabilities = layouts.first?.screens.first?.capabilities ?? []
    if description.settings.asksForExposure, !capabilities.contains(.exposure) {
      brought.insert(.exposure)
    }
    brought.formUnion(.ofPictures)
    return RuleForecast(layouts, brought: brought)
  }

  func lines(folder: String) -> [String] {
    let orientations = orientations.map(\.rawValue).joined(separator: " and ")
    var lines = ["would capture \(orientations)\(description.subject) into \(folder)"]
    for (setting, isKnown) in settings.sorted(by: { $0.setting.name < $1.setting.name })
    where setting.value != setting.usual {
      let doubt = isKnown == false ? ", which this server does not know" : ""
      lines.append("setting: \(setting.name)\(doubt)")
    }
    lines.append(
      "\(forecast.running.count) of \(forecast.total) rules would run; \(forecast.plain.count) on the plain tree in "
        + "one orientation" + (isRead ? "" : " (estimated: the tree was not read)"))
    let brought = forecast.running.subtracting(forecast.plain).sorted()
    if !brought.isEmpty {
      lines.append("rules that the capture adds: \(brought.joined(separator: ", "))")
    }
    return lines
  }
}

/// The smallest tree with the data of every tree of its kind, to count rules before a capture.
enum ModelTree {
  static func of(_ platform: Platform?, driver: String) -> [UInt8] {
    let text =
      switch (platform, driver) {
      case (.android, "adb"): dump
      case (.android, _): androidSource
      default: phoneSource
      }
    return Array(text.utf8)
  }

  private static let phoneSource = """
    <AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" name="App" label="App" \
    enabled="true" visible="true" accessible="false" x="0" y="0" width="390" height="844" traits="">\
    <XCUIElementTypeTextField type="XCUIElementTypeTextField" name="Name" label="Name" value="Ada" \
    enabled="true" visible="true" accessible="true" x="0" y="100" width="390" height="44" traits="" \
    placeholderValue="Name"/></XCUIElementTypeApplication></AppiumAUT>
    """

  private static let node = """
    index="0" package="app" class="android.widget.EditText" text="Ada" resource-id="app:id/name" \
    checkable="false" checked="false" clickable="true" enabled="true" focusable="true" focused="false" \
    long-clickable="false" password="false" scrollable="false" selected="false" bounds="[0,0][1080,2400]"
    """

  private static let dump = "<hierarchy rotation=\"0\"><node \(node)/></hierarchy>"

  private static let androidSource = """
    <hierarchy index="0" rotation="0" width="1080" height="2400"><android.widget.EditText \(node) \
    displayed="true" a11y-important="true" screen-reader-focusable="false" heading="false" \
    showing-hint="false" hint="Name" actions="ACTION_FOCUS" text-size="16.0" text-unit="sp"/></hierarchy>
    """
}
