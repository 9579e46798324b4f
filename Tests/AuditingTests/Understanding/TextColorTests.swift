import AccessibilityModel
import Auditing
import HierarchyReading
import Testing

/// A label on a view, and what is understood of its colours.
struct TextColorCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  var text = "Total"
  var color = "#949494"
  var background = "#FFFFFF"
  /// Facts that the file does not state.
  var change: @Sendable (inout Screen) -> Void = { _ in }
  /// With one decimal; nil if one of the two colours is unknown.
  let contrast: String?
  var doubt: Reason?
  var replacement: Reason?

  private static let uncertain: Reason = "its colour or its background is not certain"

  static let all = [
    TextColorCase(testDescription: "a text of a capture", contrast: "3"),
    TextColorCase(testDescription: "an emoji, which has its own colours", text: "🎉", contrast: nil),
    TextColorCase(testDescription: "a separator, which may be faint", text: "•", contrast: nil),
    TextColorCase(
      testDescription: "the best contrast on a translucent colour", color: "#000000",
      background: "#80808080", contrast: "11.5"),
    TextColorCase(
      testDescription: "a text of a design that no code reaches",
      change: { $0.framesAreDesignTime = true }, contrast: "3"),
    TextColorCase(
      testDescription: "a text of a design with an outlet",
      change: {
        $0.framesAreDesignTime = true
        $0.update(1) { $0.isOutlet = true }
      }, contrast: "3", doubt: uncertain),
    TextColorCase(
      testDescription: "a text with an outlet that is invisible in the file", color: "#FEFEFE",
      change: {
        $0.framesAreDesignTime = true
        $0.update(1) { $0.isOutlet = true }
      }, contrast: "1", doubt: uncertain,
      replacement: "a text that is invisible in the file gets its colour from code"),
    TextColorCase(
      testDescription: "a text in the colour of its background", color: "#FFFFFF",
      change: { $0.framesAreDesignTime = true }, contrast: "1",
      replacement: "code must set one of the two colours"),
    TextColorCase(
      testDescription: "such a text in a capture", color: "#FFFFFF", contrast: "1"),
    TextColorCase(
      testDescription: "a faint text on the background of UIKit's row",
      change: {
        $0.framesAreDesignTime = true
        $0.update(0) { $0.role = .cell }
        $0.update(0) { $0.systemColors = [.background] }
        $0.update(1) { $0.textColor = Color(red: 0.9, green: 0.9, blue: 0.9) }
      }, contrast: "1.3", replacement: "code must set one of the two colours"),
  ]
}

@Suite struct TextColorTests {
  @Test(arguments: TextColorCase.all)
  func `the colours of a text have a reason to differ from the file's`(_ test: TextColorCase)
    throws
  {
    let context = try ScreenDocument.context(
      """
      <UIView backgroundColor="\(test.background)" frame="0 0 390 844">\
      <UILabel text="\(test.text)" textColor="\(test.color)" frame="20 100 100 20"/></UIView>
      """, change: test.change)
    let colors = context.subject(1).textColors
    let pair = colors.pair
    #expect(pair.map { $0.contrast.inWords } == test.contrast)
    #expect(pair?.doubt == test.doubt)
    #expect(pair.flatMap(colors.replacement) == test.replacement)
  }

  @Test func `texts in the system's colour for labels have one background to change`() throws {
    let context = try ScreenDocument.context(
      """
      <UIView backgroundColor="#333333" frame="0 0 390 844">\
      <UILabel text="Total" textColor="#000000" frame="20 100 100 20"/></UIView>
      """
    ) {
      $0.framesAreDesignTime = true
      $0.update(1) { $0.systemColors = [.text] }
    }
    let colors = context.subject(1).textColors
    #expect(colors.viewToChange(of: try #require(colors.pair)) == 0)
  }

  @Test(arguments: [("#767676", "4.5"), ("#76767600", nil)])
  func `a tint is that of a visible image`(_ color: String, _ contrast: String?) throws {
    let context = try ScreenDocument.context(
      """
      <UIView backgroundColor="#FFFFFF" frame="0 0 390 844">\
      <UIButton image="cart" label="Cart" tintColor="\(color)" frame="20 100 44 44"/></UIView>
      """)
    #expect(context.subject(1).tintColors.map { $0.contrast.inWords } == contrast)
  }
}
