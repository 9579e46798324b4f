import Platform
import TestSupport
import Testing

/// `a11y-capture android` as a program, against a stand-in for adb.
@Suite(.enabled(if: Standins.areThere, "skips: no a11y-capture, no python3 or no ../shared"))
struct AndroidStandinTests {
  /// A device, and one run over it.
  private struct Device {
    let folder: ScratchFolder
    private var environment: [String: String]
    private let statePath: String

    init(failing: String = "", devices: String = "emulator-5554:device") throws {
      folder = try ScratchFolder()
      let trees = try Trees(.dump, in: folder)
      statePath = folder.path + "/state.json"
      environment = [
        "ADB_STANDIN_PORTRAIT": trees.portrait, "ADB_STANDIN_LANDSCAPE": trees.landscape,
        "ADB_STANDIN_STATE": statePath, "ADB_STANDIN_FAIL": failing,
        "ADB_STANDIN_DEVICES": devices,
      ]
    }

    func capture(_ arguments: [String] = []) throws -> CommandRun {
      try CommandRun(
        "a11y-capture", ["android", "--adb", "\(Standins.folder)/adb"] + arguments, in: folder.path,
        environment: environment)
    }

    /// Whether the rotation settings are restored.
    var isAsItWas: Bool {
      guard let bytes = try? InputFile.read(statePath) else { return true }
      let text = String(decoding: bytes, as: UTF8.self)
      return text.contains(#""accelerometer_rotation": "1""#)
        && text.contains(#""user_rotation": "0""#) && text.contains(#""files": {}"#)
    }

    var files: [String] { Folder.names(in: "\(folder.path)/capture") ?? [] }
  }

  @Test(arguments: ["", "trace,warning,daemon", "idle-once", "null-root-once"])
  func `both orientations are captured, and the device is as it was`(_ failing: String) throws {
    let device = try Device(failing: failing)
    let run = try device.capture()
    #expect(run.errors == "")
    #expect(run.status == 0)
    #expect(
      device.files == [
        "capture.json", "landscape.png", "landscape.xml", "portrait.png", "portrait.xml",
      ])
    #expect(device.isAsItWas)
  }

  @Test func `a dry run dumps nothing`() throws {
    let device = try Device(failing: "hang")
    let run = try device.capture(["--dry-run"])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("would capture portrait and landscape of com.example.shop"))
    #expect(device.files == [])
  }

  @Test(arguments: [
    (
      "locked-app",
      "turning to landscape: the app stayed in portrait; the capture has portrait only"
    ),
    (
      "denied",
      "turning to landscape: adb reports: java.lang.SecurityException: Permission denial: writing to "
        + "settings requires:android.permission.WRITE_SECURE_SETTINGS; the capture has portrait only"
    ),
    ("noscreen", "no screenshot in portrait: found no PNG file"),
  ])
  func `missing data is a warning`(_ failing: String, _ warning: String) throws {
    let device = try Device(failing: failing)
    let run = try device.capture()
    #expect(run.status == 0)
    #expect(run.errors.split(separator: "\n").first == "a11y-capture: warning: \(warning)")
    #expect(device.isAsItWas)
  }

  @Test(arguments: [
    (
      "idle",
      "dumping the screen: the screen does not come to rest; stop its animations and try again"
    ),
    (
      "null-root",
      "dumping the screen: uiautomator found no window; unlock the device, and open the app"
    ),
    ("killed", "dumping the screen: found no tree, uiautomator reports: Killed "),
    (
      "stale",
      "dumping the screen: the screen does not come to rest; stop its animations and try again"
    ),
    ("truncated", "dumping the screen: found a dump that is cut off"),
    ("hang", "dumping the screen: no answer from adb within 30 seconds"),
  ])
  func `a dump that fails is one line`(_ failing: String, _ line: String) throws {
    let device = try Device(failing: failing)
    let run = try device.capture()
    #expect(run.status == 2)
    #expect(run.errors == "a11y-capture: error: \(line)\n")
    #expect(device.isAsItWas)
    #expect(device.files == [])
  }

  @Test(arguments: [
    ("", "adb knows no device; connect one with USB debugging, or start an emulator"),
    (
      "A1:device,B2:device",
      "found several devices; expected --serial with one of A1, B2"
    ),
    ("A1:unauthorized", "the device A1 is unauthorized; allow USB debugging on its screen"),
    ("A1:offline", "the device A1 is offline; connect it anew"),
  ])
  func `a device that cannot be had is one line`(_ devices: String, _ reason: String) throws {
    let run = try Device(devices: devices).capture()
    #expect(run.status == 2)
    #expect(run.errors == "a11y-capture: error: finding the device: \(reason)\n")
  }

  @Test func `one of several devices is named`() throws {
    let device = try Device(devices: "A1:device,B2:device")
    #expect(try device.capture(["--serial", "B2"]).status == 0)
  }

  @Test func `a device that goes away is said with what it is left in`() throws {
    let run = try Device(failing: "lost").capture()
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("a11y-capture: error: "))
    #expect(run.errors.contains("adb reports: "))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test func `an adb that is not there is said`() throws {
    let folder = try ScratchFolder()
    let run = try CommandRun(
      "a11y-capture", ["android", "--adb", "\(folder.path)/adb"], in: folder.path)
    #expect(run.status == 2)
    #expect(
      run.errors
        == "a11y-capture: error: finding the device: adb could not be started (no such file); "
        + "install the platform tools of Android, or name the program with --adb\n")
  }
}
