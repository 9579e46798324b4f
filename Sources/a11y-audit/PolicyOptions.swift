internal import ArgumentParser

/// What a team has settled, and where it is kept.
struct PolicyOptions {
  var config: String?
  var baseline: String?
  var writeBaseline: String?
  var prune: Bool

  func validate() throws {
    if writeBaseline != nil, baseline != nil || prune {
      throw ValidationError(
        "--write-baseline goes with neither --baseline nor --prune: it writes a new one.")
    }
  }
}
