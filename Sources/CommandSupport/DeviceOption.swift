public import ArgumentParser
public import AutoLayout

/// The devices that screens with constraints are laid out on.
public struct DeviceOption: ParsableArguments {
  @Option(
    name: .customLong("device"),
    help: ArgumentHelp(
      "Lay screens with constraints out on a device, such as \"iPhone SE\", or on all; repeatable.",
      valueName: "name"))
  public var names: [String] = []

  public init() {}

  /// The devices of the names, each once, in the order of the table where it is all of them.
  public var devices: [Device] {
    var devices: [Device] = []
    for name in names {
      let named =
        name.lowercased() == "all" ? DeviceTable.all : DeviceTable.named(name).map { [$0] } ?? []
      devices += named.filter { !devices.contains($0) }
    }
    return devices
  }

  public func validate() throws {
    for name in names where name.lowercased() != "all" && DeviceTable.named(name) == nil {
      let known = DeviceTable.all.map(\.name).joined(separator: ", ")
      throw ValidationError("There is no device \"\(name)\", expected all or one of: \(known).")
    }
  }
}
