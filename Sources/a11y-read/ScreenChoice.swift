public import AccessibilityModel
public import ArgumentParser
internal import Platform
public import Utterances

/// Which screen of a file is read, and in which orientation.
struct ScreenChoice: ParsableArguments {
  @Option(
    name: .customLong("screen"),
    help: ArgumentHelp(
      "Screen of a file with several, by number or title. Default: the first.",
      valueName: "number or title"))
  var name: String?

  @Option(help: ArgumentHelp("Layout to read: portrait or landscape.", valueName: "orientation"))
  var orientation: Orientation?

  /// Whether anything was chosen.
  var isMade: Bool { name != nil || orientation != nil }

  /// The layout that is chosen, as an index into the hierarchy's screens.
  ///
  /// - Throws: an exit code, after saying what there is instead.
  func layout(of hierarchy: Hierarchy, source: String) throws -> Int {
    let all = hierarchy.screens
    let filled = all.indices.filter { !all[$0].elements.isEmpty }
    let screens = filled.map { all[$0] }
    let named = filled.filter { isNamed(all[$0]) }
    guard !named.isEmpty else {
      throw refusal(
        "\(source): error: found no screen \"\(name ?? "")\"; expected one of "
          + titles(of: screens))
    }
    guard let layout = named.first(where: { isOriented(all[$0]) }) else {
      let found = named.map { all[$0].orientation.rawValue }.joined(separator: ", ")
      throw refusal(
        "\(source): error: the screen has no layout for \(orientation?.rawValue ?? ""), "
          + "only for \(found)")
    }
    return layout
  }

  private func isNamed(_ screen: Screen) -> Bool {
    guard let name else { return true }
    if let number = Int(name) { return screen.number + 1 == number }
    return screen.title == name || screen.identifier == name
  }

  private func isOriented(_ screen: Screen) -> Bool {
    orientation.map { $0 == screen.orientation } ?? true
  }

  private func titles(of screens: [Screen]) -> String {
    var titles: [String] = []
    for screen in screens {
      let title = screen.title ?? screen.identifier ?? "without a title"
      let words = "\(screen.number + 1) (\(title))"
      if !titles.contains(words) { titles.append(words) }
    }
    return titles.joined(separator: ", ")
  }

  private func refusal(_ message: String) -> ExitCode {
    Console.complain(message)
    return ExitCode(2)
  }
}

extension Orientation: ExpressibleByArgument {}
extension WordingName: ExpressibleByArgument {}
