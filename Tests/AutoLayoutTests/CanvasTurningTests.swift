import AccessibilityModel
import AutoLayout
import HierarchyReading
import Relayout
import TestSupport
import Testing

/// Screens turned by the constraints of their file, on the phone that it shows them on.
@Suite struct CanvasTurningTests {
  private static func constraint(_ id: Int, _ first: String, _ second: String, _ constant: Int)
    -> String
  {
    let (one, two) = (first.split(separator: "."), second.split(separator: "."))
    return """
      <constraint firstItem="\(one[0])" firstAttribute="\(one[1])" secondItem="\(two[0])" \
      secondAttribute="\(two[1])" constant="\(constant)" id="\(id)"/>
      """
  }

  /// A button 500 points below the top of a phone of 375 by 667 points.
  private static func screen(
    drawnAt y: Int = 500, height: Int = 44, device: String = "retina4_7", more: String = "",
    rest: String = "", controller: String = ""
  ) throws -> Screen {
    let button = """
      <button translatesAutoresizingMaskIntoConstraints="NO" id="b">
        <rect key="frame" x="20" y="\(y)" width="335" height="\(height)"/>
        <constraints><constraint firstAttribute="height" constant="\(height)" id="h"/></constraints>
        <state key="normal" title="Log in"/>
      </button>\(more)
      """
    let constraints = """
      <constraints>
        \(constraint(1, "b.leading", "r.leading", 20))\(constraint(2, "r.trailing", "b.trailing", 20))
        \(constraint(3, "b.top", "r.top", 500))\(rest)
      </constraints>
      """
    let view = InterfaceBuilderDocument.view(
      "r", button, attributes: "key=\"view\" contentMode=\"scaleToFill\"", after: constraints,
      width: 375, height: 667)
    return try Screen(
      reading: InterfaceBuilderDocument.storyboard(
        InterfaceBuilderDocument.scene(
          "<viewController id=\"c\">\(view)\(controller)</viewController>"),
        device: device))
  }

  @Test func `constraints that give the drawn frames give those of the screen turned`() throws {
    let screen = try Self.screen()
    let rotated = try CanvasTurning().rotated(screen)
    #expect(rotated.isComputed)
    #expect(rotated.screen.orientation == .landscape)
    #expect(rotated.screen.size == Size(width: 667, height: 375))
    #expect(rotated.screen.elements[1].frame == Rect(x: 20, y: 500, width: 627, height: 44))
    #expect(
      screen.elements.indices.allSatisfy {
        rotated.match(of: $0) == ElementMatch(index: $0, basis: .same)
      })
  }

  @Test func `a canvas below the bars of another scene is lower by their height`() throws {
    let rotated = try CanvasTurning().rotated(Self.screen(drawnAt: 456))
    #expect(rotated.screen.elements[1].frame.minY == 500)
  }

  @Test func `frames that the constraints do not give are not turned`() throws {
    let screen = try Self.screen(drawnAt: 300)
    #expect(throws: RelayoutGap.otherFrames) { try CanvasTurning().rotated(screen) }
  }

  @Test func `only the contradictions that turning brings are kept`() throws {
    // 500 above, 44 and 123 below are the 667 points of the canvas; 375 are less than 623.
    let bottom = Self.constraint(4, "r.bottom", "b.bottom", 123)
    let turned = try CanvasTurning().rotated(Self.screen(rest: bottom)).screen
    let solved = try #require(turned.solvedLayout)
    #expect(solved.conflicts.map { $0.constraints.count } == [2])
    #expect(solved.undecided.isEmpty)
    let before = Self.constraint(5, "r.trailing", "b.trailing", 60)
    let contradictory = try CanvasTurning().rotated(Self.screen(rest: before)).screen
    #expect(contradictory.solvedLayout?.conflicts == [])
  }

  @Test func `masks come first`() throws {
    let text = """
      <screen title="Case" size="375 667"><UIButton identifier="a" title="Buy" frame="0 0 80 44" \
      autoresizing="flexibleLeftMargin"/></screen>
      """
    let screen = try HierarchyFormats.read(Array(text.utf8), named: "a.xml").screens[0]
    let turned = try CanvasTurning().rotated(screen).screen
    #expect(turned.elements.map(\.frame) == [Rect(x: 292, y: 0, width: 80, height: 44)])
    #expect(turned.solvedLayout == nil)
  }

  @Test func `the items of a bar stay beside the sensors`() throws {
    let screen = try Self.screen(
      device: "retina6_1",
      controller: """
        <navigationItem key="navigationItem" title="Cart" id="n">
          <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="i"/>
        </navigationItem>
        <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
        """)
    let device = try #require(DeviceTable.named("iPhone 11"))
    let turned = try screen.laidOut(on: device, .landscape)
    let item = try #require(turned.elements.first { $0.className == "UIBarButtonItem" })
    #expect(item.frame.minX >= 48)
    #expect(item.frame.minY >= 0)
    #expect(item.frame.maxY <= 32)
  }

  @Test(arguments: [
    ("a plain table", 0, 414, Rect(x: 0, y: 28, width: 896, height: 44), 48.0, 800.0),
    ("an inset group", 20, 374, Rect(x: 68, y: 28, width: 760, height: 44), 68.0, 760.0),
  ])
  func `the content of cells stays beside the sensors`(
    _ name: String, _ x: Int, _ width: Int, _ cell: Rect, _ contentX: Double,
    _ contentWidth: Double
  ) throws {
    let table = """
      <tableView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="t">
        <rect key="frame" x="0" y="0" width="414" height="896"/>
        <prototypes><tableViewCell contentMode="scaleToFill" id="c1">
          <rect key="frame" x="\(x)" y="28" width="\(width)" height="44"/>
          <autoresizingMask key="autoresizingMask"/>
          <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="c1" id="cc">
            <rect key="frame" x="0" y="0" width="\(width)" height="44"/>
            <autoresizingMask key="autoresizingMask"/>
          </tableViewCellContentView>
        </tableViewCell></prototypes>
      </tableView>
      """
    let edges = """
      <constraints>
        \(Self.constraint(1, "t.leading", "r.leading", 0))\(Self.constraint(2, "t.top", "r.top", 0))
        \(Self.constraint(3, "r.trailing", "t.trailing", 0))
        \(Self.constraint(4, "r.bottom", "t.bottom", 0))
      </constraints>
      """
    let view = InterfaceBuilderDocument.view(
      "r", table, attributes: "key=\"view\" contentMode=\"scaleToFill\"", after: edges,
      width: 414, height: 896)
    let screen = try Screen(
      reading: InterfaceBuilderDocument.storyboard(
        InterfaceBuilderDocument.scene("<viewController id=\"c\">\(view)</viewController>"),
        device: "retina6_1"))
    let device = try #require(DeviceTable.named("iPhone 11"))
    let turned = try screen.laidOut(on: device, .landscape)
    let found = try #require(turned.elements.first { $0.role == .cell })
    #expect(found.frame == cell)
    let content = try #require(
      turned.elements.first { $0.className == "UITableViewCellContentView" })
    #expect(content.frame.minX == contentX)
    #expect(content.frame.width == contentWidth)
  }
}
