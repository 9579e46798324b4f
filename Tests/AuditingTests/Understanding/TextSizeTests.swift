import AccessibilityModel
import Auditing
import HierarchyReading
import Testing

/// A label with a font, and what is understood of its size.
struct TextSizeCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  var view = "UILabel"
  var attributes = ""
  var change: @Sendable (inout Screen) -> Void = { _ in }
  var size: Double?
  var isBold = false
  var scaling: TextScaling?
  /// Why its size is not a defect.
  var reason: Reason?
  var doubt: Reason?

  static let all = [
    TextSizeCase(testDescription: "no font"),
    TextSizeCase(
      testDescription: "a font of fixed size", attributes: #"text="Total" font="17""#, size: 17,
      scaling: .fixedSize),
    TextSizeCase(
      testDescription: "a style", attributes: #"text="Total" font="style:headline""#, size: 17,
      isBold: true, scaling: .atLaunch, doubt: "the file does not state whether it adjusts"),
    TextSizeCase(
      testDescription: "a style of a design", attributes: #"text="Total" font="style:body""#,
      change: { $0.framesAreDesignTime = true }, size: 17, scaling: .atLaunch),
    TextSizeCase(
      testDescription: "a style on the Mac", attributes: #"text="Total" font="style:body""#,
      change: { $0.platform = .macOS }, size: 13, scaling: .atLaunch,
      doubt: "the file does not state whether it adjusts"),
    TextSizeCase(
      testDescription: "a style that adjusts",
      attributes: #"text="Total" font="style:body" adjustsFontForContentSizeCategory="true""#,
      size: 17, scaling: .continuous),
    TextSizeCase(
      testDescription: "a font of fixed size that adjusts nothing",
      attributes: #"text="Total" font="17" adjustsFontForContentSizeCategory="true""#, size: 17,
      scaling: .fixedSize),
    TextSizeCase(
      testDescription: "an unknown font that adjusts",
      attributes: #"text="Total" adjustsFontForContentSizeCategory="true""#, scaling: .fixedSize),
    TextSizeCase(
      testDescription: "a button of a design without a font", view: "UIButton",
      attributes: #"title="Buy""#,
      change: {
        $0.framesAreDesignTime = true
        $0.update(0) { $0.layout = ViewLayout() }
      }, size: 18, scaling: .fixedSize),
    TextSizeCase(
      testDescription: "a font as large as the largest style becomes",
      attributes: #"text="9" font="60""#, size: 60, scaling: .fixedSize,
      reason: "it is as large as the largest text style becomes"),
    TextSizeCase(
      testDescription: "a bullet", attributes: #"text="•" font="17""#, size: 17,
      scaling: .fixedSize, reason: "it shows no words"),
    TextSizeCase(
      testDescription: "the button to sign in with Apple", view: "ASAuthorizationAppleIDButton",
      attributes: #"superclass="UIButton" title="Sign in" font="17""#, size: 17,
      scaling: .fixedSize, reason: "its class draws its title"),
    TextSizeCase(
      testDescription: "a class of the app's own in a design", view: "PriceLabel",
      attributes: #"superclass="UILabel" text="Total" font="17""#,
      change: { $0.framesAreDesignTime = true }, size: 17, scaling: .fixedSize,
      doubt: "code may set its font"),
  ]
}

/// A label of 100 by 21 points, and how its text fits.
struct TextFitCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  var text = "Pay when the parcel has come"
  var change: @Sendable (inout Screen) -> Void = { _ in }
  var lines = "1"
  let excess: String
  var reason: Reason?
  /// Why users see another text or frame.
  var other: Reason?

  static let all = [
    TextFitCase(testDescription: "a text that is too long", excess: "2.3"),
    TextFitCase(testDescription: "a text that fits", text: "Total", excess: "0.4"),
    TextFitCase(
      testDescription: "two lines of the text itself on the Mac", text: "Pay it\nlater",
      change: {
        $0.platform = .macOS
        $0.update(0) { $0.frame.height = 42 }
      }, lines: "1", excess: "0.3", reason: "its paragraphs fit its lines"),
    TextFitCase(
      testDescription: "a font of the Mac that is not in the file",
      change: {
        $0.platform = .macOS
        $0.framesAreDesignTime = true
      }, excess: "1.8", other: "its font is not in the file"),
    TextFitCase(
      testDescription: "a height that is a minimum",
      change: {
        $0.framesAreDesignTime = true
        $0.update(0) {
          $0.constraints = [
            .height(21, .greaterThanOrEqual)
          ]
        }
      }, excess: "2.3", other: "its height is a minimum"),
    TextFitCase(
      testDescription: "a text that code replaces",
      change: {
        $0.framesAreDesignTime = true
        $0.update(0) { $0.isOutlet = true }
      }, excess: "2.3", other: "code may set its text"),
  ]
}

@Suite struct TextSizeTests {
  @Test(arguments: TextSizeCase.all)
  func `a text has a size, and a way to follow the user's`(_ test: TextSizeCase) throws {
    let context = try ScreenDocument.context(
      #"<\#(test.view) \#(test.attributes) frame="20 100 100 44"/>"#, change: test.change)
    let subject = context.subject(0)
    #expect(subject.textFont?.size == test.size)
    #expect(subject.textFont?.isBold ?? false == test.isBold)
    #expect(subject.dynamicType.textScaling == test.scaling)
    guard test.scaling != nil else { return }
    #expect(subject.dynamicType.reasonForFontSize == test.reason)
    #expect(subject.dynamicType.doubtAboutFont == test.doubt)
  }

  @Test(arguments: TextFitCase.all)
  func `a text has room in its frame`(_ test: TextFitCase) throws {
    let context = try ScreenDocument.context(
      #"<UILabel text="Total" frame="20 100 100 21"/>"#
    ) {
      $0.update(0) {
        $0.text = test.text
        $0.label = test.text
      }
      test.change(&$0)
    }
    let room = context.subject(0).textRoom
    let fit = try #require(room.fit(of: test.text))
    #expect(fit.lines.inWords == test.lines)
    #expect(fit.excess.inWords == test.excess)
    #expect(fit.reason == test.reason)
    #expect(room.reasonForOther == test.other)
  }

  @Test(arguments: [(21.0, 21.0), (70.0, nil)])
  func `a fixed height clips text that grows`(_ height: Double, _ clipping: Double?) throws {
    let context = try ScreenDocument.context(
      #"""
      <UILabel text="Total" font="style:body" adjustsFontForContentSizeCategory="true" \#
      frame="20 100 300 \#(height)"/>
      """#
    ) {
      $0.framesAreDesignTime = true
      $0.update(0) {
        $0.objectID = "l"
        $0.layout = ViewLayout()
        $0.constraints = [.height(height, .equal)]
      }
    }
    #expect(context.subject(0).textRoom.fixedHeight == clipping)
  }
}

extension Constraint {
  fileprivate static func height(_ length: Double, _ relation: Relation) -> Constraint {
    var constraint = Constraint(attribute: "height")
    (constraint.relation, constraint.constant) = (relation, length)
    return constraint
  }
}
