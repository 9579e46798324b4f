/// A part of Earshot that processes untrusted bytes, by its name in `.ci/fuzz`.
///
/// It must return for any bytes; the sanitizers and Swift's own traps detect if it does not.
struct FuzzTarget: Sendable {
  let name: String
  let run: @Sendable ([UInt8]) -> Void

  static let all = readers + views + files + chains
}
