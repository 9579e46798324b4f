import AccessibilityModel

/// A screen in few words: one line for each element, indented by depth.
///
/// `*` is an accessibility element that the file names, `+` one that was inferred; `{…}?` are
/// inferred traits; absent facts are left out.
enum CaptureOutline {
  static func lines(of screen: Screen) -> [String] {
    var depths = [Int](repeating: 0, count: screen.elements.count)
    return screen.elements.indices.map { index in
      depths[index] = screen.parent(of: index).map { depths[$0] + 1 } ?? 0
      return String(repeating: "  ", count: depths[index]) + line(of: screen.elements[index])
    }
  }

  /// The first line describes the whole screen; warnings follow, then the elements.
  static func text(of hierarchy: Hierarchy) -> String {
    hierarchy.screens.map { screen in
      ([head(of: screen)] + hierarchy.warnings.map { "! \($0.line):\($0.column) \($0.message)" }
        + lines(of: screen)).map { $0 + "\n" }.joined()
    }
    .joined(separator: "\n")
  }

  private static func head(of screen: Screen) -> String {
    let size = screen.size.map { "\(number($0.width))x\(number($0.height))" } ?? "unknown size"
    let scale = screen.isScaleInferred ? "\(screen.scale)?" : "\(screen.scale)"
    return "screen \"\(screen.title ?? "")\" \(screen.orientation) \(screen.idiom) "
      + "\(screen.platform) \(size) scale \(scale)"
  }

  private static func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
  }

  private static func line(of element: Element) -> String {
    var words: [String] = []
    if element.isElement { words.append(element.origins[.isElement] == .given ? "*" : "+") }
    words.append("\(element.role)")
    if let label = element.label {
      words.append("\"\(label)\"" + (element.origins[.label] == .inferred ? "?" : ""))
    }
    if let value = element.value { words.append("=\(value)") }
    if let hint = element.hint { words.append("hint:\(hint)") }
    if let identifier = element.identifier { words.append("#\(identifier)") }
    words.append(contentsOf: details(of: element))
    if !element.traits.isEmpty || element.origins[.traits] == .given {
      let names = element.traits.names.joined(separator: " ")
      words.append("{\(names)}" + (element.origins[.traits] == .given ? "" : "?"))
    }
    words.append(contentsOf: flags.filter { element.flags.contains($0.flag) }.map(\.name))
    if !element.flags.contains(.enabled) { words.append("disabled") }
    if !element.frame.isNull {
      let frame = element.frame
      let sides = [frame.x, frame.y, frame.width, frame.height].map(number)
      words.append("@" + sides.joined(separator: ","))
    }
    return words.joined(separator: " ").split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "⏎")
  }

  private static func details(of element: Element) -> [String] {
    let details = element.details
    var words: [String] = []
    if let placeholder = details.placeholder { words.append("placeholder:\(placeholder)") }
    if let text = details.text { words.append("text:\(text)") }
    if let title = details.title { words.append("title:\(title)") }
    if let minimum = details.minimumValue { words.append("min:\(minimum)") }
    if let maximum = details.maximumValue { words.append("max:\(maximum)") }
    if !details.customActions.isEmpty {
      words.append("actions:\(details.customActions.joined(separator: "|"))")
    }
    if !details.unknownTraits.isEmpty {
      words.append("traits?:\(details.unknownTraits.joined(separator: "|"))")
    }
    words += details.unknownAttributes.sorted { $0.key < $1.key }.map { "\($0.key)?:\($0.value)" }
    if !details.gestures.isEmpty {
      words.append("gestures:" + details.gestures.map(\.rawValue).sorted().joined(separator: "|"))
    }
    return words + structure(of: details)
  }

  /// Facts of some formats only: containers, tables, details besides the label.
  private static func structure(of details: Element.Details) -> [String] {
    var words: [String] = []
    if let type = details.containerType { words.append("container:\(type)") }
    if let order = details.orderedElements {
      words.append("order:" + order.map(String.init).joined(separator: ","))
    }
    if let size = details.tableSize { words.append("table:\(size.rows)x\(size.columns)") }
    if let cell = details.cell {
      let place = [cell.row, cell.column].map { $0.map(String.init) ?? "?" }
      let spans = cell.rowSpan * cell.columnSpan > 1 ? "+\(cell.rowSpan)x\(cell.columnSpan)" : ""
      words.append(
        "cell:" + place.joined(separator: ",") + spans + (cell.isRowHeader ? " rowHeader" : "")
          + (cell.isColumnHeader ? " columnHeader" : ""))
    }
    words += details.customContent.map { "content:\($0.label)=\($0.value):\($0.importance)" }
    words += details.customRotors.map { "rotor:\($0.name)=\($0.items.joined(separator: "|"))" }
    if !details.userInputLabels.isEmpty {
      words.append("called:\(details.userInputLabels.joined(separator: "|"))")
    }
    if let language = details.language { words.append("language:\(language)") }
    if let point = details.activationPoint {
      words.append("tap:\(number(point.x)),\(number(point.y))")
    }
    if let size = details.contentSize {
      words.append("content:\(number(size.width))x\(number(size.height))")
    }
    return words
  }

  private static let flags: [(name: String, flag: Element.Flags)] = [
    ("modal", .viewIsModal), ("hidden", .hidden), ("focused", .focused),
    ("notVisible", .notVisible), ("system", .system), ("artefact", .artefact),
    ("clipped", .clippedFrame), ("notHittable", .notHittable), ("virtual", .virtual),
  ]
}
