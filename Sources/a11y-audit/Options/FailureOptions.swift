public import ArgumentParser
public import AuditPolicy
internal import Reports

/// Which findings fail the run.
struct FailureOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Lowest severity that fails the run, or the level of WCAG whose failures do. Default: the \
      configuration's, or error.
      """,
      valueName: "severity|level"))
  var failOn: FailureSetting.Threshold?

  @Flag(help: "Also fail on findings that need review.")
  var failOnReview = false

  @Flag(help: "Also fail on findings that need review and are not in the baseline.")
  var failOnNewReview = false

  @Option(
    help: ArgumentHelp(
      "Also fail on more warnings than this. Default: the configuration's, or no limit.",
      valueName: "number"))
  var maxWarnings: Int?

  func validate() throws {
    if let maxWarnings, maxWarnings < 0 {
      throw ValidationError("--max-warnings must be 0 or more.")
    }
    guard failOn == .never, failOnReview || failOnNewReview else { return }
    let option = failOnReview ? "--fail-on-review" : "--fail-on-new-review"
    throw ValidationError("\(option) does not go with --fail-on never.")
  }

  /// The settings on the command line; the configuration sets the rest.
  var setting: FailureSetting {
    FailureSetting(
      threshold: failOn, failsOnReview: failOnReview ? true : nil,
      failsOnNewReview: failOnNewReview ? true : nil)
  }
}

extension FailureSetting.Threshold: ExpressibleByArgument {}

extension FailureCriteria {
  /// - Parameter hasBaseline: whether open findings are new.
  init(_ setting: FailureSetting, hasBaseline: Bool) {
    let newFails = hasBaseline && setting.failsOnNewReview == true
    let threshold = setting.threshold ?? .error
    self.init(
      threshold: threshold.severity, conformance: threshold.conformance,
      reviewsFail: setting.failsOnReview == true || newFails)
  }
}
