internal import AccessibilityModel
internal import HierarchyReading
internal import Platform

/// Takes one layout: waits until the screen is at rest, then takes tree, picture, and the tree
/// again.
struct LayoutCapture {
  let orientation: Orientation
  /// Whether the device was rotated for it.
  let isTurned: Bool
  let clock: any CaptureClock
  let ending: () -> SessionSignal?

  struct Result {
    var layout: CaptureDescription.Layout
    var source: [UInt8]
    var picture: [UInt8] = []
    var warnings: [String] = []
  }

  /// How long a screen may take to come to rest.
  private static let patience = 10.0
  private static let pause = 0.2

  private var words: String { "in \(orientation.rawValue)" }

  func take(from device: inout some CapturedDevice) throws(CaptureError) -> Result {
    var (source, isAtRest) = isTurned ? try settled(&device) : (try read(&device), true)
    var layout = CaptureDescription.Layout(xml: "\(orientation.rawValue).xml")
    layout.rotation = try device.rotation()
    var result = Result(layout: layout, source: source.bytes)
    // Tree and picture must show the same state: taken again if the tree has changed meanwhile.
    for attempt in 0..<2 {
      try takePicture(from: &device, into: &result)
      if result.picture.isEmpty { break }
      let after = try read(&device)
      isAtRest = after.bytes == source.bytes
      if isAtRest { break }
      if attempt == 0 { source = after }
      result.source = source.bytes
    }
    result.layout.isMoving = !isAtRest
    if !isAtRest {
      result.warnings.append(
        "the screen kept changing \(words); the picture may be of another moment")
    }
    try finish(&result, source, &device)
    return result
  }

  /// Completes the layout once tree and picture exist.
  private func finish(
    _ result: inout Result, _ source: Source, _ device: inout some CapturedDevice
  ) throws(CaptureError) {
    result.layout.seconds = source.seconds
    result.layout.size = source.facts.size
    if let header = PNGHeader(result.picture), let size = source.facts.size {
      result.layout.isUnrotated =
        (header.width > header.height) != (size.width > size.height) && size.width != size.height
      if result.layout.isUnrotated {
        result.warnings.append("the screenshot \(words) is in the other orientation")
      }
    }
    if let limit = device.depthLimit, source.facts.depth >= limit {
      result.warnings.append(
        "the tree \(words) is \(source.facts.depth) deep, the server's maximum; "
          + "deeper elements are missing")
    }
    result.layout.alert = try device.alert()
    if let alert = result.layout.alert {
      result.warnings.append("an alert was open \(words): “\(alert)”")
    }
    if source.facts.orientation != orientation, !isTurned {
      result.warnings.append(
        "the device reports \(orientation.rawValue), and the tree is "
          + source.facts.orientation.rawValue)
    }
  }

  private func takePicture(
    from device: inout some CapturedDevice, into result: inout Result
  ) throws(CaptureError) {
    do throws(CaptureError) {
      let picture = try device.screenshot()
      guard PNGHeader(picture) != nil else {
        return dropPicture("found no PNG file", &result)
      }
      result.picture = picture
      result.layout.png = "\(orientation.rawValue).png"
    } catch {
      if case .interrupted = error.kind { throw error }
      dropPicture(error.reason, &result)
    }
  }

  private func dropPicture(_ reason: String, _ result: inout Result) {
    result.picture = []
    result.layout.png = nil
    let warning = "no screenshot \(words): \(reason)"
    if !result.warnings.contains(warning) { result.warnings.append(warning) }
  }

  // MARK: The tree

  private struct Source {
    var bytes: [UInt8]
    var facts: ScreenFacts
    var seconds: Double
  }

  private func read(_ device: inout some CapturedDevice) throws(CaptureError) -> Source {
    let start = clock.now
    let bytes = try device.source()
    let seconds = clock.now - start
    return Source(
      bytes: bytes, facts: try ScreenFacts(bytes, step: "reading the source \(words)"),
      seconds: seconds)
  }

  /// Waits until the tree has the sides of the orientation, and is the same twice in a row.
  private func settled(
    _ device: inout some CapturedDevice
  ) throws(CaptureError) -> (Source, isAtRest: Bool) {
    let end = clock.now + Self.patience
    var last = try read(&device)
    while clock.now < end {
      if let signal = ending() {
        throw CaptureError(
          "waiting for \(orientation.rawValue)", "asked to end by a signal",
          kind: .interrupted(signal))
      }
      clock.pause(seconds: Self.pause)
      let next = try read(&device)
      if next.facts.orientation == orientation, next.bytes == last.bytes { return (next, true) }
      last = next
    }
    guard last.facts.orientation == orientation else {
      throw CaptureError(
        "turning to \(orientation.rawValue)",
        "the screen stayed in \(last.facts.orientation.rawValue)", kind: .refusedTurn)
    }
    return (last, false)
  }
}
