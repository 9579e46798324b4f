public import AccessibilityModel
public import ArgumentParser
internal import AutoLayout
public import HierarchyReading
internal import SwiftUIReading

/// The input and facts that a format does not include; options of both commands.
public struct InputOptions: ParsableArguments {
  @Option(
    name: .customLong("from"),
    help: ArgumentHelp("Input format.", valueName: "format"))
  public var from: InputFormat = .auto

  @Option(
    name: .customLong("density"),
    help: ArgumentHelp(
      "Android screen density in dpi. Default: estimated from the width.", valueName: "dpi"))
  public var density: Double?

  @Option(
    name: .customLong("idiom"),
    help: ArgumentHelp(
      "Kind of device, for input that does not state it: phone, pad, tv or mac.", valueName: "idiom"
    ))
  public var idiom: Idiom?

  @Option(
    name: .customLong("language"),
    help: ArgumentHelp(
      "Language of screens that state none, as a BCP 47 tag such as en or pt-BR.",
      valueName: "tag"))
  public var language: String?

  @Option(
    name: .customLong("rotated"),
    help: ArgumentHelp(
      "The same screen in the other orientation. Default: found by name (x.portrait.xml, "
        + "x.landscape.xml).", valueName: "file"), completion: .file())
  public var rotated: String?

  @Option(
    name: .customLong("device"),
    help: ArgumentHelp(
      "Compute the layout for a device (\"iPhone SE\") or \"all\". May be repeated.",
      valueName: "name"), completion: .words { DeviceTable.all.map(\.name) + ["all"] })
  var deviceNames: [String] = []

  public init() {}

  public func validate() throws {
    if let density, !(density.isFinite && (40...2000).contains(density)) {
      throw ValidationError("--density must be 40–2000 dpi.")
    }
    if let language, !Self.isLanguageTag(language) {
      throw ValidationError("--language must be a BCP 47 tag such as en or pt-BR.")
    }
    try validateDevices()
  }

  /// For the readers.
  public var reading: ReadingOptions {
    ReadingOptions(density: density, idiom: idiom, language: language)
  }

  private static func isLanguageTag(_ tag: String) -> Bool {
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, (2...8).contains(first.count), first.allSatisfy(\.isLetter)
    else { return false }
    return parts.allSatisfy { (1...8).contains($0.count) && $0.allSatisfy(\.isLetterOrDigit) }
  }
}

extension Character {
  fileprivate var isLetterOrDigit: Bool { isASCII && (isLetter || isNumber) }
}

extension Idiom: ExpressibleByArgument {}

/// `auto`, or the name of a format.
public struct InputFormat: ExpressibleByArgument, Hashable, Sendable {
  /// nil to detect it from the content.
  public let name: String?

  public static let auto = InputFormat(name: nil)

  private init(name: String?) { self.name = name }

  public init?(argument: String) {
    if argument == "auto" {
      self = .auto
    } else if Self.names.contains(argument) {
      self.init(name: argument)
    } else {
      return nil
    }
  }

  public var defaultValueDescription: String { name ?? "auto" }
  public static var allValueStrings: [String] { ["auto"] + names }

  private static var names: [String] { HierarchyFormats.names + [SwiftUIReader.formatName] }
}
