import AccessibilityModel
import HierarchyReading
import TestSupport
import Testing

@testable import Pixels

@Suite struct ScreenPictureTests {
  private static func screen(_ views: String, size: String = "100 80") throws -> Screen {
    let text = #"<screen title="A" size="\#(size)">\#(views)</screen>"#
    return try Screen(reading: text)
  }

  /// Two pixels for each point, with a grey text at 10, 20 and a pale one at 10, 50.
  private static var picture: Sketch {
    var sketch = Sketch(200, 160, .white)
    sketch.write(.grey, columns: 24..<120, rows: 44..<58)
    sketch.write(.pale, columns: 24..<120, rows: 104..<118)
    return sketch
  }

  @Test(arguments: UnusedPicture.all)
  func `a picture that does not show the screen is refused`(_ test: UnusedPicture) throws {
    let screen = try Self.screen("<UIView frame=\"0 0 100 80\"/>")
    let bitmap = try test.sketch.bitmap
    let error = #expect(throws: ScreenPictureError.self) { try ScreenPicture(bitmap, of: screen) }
    #expect(error?.description == test.reason)
  }

  @Test func `only elements that rules check are measured, at their frames`() throws {
    var screen = try Self.screen(
      """
      <UILabel text="One" frame="10 20 60 12"/>
      <UILabel text="Two" frame="10 50 60 12"/>
      <UILabel text="Off" enabled="false" frame="10 50 60 12"/>
      <UILabel text="Gone" hidden="true" frame="10 50 60 12"/>
      <UILabel text="•" frame="10 20 60 12"/>
      """)
    // The other texts cover the second one.
    for index in 2...4 {
      screen.update(index) { $0.frame.x = index == 4 ? 70 : $0.frame.x }
    }
    let picture = try ScreenPicture(try Self.picture.bitmap, of: screen)
    picture.measure(&screen)
    let looks = screen.elements.map(\.measuredLook)
    #expect(looks.map { $0 != nil } == [true, false, false, false, false])
    #expect(abs((looks[0]?.contrast?.ratio ?? 0) - 4.54) < 0.01)
    #expect(looks[0]?.isSure == true)
    #expect(screen.capabilities.isSuperset(of: .ofPictures))
  }

  @Test(arguments: [
    (#"text="Buy" content-desc="""#, MeasuredLook.Content.text),
    (#"text="" content-desc="Buy""#, .sign),
  ])
  func `the text of an Android button counts, its description does not`(
    _ attributes: String, _ content: MeasuredLook.Content
  ) throws {
    let dump = UIAutomatorDump.text(
      """
      <node class="android.widget.Button" clickable="true" enabled="true" \(attributes) \
      bounds="[20,40][140,64]"/>
      """, in: "[0,0][200,160]")
    var screen = try Screen(reading: dump, ReadingOptions(density: 320))
    try ScreenPicture(try Self.picture.bitmap, of: screen).measure(&screen)
    #expect(screen.elements[1].measuredLook?.content == content)
  }

  @Test func `a picture of another moment is not sure`() throws {
    var screen = try Self.screen("<UILabel text=\"One\" frame=\"10 20 60 12\"/>")
    let picture = try ScreenPicture(try Self.picture.bitmap, of: screen)
    picture.measure(&screen, isMoving: true)
    #expect(screen.elements[0].measuredLook?.contrast?.confidence == 0.5)
    #expect(screen.elements[0].measuredLook?.isSure == false)
  }

  @Test(arguments: [
    (##"<UIView backgroundColor="#FFFFFF" frame="0 40 100 40"/>"##, false),
    (#"<UIView frame="0 40 100 1"/>"#, true),
    (
      #"<UINavigationBar frame="0 0 100 60"><UILabel text="T" frame="0 0 9 9"/></UINavigationBar>"#,
      false
    ),
  ])
  func `covered elements are not measured`(_ cover: String, _ isMeasured: Bool) throws {
    var screen = try Self.screen("<UILabel text=\"Two\" frame=\"10 50 60 12\"/>" + cover)
    let picture = try ScreenPicture(try Self.picture.bitmap, of: screen)
    picture.measure(&screen)
    #expect((screen.elements[0].measuredLook != nil) == isMeasured)
  }

  @Test func `the font size is derived from the height of letters`() throws {
    var sketch = Sketch(600, 480, .white)
    // Capitals of 27 pixels are those of a font of 35 to 41: at three pixels for each point, 12 to 13.7.
    sketch.write(.black, columns: 30..<300, rows: 60..<87)
    var screen = try Self.screen(
      "<UILabel text=\"ILI\" frame=\"5 15 100 20\"/>", size: "200 160")
    try ScreenPicture(try sketch.bitmap, of: screen).measure(&screen)
    let size = try #require(screen.elements[0].measuredLook?.fontSize)
    #expect(size.contains(12.5))
    #expect(size.lowerBound > 11 && size.upperBound < 13.8)
  }

  @Test(arguments: [
    ("", [Rect(x: 8, y: 72, width: 88, height: 8)]),
    (##"<UILabel text="One" frame="8 70 90 12"/>"##, []),
    (##"<UIView frame="8 70 90 12"/>"##, [Rect(x: 8, y: 72, width: 88, height: 8)]),
    (##"<UIView isElement="true" label="One" frame="8 70 90 12"/>"##, []),
  ])
  func `text without an element is found`(_ views: String, _ frames: [Rect]) throws {
    var sketch = Sketch(240, 400, .white)
    sketch.write(.black, columns: 20..<190, rows: 144..<160)
    // A picture and a box are no text.
    sketch.fill(Pixel(0, 90, 200), columns: 20..<190, rows: 200..<240)
    var screen = try Self.screen("<UIView frame=\"0 0 120 200\">\(views)</UIView>", size: "120 200")
    try ScreenPicture(try sketch.bitmap, of: screen).measure(&screen)
    #expect(screen.uncoveredTexts == frames)
  }

  @Test func `a frame that never ends costs no time`() throws {
    var screen = try Self.screen(
      String(repeating: "<UILabel text=\"One\" frame=\"0 0 100 80\"/>", count: 200))
    try ScreenPicture(try Self.picture.bitmap, of: screen).measure(&screen)
    // All but the last are covered.
    #expect(screen.elements.count { $0.measuredLook != nil } <= 1)
  }
}

struct UnusedPicture: CustomTestStringConvertible {
  var testDescription: String
  var sketch: Sketch
  var reason: String

  private static func drawn(_ width: Int, _ height: Int) -> Sketch {
    var sketch = Sketch(width, height, .white)
    sketch.fill(.black, columns: 10..<20, rows: (height / 2)..<(height / 2 + 10))
    return sketch
  }

  private static var secure: Sketch {
    var sketch = Sketch(200, 160, .black)
    // The clock of the status bar.
    sketch.fill(.white, columns: 4..<20, rows: 2..<7)
    return sketch
  }

  static let all = [
    UnusedPicture(
      testDescription: "one colour", sketch: Sketch(200, 160, .pale),
      reason: "found only the colour #A2A2A2; expected a picture of the screen"),
    UnusedPicture(
      testDescription: "a secure screen", sketch: secure,
      reason: "found a black picture; the app may forbid screenshots"),
    UnusedPicture(
      testDescription: "other sides", sketch: drawn(200, 300),
      reason: "found 200 by 300 pixels; expected the proportions of the screen, 100 by 80"),
    UnusedPicture(
      testDescription: "too small", sketch: drawn(40, 32),
      reason: "found 40 by 32 pixels; expected the proportions of the screen, 100 by 80"),
  ]
}
