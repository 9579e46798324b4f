import AccessibilityModel
import Testing

@Suite struct ScreenTests {
  /// `A(B(C) B) D`
  private var screen: Screen {
    var builder = ScreenBuilder()
    builder.open(Element(className: "A"))
    builder.open(Element(className: "B"))
    builder.open(Element(className: "C"))
    builder.close()
    builder.close()
    builder.open(Element(className: "B"))
    builder.close()
    builder.close()
    builder.open(Element(className: "D"))
    return builder.finish()
  }

  @Test func `subtrees are ranges in document order`() {
    let screen = screen
    #expect(screen.elements.map(\.className) == ["A", "B", "C", "B", "D"])
    #expect(screen.elements.map(\.end) == [4, 3, 3, 4, 5])
    #expect(screen.elements.map(\.parent) == [-1, 0, 1, 0, -1])
    #expect(screen.roots == [0, 4])
    #expect(Array(screen.children(of: 0)) == [1, 3])
    #expect(Array(screen.ancestors(of: 2)) == [1, 0])
    #expect(screen.descendants(of: 0) == 1..<4)
    #expect(screen.isAncestor(0, of: 2))
    #expect(!screen.isAncestor(1, of: 3))
  }

  @Test func `a later element is drawn above, unless an Android dump states another order`() {
    var screen = screen
    #expect(screen.isDrawn(3, above: 2) && !screen.isDrawn(2, above: 3))
    screen.platform = .android
    screen.update(1) { $0.drawingOrder = 2 }
    #expect(screen.isDrawn(3, above: 2))
    screen.update(3) { $0.drawingOrder = 1 }
    #expect(screen.isDrawn(2, above: 3) && !screen.isDrawn(3, above: 2))
    #expect(screen.isDrawn(4, above: 1))
    screen.platform = .iOS
    #expect(screen.isDrawn(3, above: 2))
  }

  @Test func `a path numbers siblings of one class only`() {
    #expect((0..<5).map(screen.path) == ["A", "A/B[1]", "A/B[1]/C", "A/B[2]", "D"])
  }

  @Test func `a child is added to what was closed last`() {
    var builder = ScreenBuilder()
    builder.open(Element(className: "A"))
    let child = builder.open(Element(className: "B"))
    builder.close()
    builder.append(Element(className: "C"), to: child)
    let screen = builder.finish()
    #expect(screen.elements.map(\.end) == [3, 3, 3])
    #expect(screen.elements.map(\.parent) == [-1, 0, 1])
  }

  @Test func `a language is inherited`() {
    var screen = screen
    screen.language = "en"
    screen.update(1) { $0.details.language = "fr" }
    #expect((0..<5).map { screen.language(of: $0) } == ["en", "fr", "fr", "en", "en"])
  }
}

@Suite struct TraitsTests {
  @Test func `names and bits are UIKit's`() {
    #expect(Traits(name: "header") == .header)
    #expect(Traits.header.rawValue == 1 << 16)
    #expect(Traits(name: "switchButton") == Traits(name: "toggleButton"))
    #expect(Traits(name: "Button") == nil)
    let traits: Traits = [.toggleButton, .button, .notEnabled]
    #expect(traits.names == ["button", "notEnabled", "toggleButton"])
  }
}

@Suite struct GeometryTests {
  @Test func `rectangles that only touch do not intersect`() {
    let a = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(a.intersection(Rect(x: 10, y: 0, width: 10, height: 10)).isNull)
    #expect(
      a.intersection(Rect(x: 5, y: 5, width: 10, height: 10))
        == Rect(x: 5, y: 5, width: 5, height: 5))
    #expect(Rect.null.union(a) == a)
    #expect(!a.contains(Point(x: 10, y: 5)))
  }

  @Test(
    arguments: [
      ("50%", 60.0), ("0", 10), ("1", 110), ("loud", 60), ("200%", 110),
    ] as [(String, Double)])
  func `a slider is activated at its thumb`(_ value: String, _ x: Double) {
    var slider = Element(className: "UISlider", role: .slider)
    slider.frame = Rect(x: 10, y: 20, width: 100, height: 30)
    slider.value = value
    slider.details.minimumValue = 0
    #expect(slider.effectiveActivationPoint == Point(x: x, y: 35))
  }

  @Test func `a given point and frame come first`() {
    var element = Element(className: "A")
    element.frame = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(element.effectiveActivationPoint == Point(x: 5, y: 5))
    element.details.accessibilityFrame = Rect(x: 10, y: 10, width: 10, height: 10)
    #expect(element.effectiveActivationPoint == Point(x: 15, y: 15))
    element.details.activationPoint = Point(x: 1, y: 2)
    #expect(element.effectiveActivationPoint == Point(x: 1, y: 2))
  }

  @Test(
    arguments: [
      ("#000000", Color(red: 0, green: 0, blue: 0)), ("#FF000080", nil), ("#ff0000", nil),
      ("000000", nil), ("#00000", nil), ("#0000 0", nil),
    ] as [(String, Color?)])
  func `a colour is six or eight digits`(_ text: String, _ color: Color?) {
    let read = Color(hex: text)
    switch text {
    case "#FF000080":
      #expect(read == Color(red: 1, green: 0, blue: 0, alpha: 128.0 / 255))
    case "#ff0000": #expect(read == Color(red: 1, green: 0, blue: 0))
    default: #expect(read == color)
    }
  }

  @Test func `origins are kept for each fact`() {
    var origins = Origins()
    origins[.label] = .given
    origins[.traits] = .inferred
    origins[.headingLevel] = .given
    #expect(
      Fact.allCases.map { origins[$0] }
        == [.given, .default, .default, .inferred, .default, .default, .default, .given])
  }
}
