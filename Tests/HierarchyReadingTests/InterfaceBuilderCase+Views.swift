/// Classes, frames, states and values.
enum InterfaceBuilderViewCases {
  static let all: [InterfaceBuilderCase] = [
    InterfaceBuilderCase(
      "a custom class is told apart from what it builds on",
      views: #"""
        <button id="b1" customClass="RatingButton">
          <rect key="frame" x="0.0" y="0.0" width="44" height="44"/>
          <state key="normal" title="Rate"/>
        </button>
        <view id="v1" customClass="UIControl">
          <rect key="frame" x="0.0" y="50" width="44" height="44"/>
        </view>
        <view id="v2" customClass="ChartView" userLabel="Chart of sales">
          <rect key="frame" x="0.0" y="100" width="44" height="44"/>
        </view>
        """#,
      outline: #"""
        RatingButton:UIButton "Rate" [button] (0 0 44 44) stop custom taps
        UIControl (0 50 44 44) taps
        ChartView:UIView (0 100 44 44) custom
        """#),
    InterfaceBuilderCase(
      "an element that nobody knows keeps its name",
      views: #"""
        <hologramView id="h1">
          <rect key="frame" x="0.0" y="0.0" width="44" height="44"/>
          <subviews>
            <label id="l1" text="Inside">
              <rect key="frame" x="2" y="3" width="40" height="20"/>
            </label>
          </subviews>
        </hologramView>
        """#,
      outline: #"""
        hologramView (0 0 44 44)
          UILabel "Inside" [staticText] (2 3 40 20) stop
        """#),
    InterfaceBuilderCase(
      "frames add up along the superviews",
      views: #"""
        <view id="v1">
          <rect key="frame" x="10" y="100" width="300" height="300"/>
          <subviews>
            <stackView id="s1">
              <rect key="frame" x="5.5" y="-20" width="200" height="100"/>
              <subviews>
                <label id="l1" text="Deep">
                  <rect key="frame" x="1" y="2" width="40" height="20"/>
                </label>
              </subviews>
            </stackView>
          </subviews>
        </view>
        <label id="l2" text="Nowhere"/>
        """#,
      outline: #"""
        UIView (10 100 300 300)
          UIStackView (15.5 80 200 100)
            UILabel "Deep" [staticText] (16.5 82 40 20) stop
        UILabel "Nowhere" [staticText] (-) stop
        """#),
    InterfaceBuilderCase(
      "what is hidden, dimmed or passive says so",
      views: #"""
        <label id="l1" text="Hidden" hidden="YES">
          <rect key="frame" x="0.0" y="0.0" width="44" height="20"/>
        </label>
        <label id="l2" text="Clear" alpha="0.0">
          <rect key="frame" x="0.0" y="20" width="44" height="20"/>
        </label>
        <button id="b1" enabled="NO">
          <rect key="frame" x="0.0" y="40" width="44" height="44"/>
          <state key="normal" title="Off"/>
        </button>
        <button id="b2" selected="YES" userInteractionEnabled="NO" clipsSubviews="YES">
          <rect key="frame" x="0.0" y="90" width="44" height="44"/>
          <state key="normal" title="On"/>
        </button>
        <activityIndicatorView id="a1" hidesWhenStopped="YES">
          <rect key="frame" x="0.0" y="140" width="20" height="20"/>
        </activityIndicatorView>
        <activityIndicatorView id="a2" hidesWhenStopped="YES" animating="YES">
          <rect key="frame" x="0.0" y="170" width="20" height="20"/>
        </activityIndicatorView>
        """#,
      outline: #"""
        UILabel "Hidden" [staticText] (0 0 44 20) stop hidden
        UILabel "Clear" [staticText] (0 20 44 20) stop alpha:0.0
        UIButton "Off" [button notEnabled] (0 40 44 44) stop disabled taps text:ffffffff
        UIButton "On" [button selected] (0 90 44 44) stop passive taps text:ffffffff
        UIActivityIndicatorView "Progress halted" [updatesFrequently] (0 140 20 20) stop hidden
        UIActivityIndicatorView "In progress" [updatesFrequently] (0 170 20 20) stop
        """#),
    InterfaceBuilderCase(
      "variations leave views out",
      views: #"""
        <stackView id="s1">
          <rect key="frame" x="0.0" y="0.0" width="390" height="100"/>
          <subviews>
            <label id="l1" text="Lying">
              <rect key="frame" x="0.0" y="0.0" width="44" height="20"/>
            </label>
            <label id="l2" text="Always">
              <rect key="frame" x="0.0" y="20" width="44" height="20"/>
            </label>
          </subviews>
          <constraints>
            <constraint firstItem="l1" firstAttribute="top" secondItem="s1" secondAttribute="top" id="k1"/>
            <constraint firstItem="l2" firstAttribute="top" secondItem="l1" secondAttribute="bottom" constant="8" id="k2"/>
          </constraints>
          <variation key="default">
            <mask key="subviews">
              <exclude reference="l1"/>
            </mask>
            <mask key="constraints">
              <exclude reference="k1"/>
            </mask>
          </variation>
          <variation key="heightClass=compact">
            <mask key="subviews">
              <include reference="l1"/>
            </mask>
          </variation>
        </stackView>
        """#,
      outline: #"""
        UIStackView (0 0 390 100) {l2.top=l1.bottom+8}
          UILabel "Lying" [staticText] (0 0 44 20) stop hidden only:landscape
          UILabel "Always" [staticText] (0 20 44 20) stop
        """#),
    InterfaceBuilderCase(
      "variations show and hide views",
      views: #"""
        <label id="l1" hidden="YES" text="Phone">
          <rect key="frame" x="0.0" y="0.0" width="44" height="20"/>
          <variation key="widthClass=compact" hidden="NO"/>
        </label>
        <label id="l2" hidden="YES" text="Pad">
          <rect key="frame" x="0.0" y="20" width="44" height="20"/>
          <variation key="widthClass=regular" hidden="NO"/>
        </label>
        <label id="l3" text="Wide">
          <rect key="frame" x="0.0" y="40" width="44" height="20"/>
          <variation key="widthClass=compact" hidden="YES"/>
        </label>
        """#,
      outline: #"""
        UILabel "Phone" [staticText] (0 0 44 20) stop
        UILabel "Pad" [staticText] (0 20 44 20) stop hidden
        UILabel "Wide" [staticText] (0 40 44 20) stop hidden
        """#),
    InterfaceBuilderCase(
      "segments are buttons of their control",
      views: #"""
        <segmentedControl id="s1" selectedSegmentIndex="1">
          <rect key="frame" x="20" y="100" width="300" height="32"/>
          <segments>
            <segment title="Day"/>
            <segment title="Week"/>
            <segment title="" image="moon" enabled="NO"/>
          </segments>
        </segmentedControl>
        """#,
      outline: #"""
        UISegmentedControl (20 100 300 32)
          UISegment "Day" [button] ~(20 100 100 32) stop virtual taps
          UISegment "Week" [button selected] ~(120 100 100 32) stop virtual taps
          UISegment [button notEnabled] ~(220 100 100 32) stop virtual disabled taps image:moon
        """#),
    InterfaceBuilderCase(
      "fields take their text as value",
      views: #"""
        <textField id="f1" text="Ada" placeholder="Name">
          <rect key="frame" x="0.0" y="0.0" width="200" height="44"/>
          <textInputTraits key="textInputTraits" textContentType="name"/>
        </textField>
        <textField id="f2" placeholder="Password">
          <rect key="frame" x="0.0" y="50" width="200" height="44"/>
          <textInputTraits key="textInputTraits" secureTextEntry="YES" textContentType="password"/>
        </textField>
        <searchBar id="f3" placeholder="Find">
          <rect key="frame" x="0.0" y="100" width="200" height="44"/>
        </searchBar>
        <textView id="f4">
          <rect key="frame" x="0.0" y="150" width="200" height="80"/>
          <string key="text">Dear
        all</string>
        </textView>
        <textView id="f5" editable="NO" text="Terms">
          <rect key="frame" x="0.0" y="240" width="200" height="80"/>
        </textView>
        """#,
      outline: #"""
        UITextField =Ada [textEntry] (0 0 200 44) stop taps placeholder:Name content:name
        UITextField [textEntry secureTextField] (0 50 200 44) stop taps placeholder:Password content:password
        UISearchBar [searchField textEntry] (0 100 200 44) stop taps placeholder:Find
        UITextView =Dear
        all [textEntry textArea] (0 150 200 80) stop taps
        UITextView "Terms" [staticText] (0 240 200 80) stop
        """#),
    InterfaceBuilderCase(
      "values and ranges are read",
      views: #"""
        <switch id="a1" on="YES">
          <rect key="frame" x="0.0" y="0.0" width="51" height="31"/>
        </switch>
        <slider id="a2" value="30" minValue="10" maxValue="60">
          <rect key="frame" x="0.0" y="40" width="200" height="31"/>
        </slider>
        <stepper id="a3" maximumValue="9">
          <rect key="frame" x="0.0" y="80" width="94" height="32"/>
        </stepper>
        <progressView id="a4" progress="0.25">
          <rect key="frame" x="0.0" y="120" width="200" height="4"/>
        </progressView>
        <pageControl id="a5" numberOfPages="3" currentPage="1">
          <rect key="frame" x="0.0" y="130" width="100" height="28"/>
        </pageControl>
        <pageControl id="a6" numberOfPages="1e300">
          <rect key="frame" x="0.0" y="160" width="100" height="28"/>
        </pageControl>
        """#,
      outline: #"""
        UISwitch =1 [button toggleButton] (0 0 51 31) stop taps
        UISlider =40% [adjustable] (0 40 200 31) stop taps min:10 max:60
        UIStepper (0 80 94 32) taps max:9
          UIAccessibilityElement "Decrement" [button] ~(0 80 47 32) stop virtual taps
          UIAccessibilityElement "Increment" [button] ~(47 80 47 32) stop virtual taps
        UIProgressView =25% [updatesFrequently] (0 120 200 4) stop
        UIPageControl =page 2 of 3 [updatesFrequently adjustable] (0 130 100 28) stop taps
        UIPageControl [updatesFrequently adjustable] (0 160 100 28) stop taps
        """#),
  ]
}
