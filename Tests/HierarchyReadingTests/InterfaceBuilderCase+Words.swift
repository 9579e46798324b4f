/// Facts about a view in the file, and those of its class.
enum InterfaceBuilderWordCases {
  static let all: [InterfaceBuilderCase] = [
    InterfaceBuilderCase(
      "a button's title is its label",
      views: #"""
        <button id="b1">
          <rect key="frame" x="20" y="60" width="90" height="44"/>
          <state key="normal" title="Pay"/>
        </button>
        """#,
      outline: #"""
        UIButton "Pay" [button] (20 60 90 44) stop taps text:ffffffff
        """#),
    InterfaceBuilderCase(
      "a button with an image alone has no label",
      views: #"""
        <button id="b1">
          <rect key="frame" x="20" y="60" width="30" height="30"/>
          <state key="normal" image="cart"/>
        </button>
        <button id="b2">
          <rect key="frame" x="60" y="60" width="30" height="30"/>
          <state key="normal">
            <imageReference key="image" image="plus" catalog="system"/>
          </state>
        </button>
        """#,
      outline: #"""
        UIButton [button] (20 60 30 30) stop taps image:cart
        UIButton [button] (60 60 30 30) stop taps symbol:plus
        """#),
    InterfaceBuilderCase(
      "a configuration's title goes before that of the state",
      views: #"""
        <button id="b1">
          <rect key="frame" x="20" y="60" width="90" height="44"/>
          <state key="normal" title="Button"/>
          <buttonConfiguration key="configuration" style="plain" title="Ship" subtitle="tomorrow">
            <color key="baseForegroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          </buttonConfiguration>
        </button>
        <button id="b2">
          <rect key="frame" x="20" y="120" width="44" height="44"/>
          <state key="normal" title="Button"/>
          <buttonConfiguration key="configuration" style="plain" image="gear" catalog="system"/>
        </button>
        """#,
      outline: #"""
        UIButton "Ship, tomorrow" [button] (20 60 90 44) stop taps text:ff0000ff
        UIButton [button] (20 120 44 44) stop taps symbol:gear
        """#),
    InterfaceBuilderCase(
      "attributed titles and texts join their fragments",
      views: #"""
        <button id="b1">
          <rect key="frame" x="0.0" y="0.0" width="90" height="44"/>
          <state key="normal">
            <attributedString key="attributedTitle">
              <fragment content="Buy "/>
              <fragment content="now"/>
            </attributedString>
          </state>
        </button>
        <label id="l1" usesAttributedText="YES">
          <rect key="frame" x="0.0" y="50" width="90" height="20"/>
          <attributedString key="attributedText">
            <fragment>
              <string key="content">Fish &amp;
        chips</string>
              <attributes>
                <color key="NSColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/>
                <font key="NSFont" size="15" metaFont="systemBold"/>
              </attributes>
            </fragment>
          </attributedString>
          <attributedString key="userComments">
            <fragment content="a note for us"/>
          </attributedString>
        </label>
        """#,
      outline: #"""
        UIButton "Buy now" [button] (0 0 90 44) stop taps
        UILabel "Fish &
        chips" [staticText] (0 50 90 20) stop font:15-bold text:000000ff
        """#),
    InterfaceBuilderCase(
      "a text of several lines stands in an element of its own",
      views: #"""
        <label id="l1">
          <rect key="frame" x="0.0" y="0.0" width="90" height="40"/>
          <string key="text">One
        two</string>
        </label>
        <label id="l2">
          <rect key="frame" x="0.0" y="50" width="90" height="40"/>
          <string key="text" base64-UTF8="YES">
        SGkg
        </string>
        </label>
        """#,
      outline: #"""
        UILabel "One
        two" [staticText] (0 0 90 40) stop
        UILabel "Hi " [staticText] (0 50 90 40) stop
        """#),
    InterfaceBuilderCase(
      "the accessibility section goes before the class",
      views: #"""
        <button id="b1">
          <rect key="frame" x="0.0" y="0.0" width="44" height="44"/>
          <accessibility key="accessibilityConfiguration" identifier="pay" label="Pay now" hint="Takes your money.">
            <accessibilityTraits key="traits" link="YES" header="YES"/>
          </accessibility>
          <state key="normal" title="Pay"/>
        </button>
        <imageView id="i1">
          <rect key="frame" x="0.0" y="50" width="44" height="44"/>
          <accessibility key="accessibilityConfiguration" label="A boat">
            <bool key="isElement" value="YES"/>
          </accessibility>
        </imageView>
        <imageView id="i2">
          <rect key="frame" x="0.0" y="100" width="44" height="44"/>
          <accessibility key="accessibilityConfiguration" label="Not an element"/>
        </imageView>
        <label id="l1" text="Silent">
          <rect key="frame" x="0.0" y="150" width="44" height="44"/>
          <accessibility key="accessibilityConfiguration">
            <accessibilityTraits key="traits" none="YES"/>
            <bool key="isElement" value="NO"/>
          </accessibility>
        </label>
        """#,
      outline: #"""
        UIButton "Pay now"! #pay ?Takes your money. [link header]! (0 0 44 44) stop taps text:ffffffff
        UIImageView "A boat"! [image] (0 50 44 44) stop!
        UIImageView "Not an element"! [image] (0 100 44 44)
        UILabel "Silent" (0 150 44 44) noStop!
        """#),
    InterfaceBuilderCase(
      "traits and settings that nobody knows are kept by name",
      views: #"""
        <label id="l1" text="New">
          <rect key="frame" x="0.0" y="0.0" width="44" height="20"/>
          <accessibility key="accessibilityConfiguration" magic="7">
            <accessibilityTraits key="traits" staticText="YES" shiny="YES"/>
          </accessibility>
        </label>
        """#,
      outline: #"""
        UILabel "New" [staticText]! (0 0 44 20) stop traits?:["shiny"] accessibility.magic?:7
        """#),
    InterfaceBuilderCase(
      "run-time attributes set accessibility",
      views: #"""
        <view id="v1">
          <rect key="frame" x="0.0" y="0.0" width="44" height="44"/>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Stars"/>
            <userDefinedRuntimeAttribute type="boolean" keyPath="isAccessibilityElement" value="YES"/>
            <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="stars"/>
            <userDefinedRuntimeAttribute type="string" keyPath="accessibilityHint">
              <string key="value">Rates it.</string>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="string" keyPath="accessibilityValue" value="3"/>
            <userDefinedRuntimeAttribute type="number" keyPath="accessibilityTraits">
              <integer key="value" value="4096"/>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="point" keyPath="accessibilityActivationPoint">
              <point key="value" x="30" y="12"/>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
              <real key="value" value="8"/>
            </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
        </view>
        <view id="v2">
          <rect key="frame" x="0.0" y="50" width="44" height="44"/>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="boolean" keyPath="accessibilityElementsHidden" value="YES"/>
            <userDefinedRuntimeAttribute type="boolean" keyPath="accessibilityViewIsModal" value="YES"/>
            <userDefinedRuntimeAttribute type="boolean" keyPath="shouldGroupAccessibilityChildren" value="YES"/>
          </userDefinedRuntimeAttributes>
        </view>
        """#,
      outline: #"""
        UIView "Stars"! #stars =3 ?Rates it. [adjustable]! (0 0 44 44) stop! at:30,12
        UIView (0 50 44 44) elementsHidden modal groups
        """#),
    InterfaceBuilderCase(
      "a run-time attribute reaches the labels of its cell",
      views: #"""
        <tableView id="t1">
          <rect key="frame" x="0.0" y="0.0" width="390" height="200"/>
          <prototypes>
            <tableViewCell id="c1" style="IBUITableViewCellStyleValue1" textLabel="l1" detailTextLabel="l2">
              <rect key="frame" x="0.0" y="50" width="390" height="44"/>
              <tableViewCellContentView key="contentView" id="cc">
                <rect key="frame" x="0.0" y="0.0" width="390" height="44"/>
                <subviews>
                  <label id="l1" text="Sound">
                    <rect key="frame" x="20" y="12" width="60" height="20"/>
                  </label>
                  <label id="l2" text="Off">
                    <rect key="frame" x="300" y="12" width="60" height="20"/>
                  </label>
                </subviews>
              </tableViewCellContentView>
              <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="boolean" keyPath="textLabel.accessibilityElementsHidden" value="YES"/>
              </userDefinedRuntimeAttributes>
            </tableViewCell>
          </prototypes>
        </tableView>
        """#,
      outline: #"""
        UITableView (0 0 390 200)
          UITableViewCell "Off" (0 50 390 44) stop back:ffffffff
            UITableViewCellContentView (0 50 390 44)
              UILabel "Sound" [staticText] (20 62 60 20) stop elementsHidden
              UILabel "Off" [staticText] (300 62 60 20) stop
        """#),
  ]
}
