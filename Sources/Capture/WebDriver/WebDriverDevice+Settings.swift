public import HierarchyReading
internal import SourceText

extension WebDriverDevice {
  private static let settingsPath = "/appium/settings"

  public mutating func plannedSettings() throws(CaptureError) -> [(
    setting: CaptureSetting, isKnown: Bool?
  )] {
    let settings = server?.settings ?? []
    guard session != nil, !settings.isEmpty else { return settings.map { ($0, nil) } }
    let known = try currentSettings()
    // Appium's XCUITest driver lists only the settings that were sent.
    return settings.map { setting in
      (setting, kind == .xcuitest ? nil : known.map { $0[setting.name] != nil } ?? false)
    }
  }

  public mutating func applySettings(to capture: inout CaptureDescription) throws(CaptureError) {
    let wanted = server?.settings ?? []
    guard !wanted.isEmpty else { return }
    guard let before = try currentSettings() else {
      capture.refused = wanted.filter { $0.usual != $0.value }.map(\.name)
      return
    }
    let changes = wanted.filter { $0.isChange(from: before[$0.name] ?? $0.usual) }
    for setting in changes { changedSettings[setting] = before[setting.name] ?? setting.usual }
    let after = try send(changes)
    for setting in wanted {
      let value = after?[setting.name] ?? before[setting.name] ?? setting.usual
      if changes.contains(setting),
        changedSettings[setting] == nil || after?[setting.name] != setting.value
      {
        changedSettings[setting] = nil
        capture.refused.append(setting.name)
      } else {
        capture.settings[setting.name] = value
      }
    }
    if case .number(let depth) = capture.settings["snapshotMaxDepth"] ?? after?["snapshotMaxDepth"]
    {
      depthLimit = depth
    }
  }

  /// Sends settings together; one by one if they are rejected together. Settings that are rejected
  /// on their own are not sent again.
  ///
  /// - Returns: the server's settings afterwards.
  private mutating func send(
    _ settings: [CaptureSetting]
  ) throws(CaptureError) -> [String: CaptureSetting.Value]? {
    guard !settings.isEmpty else { return try currentSettings() }
    let step = "applying the settings"
    let values = settings.map { ($0.name, $0.value) }
    if let answer = try optional(step, .post, Self.settingsPath, body: Self.body(values)) {
      return try answer.kind == .object ? Self.values(answer) : currentSettings()
    }
    for setting in settings {
      let body = Self.body([(setting.name, setting.value)])
      if try optional(step, .post, Self.settingsPath, body: body) == nil {
        changedSettings[setting] = nil
      }
    }
    return try currentSettings()
  }

  /// nil if the server has no settings.
  private mutating func currentSettings() throws(CaptureError) -> [String: CaptureSetting.Value]? {
    try optional("reading the settings", .get, Self.settingsPath).map(Self.values)
  }

  private static func values(_ object: JSONValue) -> [String: CaptureSetting.Value] {
    var values: [String: CaptureSetting.Value] = [:]
    for (name, value) in object.members {
      if let flag = value.boolean {
        values[name] = .flag(flag)
      } else if let number = value.integer {
        values[name] = .number(number)
      } else if let text = value.string {
        values[name] = .text(text)
      }
    }
    return values
  }

  private static func body(_ values: [(name: String, value: CaptureSetting.Value)]) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("settings")
      json.object { json in
        for (name, value) in values {
          json.key(name)
          value.write(to: &json)
        }
      }
    }
    return json.bytes
  }

  // MARK: Putting back

  func restoreSettings(until end: Double) -> [String] {
    guard !changedSettings.isEmpty else { return [] }
    let old = changedSettings.sorted { $0.key.name < $1.key.name }
      .map { (name: $0.key.name, value: $0.value) }
    if isRestored(old, until: end) { return [] }
    // Appium's settings end with its session; WebDriverAgent's outlive it.
    if session?.isLost == true, kind != .webDriverAgent { return [] }
    let left = old.filter { session?.isLost == true || !isRestored([$0], until: end) }
    guard !left.isEmpty else { return [] }
    return ["the settings \(left.map(\.name).joined(separator: ", ")) are left changed"]
  }

  private func isRestored(
    _ values: [(name: String, value: CaptureSetting.Value)], until end: Double
  ) -> Bool {
    let body = Self.body(values)
    return (try? restoring(.post, path(Self.settingsPath), body: body, until: end)) != nil
  }
}

extension CaptureSetting {
  /// Whether to change a setting; a depth greater than ours is kept.
  fileprivate func isChange(from old: Value) -> Bool {
    if case .number(let wanted) = value, case .number(let known) = old { return known < wanted }
    return old != value
  }
}
