import AuditPolicy
import Testing

/// A faulty configuration, and all lines of its error.
struct MalformedCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var text: String
  var errors: String

  init(_ name: String, _ text: String, _ errors: String) {
    testDescription = name
    self.text = text
    self.errors = errors
  }
}

@Suite struct MalformedConfigurationTests {
  @Test(arguments: MalformedCase.all)
  func `an error has its position and a suggestion`(_ test: MalformedCase) {
    #expect(ConfigurationFiles.errors(of: test.text) == test.errors)
  }

  @Test func `a cycle of files is reported in full`() throws {
    #expect(
      ConfigurationFiles.errors(of: "extends: circle-b.yml") == """
        circle-a.yml:1:10: error: extends itself: a.yml extends circle-b.yml extends circle-a.yml \
        extends circle-b.yml; remove one of them; expected no cycle
        """)
  }

  @Test func `files that extend each other on very many ways come to an end`() {
    #expect(
      ConfigurationFiles.errors(of: "extends: [base.yml, \(names)]") == """
        base.yml:1:1: error: more than 64 files extend each other; expected fewer
        """)
  }

  private let names = Array(repeating: "base.yml", count: 500).joined(separator: ", ")

  @Test func `everything that is wrong is said at once`() {
    let text = "profle: all\nrules: {missing-lable: of, missing-label: of}\nidiom: tablet\n"
    #expect(
      ConfigurationFiles.errors(of: text) == """
        a.yml:1:1: error: found the unknown key "profle"; did you mean "profile"?
        a.yml:2:9: error: found the unknown rule "missing-lable"; did you mean "missing-label"?
        a.yml:2:43: error: found "of"; did you mean "off"?
        a.yml:3:8: error: found "tablet"; expected one of mac, pad, phone, tv
        """)
  }

  @Test func `after a hundred errors no more are reported`() {
    let rules = (1...4_000).map { "  missing-labels-\($0): off\n" }.joined()
    let told = (1...100).map {
      "a.yml:\($0 + 1):3: error: found the unknown rule \"missing-labels-\($0)\"; "
        + "did you mean \"missing-label\"?"
    }
    let end = "a.yml:102:3: error: more than 100 errors; the rest are not shown"
    let errors = ConfigurationFiles.errors(of: "rules:\n" + rules)
    #expect(errors.split(separator: "\n").map(String.init) == told + [end])
  }
}

extension MalformedCase {
  static let all: [MalformedCase] = [
    MalformedCase(
      "no YAML", "rules: [a", "a.yml:2:1: error: did not find expected ',' or ']'; expected YAML"),
    MalformedCase(
      "a tab", "rules:\n\tmissing-label: off",
      "a.yml:2:1: error: found character that cannot start any token; expected YAML"),
    MalformedCase(
      "a key twice", "profile: all\nprofile: all\n",
      "a.yml:1:1: error: found the key \"profile\" twice; expected it once"),
    MalformedCase(
      "a list", "- a", "a.yml:1:1: error: found a list; expected a mapping with \(keys)"),
    MalformedCase(
      "an unknown key", "ruls: {}",
      "a.yml:1:1: error: found the unknown key \"ruls\"; did you mean \"rules\"?"),
    MalformedCase(
      "a ruleset to come", "ruleset: 2",
      "a.yml:1:10: error: found \"2\"; expected a set of rules that this version has: 1"),
    MalformedCase(
      "an unknown profile", "profile: recomended",
      "a.yml:1:10: error: found \"recomended\"; did you mean \"recommended\"?"),
    MalformedCase(
      "an unknown rule", "rules:\n  mising-label: off",
      "a.yml:2:3: error: found the unknown rule \"mising-label\"; did you mean \"missing-label\"?"),
    MalformedCase(
      "an unknown severity", "rules:\n  missing-label: warnin",
      "a.yml:2:18: error: found \"warnin\"; did you mean \"warning\"?"),
    MalformedCase(
      "a rule with an unknown key", "rules:\n  missing-label: {severty: note}",
      "a.yml:2:19: error: found the unknown key \"severty\"; did you mean \"severity\"?"),
    MalformedCase(
      "a threshold that is no number", "rules:\n  spoken-too-long: {longestLabel: long}",
      "a.yml:2:35: error: found \"long\"; expected a number from 1 to 60"),
    MalformedCase(
      "a threshold out of range", "rules:\n  spoken-too-long: {longestLabel: 600}",
      "a.yml:2:35: error: found \"600\"; expected a number from 1 to 60"),
    MalformedCase(
      "a threshold by another name", "rules:\n  spoken-too-long: {longestlabl: 5}",
      "a.yml:2:21: error: found the unknown key \"longestlabl\"; did you mean \"longestLabel\"?"),
    MalformedCase(
      "an override without paths", "overrides:\n  - rules: {missing-label: off}",
      "a.yml:2:5: error: found an override without paths; expected patterns for files"),
    MalformedCase(
      "a language with an underscore", "language: pt_BR",
      "a.yml:1:11: error: found \"pt_BR\"; expected a BCP 47 tag such as en or pt-BR; "
        + "did you mean \"pt-BR\"?"),
    MalformedCase(
      "an unknown idiom", "idiom: phon",
      "a.yml:1:8: error: found \"phon\"; did you mean \"phone\"?"),
    MalformedCase(
      "a density out of range", "density: 3",
      "a.yml:1:10: error: found \"3\"; expected pixels for each inch from 40 to 2000"),
    MalformedCase(
      "a file that is not there", "extends: none.yml",
      "a.yml:1:10: error: cannot read none.yml; expected a file that can be read"),
    MalformedCase(
      "a file that extends itself", "extends: ./a.yml",
      "a.yml:1:10: error: extends itself: a.yml extends a.yml; remove one of them; "
        + "expected no cycle"),
    MalformedCase(
      "an unknown superclass", "classes:\n  RatingView: {superclass: UISlidr}",
      "a.yml:2:3: error: the class RatingView has the unknown superclass \"UISlidr\"; "
        + "did you mean \"UISlider\"?"),
    MalformedCase(
      "a fact that is none", "classes:\n  RatingView: {codeSets: [label, values]}",
      "a.yml:2:34: error: found \"values\"; did you mean \"value\"?"),
    MalformedCase(
      "a class of the system", "classes:\n  UIButton: {codeSets: label}",
      "a.yml:2:3: error: found the system's own class \"UIButton\"; expected a class of the app"),
    MalformedCase(
      "a class about which nothing is said", "classes:\n  RatingView:",
      "a.yml:2:3: error: found nothing about \"RatingView\"; expected superclass or codeSets"),
    MalformedCase(
      "classes in a circle", "classes:\n  A: {superclass: B}\n  B: {superclass: A}",
      "a.yml:2:3: error: the class A inherits from itself; expected a class of UIKit above"),
    MalformedCase(
      "a suppression without a reason", "suppress:\n  - {rule: missing-label, identifier: a}",
      "a.yml:2:5: error: found a suppression without a reason; expected the key \"reason\""),
    MalformedCase(
      "a suppression that expires on no day",
      "suppress:\n  - {rule: missing-label, identifier: a, reason: b, expires: 2027-02-29}",
      "a.yml:2:62: error: found \"2027-02-29\"; expected a day such as 2027-01-31"),
    MalformedCase(
      "a suppression of everything", "suppress:\n  - {rule: missing-label, reason: because}",
      "a.yml:2:5: error: found a suppression for every element; expected identifier, element or "
        + "paths; to turn a rule off, use rules"),
    MalformedCase(
      "a suppression of an unknown rule",
      "suppress:\n  - {rule: missing-labl, identifier: a, reason: b}",
      "a.yml:2:12: error: found the unknown rule \"missing-labl\"; did you mean \"missing-label\"?"
    ),
    MalformedCase(
      "a custom rule without a requirement", "custom:\n  stars: {match: {class: Stars}}",
      "a.yml:2:3: error: found a rule without \"require\"; expected match and require"),
    MalformedCase(
      "a custom rule with an unknown trait",
      "custom:\n  stars: {match: {traits: [buton]}, require: {label: \"*\"}}",
      "a.yml:2:27: error: found the unknown trait \"buton\"; did you mean \"button\"?"),
    MalformedCase(
      "a custom rule that requires what is none",
      "custom:\n  stars: {match: {class: A}, require: {labels: \"*\"}}",
      "a.yml:2:40: error: found the unknown key \"labels\"; did you mean \"label\"?"),
    MalformedCase(
      "a custom rule with a name of its own kind",
      "custom:\n  Stars: {match: {class: A}, require: {label: \"*\"}}",
      "a.yml:2:3: error: found the name \"Stars\"; expected lower-case words with hyphens, such as "
        + "stars-have-a-hint"),
    MalformedCase(
      "a custom rule with a size of words",
      "custom:\n  stars: {match: {class: A}, require: {size: {width: wide}}}",
      "a.yml:2:54: error: found \"wide\"; expected points from 0 to 10000"),
  ]

  private static let keys =
    "extends, ruleset, profile, rules, overrides, exclude, classes, suppress, custom, baseline, "
    + "failOn, failOnReview, failOnNewReview, maxWarnings, reports, language, idiom, density, "
    + "device, sources, app"
}
