/// Cells, sections and the items of bars.
enum InterfaceBuilderListCases {
  static let all: [InterfaceBuilderCase] = [
    InterfaceBuilderCase(
      "a cell joins its labels",
      views: #"""
        <tableView id="t1">
          <rect key="frame" x="0.0" y="10" width="390" height="400"/>
          <prototypes>
            <tableViewCell id="c1" accessoryType="checkmark">
              <rect key="frame" x="0.0" y="28" width="390" height="44"/>
              <tableViewCellContentView key="contentView" id="cc1">
                <rect key="frame" x="0.0" y="0.0" width="390" height="44"/>
                <subviews>
                  <label id="l1" text="Paris">
                    <rect key="frame" x="20" y="0.0" width="60" height="20"/>
                  </label>
                  <label id="l2" text="gone" hidden="YES">
                    <rect key="frame" x="20" y="20" width="60" height="20"/>
                  </label>
                  <label id="l3" text="18°">
                    <rect key="frame" x="20" y="20" width="60" height="20"/>
                  </label>
                </subviews>
              </tableViewCellContentView>
            </tableViewCell>
          </prototypes>
        </tableView>
        """#,
      outline: #"""
        UITableView (0 10 390 400)
          UITableViewCell "Paris, 18°" [selected] (0 38 390 44) stop back:ffffffff
            UITableViewCellContentView (0 38 390 44)
              UILabel "Paris" [staticText] (20 38 60 20) stop
              UILabel "gone" [staticText] (20 58 60 20) stop hidden
              UILabel "18°" [staticText] (20 58 60 20) stop
        """#),
    InterfaceBuilderCase(
      "a detail button is an element beside its cell",
      views: #"""
        <tableView id="t1">
          <rect key="frame" x="0.0" y="10" width="390" height="400"/>
          <prototypes>
            <tableViewCell id="c1" accessoryType="detailButton">
              <rect key="frame" x="0.0" y="28" width="390" height="44"/>
              <tableViewCellContentView key="contentView" id="cc1">
                <rect key="frame" x="0.0" y="0.0" width="346" height="44"/>
                <subviews>
                  <label id="l1" text="Wi-Fi">
                    <rect key="frame" x="20" y="0.0" width="60" height="20"/>
                  </label>
                </subviews>
              </tableViewCellContentView>
            </tableViewCell>
            <tableViewCell id="c2" accessoryType="detailDisclosureButton" hidden="YES">
              <rect key="frame" x="0.0" y="72" width="390" height="44"/>
            </tableViewCell>
            <tableViewCell id="c3" accessoryType="disclosureIndicator">
              <rect key="frame" x="0.0" y="116" width="390" height="44"/>
            </tableViewCell>
            <tableViewCell id="c4" accessoryType="detailButton">
              <rect key="frame" x="0.0" y="160" width="390" height="44"/>
              <view key="accessoryView" id="av">
                <rect key="frame" x="350" y="0.0" width="30" height="30"/>
              </view>
            </tableViewCell>
          </prototypes>
        </tableView>
        """#,
      outline: #"""
        UITableView (0 10 390 400)
          UITableViewCell "Wi-Fi" (0 38 390 44) stop back:ffffffff
            UITableViewCellContentView (0 38 346 44)
              UILabel "Wi-Fi" [staticText] (20 38 60 20) stop
          UIButton "More Info" [button] ~(346 38 44 44) stop virtual taps
          UITableViewCell (0 82 390 44) stop hidden back:ffffffff
          UIButton "More Info" [button] ~(324 82 44 44) stop hidden virtual taps
          UITableViewCell (0 126 390 44) stop back:ffffffff
          UITableViewCell (0 170 390 44) stop back:ffffffff
            UIView (350 170 30 30)
        """#),
    InterfaceBuilderCase(
      "a content configuration is a cell's label",
      views: #"""
        <tableViewCell id="c1">
          <rect key="frame" x="0.0" y="28" width="390" height="44"/>
          <tableViewCellContentView key="contentView" id="cc1">
            <rect key="frame" x="0.0" y="0.0" width="390" height="44"/>
          </tableViewCellContentView>
          <listContentConfiguration key="contentConfiguration" text="History">
            <string key="secondaryText">Last 7 days</string>
          </listContentConfiguration>
        </tableViewCell>
        """#,
      outline: #"""
        UITableViewCell "History, Last 7 days" (0 28 390 44) stop back:ffffffff
          UITableViewCellContentView (0 28 390 44)
        """#),
    InterfaceBuilderCase(
      "a cell with a control is no element",
      views: #"""
        <tableView id="t1">
          <rect key="frame" x="0.0" y="10" width="390" height="400"/>
          <prototypes>
            <tableViewCell id="c1">
              <rect key="frame" x="0.0" y="28" width="390" height="44"/>
              <tableViewCellContentView key="contentView" id="cc1">
                <rect key="frame" x="0.0" y="0.0" width="390" height="44"/>
                <subviews>
                  <label id="l1" text="Wi-Fi">
                    <rect key="frame" x="20" y="0.0" width="60" height="20"/>
                  </label>
                  <switch id="w1">
                    <rect key="frame" x="300" y="6" width="51" height="31"/>
                  </switch>
                </subviews>
              </tableViewCellContentView>
            </tableViewCell>
            <tableViewCell id="c2">
              <rect key="frame" x="0.0" y="72" width="390" height="44"/>
              <accessibility key="accessibilityConfiguration">
                <bool key="isElement" value="YES"/>
              </accessibility>
              <tableViewCellContentView key="contentView" id="cc2">
                <rect key="frame" x="0.0" y="0.0" width="390" height="44"/>
                <subviews>
                  <label id="l2" text="Sound">
                    <rect key="frame" x="20" y="0.0" width="60" height="20"/>
                  </label>
                  <switch id="w2">
                    <rect key="frame" x="300" y="6" width="51" height="31"/>
                  </switch>
                </subviews>
              </tableViewCellContentView>
            </tableViewCell>
          </prototypes>
        </tableView>
        """#,
      outline: #"""
        UITableView (0 10 390 400)
          UITableViewCell (0 38 390 44) back:ffffffff
            UITableViewCellContentView (0 38 390 44)
              UILabel "Wi-Fi" [staticText] (20 38 60 20) stop
              UISwitch =0 [button toggleButton] (300 44 51 31) stop taps
          UITableViewCell "Sound" (0 82 390 44) stop! back:ffffffff
            UITableViewCellContentView (0 82 390 44)
              UILabel "Sound" [staticText] (20 82 60 20) stop
              UISwitch =0 [button toggleButton] (300 88 51 31) stop taps
        """#),
    InterfaceBuilderCase(
      "static sections have headers and footers",
      views: #"""
        <tableView id="t1" dataMode="static" sectionHeaderHeight="18">
          <rect key="frame" x="0.0" y="100" width="390" height="400"/>
          <sections>
            <tableViewSection id="n1" headerTitle="Payment" footerTitle="You pay later.">
              <cells>
                <tableViewCell id="c1">
                  <rect key="frame" x="0.0" y="28" width="390" height="44"/>
                  <tableViewCellContentView key="contentView" id="cc1">
                    <rect key="frame" x="0.0" y="0.0" width="390" height="44"/>
                    <subviews>
                      <label id="l1" text="Card">
                        <rect key="frame" x="20" y="0.0" width="60" height="20"/>
                      </label>
                    </subviews>
                  </tableViewCellContentView>
                </tableViewCell>
              </cells>
            </tableViewSection>
          </sections>
        </tableView>
        """#,
      outline: #"""
        UITableView (0 100 390 400)
          UITableViewHeaderFooterView "Payment" [header] ~(0 110 390 18) stop
          UITableViewCell "Card" (0 128 390 44) stop back:ffffffff
            UITableViewCellContentView (0 128 390 44)
              UILabel "Card" [staticText] (20 128 60 20) stop
          UITableViewHeaderFooterView "You pay later." [staticText] ~(0 172 390 28) stop
        """#),
    InterfaceBuilderCase(
      "cells of collections are no elements",
      views: #"""
        <collectionView id="k1" dataMode="prototypes">
          <rect key="frame" x="0.0" y="100" width="390" height="400"/>
          <cells>
            <collectionViewCell id="c1">
              <rect key="frame" x="10" y="20" width="100" height="100"/>
              <view key="contentView" id="cc">
                <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
                <subviews>
                  <label id="l1" text="Red">
                    <rect key="frame" x="5" y="5" width="60" height="20"/>
                  </label>
                </subviews>
              </view>
            </collectionViewCell>
          </cells>
          <collectionReusableView key="sectionHeaderView" id="h1">
            <rect key="frame" x="0.0" y="0.0" width="390" height="20"/>
            <subviews>
              <label id="l2" text="Colours">
                <rect key="frame" x="5" y="0.0" width="60" height="20"/>
              </label>
            </subviews>
          </collectionReusableView>
        </collectionView>
        """#,
      outline: #"""
        UICollectionView (0 100 390 400)
          UICollectionViewCell (10 120 100 100)
            UIView (10 120 100 100)
              UILabel "Red" [staticText] (15 125 60 20) stop
          UICollectionReusableView (0 100 390 20)
            UILabel "Colours" [staticText] (5 100 60 20) stop
        """#),
    InterfaceBuilderCase(
      "toolbars lay their items out",
      views: #"""
        <toolbar id="t1">
          <rect key="frame" x="0.0" y="800" width="390" height="44"/>
          <items>
            <barButtonItem id="i1" systemItem="trash"/>
            <barButtonItem systemItem="flexibleSpace" id="i2"/>
            <barButtonItem id="i3" title="Select all" style="plain">
              <connections>
                <action selector="selectAll:" destination="-1" id="x1"/>
              </connections>
            </barButtonItem>
            <barButtonItem systemItem="fixedSpace" id="i4"/>
            <barButtonItem id="i5" image="pin" enabled="NO">
              <accessibility key="accessibilityConfiguration" label="Pin"/>
            </barButtonItem>
          </items>
        </toolbar>
        """#,
      outline: #"""
        UIToolbar (0 800 390 44)
          UIBarButtonItem "Delete" [button] ~(8 800 44 44) stop taps
          UIBarButtonItem "Select all" [button] ~(232 800 98 44) stop taps action:selectAll:
          UIBarButtonItem "Pin"! [button notEnabled] ~(338 800 44 44) stop disabled taps image:pin
        """#),
    InterfaceBuilderCase(
      "a navigation bar among the views has its own items",
      views: #"""
        <navigationBar id="n1">
          <rect key="frame" x="0.0" y="47" width="390" height="44"/>
          <items>
            <navigationItem title="Edit" id="n2">
              <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="i1"/>
              <barButtonItem key="rightBarButtonItem" id="i2">
                <button key="customView" id="b1">
                  <rect key="frame" x="340" y="7" width="40" height="30"/>
                  <state key="normal" title="Go"/>
                </button>
              </barButtonItem>
            </navigationItem>
          </items>
        </navigationBar>
        """#,
      outline: #"""
        UINavigationBar (0 47 390 44)
          UILabel "Edit" [header] ~(60 47 270 44) stop
          UIBarButtonItem "Cancel" [button] ~(8 47 44 44) stop taps
          UIButton "Go" [button] (340 54 40 30) stop taps text:ffffffff
        """#),
    InterfaceBuilderCase(
      "a tab bar among the views has its own items",
      views: #"""
        <tabBar id="t1">
          <rect key="frame" x="0.0" y="761" width="390" height="83"/>
          <items>
            <tabBarItem title="Home" image="house" catalog="system" badgeValue="2" id="i1"/>
            <tabBarItem systemItem="search" id="i2"/>
          </items>
        </tabBar>
        """#,
      outline: #"""
        UITabBar (0 761 390 83)
          UITabBarItem "Home" [button tabBarItem] ~(0 761 195 83) stop taps symbol:house
          UITabBarItem "Search" [button tabBarItem] ~(195 761 195 83) stop taps
        """#),
  ]
}
