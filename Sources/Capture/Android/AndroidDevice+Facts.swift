internal import AccessibilityModel
public import HierarchyReading

extension AndroidDevice {
  public mutating func describe(_ capture: inout CaptureDescription) throws(CaptureError) {
    capture.platform = .android
    capture.server = .init(kind: "adb", version: nil)
    let step = "asking for the facts of the device"
    capture.device.model = property("ro.product.model")
    capture.device.osVersion = property("ro.build.version.release")
    let locale = property("persist.sys.locale") ?? property("ro.product.locale")
    capture.language = locale.flatMap { LanguageTag(locale: $0) }?.text
    capture.density = Self.inForce(try shell(step, ["wm", "density"])).flatMap { Double($0) }
    capture.fontScale = Double(
      word((try? shell(step, ["settings", "get", "system", "font_scale"])) ?? "") ?? "")
    let sides = Self.inForce(try shell(step, ["wm", "size"]))?.split(separator: "x")
      .compactMap { Double($0) }
    capture.device.idiom = AndroidIdiom.idiom(pixels: sides ?? [], density: capture.density)
    let display = try AndroidDisplay(of: self)
    self.display = display
    capture.app = display.app
  }

  private func property(_ name: String) -> String? {
    let text = try? shell("asking for the facts of the device", ["getprop", name])
    guard let line = text?.split(whereSeparator: \.isNewline).first, !line.isEmpty else {
      return nil
    }
    return String(line)
  }

  private func word(_ text: String) -> String? {
    text.split(whereSeparator: \.isWhitespace).first.map(String.init)
  }

  /// `Physical density: 420`, then perhaps `Override density: 480`, which takes precedence.
  private static func inForce(_ text: String) -> String? {
    let lines = text.split(whereSeparator: \.isNewline)
    func value(_ name: String) -> String? {
      lines.last { $0.contains(name) }?.split(separator: " ").last.map(String.init)
    }
    return value("Override") ?? value("Physical")
  }
}
