/// Connections, colours, fonts and layout.
enum InterfaceBuilderLookCases {
  static let all: [InterfaceBuilderCase] = [
    InterfaceBuilderCase(
      "recognisers, actions and segues reach their views",
      views: #"""
        <view id="v1">
          <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
          <connections>
            <outletCollection property="gestureRecognizers" destination="g1" appends="YES" id="x1"/>
            <outletCollection property="gestureRecognizers" destination="g2" appends="YES" id="x2"/>
          </connections>
        </view>
        <button id="b1">
          <rect key="frame" x="0.0" y="100" width="44" height="44"/>
          <state key="normal" title="Save"/>
          <connections>
            <action selector="save:" destination="-1" eventType="touchUpInside" id="x3"/>
            <outlet property="other" destination="v1" id="x4"/>
          </connections>
        </button>
        """#,
      objects: #"""
        <tapGestureRecognizer numberOfTapsRequired="2" id="g1">
          <connections>
            <action selector="zoom:" destination="-1" id="x5"/>
          </connections>
        </tapGestureRecognizer>
        <pongPressGestureRecognizer id="g2"/>
        """#,
      outline: #"""
        UIView (0 0 100 100) taps on:doubleTap on:longPress action:zoom:
        UIButton "Save" [button] (0 100 44 44) stop taps action:save: text:ffffffff
        """#),
    InterfaceBuilderCase(
      "three taps are a secret and no control",
      views: #"""
        <view id="v1">
          <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
          <connections>
            <outletCollection property="gestureRecognizers" destination="g1" appends="YES" id="x1"/>
          </connections>
        </view>
        """#,
      objects: #"""
        <tapGestureRecognizer numberOfTapsRequired="3" id="g1">
          <connections>
            <action selector="debug:" destination="-1" id="x5"/>
          </connections>
        </tapGestureRecognizer>
        """#,
      outline: "UIView (0 0 100 100)"),
    InterfaceBuilderCase(
      "colours are found by name, system and value",
      views: #"""
        <label id="l1" text="A">
          <rect key="frame" x="0.0" y="0.0" width="44" height="20"/>
          <fontDescription key="fontDescription" style="UICTFontTextStyleSubhead"/>
          <color key="textColor" name="Brand"/>
          <color key="backgroundColor" systemColor="systemBackgroundColor"/>
          <color key="tintColor" white="0.5" alpha="0.5" colorSpace="calibratedWhite"/>
        </label>
        <label id="l2" text="B" adjustsFontForContentSizeCategory="YES">
          <rect key="frame" x="0.0" y="20" width="44" height="20"/>
          <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="14"/>
          <color key="textColor" red="0.0" green="0.5" blue="1" alpha="1" colorSpace="calibratedRGB"/>
          <nil key="highlightedColor"/>
        </label>
        <label id="l3" text="C">
          <rect key="frame" x="0.0" y="40" width="44" height="20"/>
          <fontDescription key="fontDescription" name="Rubik-Bold" family="Rubik" pointSize="16"/>
          <color key="textColor" name="Unknown"/>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="color" keyPath="borderColor">
              <color key="value" white="1" alpha="1" colorSpace="calibratedWhite"/>
            </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
        </label>
        """#,
      outline: #"""
        UILabel "A" [staticText] (0 0 44 20) stop font:subheadline text:ff0033ff back:ffffffff tint:80808080
        UILabel "B" [staticText] (0 20 44 20) stop font:14-bold dynamicType text:0080ffff
        UILabel "C" [staticText] (0 40 44 20) stop font:16-bold
        """#),
    InterfaceBuilderCase(
      "colours of the system are known by name, sizes of 0 are none",
      views: #"""
        <label id="l1" text="A">
          <rect key="frame" x="0.0" y="0.0" width="44" height="20"/>
          <fontDescription key="fontDescription" type="system" pointSize="0.0"/>
          <color key="textColor" cocoaTouchSystemColor="darkTextColor"/>
          <color key="backgroundColor" systemColor="systemGroupedBackgroundColor"/>
        </label>
        """#,
      outline: #"""
        UILabel "A" [staticText] (0 0 44 20) stop font:? text:000000ff back:f2f2f7ff
        """#),
    InterfaceBuilderCase(
      "constraints and masks are kept for the layout",
      views: #"""
        <view id="v1" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
          <constraints>
            <constraint firstAttribute="width" constant="100" id="k1"/>
            <constraint firstAttribute="width" secondItem="v1" secondAttribute="height" multiplier="3:2" priority="750" id="k2">
              <variation key="heightClass=regular" constant="4"/>
            </constraint>
            <constraint firstItem="v2" firstAttribute="top" relation="greaterThanOrEqual" secondItem="sg" secondAttribute="bottom" id="k3"/>
            <constraint firstAttribute="height" placeholder="YES" constant="9" id="k4"/>
          </constraints>
        </view>
        <view id="v2">
          <rect key="frame" x="0.0" y="100" width="100" height="100"/>
          <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxX="YES" widthSizable="YES" flexibleMinY="YES" heightSizable="YES"/>
          <viewLayoutGuide key="safeArea" id="sg"/>
        </view>
        """#,
      outline: #"""
        UIView (0 0 100 100) {.width=+100} {.width=v1.height*1.5+4@750} {v2.top>=v2.safeArea.bottom}
        UIView (0 100 100 100) mask:flexibleLeftMargin+flexibleWidth+flexibleRightMargin+flexibleTopMargin+flexibleHeight
        """#),
  ]
}
