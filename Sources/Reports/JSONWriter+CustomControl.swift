internal import AccessibilityModel
internal import Auditing

extension JSONWriter {
  /// An element with what is known of its accessibility, and where each fact came from.
  mutating func customControl(_ control: CustomControl) {
    object { json in
      json.key("class")
      json.string(control.element.className)
      json.key("superclass")
      json.string(control.superclassName)
      json.key("label")
      json.fact(control.label)
      json.key("traits")
      json.fact(control.traits)
      json.key("hint")
      json.fact(control.hint)
      json.key("value")
      json.fact(control.value)
      json.key("frame")
      json.object(inline: true) {
        $0.key("state")
        $0.string(control.frame.rawValue)
        $0.key("frame")
        $0.frame(control.element.frame)
      }
      json.key("isStop")
      json.bool(control.isStop)
      json.key("stopsInside")
      json.integer(control.stopsInside)
      json.key("element")
      json.element(control.element)
    }
  }

  private mutating func fact(_ fact: KnownFact) {
    object(inline: true) {
      $0.key("state")
      $0.string(fact.state.rawValue)
      $0.key("text")
      $0.string(fact.text)
    }
  }
}
