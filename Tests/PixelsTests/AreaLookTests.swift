import AccessibilityModel
import TestSupport
import Testing

@testable import Pixels

@Suite struct AreaLookTests {
  @Test(arguments: PlainCase.all)
  func `one colour on one other has the contrast of the two`(_ test: PlainCase) throws {
    var sketch = Sketch(120, 24, test.ground)
    sketch.write(test.color, columns: 8..<112, rows: 5..<19)
    let look = try #require(try sketch.look())
    let contrast = try #require(look.contrast)
    #expect(look.ground == .plain)
    #expect(contrast.foreground.hex == test.color.color.hex)
    #expect(contrast.background.hex == test.ground.color.hex)
    #expect(abs(contrast.ratio - test.ratio) < 0.01)
    #expect(contrast.confidence == 0.95)
    #expect(abs(contrast.range.lowerBound - test.ratio) < 0.01)
    #expect(contrast.range.upperBound < test.ratio * 1.04)
  }

  @Test func `letters that are nowhere seen in full leave open how strong they are`() throws {
    var sketch = Sketch(120, 24, .white)
    // Hair lines thinner than a pixel, on columns of pixels and between them.
    for (number, x) in stride(from: 8, to: 112, by: 8).enumerated() {
      let share = 0.1 * Double(number % 4)
      for y in 5..<19 {
        sketch[x, y] = Sketch.mix(.black, .white, 0.7 - share)
        sketch[x + 1, y] = Sketch.mix(.black, .white, share)
      }
    }
    let contrast = try #require(
      try sketch.look()?.contrast)
    #expect(contrast.ratio < 10)
    #expect(contrast.range.upperBound > 12)
    #expect(contrast.confidence < MeasuredContrast.sureConfidence)
  }

  @Test func `letters on the subpixels of a screen are one colour`() throws {
    var sketch = Sketch(120, 24, .white)
    sketch.write(.black, columns: 8..<112, rows: 5..<19)
    for x in stride(from: 8, to: 100, by: 8) {
      for y in 5..<19 {
        sketch[x, y] = Pixel(255, 170, 85)
        sketch[x + 3, y] = Pixel(85, 170, 255)
      }
    }
    let look = try #require(try sketch.look())
    #expect(look.ground == .plain)
    #expect(look.contrast?.confidence == 0.95)
    #expect(look.contrast?.foreground.hex == "#000000")
  }

  @Test func `a word of another colour is not sure`() throws {
    var sketch = Sketch(240, 24, .white)
    sketch.write(.black, columns: 8..<112, rows: 5..<19)
    sketch.write(Pixel(230, 60, 0), columns: 120..<232, rows: 5..<19)
    let contrast = try #require(
      try sketch.look()?.contrast)
    #expect(contrast.confidence == 0.6)
  }

  @Test func `the corners of a rounded button are not its ground`() throws {
    var sketch = Sketch(120, 40, .white)
    for y in 0..<40 {
      let inset = max(0, 16 - min(y, 39 - y))
      sketch.fill(Pixel(0, 90, 200), columns: inset..<(120 - inset), rows: y..<(y + 1))
    }
    sketch.write(.white, columns: 24..<96, rows: 13..<27)
    let look = try #require(try sketch.look())
    #expect(look.ground == .plain)
    #expect(look.contrast?.background.hex == "#005AC8")
    #expect(look.contrast?.foreground.hex == "#FFFFFF")
  }

  @Test func `nothing is drawn on one colour`() throws {
    let sketch = Sketch(120, 24, .white)
    #expect(try sketch.look() == nil)
  }

  @Test(arguments: GroundCase.all)
  func `the background of a text is named`(_ test: GroundCase) throws {
    let look = try #require(try test.sketch.look())
    #expect(look.ground == test.ground)
    #expect(look.contrast.map { $0.confidence < MeasuredContrast.sureConfidence } ?? true)
    if let range = test.range {
      let found = try #require(look.contrast?.range)
      #expect(abs(found.lowerBound - range.lowerBound) < 0.5)
      #expect(abs(found.upperBound - range.upperBound) < 0.5)
    }
  }

  @Test func `a frame beside the picture has no pixels`() throws {
    let bitmap = try Sketch(10, 10, .white).bitmap
    #expect(PixelArea(bitmap, columns: 12..<20, rows: 0..<5) == nil)
    #expect(PixelArea(bitmap, columns: 5..<20, rows: 0..<5)?.width == 5)
  }
}

struct PlainCase: CustomTestStringConvertible {
  var testDescription: String
  var color: Pixel
  var ground: Pixel
  var ratio: Double

  static let all = [
    PlainCase(testDescription: "black on white", color: .black, ground: .white, ratio: 21),
    PlainCase(testDescription: "white on black", color: .white, ground: .black, ratio: 21),
    PlainCase(testDescription: "grey on white", color: .grey, ground: .white, ratio: 4.54),
    PlainCase(testDescription: "pale on white", color: .pale, ground: .white, ratio: 2.56),
    PlainCase(
      testDescription: "red on yellow", color: Pixel(255, 0, 0), ground: Pixel(255, 255, 0),
      ratio: 3.72),
    PlainCase(
      testDescription: "two greys that are close", color: Pixel(120, 120, 120),
      ground: Pixel(140, 140, 140), ratio: 1.31),
  ]
}

struct GroundCase: CustomTestStringConvertible {
  var testDescription: String
  var ground: MeasuredLook.Ground
  var sketch: Sketch
  /// nil if no contrast is expected.
  var range: ClosedRange<Double>?

  private static var gradient: Sketch {
    var sketch = Sketch(240, 24) { x, _ in Pixel(UInt8(x / 2 + 80), 130, 160) }
    sketch.write(.white, columns: 8..<232, rows: 5..<19)
    return sketch
  }

  private static var photograph: Sketch {
    var numbers = SeededNumbers(seed: 3)
    let values = (0..<(240 * 24)).map { _ in UInt8.random(in: 40...140, using: &numbers) }
    var sketch = Sketch(240, 24) { x, y in
      let value = values[y * 240 + x]
      return Pixel(value, value / 2, 90)
    }
    sketch.write(.white, columns: 8..<232, rows: 5..<19)
    return sketch
  }

  private static var halves: Sketch {
    var sketch = Sketch(240, 24) { x, _ in x < 110 ? .white : Pixel(40, 40, 48) }
    sketch.write(Pixel(190, 60, 60), columns: 8..<232, rows: 5..<19)
    return sketch
  }

  private static var box: Sketch {
    var sketch = Sketch(240, 40, .white)
    sketch.fill(Pixel(40, 40, 48), columns: 80..<180, rows: 1..<39)
    sketch.write(Pixel(190, 60, 60), columns: 8..<232, rows: 13..<27)
    return sketch
  }

  static let all = [
    GroundCase(
      testDescription: "a gradient", ground: .gradient, sketch: gradient, range: 2.9...4.3),
    GroundCase(testDescription: "a photograph", ground: .picture, sketch: photograph),
    GroundCase(testDescription: "two colours side by side", ground: .several, sketch: halves),
    GroundCase(testDescription: "a box behind a part of it", ground: .several, sketch: box),
  ]
}
