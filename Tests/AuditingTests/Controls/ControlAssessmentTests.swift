import AccessibilityModel
import HierarchyReading
import TestSupport
import Testing

@testable import Auditing

/// One view, and what is known of it as a control.
struct AssessmentCase: CustomTestStringConvertible, Sendable {
  let view: String
  /// The evidence, and the gaps; nil for a view that is not a candidate.
  let assessment: String?

  var testDescription: String { view }

  init(_ view: String, _ assessment: String?) { (self.view, self.assessment) = (view, assessment) }

  static let all = [
    AssessmentCase(#"<RatingView superclass="UIControl"/>"#, "behaviour: stop label role value"),
    AssessmentCase(#"<LikeView gestures="tap"/>"#, "behaviour: stop label role"),
    AssessmentCase(#"<LikeView action="like" label="Like"/>"#, "behaviour: stop role"),
    AssessmentCase(#"<LikeView traits="button"/>"#, "behaviour: stop label"),
    AssessmentCase(#"<LikeView superclass="UIButton" title="Like"/>"#, "behaviour: "),
    AssessmentCase(#"<LikeView superclass="UIButton"/>"#, "behaviour: label"),
    AssessmentCase(#"<LikeView superclass="UISlider" label="Like"/>"#, "behaviour: value"),
    AssessmentCase(#"<UIView gestures="tap"/>"#, "behaviour: stop label role"),
    AssessmentCase(#"<KnobView gestures="pan"/>"#, "behaviour: stop label role value"),
    AssessmentCase(
      #"<DrawerView gestures="pan"><UILabel text="Menu"/></DrawerView>"#, "none: "),
    AssessmentCase(#"<LikeButton/>"#, "className: stop label role"),
    AssessmentCase(#"<SwatchView superclass="ColourControl"/>"#, "className: stop label role"),
    AssessmentCase(
      #"<LikeButton isElement="true" label="Like" traits="button"/>"#, "behaviour: "),
    AssessmentCase(
      #"<TermsCheckBox isElement="true" label="Terms" traits="button"/>"#, "behaviour: value"),
    AssessmentCase(
      #"<TermsCheckBox isElement="true" label="Terms" traits="button selected"/>"#, "behaviour: "),
    AssessmentCase(
      #"<TermsCheckBox isElement="true" label="Terms" traits="button" value="Off"/>"#,
      "behaviour: "),
    AssessmentCase(#"<ChartView/>"#, "none: "),
    AssessmentCase(#"<LikeButton hidden="true"/>"#, nil),
    AssessmentCase(#"<LikeButton userInteractionEnabled="false"/>"#, "className: "),
    AssessmentCase(#"<OrderCell gestures="tap" superclass="UITableViewCell"/>"#, nil),
    AssessmentCase(#"<NameField superclass="UITextField"/>"#, nil),
    AssessmentCase(#"<UIButton/>"#, nil),
    AssessmentCase(#"<UILabel text="a"/>"#, nil),
  ]
}

@Suite struct ControlAssessmentTests {
  @Test(arguments: AssessmentCase.all)
  func `the evidence that a view is a control, and its gaps`(_ test: AssessmentCase) throws {
    let screen = try Screen(reading: "<screen title=\"a\" size=\"390 844\">\(test.view)</screen>")
    let assessment = AuditContext(screen).subject(0).controlAssessment
    #expect(
      assessment.map { "\($0.evidence): \($0.gaps.map(\.rawValue).joined(separator: " "))" }
        == test.assessment)
  }
}
