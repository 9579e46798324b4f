import AccessibilityModel
import TestSupport
import Testing

/// The layout in Interface Builder files beyond constraints and masks.
@Suite struct InterfaceBuilderLayoutTests {
  private let tools = "toolsVersion=\"17701.2\""

  private func screen(_ views: String, rest: String = "", controller: String = "") throws -> Screen
  {
    let view = InterfaceBuilderDocument.view(
      "r", views, attributes: "key=\"view\" contentMode=\"scaleToFill\"", width: 375, height: 667)
    let text = InterfaceBuilderDocument.storyboard(
      InterfaceBuilderDocument.scene(
        "<viewController id=\"c\">\(view)\(controller)</viewController>"), attributes: tools,
      device: "retina4_7", resources: rest)
    return try Screen(reading: text)
  }

  private func layout(_ view: String, rest: String = "") throws -> ViewLayout? {
    try screen(view, rest: rest).elements[1].details.layout
  }

  @Test func `a view states how it is positioned and how certain its frame is`() throws {
    var expected = ViewLayout()
    #expect(try layout(#"<view id="a"/>"#) == expected)
    expected.isAutoresized = false
    expected.isMisplaced = true
    expected.isAmbiguous = true
    expected.isFixedFrame = true
    #expect(
      try layout(
        #"""
        <view id="a" misplaced="YES" ambiguous="YES" fixedFrame="YES" \#
        translatesAutoresizingMaskIntoConstraints="NO"/>
        """#) == expected)
  }

  @Test(arguments: [
    ("top", "", "<outlet property=\"drawerTop\" destination=\"k\" id=\"o\"/>", ["a"]),
    ("top", "", "", []),
    ("top", "placeholder=\"YES\"", "", ["a"]),
    ("width", "", "<outlet property=\"drawerWidth\" destination=\"k\" id=\"o\"/>", []),
  ])
  func `code moves a view whose constraint it knows or replaces`(
    _ attribute: String, _ isPlaceholder: String, _ outlet: String, _ moved: [String]
  ) throws {
    let screen = try screen(
      """
      <view id="a"/><view id="b"/></subviews><constraints><constraint firstItem="a" \
      firstAttribute="\(attribute)" secondItem="r" secondAttribute="\(attribute)" \(isPlaceholder) \
      id="k"/></constraints><subviews>
      """, controller: "<connections>\(outlet)</connections>")
    #expect(
      screen.elements.filter { $0.layout?.isMovedByCode == true }.map(\.objectID) == moved)
  }

  @Test func `content, its priorities and its font are read`() throws {
    var expected = ViewLayout()
    expected.horizontalHugging = 251
    expected.verticalHugging = 252
    expected.horizontalResistance = 749
    expected.verticalResistance = 1000
    expected.placeholderWidth = 120
    expected.placeholderHeight = .infinity
    expected.numberOfLines = 0
    expected.preferredMaxLayoutWidth = 200
    expected.fontWeight = "semibold"
    #expect(
      try layout(
        #"""
        <label id="a" horizontalHuggingPriority="251" verticalHuggingPriority="252" \#
        horizontalCompressionResistancePriority="749" verticalCompressionResistancePriority="1000" \#
        placeholderIntrinsicWidth="120" placeholderIntrinsicHeight="infinite" numberOfLines="0" \#
        preferredMaxLayoutWidth="200">
          <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="17"/>
        </label>
        """#) == expected)
  }

  @Test func `a stack view is read; margins of its own let it keep to them`() throws {
    var stack = StackLayout()
    stack.axis = .vertical
    stack.distribution = .equalSpacing
    stack.alignment = .center
    stack.spacing = 12
    stack.isMarginsRelative = true
    let found = try layout(
      #"""
      <stackView id="a" axis="vertical" distribution="equalSpacing" alignment="center" spacing="12">
        <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" \#
      trailing="4"/>
      </stackView>
      """#)
    #expect(found?.stack == stack)
    #expect(found?.margins == LayoutMargins(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  @Test func `a button has insets, a look and the size of its image`() throws {
    let found = try layout(
      #"""
      <button id="a" buttonType="system">
        <inset key="contentEdgeInsets" minX="6" minY="1" maxX="7" maxY="2"/>
        <state key="normal" image="cart"/>
      </button>
      """#, rest: #"<image name="cart" width="24" height="20"/>"#)
    #expect(found?.contentInsets == EdgeInsets(top: 1, left: 6, bottom: 2, right: 7))
    #expect(found?.style == "system")
    #expect(found?.imageSize == Size(width: 24, height: 20))
  }

  @Test func `the lines of an attributed text have the heights of its paragraphs`() throws {
    var lines = LineHeights()
    lines.multiple = 1.35
    lines.minimum = 22
    lines.spacing = 3
    let found = try layout(
      #"""
      <label id="a"><attributedString key="attributedText"><fragment content="A"><attributes>
        <paragraphStyle key="NSParagraphStyle" lineHeightMultiple="1.35" minimumLineHeight="22" \#
      lineSpacing="3"/>
      </attributes></fragment></attributedString></label>
      """#)
    #expect(found?.lines == lines)
  }

  @Test func `size classes are kept beside what the canvas shows`() throws {
    let element = try screen(
      #"""
      <view id="a">
        <constraints>
          <constraint firstAttribute="width" constant="100" id="w">
            <variation key="heightClass=compact" constant="50"/>
          </constraint>
          <constraint firstAttribute="height" constant="9" id="h"/>
        </constraints>
        <variation key="default"><mask key="constraints"><exclude reference="h"/></mask></variation>
        <variation key="heightClass=compact-widthClass=regular">
          <mask key="constraints"><include reference="h"/></mask>
        </variation>
      </view>
      """#
    ).elements[1]
    var width = Constraint(attribute: "width")
    width.constant = 100
    var height = Constraint(attribute: "height")
    height.constant = 9
    #expect(element.details.constraints == [width])
    #expect(element.details.layout?.allConstraints == [width, height])
    var always = LayoutVariation(width: nil, height: nil)
    always.constraints = [1: false]
    var wide = LayoutVariation(width: .regular, height: .compact)
    wide.constraints = [1: true]
    var low = LayoutVariation(width: nil, height: .compact)
    low.constants = [0: 50]
    #expect(element.details.layout?.variations == [always, wide, low])
  }

  /// The size in the file for any size class is 16; in a variation, it is 12.
  @Test(arguments: [("widthClass=compact", 12.0), ("heightClass=regular-widthClass=regular", 16.0)])
  func `the font of the canvas's size class is that of its frames`(
    _ key: String, _ size: Double
  ) throws {
    let element = try screen(
      #"""
      <label id="a" text="Min Delta:"><rect key="frame" x="24" y="309" width="54" height="14"/>
        <fontDescription key="fontDescription" type="system" pointSize="16"/>
        <variation key="\#(key)">
          <fontDescription key="fontDescription" type="system" pointSize="12"/>
        </variation>
      </label>
      """#
    ).elements[1]
    #expect(element.font == Font(size: size))
  }

  @Test func `a controller's tab bar spans the lower edge, whatever its frame in the file`() throws
  {
    let text = InterfaceBuilderDocument.storyboard(
      """
      <scene sceneID="s"><objects><tabBarController id="t"><tabBar key="tabBar" id="b">
      <rect key="frame" x="129" y="330" width="163" height="49"/></tabBar><connections>
      <segue destination="c" kind="relationship" relationship="viewControllers" id="g"/>
      </connections></tabBarController></objects></scene>
      <scene sceneID="u"><objects><viewController id="c"><view key="view" id="r">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
      <tabBarItem key="tabBarItem" title="Trips" id="i"/></viewController></objects></scene>
      """, initial: "t", attributes: tools, device: "retina4_7")
    let screen = try Screen(reading: text)
    #expect(
      screen.elements.filter { $0.role == .tabBar || $0.role == .tab }.map(\.frame)
        == Array(repeating: Rect(x: 0, y: 618, width: 375, height: 49), count: 2))
  }

  @Test func `a scene says what it was drawn on`() throws {
    var expected = Canvas()
    expected.device = "retina4_7"
    expected.toolsVersion = 17_701
    expected.isController = true
    expected.hidesStatusBar = true
    expected.bottomBar = .tabBar
    expected.isFreeform = true
    #expect(
      try screen(
        "",
        controller: #"""
          <nil key="simulatedStatusBarMetrics"/>
          <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
          <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
          """#
      ).canvas == expected)
  }

  @Test func `a ratio may have a colon or a stroke`() throws {
    let constraints = try screen(
      #"""
      <view id="a"><constraints>
        <constraint firstAttribute="width" secondItem="a" secondAttribute="height" \#
      multiplier="16:8" id="1"/>
        <constraint firstAttribute="width" secondItem="a" secondAttribute="height" \#
      multiplier="1/4" id="2"/>
      </constraints></view>
      """#
    ).elements[1].details.constraints
    #expect(constraints.map(\.multiplier) == [2, 0.25])
  }
}
