internal import AccessibilityModel
internal import Auditing

/// XPath expressions for the elements of a capture that neither their identifier nor their label finds.
///
/// Appium evaluates them on the page source of the running app, and any XPath 1.0 library on the file. An
/// expression begins at the nearest ancestor whose identifier occurs once, so that a change elsewhere does not
/// move it, else at the root.
struct CaptureLocators {
  private enum Form { case xcuitest, uiautomator }

  private let form: Form
  private let screen: Screen
  /// The position of each element among its siblings, from 1: of its class in a page source, of all in a dump.
  private let ordinals: [Int]
  /// How often each identifier and label occurs.
  private let counts: [String: Int]
  /// The same of the elements of one class.
  private let namesakes: [Namesakes: Int]
  /// Whether the roots are those of the file: another window or display has other elements before them.
  private let startsAtRoot: Bool

  /// - Returns: nil for a format that is not a capture with elements in XML.
  init?(_ screen: Screen, format: String) {
    switch format {
    case "xcuitest": form = .xcuitest
    case "uiautomator": form = .uiautomator
    default: return nil
    }
    self.screen = screen
    ordinals = Self.positions(screen, byClass: form == .xcuitest)
    var counts: [String: Int] = [:]
    var namesakes: [Namesakes: Int] = [:]
    for element in screen.elements {
      for name in element.namesForSearch {
        counts[name, default: 0] += 1
        namesakes[Namesakes(className: element.className, name: name), default: 0] += 1
      }
    }
    (self.counts, self.namesakes) = (counts, namesakes)
    startsAtRoot =
      form == .xcuitest ? screen.elements.first?.role == .application : screen.number == 0
  }

  /// Nil for an element that a report identifies by its class and its identifier or label.
  func xpathIfNeeded(for index: Int) -> String? {
    let element = screen.elements[index]
    let isFound = element.namesForSearch.contains {
      namesakes[Namesakes(className: element.className, name: $0)] == 1
    }
    return isFound ? nil : xpath(of: index)
  }

  /// nil if no expression is certain to match the element alone.
  func xpath(of index: Int) -> String? {
    var steps: [String] = []
    var next = index
    while true {
      if let anchor = anchor(next) { return ([anchor] + steps.reversed()).joined(separator: "/") }
      guard let parent = screen.parent(of: next) else { break }
      steps.append(step(next))
      next = parent
    }
    guard startsAtRoot else { return nil }
    return ([root(next)] + steps.reversed()).joined(separator: "/")
  }

  /// An element without ancestors.
  private func root(_ index: Int) -> String {
    switch form {
    case .xcuitest:
      // Apps side by side are screens of one file.
      let number = screen.platform == .macOS ? 1 : screen.number + 1
      return "//\(screen.elements[index].className)[\(number)]"
    case .uiautomator: return "(//hierarchy/*)[\(ordinals[index])]"
    }
  }

  private func step(_ index: Int) -> String {
    switch form {
    case .xcuitest: "\(screen.elements[index].className)[\(ordinals[index])]"
    // The tags of `uiautomator dump` are all `node`; those of Appium are the classes.
    case .uiautomator: "*[\(ordinals[index])]"
    }
  }

  /// The element by its identifier; nil if that is not enough.
  private func anchor(_ index: Int) -> String? {
    let element = screen.elements[index]
    guard let identifier = element.identifier, counts[identifier] == 1,
      let text = Self.literal(identifier)
    else { return nil }
    switch form {
    case .uiautomator: return "//*[@resource-id=\(text)]"
    case .xcuitest:
      let isMac = screen.platform == .macOS
      let test = isMac ? "@identifier=\(text)" : "@name=\(text)"
      return "//\(element.className)[\(test)]"
    }
  }

  /// A string of XPath 1.0, which has no escapes; nil for a text with both quotes or control characters.
  private static func literal(_ text: String) -> String? {
    guard !text.unicodeScalars.contains(where: { $0.value < 0x20 }) else { return nil }
    if !text.contains("\"") { return "\"\(text)\"" }
    return text.contains("'") ? nil : "'\(text)'"
  }

  private struct Namesakes: Hashable {
    let className: String
    let name: String
  }

  private struct Siblings: Hashable {
    let parent: Int
    /// nil for all classes.
    let className: String?
  }

  /// The position of each element among its siblings, from 1.
  private static func positions(_ screen: Screen, byClass: Bool) -> [Int] {
    var last: [Siblings: Int] = [:]
    return screen.elements.indices.map { index in
      let siblings = Siblings(
        parent: screen.parent(of: index) ?? -1,
        className: byClass ? screen.elements[index].className : nil)
      last[siblings, default: 0] += 1
      return last[siblings, default: 1]
    }
  }
}

extension Element {
  /// Its identifier and its label, each once and only with a visible character.
  fileprivate var namesForSearch: [String] {
    let names = [identifier, label == identifier ? nil : label]
    return names.compactMap(\.self).filter { !$0.isBlank }
  }
}
