internal import AccessibilityModel
internal import Auditing

/// One finding in the list of its rule.
struct HTMLFinding {
  let item: ScreenFindings.Item
  let screen: ScreenReport
  let path: String
  let tag: StartTags.StartTag?
  let crop: PictureCrop?
  let isNew: Bool
  /// The other findings that its fix resolves.
  let parts: FindingParts
  /// Whether its fix differs from that of the group.
  let hasOwnSuggestion: Bool

  private var finding: FindingReport { item.finding }
  private var element: ElementReport { item.finding.element }

  func write(to html: inout HTMLWriter) {
    html.element("li", attributes) { html in
      crop?.write(to: &html)
      message(to: &html)
      if let question = finding.question {
        html.element("p", [.class("ask")]) { html in
          html.raw("<b>Question:</b> ")
          html.text(PlainLine(question).text)
        }
      }
      html.element(
        "p", [.class("said")],
        text: "Spoken: \(element.spokenLine(in: screen.platform.screenReader))")
      if hasOwnSuggestion, !finding.suggestion.isEmpty {
        html.element("p", [.class("fix")]) { html in
          html.raw("<b>Fix:</b> ")
          html.prose("\(finding.suggestionLine).")
        }
      }
      for line in remarks { html.element("p", [.class("also")], text: line) }
      place(to: &html)
      if let tag {
        html.element("pre", [.class("tag")]) {
          $0.element("code", text: PlainLine(tag.text, limit: 400).text)
        }
      }
      for fix in fixes {
        HTMLFixDiff(fix: fix, isWritable: fix.isAutomatic).write(to: &html)
      }
    }
    html.newLine()
  }

  private var attributes: [HTMLAttribute] {
    var attributes = [
      HTMLAttribute.class(isNew ? "finding \(kind) new" : "finding \(kind)"), .id(item.id),
    ]
    if let name = item.region.name { attributes.append(HTMLAttribute("data-n", name)) }
    if let identifier = element.identifier, !identifier.isEmpty {
      attributes.append(HTMLAttribute("data-id", PlainLine(identifier, limit: 200).text))
    }
    return attributes
  }

  private var kind: String { FindingKind(finding).rawValue }

  private func message(to html: inout HTMLWriter) {
    html.element("p") { html in
      if case .stop(let index) = item.region {
        html.element(
          "b", [.class("no \(RegionStyle.name(of: index))"), HTMLAttribute("aria-hidden", "true")],
          text: "\(index + 1)")
        html.raw(" ")
      }
      html.element("span", [.class("msg")], text: finding.messageLine)
      if isNew { html.raw(" <span class=\"flag\">New</span>") }
    }
  }

  private func place(to html: inout HTMLWriter) {
    html.element("p", [.class("at")]) { html in
      html.element("code", text: "\(path):\(element.line):\(element.column)")
      html.raw(" ")
      html.element("code", [.class("path")], text: PlainLine(element.path, limit: 300).text)
      if element.frame.isFinite {
        let size = "\(element.frame.width.inWords) by \(element.frame.height.inWords)"
        html.text(" \(size) \(screen.platform == .android ? "dp" : "points")")
      }
      if let xpath = element.xpath {
        html.raw(" XPath: ")
        html.element("code", [.class("xpath")], text: PlainLine(xpath, limit: 2_000).text)
      }
    }
  }

  /// Its own, or those of the findings that it resolves.
  private var fixes: [FixReport] { finding.fix.map { [$0] } ?? parts.autofixes }

  private var remarks: [String] {
    var remarks = parts.lines(besides: FindingPlace(of: finding, in: screen.source))
      .map(\.withCapital)
    if let devices = finding.devices {
      let all = screen.devices.map(\.layout)
      remarks.append("On \(DeviceList.text(devices, of: all, most: 6))")
    }
    if !finding.related.isEmpty {
      let names = finding.related.map { element in
        "\(PlainLine(element.identifier ?? element.label ?? element.className, limit: 80).text) "
          + "(\(element.line):\(element.column))"
      }
      remarks.append("With \(names.joined(separator: ", "))")
    }
    return remarks
  }
}

/// A change of one property as a small diff.
struct HTMLFixDiff {
  let fix: FixReport
  /// Whether `--fix` can write it.
  let isWritable: Bool

  func write(to html: inout HTMLWriter) {
    html.element("p", [.class("fix")]) {
      $0.element("b", text: isWritable ? "Autofix:" : "Change:")
    }
    html.element("pre", [.class(isWritable ? "diff auto" : "diff")]) { html in
      if let old = fix.oldValue, !old.isEmpty || fix.value == nil {
        html.element("del", text: "− \(line(old))")
        if fix.value != nil { html.newLine() }
      }
      if let value = fix.value { html.element("ins", text: "+ \(line(value))") }
    }
  }

  private func line(_ value: String) -> String {
    "\(fix.property) = “\(PlainLine(fix.written(value), limit: 200).text)”"
  }
}
