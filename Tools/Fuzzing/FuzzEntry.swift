internal import Platform

/// Called by libFuzzer with each generated input; built only if `EARSHOT_FUZZ`
/// is set (`.ci/fuzz`).
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  target.run(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// One binary contains all targets, which `EARSHOT_FUZZ=list` lists: building it with the
/// sanitizers takes minutes.
private let target: FuzzTarget = {
  let name = Environment.value("EARSHOT_FUZZ") ?? ""
  guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
    preconditionFailure(
      "EARSHOT_FUZZ names \"\(name)\"; expected one of \(FuzzTarget.all.map(\.name))")
  }
  return target
}()

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// The name of an executable's entry point in the package manager.
@_cdecl("Fuzzing_main")
public func fuzzingMain(
  _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 {
  if Environment.value("EARSHOT_FUZZ") == "list" {
    for target in FuzzTarget.all { print(target.name) }
    return 0
  }
  var count = count
  var arguments = arguments
  return runDriver(&count, &arguments, testOneInput)
}
