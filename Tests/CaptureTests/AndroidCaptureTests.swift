import AccessibilityModel
import Capture
import HierarchyReading
import Platform
import Testing

/// A capture through adb, against a device in the same process.
struct AndroidCaptureTests {
  private static func capture(
    _ device: FakeAndroid, _ request: CaptureRequest = CaptureRequest(), serial: String? = nil
  ) -> (capture: TakenCapture?, error: CaptureError?, warnings: [String]) {
    let clock = FakeClock()
    let ending = { device.signal }
    var warnings: [String] = []
    var run = CaptureRun(
      AndroidDevice(device, serial: serial, clock: clock, ending: ending), request, clock: clock,
      ending: ending
    ) { warnings.append($0) }
    do throws(CaptureError) {
      let capture = try run.take(
        CaptureDescription(tool: "a11y-capture", taken: "now", source: "android"))
      return (capture, nil, warnings)
    } catch {
      return (nil, error, warnings)
    }
  }

  @Test func `both orientations are taken, and the settings are as they were`() throws {
    let device = FakeAndroid()
    device.noise = "java.io.FileNotFoundException: /sys/board\n\tat libcore\n"
    let outcome = Self.capture(device)
    #expect(outcome.error == nil)
    #expect(outcome.warnings == [])
    let capture = try #require(outcome.capture)
    #expect(
      capture.files.keys.sorted()
        == ["landscape.png", "landscape.xml", "portrait.png", "portrait.xml"])
    let tree = String(decoding: capture.files["landscape.xml"] ?? [], as: UTF8.self)
    #expect(tree.hasPrefix("<?xml") && tree.hasSuffix("</hierarchy>"))
    #expect(capture.description.density == 480)
    #expect(capture.description.fontScale == 1.15)
    #expect(capture.description.app == "com.example.shop")
    #expect(capture.description.device.idiom == .phone)
    #expect(capture.description.layouts[.landscape]?.rotation == 90)
    #expect(device.settings == ["accelerometer_rotation": "1", "user_rotation": "0"])
  }

  @Test(arguments: [
    ["accelerometer_rotation": "0", "user_rotation": "3"], ["accelerometer_rotation": "1"], [:],
  ])
  func `rotation settings are put back, unset ones too`(_ settings: [String: String]) {
    let device = FakeAndroid()
    device.settings = settings
    #expect(Self.capture(device).error == nil)
    #expect(device.settings == settings)
  }

  @Test func `a tablet that is made wide turns to portrait`() {
    let device = FakeAndroid()
    device.isNaturallyWide = true
    let outcome = Self.capture(device)
    #expect(outcome.capture?.description.layouts[.portrait]?.rotation == 90)
    #expect(outcome.capture?.description.layouts[.landscape]?.rotation == 0)
  }

  @Test func `an app that does not turn is a warning`() {
    let device = FakeAndroid()
    device.isLocked = true
    let outcome = Self.capture(device)
    #expect(
      outcome.warnings
        == ["turning to landscape: the app stayed in portrait; the capture has portrait only"])
    #expect(device.settings == ["accelerometer_rotation": "1", "user_rotation": "0"])
  }

  @Test func `settings that cannot be written are a warning`() {
    let device = FakeAndroid()
    device.isWriteProtected = true
    let outcome = Self.capture(device)
    #expect(
      outcome.warnings == [
        "turning to landscape: adb reports: java.lang.SecurityException: no; the capture has portrait "
          + "only"
      ])
  }

  @Test func `a dump is tried three times`() {
    let device = FakeAndroid()
    device.dumps = [1: "ERROR: could not get idle state.\n", 2: "Killed \n"]
    #expect(Self.capture(device).error == nil)
  }

  /// The output of all dumps, and the line that reports it.
  @Test(arguments: [
    (
      "ERROR: could not get idle state.\n",
      "the screen does not come to rest; stop its animations and try again"
    ),
    (
      "ERROR: null root node returned by UiTestAutomationBridge.\n",
      "uiautomator found no window; unlock the device, and open the app"
    ),
    ("Killed \n", "found no tree, uiautomator reports: Killed "),
    ("", "found nothing; expected the tree of the screen"),
    ("<?xml version='1.0'?><hierarchy rotation=\"0\"><node ", "found a dump that is cut off"),
    (
      "java.lang.IllegalStateException: UiAutomationService already registered!\n",
      "another program holds UiAutomation, probably a server of UiAutomator2; capture through that: "
        + "a11y-capture webdriver"
    ),
  ])
  func `a dump that fails is one line`(_ output: String, _ reason: String) {
    let device = FakeAndroid()
    device.dumps = Dictionary(uniqueKeysWithValues: (1...3).map { ($0, output) })
    #expect(Self.capture(device).error?.description == "dumping the screen: \(reason)")
    #expect(device.settings == ["accelerometer_rotation": "1", "user_rotation": "0"])
  }

  @Test(
    arguments: [
      ("", nil, "adb knows no device; connect one with USB debugging, or start an emulator"),
      (
        "A device\nB unauthorized transport_id:2\n", nil,
        "found several devices; expected --serial with one of A, B (unauthorized)"
      ),
      ("A device\n", "C", "there is no device \"C\"; expected one of A"),
      ("A unauthorized\n", nil, "the device A is unauthorized; allow USB debugging on its screen"),
      ("A offline\n", "A", "the device A is offline; connect it anew"),
      (
        "A no permissions (user in plugdev group); see [http://x]\n", nil,
        "the device A cannot be used: no permissions (user in plugdev group); see"
      ),
    ] as [(String, String?, String)])
  func `a device that cannot be had is one line`(
    _ devices: String, _ serial: String?, _ reason: String
  ) {
    let device = FakeAndroid()
    device.devices = devices
    #expect(
      Self.capture(device, serial: serial).error?.description == "finding the device: \(reason)")
  }

  @Test func `a signal at any command ends it and puts everything back`() {
    let whole = FakeAndroid()
    #expect(Self.capture(whole).error == nil)
    for number in 1...whole.log.count {
      let device = FakeAndroid()
      device.interruptsAt = number
      let outcome = Self.capture(device)
      #expect(outcome.error?.kind == .interrupted(.interrupt), "\(whole.log[number - 1])")
      #expect(
        device.settings == ["accelerometer_rotation": "1", "user_rotation": "0"],
        "\(whole.log[number - 1])")
    }
  }
}
