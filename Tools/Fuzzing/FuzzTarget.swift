/// A part of Earshot that takes bytes from strangers, by the name that `.ci/fuzz` calls it.
///
/// It must come back whatever the bytes are; the sanitizers and Swift's own traps tell if not.
struct FuzzTarget: Sendable {
  let name: String
  let run: @Sendable ([UInt8]) -> Void

  static let all = readers + files + chains
}
