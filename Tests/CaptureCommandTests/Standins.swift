import Foundation
import Platform
import SourceText
import TestSupport

/// The stand-ins for servers and for adb that are beside the package.
enum Standins {
  static let folder = SharedFiles.path("tools/standins")

  /// Whether they can run here.
  static let areThere: Bool =
    Folder.exists("\(folder)/webdriver_standin.py") && CommandRun.isBuilt("a11y-capture")
    && (try? ProcessRun("python3", ["--version"], seconds: 20, limit: 10_000)) != nil
}

/// A stand-in for a WebDriver server; it ends with this object.
final class StandinServer {
  enum Kind: String { case agent = "wda", xcuitest = "appium-ios", uiAutomator2 = "appium-android" }

  let url: String
  private let process = Process()
  private let statePath: String
  private let logPath: String

  struct NoServer: Error {}

  init(_ kind: Kind, in folder: ScratchFolder, _ options: [String] = []) throws {
    let trees = try Trees(kind == .uiAutomator2 ? .uiAutomator2 : .phone, in: folder)
    statePath = folder.path + "/state.json"
    logPath = folder.path + "/requests.jsonl"
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "python3", "-B", "\(Standins.folder)/webdriver_standin.py", "--kind", kind.rawValue,
        "--portrait", trees.portrait, "--landscape", trees.landscape, "--state", statePath,
        "--log", logPath, "--turn-seconds", "0.1",
      ] + options
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var line: [UInt8] = []
    while let byte = output.fileHandleForReading.readData(ofLength: 1).first, byte != 0x0A {
      line.append(byte)
    }
    guard !line.isEmpty else { throw NoServer() }
    url = String(decoding: line, as: UTF8.self)
  }

  deinit {
    // Threads of the tests may block the milder signals, and child processes inherit that.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// The settings of the device that a capture could leave changed.
  var state: String {
    let text = (try? InputFile.read(statePath)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return text
  }

  /// The requests so far, as “METHOD path”.
  var requests: [String] {
    let bytes = (try? InputFile.read(logPath)) ?? []
    return bytes.split(separator: 0x0A).compactMap { line in
      guard let root = try? JSONDocument(Array(line)).root else { return nil }
      return (root["method"]?.string ?? "") + " " + (root["path"]?.string ?? "")
    }
  }
}

/// Two files for a stand-in, of one screen.
struct Trees {
  enum Kind { case phone, uiAutomator2, dump }

  let portrait: String
  let landscape: String

  init(_ kind: Kind, in folder: ScratchFolder) throws {
    func write(_ name: String, _ width: Int, _ height: Int) throws -> String {
      let text =
        switch kind {
        case .phone: Self.phone(width, height)
        case .uiAutomator2: Self.android(width, height)
        case .dump: Self.dump(width, height)
        }
      return try folder.write(text, to: name)
    }
    let isPhone = kind == .phone
    portrait = try write("p.xml", isPhone ? 390 : 1_080, isPhone ? 844 : 2_400)
    landscape = try write("l.xml", isPhone ? 844 : 2_400, isPhone ? 390 : 1_080)
  }

  private static func phone(_ width: Int, _ height: Int) -> String {
    func element(
      _ type: String, _ label: String, _ frame: (Int, Int, Int, Int), _ rest: String = "",
      _ children: String = ""
    ) -> String {
      let (x, y, w, h) = frame
      return """
        <XCUIElementType\(type) type="XCUIElementType\(type)" name="\(label)" label="\(label)" \
        enabled="true" visible="true" accessible="\(children.isEmpty)" x="\(x)" y="\(y)" \
        width="\(w)" height="\(h)" nativeFrame="{{\(x), \(y)}, {\(w), \(h)}}" \
        nativeAccessibilityElement="\(children.isEmpty)" \(rest)>\(children)</XCUIElementType\(type)>
        """
    }
    let children =
      element(
        "StaticText", "Basket", (20, 60, 200, 40), #"traits="StaticText, Header" value="Basket""#)
      + element(
        "Button", "Buy", (20, 120, 30, 30), #"traits="Button" customActions="Archive, Flag""#)
      + element(
        "Slider", "Volume", (20, 180, width - 40, 44),
        #"traits="Adjustable" value="40%" minValue="0" maxValue="1""#)
    return element("Application", "Shop", (0, 0, width, height), #"traits="""#, children)
  }

  private static func android(_ width: Int, _ height: Int) -> String {
    """
    <hierarchy index="0" rotation="0" width="\(width)" height="\(height)">\
    <android.widget.TextView index="0" package="com.example.shop" class="android.widget.TextView" \
    text="Basket" checkable="false" checked="false" clickable="false" enabled="true" \
    focusable="false" selected="false" bounds="[40,80][\(width - 40),180]" displayed="true" \
    a11y-important="true" screen-reader-focusable="false" heading="true" showing-hint="false" \
    actions="ACTION_FOCUS,ACTION_UNKNOWN" text-size="9.0" text-unit="dp" extras="a=b"/>\
    <android.widget.Button index="1" package="com.example.shop" class="android.widget.Button" \
    text="Buy" checkable="false" checked="false" clickable="true" enabled="true" focusable="true" \
    selected="false" bounds="[40,200][140,300]" displayed="true" a11y-important="true" \
    screen-reader-focusable="false" heading="false" showing-hint="false" actions="ACTION_CLICK" \
    text-size="14.0" text-unit="sp"/></hierarchy>
    """
  }

  private static func dump(_ width: Int, _ height: Int) -> String {
    UIAutomatorDump.windows(
      """
      <node index="0" text="" class="android.widget.FrameLayout" \
      package="com.example.shop" content-desc="" clickable="false" enabled="true" \
      bounds="[0,0][\(width),\(height)]"><node index="0" text="Buy" resource-id="shop:id/buy" \
      class="android.widget.Button" package="com.example.shop" content-desc="" checkable="false" \
      checked="false" clickable="true" enabled="true" focusable="true" focused="false" \
      scrollable="false" long-clickable="false" password="false" selected="false" \
      bounds="[40,200][340,326]"/></node>
      """)
  }
}
