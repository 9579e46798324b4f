import AccessibilityModel

/// A screen in short: one line for each element, indented by depth, with its facts in the file.
struct InterfaceBuilderOutline: CustomStringConvertible {
  let screen: Screen

  var lines: [String] { [title] + screen.elements.indices.map(line) }

  var description: String {
    lines.joined(separator: "\n")
  }

  private var title: String {
    let size = screen.size.map { "\(number($0.width))x\(number($0.height))" } ?? "?"
    return "\(screen.number) \(screen.title ?? "-") #\(screen.identifier ?? "-") \(size) "
      + "\(screen.orientation) \(screen.idiom)"
  }

  /// `UIButton "Buy" #buy =value ?hint [button] (0 0 44 44) !flags`
  private func line(_ index: Int) -> String {
    let element = screen.elements[index]
    let depth = Array(screen.ancestors(of: index)).count
    var parts = [element.className]
    if let name = element.details.superclassName { parts[0] += ":\(name)" }
    if let label = element.label { parts.append("\"\(label)\"" + mark(.label, of: element)) }
    if let identifier = element.identifier { parts.append("#\(identifier)") }
    if let value = element.value { parts.append("=\(value)") }
    if let hint = element.hint { parts.append("?\(hint)") }
    if !element.traits.isEmpty {
      parts.append("[\(element.traits.names.joined(separator: " "))]" + mark(.traits, of: element))
    }
    parts.append(frame(element))
    parts += flags(element) + content(element.details) + behaviour(element.details)
    parts += layout(element.details)
    return String(repeating: "  ", count: depth + 1) + parts.joined(separator: " ")
  }

  /// `!` marks a fact that the file itself states.
  private func mark(_ fact: Fact, of element: Element) -> String {
    element.origins[fact] == .given ? "!" : ""
  }

  private func frame(_ element: Element) -> String {
    let frame = element.frame
    guard !frame.isNull else { return "(-)" }
    let numbers = [frame.x, frame.y, frame.width, frame.height].map { number($0) }
    let mark = element.origins[.frame] == .inferred ? "~" : ""
    return "\(mark)(\(numbers.joined(separator: " ")))"
  }

  private func number(_ number: Double) -> String {
    let tenths = (number * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }

  private func flags(_ element: Element) -> [String] {
    var words: [String] = []
    if element.isElement || element.origins[.isElement] == .given {
      words.append((element.isElement ? "stop" : "noStop") + mark(.isElement, of: element))
    }
    if element.isHidden { words.append("hidden") }
    if element.elementsHidden { words.append("elementsHidden") }
    if element.isModal { words.append("modal") }
    if element.groupsChildren { words.append("groups") }
    if element.isCustomClass { words.append("custom") }
    if element.flags.contains(.virtual) { words.append("virtual") }
    if element.flags.contains(.artefact) { words.append("artefact") }
    if !element.flags.contains(.enabled) { words.append("disabled") }
    if !element.flags.contains(.userInteractionEnabled) { words.append("passive") }
    if element.flags.contains(.respondsToTap) { words.append("taps") }
    return words
  }

  private func content(_ details: Element.Details) -> [String] {
    var words: [String] = []
    if let placeholder = details.placeholder { words.append("placeholder:\(placeholder)") }
    if let image = details.image {
      words.append("\(details.imageIsSymbol ? "symbol" : "image"):\(image)")
    }
    if let point = details.activationPoint {
      words.append("at:\(number(point.x)),\(number(point.y))")
    }
    if let alpha = details.alpha { words.append("alpha:\(alpha)") }
    if let low = details.minimumValue { words.append("min:\(number(low))") }
    if let high = details.maximumValue { words.append("max:\(number(high))") }
    if let type = details.textContentType { words.append("content:\(type)") }
    if let language = details.language { words.append("language:\(language)") }
    if !details.unknownTraits.isEmpty { words.append("traits?:\(details.unknownTraits)") }
    words += details.unknownAttributes.sorted { $0.key < $1.key }.map { "\($0.key)?:\($0.value)" }
    return words
  }

  private func behaviour(_ details: Element.Details) -> [String] {
    var words = details.gestures.map { "on:\($0)" }.sorted()
    if let action = details.action { words.append("action:\(action)") }
    if let segue = details.segue { words.append("segue:\(segue)") }
    if let only = details.only { words.append("only:\(only)") }
    if let font = details.font {
      let size = font.textStyle ?? font.size.map { number($0) } ?? "?"
      words.append("font:\(size)\(font.isBold ? "-bold" : "")")
    }
    if details.adjustsFontForContentSizeCategory == true { words.append("dynamicType") }
    if let color = details.textColor { words.append("text:\(hex(color))") }
    if let color = details.backgroundColor { words.append("back:\(hex(color))") }
    if let color = details.tintColor { words.append("tint:\(hex(color))") }
    return words
  }

  private func hex(_ color: Color) -> String {
    [color.red, color.green, color.blue, color.alpha].map {
      let byte = Int(($0 * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }

  private func layout(_ details: Element.Details) -> [String] {
    var words: [String] = []
    if let mask = details.autoresizing {
      let names = Autoresizing.named.filter { mask.contains($0.mask) }.map(\.name)
      words.append("mask:\(names.joined(separator: "+"))")
    }
    return words + details.constraints.map(constraint)
  }

  private func constraint(_ constraint: Constraint) -> String {
    let relation = [.equal: "=", .lessThanOrEqual: "<="][constraint.relation] ?? ">="
    var text = "\(constraint.item ?? "").\(constraint.attribute)\(relation)"
    if let attribute = constraint.toAttribute { text += "\(constraint.toItem ?? "").\(attribute)" }
    if constraint.multiplier != 1 { text += "*\(number(constraint.multiplier))" }
    if constraint.constant != 0 { text += "+\(number(constraint.constant))" }
    return "{\(text)\(constraint.priority == 1000 ? "" : "@\(number(constraint.priority))")}"
  }
}
