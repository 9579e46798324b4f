internal import AccessibilityModel
internal import Auditing

/// One screen: picture, findings and transcript, then the collapsed parts.
struct HTMLScreen {
  let screen: ScreenReport
  let entry: ReportOutline.ScreenEntry
  let path: String
  let tags: StartTags?
  let screenshot: Screenshot?
  let comparison: Comparison?
  /// The findings that are part of others, of all screens.
  let folded: FoldedFindings
  /// The same screen in the other orientation; nil if the report has only one.
  let rotation: HTMLRotation?
  /// By stop; empty if the page has no sound.
  let sound: [PageSound.Stop]

  private var id: String { entry.id }

  func write(_ anchors: inout UniqueNames, to html: inout HTMLWriter) {
    let findings = ScreenFindings(screen, &anchors)
    let picture = screen.drawing.map {
      HTMLPicture(drawing: $0, findings: findings, screenshot: screenshot, id: id)
    }
    html.element("section", attributes(isWide: picture?.isWide ?? false)) { html in
      heading(to: &html)
      html.element("div", [.class(picture == nil ? "cols plain" : "cols")]) { html in
        if let drawing = screen.drawing, let picture {
          html.element("div", [.class("look")]) { html in
            self.picture(picture, to: &html)
            HTMLTranscript(
              stops: drawing.stops, screenID: id, findings: findings, rotation: rotation,
              sound: sound, reader: screen.platform.screenReader
            ).write(to: &html)
          }
        }
        HTMLFindings(
          screen: screen, findings: findings, picture: picture, path: path, tags: tags,
          comparison: comparison, folded: folded
        ).write(to: &html)
      }
      html.newLine()
      HTMLDevices(screen: screen, findings: findings, id: id).write(to: &html)
      if let rotation, rotation.side == 1 {
        HTMLRotationTable(rotation: rotation).write(to: &html)
      }
      HTMLCustomControls(
        controls: screen.customControls ?? [], reader: screen.platform.screenReader
      )
      .write(to: &html)
    }
    html.newLine()
  }

  private func attributes(isWide: Bool) -> [HTMLAttribute] {
    var attributes = [
      .class(isWide ? "screen wide" : "screen"), .id(id), HTMLAttribute("data-file", path),
      // Screens of several files may share a title.
      HTMLAttribute("aria-labelledby", "\(id)-t \(id)-f"),
    ]
    if let rotation {
      attributes.append(HTMLAttribute("data-turned", rotation.partnerOrientation.rawValue))
    }
    return attributes
  }

  private func heading(to html: inout HTMLWriter) {
    html.newLine()
    html.element("div", [.class("name")]) { html in
      html.element("h2", [.id("\(id)-t")]) { html in
        html.text(entry.title)
        html.raw(" ")
        html.element("small", text: screen.orientation.rawValue)
      }
      html.element("p", [.class("facts")]) { html in
        html.element("code", [.id("\(id)-f")]) { $0.text(path) }
        html.text(" · \(facts)")
        if let rotation { links(to: rotation, to: &html) }
      }
      if let reason = screen.unmentionedLine {
        html.element("p", [.class("facts")]) { html in
          html.element("b", text: "Unmentioned:")
          html.text(" \(reason)")
        }
      }
    }
    html.newLine()
  }

  private var facts: String {
    let computed = screen.isComputed ? ", computed" : ""
    return "\(screen.format)\(computed) · \(SummaryText.count(screen.elements, "element")) · "
      + SummaryText.count(screen.stops, "stop")
  }

  private func links(to rotation: HTMLRotation, to html: inout HTMLWriter) {
    html.raw(" · ")
    html.element(
      "a", [.class("turn"), .href(rotation.partnerAddress)],
      text: "Rotate to \(rotation.partnerOrientation.rawValue)")
    html.raw(" · ")
    html.element("a", [.href(rotation.tableAddress)], text: "What rotation changes")
  }

  /// The buttons need scripts; the picture itself is hidden from assistive technology, since the
  /// transcript has the same content.
  private func picture(_ picture: HTMLPicture, to html: inout HTMLWriter) {
    html.element("div", [.class("pic")]) { html in
      html.raw("<div class=\"tools scripted\">")
      html.raw(
        "<button type=\"button\" data-do=\"only\" aria-pressed=\"false\">Findings only</button>")
      html.raw("<button type=\"button\" data-do=\"zoom\" aria-pressed=\"false\">Zoom</button>")
      html.raw("</div>\n")
      picture.write(to: &html)
    }
  }
}
