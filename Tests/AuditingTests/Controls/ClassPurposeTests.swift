import Auditing
import Testing

/// A class, and what its name says.
struct ClassNameCase: CustomTestStringConvertible, Sendable {
  let name: String
  let words: [String]
  let purpose: ClassPurpose?

  var testDescription: String { name }

  init(_ name: String, _ words: String, _ purpose: ClassPurpose?) {
    (self.name, self.words, self.purpose) = (
      name, words.split(separator: " ").map(String.init), purpose
    )
  }

  static let all = [
    ClassNameCase("PlayButton", "play button", .operated),
    ClassNameCase("UIButton", "ui button", .operated),
    ClassNameCase("LikeBtnView", "like btn view", .operated),
    ClassNameCase("WiFiCheckBox2", "wi fi check box", .toggle),
    ClassNameCase("TermsCheckboxView", "terms checkbox view", .toggle),
    ClassNameCase("NightModeSwitch", "night mode switch", .toggle),
    ClassNameCase("RadioButton", "radio button", .choice),
    ClassNameCase("RadioPlayerView", "radio player view", .surface),
    ClassNameCase("StarRatingControl", "star rating control", .operated),
    ClassNameCase("RatingView", "rating view", .adjusted),
    ClassNameCase("EQKnob", "eq knob", .adjusted),
    ClassNameCase("HairlineDivider", "hairline divider", .decoration),
    ClassNameCase("GradientBackgroundView", "gradient background view", .decoration),
    ClassNameCase("BadgeContainerView", "badge container view", .container),
    ClassNameCase("GMSMapView", "gms map view", .surface),
    ClassNameCase("GradientCoverView", "gradient cover view", .decoration),
    ClassNameCase("AirlineView", "airline view", nil),
    ClassNameCase("SparklineView", "sparkline view", .figure),
    ClassNameCase("AccountSwitcher", "account switcher", nil),
    ClassNameCase("View", "view", nil),
    ClassNameCase("", "", nil),
    ClassNameCase("__", "", nil),
    ClassNameCase("ÄnderungsKnopf", "änderungs knopf", nil),
  ]
}

@Suite struct ClassPurposeTests {
  @Test(arguments: ClassNameCase.all)
  func `a name in camel case is words, the last of which says what the class is for`(
    _ test: ClassNameCase
  ) {
    #expect(CamelCase.words(of: test.name) == test.words)
    #expect(ClassPurpose(className: test.name) == test.purpose)
  }

  @Test func `the module and the package are not part of the name`() {
    #expect(ClassPurpose(className: "com.example.shop.StarsView") == .adjusted)
    #expect(ClassPurpose(className: "Shop.LikeButton") == .operated)
  }
}
