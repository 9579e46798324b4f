import Capture
import Platform

/// An Android device for `adb`, in one process with the test.
final class FakeAndroid: CommandRunner {
  var settings: [String: String] = ["accelerometer_rotation": "1", "user_rotation": "0"]
  var sensor = 0
  var isLocked = false
  var isWriteProtected = false
  var devices = "emulator-5554          device product:sdk model:Pixel_9 transport_id:1\n"
  /// The output of the dumps with these numbers.
  var dumps: [Int: String] = [:]
  /// The output before each dump.
  var noise = ""
  var isNaturallyWide = false
  var interruptsAt: Int?
  private(set) var signal: SessionSignal?
  private(set) var log: [String] = []
  private var dumpCount = 0

  func run(
    _ arguments: [String], within seconds: Double, isLast: Bool
  ) throws(ProcessRun.Failure) -> CommandResult {
    log.append(arguments.joined(separator: " "))
    if log.count == interruptsAt { signal = .interrupt }
    if signal != nil, !isLast { throw .abandoned }
    if arguments == ["devices", "-l"] {
      return result("* daemon started successfully\nList of devices attached\n" + devices + "\n")
    }
    let words = arguments.drop { $0 == "-s" || $0.hasPrefix("emulator") }
    return answer(words.first == "exec-out", Array(words.dropFirst()))
  }

  var rotation: Int {
    if isLocked { return 0 }
    return settings["accelerometer_rotation"] == "1"
      ? sensor : Int(settings["user_rotation"] ?? "") ?? 0
  }

  private var sides: (width: Int, height: Int) {
    let isWide = (rotation % 2 == 1) != isNaturallyWide
    return isWide ? (2_400, 1_080) : (1_080, 2_400)
  }

  private func answer(_ isBytes: Bool, _ words: [String]) -> CommandResult {
    let text = words.joined(separator: " ")
    let natural = isNaturallyWide ? "2400x1080" : "1080x2400"
    switch words.first {
    case "uiautomator": return result(dump())
    case "screencap":
      let picture = sides.width > sides.height ? Pictures.wide : Pictures.high
      return CommandResult(output: Array("[Warning] two displays\n".utf8) + Pictures.bytes(picture))
    case "settings": return setting(Array(words.dropFirst()))
    case "wm" where text == "wm density":
      return result("Physical density: 420\nOverride density: 480\n")
    case "wm": return result("Physical size: \(natural)\n")
    case "getprop":
      let properties = [
        "ro.product.model": "Pixel 9", "ro.build.version.release": "15",
        "persist.sys.locale": "en-GB",
      ]
      return result((properties[words[1]] ?? "") + "\n")
    case "dumpsys":
      return result(
        "  init=\(natural) 420dpi cur=\(sides.width)x\(sides.height) app=1x1\n"
          + "  mCurrentRotation=ROTATION_\(rotation * 90)\n"
          + "  mFocusedApp=ActivityRecord{d8b1e0f u0 com.example.shop/.MainActivity t12}\n")
    default: return CommandResult(output: [], errors: Array("not found".utf8), status: 127)
    }
  }

  /// A dump freezes or thaws the rotation when it ends.
  private func dump() -> String {
    dumpCount += 1
    if settings["accelerometer_rotation"] != "1" { settings["user_rotation"] = "\(rotation)" }
    settings["accelerometer_rotation"] = settings["accelerometer_rotation"] ?? "1"
    if let text = dumps[dumpCount] { return text }
    return noise
      + """
      <?xml version='1.0' encoding='UTF-8' standalone='yes' ?><hierarchy rotation="\(rotation)">\
      <node index="0" text="Buy" class="android.widget.Button" package="com.example.shop" \
      clickable="true" enabled="true" bounds="[0,0][\(sides.width),\(sides.height)]"/></hierarchy>
      """ + "UI hierchary dumped to: /dev/tty\n"
  }

  private func setting(_ words: [String]) -> CommandResult {
    if words[0] == "get" {
      return result((words[2] == "font_scale" ? "1.15" : settings[words[2]] ?? "null") + "\n")
    }
    if isWriteProtected {
      return CommandResult(
        output: [],
        errors: Array(
          "\nException occurred while executing 'put':\njava.lang.SecurityException: no\n".utf8),
        status: 255)
    }
    settings[words[2]] = words[0] == "put" ? words[3] : nil
    return result("")
  }

  private func result(_ text: String) -> CommandResult { CommandResult(output: Array(text.utf8)) }
}
