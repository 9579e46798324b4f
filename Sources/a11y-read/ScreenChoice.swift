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
      "Screen of a file with several, by number or title. Default: the first.",
      valueName: "number or title"))
  var name: String?

  @Option(help: ArgumentHelp("Layout to read: portrait or landscape.", valueName: "orientation"))
  var orientation: Orientation?

  /// Whether anything was chosen.
  var isMade: Bool { name != nil || orientation != nil }

  /// The chosen layout, as an index into the hierarchy's screens.
  ///
  /// - Throws: an exit code, after printing the available ones.
  func layout(of hierarchy: Hierarchy, source: String) throws -> Int {
    do throws(UnknownLayout) {
      return try LayoutChoice(screen: name, orientation: orientation)
        .layout(of: hierarchy, source: source)
    } catch {
      Console.complain(error.description)
      throw ExitCode(2)
    }
  }
}

extension Orientation: ExpressibleByArgument {}
extension WordingName: ExpressibleByArgument {}
