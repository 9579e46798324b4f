public import AccessibilityModel
public import ArgumentParser
internal import CommandSupport
internal import Platform
public import Utterances

/// The screen of a file to read, and its orientation.
struct ScreenChoice: ParsableArguments {
  @Option(
    name: .customLong("screen"),
    help: ArgumentHelp(
      "Screen of a file with several, by number or title. Default: the first with stops.",
      valueName: "number or title"))
  var name: String?

  @Option(
    name: .customLong("view"),
    help: ArgumentHelp("View of a SwiftUI file with several.", valueName: "name"))
  var view: String?

  @Option(help: ArgumentHelp("Layout to read: portrait or landscape.", valueName: "orientation"))
  var orientation: Orientation?

  /// Whether anything was chosen.
  var isMade: Bool { name != nil || view != nil || orientation != nil }

  func validate() throws {
    if name != nil, view != nil {
      throw ValidationError("--view does not go with --screen.")
    }
  }

  /// How to name another screen.
  static let hint = "choose with --screen <number or title>"

  /// How to name another screen of a file; the views of a SwiftUI file are listed.
  static func hint(for hierarchy: Hierarchy) -> String {
    guard hierarchy.format == "swiftui" else { return hint }
    let names = hierarchy.screens.compactMap(\.identifier)
    return "choose with --view <name>: \(names.joined(separator: ", "))"
  }

  /// The chosen layout.
  ///
  /// - Throws: an exit code, after printing the available ones.
  func layout(of hierarchy: Hierarchy, source: String) throws -> ChosenLayout {
    do throws(UnknownLayout) {
      return try LayoutChoice(screen: name ?? view, orientation: orientation)
        .chosen(of: hierarchy, source: source)
    } catch {
      Console.complain(error.description)
      throw ExitCode(2)
    }
  }
}

extension Orientation: ExpressibleByArgument {}
extension WordingName: ExpressibleByArgument {}
