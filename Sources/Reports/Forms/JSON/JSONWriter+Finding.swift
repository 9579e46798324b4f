internal import AccessibilityModel
internal import Auditing
internal import SourceText

extension JSONWriter {
  mutating func finding(_ finding: FindingReport) {
    object { json in
      json.member("rule", finding.rule.id)
      json.member("outcome", finding.outcome.rawValue)
      json.member("severity", finding.severity.rawValue)
      json.member("status", finding.status.rawValue)
      if let reason = finding.statusReason { json.member("reason", reason) }
      json.member("fingerprint", finding.fingerprint.description)
      json.member("message", finding.message)
      json.member("suggestion", finding.suggestion)
      json.key("fix")
      json.fix(finding.fix)
      json.key("wcag")
      json.array(finding.rule.criteria, inline: true) { $0.string($1.wcag) }
      json.key("orientations")
      json.array(finding.orientations, inline: true) { $0.string($1.rawValue) }
      if let devices = finding.devices {
        json.key("devices")
        json.array(devices, inline: true) { $0.layout($1) }
      }
      json.key("element")
      json.element(finding.element)
      json.key("related")
      json.array(finding.related) { $0.element($1) }
      json.member("partOf", finding.partOf?.description)
      if !finding.appearances.isEmpty {
        json.key("appearances")
        json.array(finding.appearances, inline: true) { $0.string($1.name) }
      }
      if !finding.languages.isEmpty {
        json.key("languages")
        json.array(finding.languages, inline: true) { $0.string($1) }
      }
      guard !finding.evidence.isEmpty else { return }
      json.key("evidence")
      json.array(finding.evidence) { $0.evidence($1) }
    }
  }

  private mutating func evidence(_ evidence: EvidenceReport) {
    object(inline: true) { json in
      json.member("fact", evidence.fact)
      json.member("state", evidence.state.rawValue)
      json.member("text", evidence.text)
      json.member("file", evidence.file)
      json.member("line", evidence.line)
      json.member("reason", evidence.reason)
    }
  }

  private mutating func layout(_ layout: DeviceLayout) {
    object(inline: true) {
      $0.member("device", layout.device)
      $0.member("orientation", layout.orientation.rawValue)
    }
  }

  private mutating func fix(_ fix: FixReport?) {
    guard let fix else { return null() }
    object(inline: true) {
      $0.member("attribute", fix.attribute)
      $0.member("value", fix.value)
      $0.member("property", fix.property)
      $0.member("oldValue", fix.oldValue)
      $0.member("automatic", fix.isAutomatic)
      $0.member("sentence", fix.sentence)
    }
  }

  mutating func element(_ element: ElementReport) {
    object(inline: true) { json in
      json.member("path", element.path)
      json.member("class", element.className)
      json.member("identifier", element.identifier)
      json.member("label", element.label)
      json.member("spoken", element.spoken)
      json.key("frame")
      json.frame(element.frame)
      json.member("line", element.line)
      json.member("column", element.column)
      if let xpath = element.xpath { json.member("xpath", xpath) }
    }
  }

  /// An element with its accessibility facts and their origins.
  mutating func customControl(_ control: CustomControl) {
    object { json in
      json.member("class", control.element.className)
      json.member("superclass", control.superclassName)
      for (name, fact) in [
        ("label", control.label), ("traits", control.traits), ("hint", control.hint),
        ("value", control.value),
      ] {
        json.key(name)
        json.object(inline: true) {
          $0.member("state", fact.state.rawValue)
          $0.member("text", fact.text)
          if let source = fact.source { $0.member("source", source) }
        }
      }
      json.key("frame")
      json.object(inline: true) {
        $0.member("state", control.frame.rawValue)
        $0.key("frame")
        $0.frame(control.element.frame)
      }
      json.member("isStop", control.isStop)
      json.member("stopsInside", control.stopsInside)
      json.key("lacks")
      json.array(control.gaps, inline: true) { $0.string($1.rawValue) }
      if let evidence = control.evidence {
        json.key("evidence")
        json.array(evidence) { $0.evidence($1) }
      }
      json.key("element")
      json.element(control.element)
    }
  }

  /// x, y, width, height in points; null if unknown.
  mutating func frame(_ frame: Rect) {
    guard frame.isFinite else { return null() }
    array([frame.x, frame.y, frame.width, frame.height], inline: true) { $0.number($1) }
  }
}
