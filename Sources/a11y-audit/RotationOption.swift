internal import ArgumentParser

/// The same screen in the other orientation.
struct RotationOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The same screen in the other orientation; else found by name (x.portrait.xml, "
        + "x.landscape.xml), in the file itself or in its folder.", valueName: "file"))
  var rotated: String?

  init() {}
}
