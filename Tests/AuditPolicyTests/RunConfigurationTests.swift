import AccessibilityModel
import AuditPolicy
import Auditing
import Testing

/// The settings of a run in a configuration: files, devices, failure.
@Suite struct RunConfigurationTests {
  private let folder = ConfigurationFiles.folder

  @Test func `files and folders are excluded by patterns`() throws {
    let policy = try ConfigurationFiles.policy(
      of: "exclude: [\"*Preview.xib\", \"Generated\", \"a/**/old.xml\"]\n")
    for path in ["LoginPreview.xib", "x/CartPreview.xib", "Generated/a.xml", "a/b/old.xml"] {
      #expect(policy.excludes("\(folder)/\(path)", foundIn: folder), "\(path)")
    }
    for path in ["Preview.swift", "b/old.xml", "Cart.xib"] {
      #expect(!policy.excludes("\(folder)/\(path)", foundIn: folder), "\(path)")
    }
  }

  @Test func `options of the run are read`() throws {
    let policy = try ConfigurationFiles.policy(of: "exclude: Generated\n")
    #expect(!policy.excludes("\(folder)/Generated/a.xml", foundIn: "\(folder)/Generated"))
    #expect(!policy.excludes("\(folder)/Generated/b/a.xml", foundIn: "\(folder)/Generated/b"))
  }

  @Test func `failure settings are read`() throws {
    let policy = try ConfigurationFiles.policy(
      of: "failOn: warning\nfailOnReview: no\nfailOnNewReview: true\n")
    #expect(
      policy.failure
        == FailureSetting(threshold: .warning, failsOnReview: false, failsOnNewReview: true))
    #expect(try ConfigurationFiles.policy(of: "failOn: never\n").failure.threshold?.severity == nil)
    #expect(
      try ConfigurationFiles.policy(of: "failOn: wcag-aa\n").failure
        == FailureSetting(threshold: .wcagAA))
    #expect(try ConfigurationFiles.policy(of: "profile: all\n").failure == FailureSetting())
  }

  @Test func `device names are read without regard to case`() throws {
    #expect(
      try ConfigurationFiles.policy(of: "device: [iphone se, iPad Pro 11-inch]\n").devices
        == ["iphone se", "iPad Pro 11-inch"])
    #expect(try ConfigurationFiles.policy(of: "device: all\n").devices == ["all"])
  }

  @Test(arguments: [
    (
      "exclude: []\n",
      "a.yml:1:10: error: found an empty list; expected patterns for the paths of files"
    ),
    ("failOn: warnings\n", "a.yml:1:9: error: found \"warnings\"; did you mean \"warning\"?"),
    ("failOnReview: maybe\n", "a.yml:1:15: error: found \"maybe\"; expected true or false"),
    (
      "failon: error\n",
      "a.yml:1:1: error: found the unknown key \"failon\"; did you mean \"failOn\"?"
    ),
    (
      "device: iPhone SF\n",
      "a.yml:1:9: error: found the unknown device \"iPhone SF\"; did you mean \"iPhone SE\"?"
    ),
    (
      "excludes: a\n",
      "a.yml:1:1: error: found the unknown key \"excludes\"; did you mean \"exclude\"?"
    ),
  ])
  func `unknown values are rejected`(_ text: String, _ error: String) {
    #expect(ConfigurationFiles.errors(of: text) == error)
  }
}

@Suite struct ConfigurationDraftTests {
  private func draft() -> ConfigurationDraft {
    var draft = ConfigurationDraft(files: ["40 Interface Builder files (iOS)", "2 ui files (iOS)"])
    draft.vendoredFolders = ["Carthage", "Pods"]
    draft.sourceFolders = ["Ledger", "odd \"name\""]
    draft.capturesWithoutDensity = 2
    draft.holdsInterfaceBuilderFiles = true
    draft.firstScreen = "Ledger/Main.storyboard"
    return draft
  }

  @Test func `the written configuration can be read`() throws {
    let policy = try ConfigurationFiles.policy(of: draft().text)
    #expect(policy.profile == .recommended)
    #expect(policy.ruleset == 1)
    #expect(policy.failure == FailureSetting(threshold: .error))
    #expect(policy.warnings == [])
    let smallest = try ConfigurationFiles.policy(of: ConfigurationDraft(files: ["1 ui file"]).text)
    #expect(smallest.warnings == [])
  }

  /// A user removes the number signs.
  @Test func `commented-out settings can be read too`() throws {
    let keys = [
      "failOnReview", "failOnNewReview", "baseline", "exclude", "density", "device",
      "sources", "app",
    ]
    let lines = draft().text.split(separator: "\n").map { line -> Substring in
      let isKey = keys.contains { line.hasPrefix("# \($0):") }
      let isFact = line.hasPrefix("#   ") && !line.contains("a11y-audit ")
      return isKey || isFact ? line.dropFirst(2) : line
    }
    let policy = try ConfigurationFiles.policy(of: lines.joined(separator: "\n"))
    let folder = ConfigurationFiles.folder
    #expect(policy.baseline == folder + "/known-findings.jsonl")
    #expect(policy.failure.failsOnReview == true)
    #expect(policy.failure.failsOnNewReview == true)
    #expect(policy.excludes(folder + "/Generated/a.xib", foundIn: folder))
    #expect(policy.settings(for: folder + "/a.xml").density == 420)
    #expect(policy.devices == ["iPhone SE", "iPhone 16 Pro Max"])
    #expect(policy.sources == [folder + "/Ledger", folder + "/odd \"name\""])
    #expect(policy.app.audioCategory == .playback)
    #expect(policy.firstScreen != nil)
    #expect(policy.warnings == [])
  }

  @Test func `it says what was found`() {
    let lines = draft().text.split(separator: "\n")
    #expect(lines[1] == "# Found here: 40 Interface Builder files (iOS), 2 ui files (iOS).")
    #expect(
      lines.contains("# These vendored folders are left out: Carthage, Pods. Leave out more:"))
    #expect(
      lines.contains(
        "# 2 Android captures do not show their density, so sizes are estimated. State it in dpi (adb "
          + "shell wm density):"))
  }
}
