internal import ArgumentParser
public import AutoLayout

// The devices on which screens with constraints are laid out.
extension InputOptions {
  /// The devices of the names, each once; if all are named, in the order of the table.
  public var devices: [Device] { Self.devices(named: deviceNames) }

  /// - Parameter names: of devices, or `all`.
  public static func devices(named names: [String]) -> [Device] {
    var devices: [Device] = []
    for name in names {
      let named =
        name.lowercased() == "all" ? DeviceTable.all : DeviceTable.named(name).map { [$0] } ?? []
      devices += named.filter { !devices.contains($0) }
    }
    return devices
  }

  func validateDevices() throws {
    for name in deviceNames where name.lowercased() != "all" && DeviceTable.named(name) == nil {
      let known = DeviceTable.all.map(\.name).joined(separator: ", ")
      throw ValidationError("Unknown device \"\(name)\"; expected all or one of: \(known).")
    }
  }
}
