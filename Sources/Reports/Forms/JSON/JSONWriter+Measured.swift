internal import AccessibilityModel
internal import Auditing
internal import SourceText

extension JSONWriter {
  mutating func measured(_ measured: MeasuredElement) {
    object { json in
      json.key("element")
      json.element(measured.element)
      json.member("content", measured.look.content.rawValue)
      json.member("ground", measured.look.ground.rawValue)
      json.key("contrast")
      if let contrast = measured.look.contrast { json.contrast(contrast) } else { json.null() }
      json.key("fontSize")
      if let size = measured.look.fontSize { json.range(size) } else { json.null() }
    }
  }

  private mutating func contrast(_ contrast: MeasuredContrast) {
    object(inline: true) { json in
      json.key("ratio")
      json.number(contrast.ratio)
      json.key("range")
      json.range(contrast.range)
      json.key("confidence")
      json.number(contrast.confidence)
      json.member("foreground", contrast.foreground.hex)
      json.member("background", contrast.background.hex)
    }
  }

  private mutating func range(_ range: ClosedRange<Double>) {
    array([range.lowerBound, range.upperBound], inline: true) { $0.number($1) }
  }
}
