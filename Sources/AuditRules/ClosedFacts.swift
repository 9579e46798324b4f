internal import AccessibilityModel

// The compiler keeps rules out of the raw facts of a file.
//
// A property in this module hides the one of the same name in the model. These are deprecated, and warnings are
// errors, so a rule that asks for one does not compile. The facts are understood in Sources/Auditing/Understanding,
// once for all rules (docs/architecture.md#decisions).

extension Screen {
  @available(*, deprecated, message: "ask a facet of Auditing, or report on a Premise")
  var framesAreDesignTime: Bool { false }

  @available(*, deprecated, message: "ask a facet of Auditing, or use a PerPlatform length")
  var platform: Platform { .iOS }

  @available(*, deprecated, message: "state what the rule needs, or ask a facet of Auditing")
  var capabilities: Capabilities { [] }

  @available(*, deprecated, message: "state what the rule needs")
  var limitations: [Limitation] { [] }

  @available(*, deprecated, message: "ask TouchTarget.sureLeast(_:)")
  var scaleTolerance: Double { 1 }

  @available(*, deprecated, message: "ask a facet of Auditing")
  var isLanguageInferred: Bool { false }

  @available(*, deprecated, message: "ask AuditContext.isScene")
  var canvas: Canvas? { nil }
}

extension Element {
  @available(*, deprecated, message: "ask a facet of Auditing, or report on a Premise")
  var origins: Origins { Origins() }

  @available(*, deprecated, message: "report on a Premise, such as code(_:)")
  var codeEvidence: CodeEvidence? { nil }

  @available(*, deprecated, message: "ask a facet of Auditing, or report on a Premise")
  var codeLinks: CodeLinks? { nil }
}

extension Element.Details {
  @available(*, deprecated, message: "report on a Premise, such as code(_:)")
  var codeEvidence: CodeEvidence? { nil }

  @available(*, deprecated, message: "ask a facet of Auditing, or report on a Premise")
  var codeLinks: CodeLinks? { nil }
}
