import AccessibilityModel
import TestSupport
import Testing

/// The class of a view in a xib, and the evidence about it.
struct LibraryClassCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let attributes: String
  let isCustom: Bool
  let label: String?
  /// Why its facts are unknown; nil if the file does not state that.
  let reason: String?

  static let all = [
    LibraryClassCase(
      testDescription: "a class of a library",
      attributes: #"customClass="Stars" customModule="Cosmos""#,
      isCustom: true, label: nil,
      reason: "Stars is a class of the library Cosmos, whose source was not read"),
    LibraryClassCase(
      testDescription: "a class of the app",
      attributes: #"customClass="Stars" customModule="Shop" customModuleProvider="target""#,
      isCustom: true, label: nil, reason: nil),
    LibraryClassCase(
      testDescription: "a class of the app's module whose provider is not named",
      attributes: #"customClass="Stars" customModule="Shop""#, isCustom: true, label: nil,
      reason: nil),
    LibraryClassCase(
      testDescription: "a class in Objective-C", attributes: #"customClass="Stars""#,
      isCustom: true, label: nil, reason: nil),
    LibraryClassCase(
      testDescription: "a button of Apple's",
      attributes:
        #"customClass="ASAuthorizationAppleIDButton" customModule="AuthenticationServices""#,
      isCustom: false, label: "Sign in with Apple", reason: nil),
  ]
}

@Suite struct LibraryClassTests {
  @Test(arguments: LibraryClassCase.all)
  func `the code of a library's class is unknown`(_ test: LibraryClassCase) throws {
    let owner = "Cart\" customModule=\"Shop\" customModuleProvider=\"target"
    let document = InterfaceBuilderDocument.xib(
      owner: owner,
      subviews: """
        <view id="s" \(test.attributes)><rect key="frame" x="0" y="0" width="90" height="44"/></view>
        """)
    let element = try Screen(reading: document).elements[1]
    #expect(element.isCustomClass == test.isCustom)
    #expect(element.label == test.label)
    let reasons = CodeEvidence.Subject.allCases.map { element.codeEvidence?[$0] }
    #expect(Set(reasons) == [test.reason.map { .unknown($0) }])
  }
}
