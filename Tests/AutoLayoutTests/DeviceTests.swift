import AccessibilityModel
import AutoLayout
import TestSupport
import Testing

@Suite struct DeviceTests {
  @Test func `names are unique and found whatever the case`() {
    let names = DeviceTable.all.map { $0.name.lowercased() }
    #expect(Set(names).count == names.count)
    #expect(DeviceTable.all.allSatisfy { DeviceTable.named($0.name.uppercased()) == $0 })
    #expect(DeviceTable.named("iPhone") == nil)
  }

  @Test func `every device is in portrait in the table`() {
    #expect(DeviceTable.all.filter { $0.size.width >= $0.size.height } == [])
    #expect(DeviceTable.all.count { $0.idiom == .pad } == 5)
  }

  @Test func `an iPhone in landscape has its sensors at the sides`() throws {
    let device = try #require(DeviceTable.named("iPhone 16 Pro"))
    let landscape = device.environment(.landscape)
    #expect(landscape.size == Size(width: 874, height: 402))
    #expect(landscape.safeArea == EdgeInsets(top: 0, left: 62, bottom: 21, right: 62))
    #expect(landscape.width == .compact)
    #expect(landscape.height == .compact)
  }

  @Test func `a large iPhone has regular width in landscape, an iPad always`() throws {
    let large = try #require(DeviceTable.named("iPhone 17 Pro Max")).environment(.landscape)
    #expect(large.width == .regular)
    #expect(large.height == .compact)
    let pad = try #require(DeviceTable.named("iPad Pro 11-inch")).environment(.portrait)
    #expect(pad.width == .regular)
    #expect(pad.height == .regular)
    #expect(pad.systemMargin == 20)
  }

  /// A constraint between two views of an Interface Builder file, each with the attribute.
  private static func constraint(
    _ id: Int, _ first: String, _ second: String, constant: Double = 0, multiplier: Double = 1
  ) -> String {
    let parts = (first.split(separator: "."), second.split(separator: "."))
    return """
      <constraint firstItem="\(parts.0[0])" firstAttribute="\(parts.0[1])" \
      secondItem="\(parts.1[0])" secondAttribute="\(parts.1[1])" constant="\(constant)" \
      multiplier="\(multiplier)" id="\(id)"/>
      """
  }

  /// The view of a controller on an iPhone 8.
  private static func storyboard(
    _ subviews: String, _ rest: String, _ controller: String = "", tools: String = ""
  ) -> String {
    let view = InterfaceBuilderDocument.view(
      "r", subviews, attributes: "key=\"view\" contentMode=\"scaleToFill\"", after: rest,
      width: 375, height: 667)
    return InterfaceBuilderDocument.storyboard(
      InterfaceBuilderDocument.scene(
        "<viewController id=\"c\">\(view)\(controller)</viewController>"),
      attributes: tools, device: "retina4_7")
  }

  private static let varied = storyboard(
    """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="20" y="20" width="100" height="44"/>
      <constraints>
        <constraint firstAttribute="width" constant="100" id="w">
          <variation key="heightClass=compact" constant="50"/>
        </constraint>
        <constraint firstAttribute="height" constant="44" id="h"/>
      </constraints>
    </view>
    <label text="Wide" translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <rect key="frame" x="20" y="80" width="50" height="21"/>
    </label>
    """,
    """
    <constraints>
      \(constraint(1, "a.leading", "r.leading", constant: 20))
      \(constraint(2, "a.top", "r.top", constant: 20))
      \(constraint(3, "b.leading", "r.leading", constant: 20))
      \(constraint(4, "b.top", "a.bottom", constant: 16))
      \(constraint(5, "a.height", "r.height", multiplier: 0.5))
    </constraints>
    <variation key="default"><mask key="subviews"><exclude reference="b"/></mask>
      <mask key="constraints"><exclude reference="5"/></mask></variation>
    <variation key="heightClass=compact"><mask key="subviews"><include reference="b"/></mask>
    </variation>
    """)

  @Test func `size classes bring constants and views`() throws {
    let screen = try Screen(reading: Self.varied)
    let device = try #require(DeviceTable.named("iPhone SE"))
    let portrait = try screen.laidOut(on: device, .portrait)
    #expect(portrait.elements[1].frame == Rect(x: 20, y: 20, width: 100, height: 44))
    #expect(portrait.elements[2].isHidden)
    let landscape = try screen.laidOut(on: device, .landscape)
    #expect(landscape.elements[1].frame == Rect(x: 20, y: 20, width: 50, height: 44))
    #expect(!landscape.elements[2].isHidden)
    #expect(landscape.elements[2].frame.minY == 80)
    #expect(landscape.size == Size(width: 667, height: 375))
    #expect(landscape.isComputed)
    #expect(landscape.solvedLayout == SolvedLayout(device: "iPhone SE, landscape"))
  }

  private static func scene(behavior: String = "", bar: String) -> String {
    storyboard(
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="0" y="64" width="375" height="10"/>
        <constraints><constraint firstAttribute="height" constant="10" id="1"/></constraints>
      </view>
      <scrollView translatesAutoresizingMaskIntoConstraints="NO" \(behavior) id="b">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="d">
          <rect key="frame" x="0" y="0" width="375" height="20"/>
          <constraints><constraint firstAttribute="height" constant="20" id="2"/></constraints>
        </view></subviews>
        <constraints>
          \(constraint(3, "d.leading", "b.leading"))
          \(constraint(4, "d.top", "b.top"))
          \(constraint(5, "d.width", "b.width"))
        </constraints>
      </scrollView>
      """,
      """
      <viewLayoutGuide key="safeArea" id="g"/>
      <constraints>
        \(constraint(6, "a.leading", "r.leading"))
        \(constraint(7, "a.width", "r.width"))
        \(constraint(8, "a.\(bar)", "g.\(bar)"))
        \(constraint(9, "b.leading", "r.leading"))
        \(constraint(10, "b.trailing", "r.trailing"))
        \(constraint(11, "b.top", "r.top"))
        \(constraint(12, "b.bottom", "r.bottom"))
      </constraints>
      """,
      """
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
      <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
      """, tools: "toolsVersion=\"22000\"")
  }

  /// The rectangle of an element of the scene on a device.
  private func frame(
    of id: String, in text: String, on device: String, _ orientation: Orientation
  ) throws -> Rect {
    let screen = try Screen(reading: text)
    let device = try #require(DeviceTable.named(device))
    let laidOut = try screen.laidOut(on: device, orientation)
    return try #require(laidOut.elements.first { $0.objectID == id }).frame
  }

  /// The status bar and the bar below it, then the space above the bar at the bottom.
  private static let bars: [(String, Orientation, Double, Double)] = [
    ("iPhone SE", .portrait, 64, 618),
    ("iPhone SE", .landscape, 32, 343),
    ("iPad (9th generation)", .portrait, 70, 1030),
    ("iPad (9th generation)", .landscape, 70, 760),
  ]

  @Test(arguments: bars)
  func `bars are as high as on the device`(
    _ device: String, _ orientation: Orientation, _ top: Double, _ bottom: Double
  ) throws {
    #expect(try frame(of: "a", in: Self.scene(bar: "top"), on: device, orientation).minY == top)
    let lower = try frame(of: "a", in: Self.scene(bar: "bottom"), on: device, orientation)
    #expect(lower.maxY == bottom)
  }

  @Test(arguments: [("", 64.0), ("contentInsetAdjustmentBehavior=\"never\"", 0)])
  func `content begins below the bars, unless that is turned off`(
    _ behavior: String, _ top: Double
  ) throws {
    let scene = Self.scene(behavior: behavior, bar: "top")
    #expect(try frame(of: "d", in: scene, on: "iPhone SE", .portrait).minY == top)
  }

  @Test func `screens without constraints, or not of iOS, are not laid out`() throws {
    let device = try #require(DeviceTable.named("iPhone SE"))
    let text = #"<screen size="390 844"><UILabel text="A" frame="0 0 10 10"/></screen>"#
    var screen = try Screen(reading: text)
    #expect(throws: LayoutGap.noConstraints) { try screen.laidOut(on: device, .portrait) }
    screen.platform = .android
    #expect(throws: LayoutGap.notIOS) { try screen.laidOut(on: device, .portrait) }
  }

  @Test(arguments: [(2_000, true), (2_001, false)])
  func `a screen with unrealistically many constraints is not laid out`(
    count: Int, isLaidOut: Bool
  ) throws {
    let device = try #require(DeviceTable.named("iPhone SE"))
    let constraint = #"<constraint item="a" attribute="width" constant="10"/>"#
    let text = """
      <screen size="390 844"><UIView identifier="a" frame="0 0 10 10">
      \(String(repeating: constraint, count: count))</UIView></screen>
      """
    let screen = try Screen(reading: text)
    #expect((LayoutGap(of: screen) == nil) == isLaidOut)
    if !isLaidOut {
      #expect(throws: LayoutGap.tooLarge) { try screen.laidOut(on: device, .portrait) }
    }
  }

  @Test func `kinds are sure from 95 per cent of 20 views on`() {
    let sure = FrameAgreement.byKind.keys.filter(FrameAgreement.isSure)
    let expected = FrameAgreement.byKind.filter {
      $0.value.of >= 20 && Double($0.value.agree) >= 0.95 * Double($0.value.of)
    }.keys
    #expect(Set(sure) == Set(expected))
    #expect(!FrameAgreement.isSure("UISwitch"))
    #expect(!FrameAgreement.isSure("NoSuchView"))
  }
}
