public import ArgumentParser

/// The same screen in the other orientation.
public struct RotationOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The same screen in the other orientation; else found by name (x.portrait.xml, "
        + "x.landscape.xml), in the file itself or in its folder.", valueName: "file"))
  public var rotated: String?

  public init() {}
}
