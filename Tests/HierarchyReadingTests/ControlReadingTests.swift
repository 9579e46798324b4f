import AccessibilityModel
import HierarchyReading
import TestSupport
import Testing

/// A document, with the elements that are stops on their own, of the app's own class, and operated.
struct ControlReading: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let document: String
  /// The class and the flags of each element.
  let elements: [String]

  private static func screen(_ views: String) -> String {
    "<screen title=\"a\" size=\"390 844\">\(views)</screen>"
  }

  static let all = [
    ControlReading(
      testDescription: "a subclass of a control is operated",
      document: screen(
        "<RatingView superclass=\"UIControl\"/><CardView/><StarButton superclass=\"UIButton\"/>"),
      elements: [
        "RatingView custom operated", "CardView custom", "StarButton stop custom operated",
      ]),
    ControlReading(
      testDescription: "what the frameworks keep to themselves is no class of the app's",
      document: screen(
        """
        <_UIBarBackground/><UITransitionView/><WKContentView/><UIKitLikeView superclass="UIView"/>\
        <UIxView/><NSKnob/><_Private/>
        """),
      elements: [
        "_UIBarBackground", "UITransitionView", "WKContentView", "UIKitLikeView custom",
        "UIxView custom", "NSKnob", "_Private custom",
      ]),
    ControlReading(
      testDescription: "the views of Apple's other frameworks are known",
      document: screen("<ASAuthorizationAppleIDButton/><PKPaymentButton/><PDFView/>"),
      elements: [
        "ASAuthorizationAppleIDButton stop operated", "PKPaymentButton stop operated", "PDFView",
      ]),
    ControlReading(
      testDescription: "a search bar leaves it to the field that it holds",
      document: screen("<UISearchBar><UISearchTextField/></UISearchBar><UISearchBar/>"),
      elements: [
        "UISearchBar", "UISearchTextField stop operated", "UISearchBar stop operated",
      ]),
    ControlReading(
      testDescription: "a search bar that the file makes an element is one",
      document: screen("<UISearchBar isElement=\"true\"><UISearchTextField/></UISearchBar>"),
      elements: ["UISearchBar stop operated", "UISearchTextField stop operated"]),
    ControlReading(
      testDescription: "a range is a stop, clicked or not",
      document: UIAutomatorDump.text(
        """
        <node class="android.widget.SeekBar" clickable="false" focusable="true" bounds="[0,0][900,90]"/>\
        <node class="android.widget.RatingBar" clickable="false" focusable="false" bounds="[0,100][900,190]"/>\
        <node class="android.widget.ProgressBar" clickable="false" bounds="[0,200][900,290]"/>
        """),
      elements: [
        "android.widget.FrameLayout", "android.widget.SeekBar stop",
        "android.widget.RatingBar stop",
        "android.widget.ProgressBar",
      ]),
    ControlReading(
      testDescription: "a range that shows something in a row belongs to the row",
      document: UIAutomatorDump.text(
        """
        <node class="android.widget.LinearLayout" clickable="true" focusable="true" bounds="[0,0][900,90]">\
        <node class="android.widget.TextView" text="Tea" bounds="[0,0][400,90]"/>\
        <node class="android.widget.RatingBar" focusable="false" bounds="[400,0][900,90]"/></node>
        """),
      elements: [
        "android.widget.FrameLayout", "android.widget.LinearLayout stop operated",
        "android.widget.TextView", "android.widget.RatingBar",
      ]),
  ]
}

@Suite struct ControlReadingTests {
  @Test(arguments: ControlReading.all)
  func `readers detect custom controls`(_ test: ControlReading) throws {
    let hierarchy = try HierarchyFormats.read(
      Array(test.document.utf8), named: "a.xml", options: ReadingOptions(density: 160))
    let flags: [(Element.Flags, String)] = [
      (.isElement, " stop"), (.customClass, " custom"), (.respondsToTap, " operated"),
    ]
    #expect(
      hierarchy.screens[0].elements.map { element in
        element.className + flags.filter { element.flags.contains($0.0) }.map(\.1).joined()
      } == test.elements)
  }
}
