import AccessibilityModel
import HierarchyReading
import Testing

/// The results of every format for files with several screens, and for the system's views.
struct SeveralScreensTests {
  @Test(arguments: SeveralScreensCase.all)
  func `a file of several screens gives each, in order`(_ test: SeveralScreensCase) throws {
    let hierarchy = try HierarchyFormats.read(test.bytes, named: "x")
    #expect(hierarchy.screens.map { "\($0.number) \($0.title ?? "")" } == test.screens)
  }

  @Test(arguments: SystemPartsCase.all)
  func `the system's views are distinguished from the app's`(_ test: SystemPartsCase) throws {
    let hierarchy = try HierarchyFormats.read(test.bytes, named: "x")
    let elements = hierarchy.screens.flatMap(\.elements).filter(\.isElement)
    func labels(_ isWanted: (Element) -> Bool) -> [String] {
      elements.filter(isWanted).map { $0.label ?? $0.value ?? "" }
    }
    #expect(labels(\.isSystem) == test.system)
    #expect(labels { !$0.isSystem } == test.app)
    let modal = hierarchy.screens.flatMap(\.elements).filter(\.isModal).map(\.className)
    #expect(modal == test.modal)
  }
}

struct SeveralScreensCase: CustomTestStringConvertible {
  var testDescription: String
  var bytes: [UInt8]
  var screens: [String]

  init(_ name: String, fixture: String, _ screens: [String]) {
    self.init(name, bytes: CaptureFiles.fixture(fixture) ?? [], screens)
  }

  init(_ name: String, bytes: [UInt8], _ screens: [String]) {
    testDescription = name
    self.bytes = bytes
    self.screens = screens
  }

  static let all = [
    SeveralScreensCase(
      "a window whose content is the view of a controller",
      bytes: Array(
        """
        <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
          <scenes>
            <scene sceneID="s1"><objects><windowController id="w">
              <window key="window" title="Downloads" id="5">
                <view key="contentView" id="c"><rect key="frame" x="0.0" y="0.0" width="300" height="400"/></view>
              </window>
              <connections>
                <segue destination="vc" kind="relationship" relationship="window.shadowedContentViewController" id="l"/>
              </connections>
            </windowController></objects></scene>
            <scene sceneID="s2"><objects><viewController id="vc">
              <view key="view" id="6"><rect key="frame" x="0.0" y="0.0" width="300" height="400"/></view>
            </viewController></objects></scene>
          </scenes>
        </document>
        """.utf8), ["0 Downloads"]),
    SeveralScreensCase(
      "our own: screens, and layouts that share one",
      bytes: Array(
        """
        <app>
          <screen title="Cart"><UIButton title="Buy"/></screen>
          <screen title="Card">
            <layout orientation="portrait"><UIButton title="Pay"/></layout>
            <layout orientation="landscape"><UIButton title="Pay"/></layout>
          </screen>
        </app>
        """.utf8), ["0 Cart", "1 Card", "1 Card"]),
    SeveralScreensCase(
      "a storyboard: scenes, the initial one first", fixture: "interface-builder/shop.storyboard",
      ["0 All articles", "1 Article", "2 About us", "3 PayController", "4 PictureController"]),
    SeveralScreensCase(
      "a Mac: windows", fixture: "xcuitest/mac-windows.xml", ["0 Payees", "1 Rates"]),
    SeveralScreensCase(
      "a tablet: apps side by side", fixture: "xcuitest/two-apps.xml", ["0 Notes", "1 Mail"]),
    SeveralScreensCase(
      "a phone: windows over each other are one", fixture: "xcuitest/system-bars.xml", ["0 Notes"]),
    SeveralScreensCase(
      "Android: displays", fixture: "uiautomator/displays.xml", ["0 Clock", "1 Map"]),
  ]
}

struct SystemPartsCase: CustomTestStringConvertible {
  var testDescription: String
  var bytes: [UInt8]
  var app: [String]
  var system: [String]
  var modal: [String] = []

  static let all = [
    SystemPartsCase(
      testDescription: "our own",
      bytes: Array(
        """
        <screen><UIStatusBar><UILabel text="9:41"/></UIStatusBar>
          <UIButton title="Buy"/>
          <UIKeyboard><UIButton title="q"/></UIKeyboard>
          <UIAlertController><UIButton title="OK"/></UIAlertController>
        </screen>
        """.utf8), app: ["Buy", "OK"], system: ["9:41", "q"], modal: ["UIAlertController"]),
    SystemPartsCase(
      testDescription: "a page source",
      bytes: CaptureFiles.fixture("xcuitest/system-bars.xml") ?? [],
      app: ["Milk", "Done"], system: ["q", "shift", "Dictate", "3 of 3 Wi-Fi bars"]),
    SystemPartsCase(
      testDescription: "a page source with an alert",
      bytes: CaptureFiles.fixture("xcuitest/alert.xml") ?? [],
      app: ["Transfer", "Send 40 pounds?", "Cancel", "Send"], system: [],
      modal: [
        "XCUIElementTypeWindow", "XCUIElementTypeOther", "XCUIElementTypeOther",
        "XCUIElementTypeAlert",
      ]),
    SystemPartsCase(
      testDescription: "an Android dump",
      bytes: CaptureFiles.fixture("uiautomator/several-windows.xml") ?? [],
      app: ["Hello"], system: ["9:41", "q"]),
    SystemPartsCase(
      testDescription: "an Android dump of all windows",
      bytes: CaptureFiles.fixture("uiautomator/displays.xml") ?? [],
      app: ["Alarm", "Route"], system: ["9:41", "q"]),
  ]
}
