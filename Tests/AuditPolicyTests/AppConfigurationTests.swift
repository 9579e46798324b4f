import AccessibilityModel
import AuditPolicy
import Testing

@Suite struct AppConfigurationTests {
  @Test func `facts of the app are read by the names of the format`() throws {
    let policy = try ConfigurationFiles.policy(
      of: """
        app:
          name: Ledger
          language: de
          direction: ltr
          orientations: [portrait, landscapeLeft]
          audioCategory: playback
          mixWithOthers: yes
          duckOthers: no
          settingsBundle: true
          backgroundModes: audio fetch
          exitsOnSuspend: false
          notificationTypes: [badge, sound]
          systemSounds: off
          firstLaunch: Welcome
        """)
    var facts = AppFacts()
    facts.name = "Ledger"
    facts.language = "de"
    facts.direction = .ltr
    facts.orientations = ["portrait", "landscapeLeft"]
    facts.audioCategory = .playback
    facts.mixesWithOthers = true
    facts.ducksOthers = false
    facts.hasSettingsBundle = true
    facts.backgroundModes = ["audio", "fetch"]
    facts.exitsOnSuspend = false
    facts.notificationTypes = ["badge", "sound"]
    facts.systemSounds = false
    #expect(policy.app == facts)
    #expect(facts.capabilities == .appFacts)
  }

  @Test func `an empty list is a fact, and a key without a value is not`() throws {
    let policy = try ConfigurationFiles.policy(of: "app:\n  backgroundModes: []\n")
    #expect(policy.app.backgroundModes == [])
    #expect(policy.app.capabilities == .backgroundModes)
    #expect(try ConfigurationFiles.policy(of: "app:\n").app == AppFacts())
  }

  @Test(arguments: [
    (
      "app: {orientation: portrait}", "1:7",
      #"unknown key "orientation"; did you mean "orientations"?"#
    ),
    ("app: {orientations: [sideways]}", "1:22", #"found "sideways"; expected one of"#),
    ("app: {audioCategory: loud}", "1:22", #"found "loud""#),
    ("app: {exitsOnSuspend: maybe}", "1:23", #"found "maybe"; expected true or false"#),
    ("app: [1]", "1:6", "found a list; expected a mapping"),
    ("app: {firstLaunch: }", "1:20", "the file or the title of a screen"),
  ])
  func `an unknown value is an error at its position`(
    _ text: String, _ place: String, _ message: String
  ) throws {
    let error = try #require(throws: ConfigurationError.self) {
      try ConfigurationFiles.policy(of: text)
    }
    #expect(error.description.contains(":\(place): "), "\(error.description)")
    #expect(error.description.contains(message), "\(error.description)")
  }

  @Test func `the first screen is named by its title, its identifier or its file`() throws {
    func isFirst(_ name: String, _ path: String) throws -> Bool {
      let policy = try ConfigurationFiles.policy(of: "app: {firstLaunch: \(name)}")
      var screen = Screen()
      screen.title = "Welcome"
      screen.identifier = "intro"
      return try #require(policy.firstScreen).isFirst(
        screen, in: ConfigurationFiles.folder + "/" + path)
    }
    #expect(try isFirst("Welcome", "a.xml"))
    #expect(try isFirst("intro", "a.xml"))
    #expect(try isFirst("screens/a.xml", "screens/a.xml"))
    #expect(try !isFirst("screens/a.xml", "a.xml"))
    #expect(try !isFirst("Hello", "a.xml"))
  }
}
