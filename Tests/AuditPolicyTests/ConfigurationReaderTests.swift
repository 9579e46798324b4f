import AccessibilityModel
import AuditPolicy
import Auditing
import Testing

@Suite struct ConfigurationReaderTests {
  @Test func `a configuration overrides those that it extends`() throws {
    let policy = try ConfigurationFiles.policy(named: "full.yml")
    let folder = ConfigurationFiles.folder
    #expect(policy.profile == .wcagAA)
    #expect(policy.baseline == folder + "/known.jsonl")
    let settings = policy.settings(for: folder + "/Screens/cart.xml")
    #expect(
      settings.rules == [
        "missing-label": RuleSetting(isOn: true, severity: .warning),
        "label-untrimmed": RuleSetting(isOn: true),
        "disabled-control": RuleSetting(isOn: false),
        "label-repeats-role": RuleSetting(isOn: true, severity: .note),
        "spoken-too-long": RuleSetting(
          isOn: true, severity: .error, thresholds: ["longestLabel": 6]),
        "target-size-platform": RuleSetting(isOn: true, thresholds: ["points": 40]),
      ])
    #expect(settings.language == "de")
    #expect(settings.idiom == .pad)
    #expect(settings.density == 320)
  }

  @Test func `an override is for the files that its patterns match, below the configuration`()
    throws
  {
    let policy = try ConfigurationFiles.policy(named: "full.yml")
    let folder = ConfigurationFiles.folder
    for path in ["Debug/a/b.xml", "a/Cell.xib", "Cell.xib"] {
      let settings = policy.settings(for: folder + "/" + path)
      #expect(settings.rules["missing-label"]?.isOn == false, "\(path)")
      #expect(settings.rules["spoken-too-long"]?.severity == .error)
      #expect(settings.rules["spoken-too-long"]?.thresholds == ["longestLabel": 8])
      #expect(settings.language == "en")
    }
    for path in [folder + "/a/Debug/b.xml", "/Debug/b.xml", "-"] {
      #expect(policy.settings(for: path).rules["missing-label"]?.isOn == true, "\(path)")
    }
  }

  @Test func `classes are followed up to the system's`() throws {
    let policy = try ConfigurationFiles.policy(named: "full.yml")
    #expect(policy.superclasses == ["RatingView": "UISlider", "StarView": "UISlider"])
    #expect(policy.classes["RatingView"]?.codeSets == [.label, .value])
    #expect(policy.classes["StarView"]?.place.description == "full.yml:25:3")
  }

  @Test func `suppressions of all files are kept, each with its position`() throws {
    let policy = try ConfigurationFiles.policy(named: "full.yml")
    #expect(policy.suppressions.map(\.place.description) == ["base.yml:6:5", "full.yml:27:5"])
    #expect(policy.suppressions[0].element == "UIView/UIButton[2]")
    #expect(policy.suppressions[1].rules == ["missing-label", "image-missing-label"])
    #expect(policy.suppressions[1].reason == "drawn by the SDK of the ad network")
  }

  @Test func `a custom rule has an id of its own and needs what it asks about`() throws {
    let rule = try #require(
      ConfigurationFiles.policy(named: "full.yml").customRules.first?.ownDescription)
    #expect(rule.id == "custom/stars-have-a-hint")
    #expect(rule.severity == .error)
    #expect(rule.criteria == [.wcag("3.3.2")])
    #expect(rule.needs == [.traits, .hints, .labels, .frames])
  }

  @Test(arguments: ["", "# nothing\n", "rules:\n", "rules: {}\nclasses:\nsuppress: []\n"])
  func `a configuration may say nothing`(_ text: String) throws {
    let policy = try ConfigurationFiles.policy(of: text)
    #expect(policy.profile == nil)
    #expect(policy.settings(for: "/a").rules == [:])
  }
}
