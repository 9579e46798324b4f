import AccessibilityModel

/// AppKit: cells for content, frames from the bottom.
enum InterfaceBuilderMacCases {
  static let all: [InterfaceBuilderCase] = [
    InterfaceBuilderCase(
      "frames of AppKit count from the bottom", platform: .macOS,
      views: #"""
        <button id="b1">
          <rect key="frame" x="10" y="10" width="80" height="30"/>
          <buttonCell key="cell" type="push" title="OK" id="bc1"/>
        </button>
        <scrollView id="s1">
          <rect key="frame" x="0.0" y="100" width="400" height="200"/>
          <clipView key="contentView" id="s2">
            <rect key="frame" x="1" y="1" width="398" height="198"/>
            <subviews>
              <tableView id="t1">
                <rect key="frame" x="0.0" y="0.0" width="398" height="198"/>
                <tableColumns>
                  <tableColumn id="tc">
                    <tableHeaderCell key="headerCell" title="Name"/>
                    <textFieldCell key="dataCell" title="Text Cell" editable="YES" id="dc"/>
                    <prototypeCellViews>
                      <tableCellView id="cv">
                        <rect key="frame" x="0.0" y="17" width="398" height="17"/>
                        <subviews>
                          <textField id="tf">
                            <rect key="frame" x="2" y="0.0" width="100" height="10"/>
                            <textFieldCell key="cell" title="Row" id="tfc"/>
                          </textField>
                        </subviews>
                      </tableCellView>
                    </prototypeCellViews>
                  </tableColumn>
                </tableColumns>
              </tableView>
            </subviews>
          </clipView>
          <scroller key="verticalScroller" id="s3">
            <rect key="frame" x="384" y="1" width="15" height="198"/>
          </scroller>
        </scrollView>
        """#,
      outline: #"""
        NSButton "OK" [button] (10 804 80 30) stop taps
        NSScrollView (0 544 400 200)
          NSClipView (1 545 398 198)
            NSTableView (1 545 398 198)
              NSTableCellView (1 562 398 17)
                NSTextField "Row" [staticText] (3 569 100 10) stop
          NSScroller (384 545 15 198) artefact
        """#),
    InterfaceBuilderCase(
      "cells of AppKit speak for their controls", platform: .macOS,
      views: #"""
        <textField id="f1">
          <rect key="frame" x="0.0" y="0.0" width="80" height="20"/>
          <textFieldCell key="cell" title="Name:" id="c1">
            <font key="font" metaFont="systemBold"/>
          </textFieldCell>
        </textField>
        <textField id="f2" toolTip="Your full name">
          <rect key="frame" x="0.0" y="20" width="80" height="20"/>
          <textFieldCell key="cell" editable="YES" title="Ada" placeholderString="Name" id="c2"/>
          <accessibility description="Name"/>
        </textField>
        <secureTextField id="f3">
          <rect key="frame" x="0.0" y="40" width="80" height="20"/>
          <secureTextFieldCell key="cell" editable="YES" id="c3"/>
        </secureTextField>
        <button id="b1">
          <rect key="frame" x="0.0" y="60" width="80" height="20"/>
          <buttonCell key="cell" type="check" title="Agree" state="on" id="c4"/>
        </button>
        <button id="b2">
          <rect key="frame" x="0.0" y="80" width="80" height="20"/>
          <buttonCell key="cell" type="radio" title="Never" enabled="NO" id="c5"/>
        </button>
        <button id="b3">
          <rect key="frame" x="0.0" y="100" width="20" height="20"/>
          <buttonCell key="cell" type="smallSquare" title="Button" image="NSAddTemplate" imagePosition="only" id="c6"/>
        </button>
        <button id="b4">
          <rect key="frame" x="0.0" y="120" width="20" height="20"/>
          <buttonCell key="cell" type="help" id="c7"/>
        </button>
        <popUpButton id="p1">
          <rect key="frame" x="0.0" y="140" width="80" height="20"/>
          <popUpButtonCell key="cell" type="push" title="Large" selectedItem="m2" id="c8">
            <menu key="menu" id="m">
              <items>
                <menuItem title="Small" id="m1"/>
                <menuItem title="Huge" state="on" id="m2"/>
              </items>
            </menu>
          </popUpButtonCell>
        </popUpButton>
        <popUpButton id="p2">
          <rect key="frame" x="0.0" y="160" width="80" height="20"/>
          <popUpButtonCell key="cell" title="Sort" pullsDown="YES" id="c9"/>
        </popUpButton>
        <segmentedControl id="s1">
          <rect key="frame" x="0.0" y="180" width="80" height="20"/>
          <segmentedCell key="cell" id="c10">
            <segments>
              <segment label="List" selected="YES"/>
              <segment label="Grid"/>
            </segments>
          </segmentedCell>
        </segmentedControl>
        <slider id="s2">
          <rect key="frame" x="0.0" y="200" width="80" height="20"/>
          <sliderCell key="cell" minValue="0.0" maxValue="50" doubleValue="25" id="c11"/>
        </slider>
        """#,
      outline: #"""
        NSTextField "Name:" [staticText] (0 824 80 20) stop font:13-bold
        NSTextField "Name"! =Ada ?Your full name [textEntry] (0 804 80 20) stop taps placeholder:Name
        NSSecureTextField [textEntry secureTextField] (0 784 80 20) stop taps
        NSButton "Agree" =1 [button toggleButton] (0 764 80 20) stop taps
        NSButton "Never" =0 [button notEnabled toggleButton] (0 744 80 20) stop disabled taps
        NSButton "Add" [button] (0 724 20 20) stop taps symbol:NSAddTemplate
        NSButton "Help" [button] (0 704 20 20) stop taps symbol:NSHelp
        NSPopUpButton =Huge [button popupButton] (0 684 80 20) stop taps
        NSPopUpButton "Sort" [button popupButton] (0 664 80 20) stop taps
        NSSegmentedControl (0 644 80 20)
          NSSegment "List" [button selected] ~(0 644 40 20) stop virtual taps
          NSSegment "Grid" [button] ~(40 644 40 20) stop virtual taps
        NSSlider =50% [adjustable] (0 624 80 20) stop taps min:0 max:50
        """#),
    InterfaceBuilderCase(
      "the first tab of a tab view shows if it names none", platform: .macOS,
      views: #"""
        <tabView id="t1">
          <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
          <tabViewItems>
            <tabViewItem label="One" id="i1">
              <view key="view" id="v1">
                <rect key="frame" x="10" y="33" width="280" height="150"/>
                <subviews>
                  <textField id="f1">
                    <rect key="frame" x="0.0" y="0.0" width="80" height="20"/>
                    <textFieldCell key="cell" title="First" id="c1"/>
                  </textField>
                </subviews>
              </view>
            </tabViewItem>
            <tabViewItem label="Two" id="i2">
              <view key="view" id="v2">
                <rect key="frame" x="10" y="33" width="280" height="150"/>
              </view>
            </tabViewItem>
          </tabViewItems>
        </tabView>
        """#,
      outline: #"""
        NSTabView (0 644 300 200)
          NSTabViewItem "One" [button selected] ~(0 644 150 24) stop virtual taps
          NSTabViewItem "Two" [button] ~(150 644 150 24) stop virtual taps
          NSView (10 677 280 150)
            NSTextField "First" [staticText] (10 807 80 20) stop
          NSView (10 677 280 150) hidden
        """#),
    InterfaceBuilderCase(
      "the tab that a tab view names shows first", platform: .macOS,
      views: #"""
        <tabView initialItem="i2" id="t1">
          <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
          <tabViewItems>
            <tabViewItem label="One" id="i1">
              <view key="view" id="v1"><rect key="frame" x="10" y="33" width="280" height="150"/></view>
            </tabViewItem>
            <tabViewItem label="Two" id="i2">
              <view key="view" id="v2"><rect key="frame" x="10" y="33" width="280" height="150"/></view>
            </tabViewItem>
          </tabViewItems>
        </tabView>
        """#,
      outline: #"""
        NSTabView (0 644 300 200)
          NSTabViewItem "One" [button] ~(0 644 150 24) stop virtual taps
          NSTabViewItem "Two" [button selected] ~(150 644 150 24) stop virtual taps
          NSView (10 677 280 150) hidden
          NSView (10 677 280 150)
        """#),
    InterfaceBuilderCase(
      "a tab view without tabs has none", platform: .macOS,
      views: #"""
        <tabView type="noTabsNoBorder" id="t1">
          <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
          <tabViewItems>
            <tabViewItem label="account_setup" id="i1">
              <view key="view" id="v1">
                <rect key="frame" x="10" y="33" width="280" height="150"/>
              </view>
            </tabViewItem>
          </tabViewItems>
        </tabView>
        """#,
      outline: #"""
        NSTabView (0 644 300 200)
          NSView (10 677 280 150)
        """#),
    InterfaceBuilderCase(
      "a spinner that hides when it stops is hidden", platform: .macOS,
      views: #"""
        <progressIndicator indeterminate="YES" displayedWhenStopped="NO" id="p1">
          <rect key="frame" x="0.0" y="0.0" width="16" height="16"/>
        </progressIndicator>
        <progressIndicator maxValue="50" doubleValue="10" id="p2">
          <rect key="frame" x="0.0" y="20" width="100" height="16"/>
        </progressIndicator>
        """#,
      outline: #"""
        NSProgressIndicator [updatesFrequently] (0 828 16 16) stop hidden
        NSProgressIndicator =20% [updatesFrequently] (0 808 100 16) stop max:50
        """#),
    InterfaceBuilderCase(
      "the cells of a matrix are controls", platform: .macOS,
      views: #"""
        <matrix mode="radio" id="m1">
          <rect key="frame" x="0.0" y="0.0" width="200" height="40"/>
          <buttonCell key="prototype" type="radio" title="Radio" id="p1"/>
          <cells>
            <column>
              <buttonCell type="radio" title="All" state="on" id="c1"/>
              <buttonCell type="radio" title="None" id="c2"/>
            </column>
            <column>
              <buttonCell type="radio" title="Some" id="c3"/>
            </column>
          </cells>
        </matrix>
        """#,
      outline: #"""
        NSMatrix (0 804 200 40)
          NSButton "All" =1 [button toggleButton] ~(0 804 100 20) stop taps
          NSButton "None" =0 [button toggleButton] ~(0 824 100 20) stop taps
          NSButton "Some" =0 [button toggleButton] ~(100 804 100 20) stop taps
        """#),
    InterfaceBuilderCase(
      "a column of cells draws a check box in each row", platform: .macOS,
      views: #"""
        <tableView id="t1">
          <rect key="frame" x="0.0" y="0.0" width="200" height="40"/>
          <tableColumns>
            <tableColumn id="k1">
              <tableHeaderCell key="headerCell" title="S" id="h1"/>
              <buttonCell key="dataCell" type="check" title="Check" id="d1"/>
            </tableColumn>
            <tableColumn id="k2">
              <textFieldCell key="dataCell" title="Text Cell" id="d2"/>
            </tableColumn>
          </tableColumns>
        </tableView>
        <tableView viewBased="YES" id="t2">
          <rect key="frame" x="0.0" y="50" width="200" height="40"/>
          <tableColumns>
            <tableColumn id="k3">
              <buttonCell key="dataCell" type="check" title="Check" id="d3"/>
            </tableColumn>
          </tableColumns>
        </tableView>
        """#,
      outline: #"""
        NSTableView (0 804 200 40)
          NSButton "Check" =0 [button toggleButton] (-) stop taps
        NSTableView (0 754 200 40)
        """#),
    InterfaceBuilderCase(
      "the header of a table has a button for each column", platform: .macOS,
      views: #"""
        <scrollView id="s1">
          <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
          <clipView key="contentView" id="s2">
            <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
            <subviews>
              <tableView headerView="h" id="t1">
                <rect key="frame" x="0.0" y="0.0" width="300" height="175"/>
                <tableColumns>
                  <tableColumn width="40" id="k1">
                    <tableHeaderCell key="headerCell" title="S" id="h1"><font key="font" metaFont="smallSystem"/></tableHeaderCell>
                    <buttonCell key="dataCell" type="check" title="Check" id="d1"/>
                  </tableColumn>
                  <tableColumn width="30" id="k2">
                    <tableHeaderCell key="headerCell" id="h2"/>
                  </tableColumn>
                  <tableColumn width="60" hidden="YES" id="k3">
                    <tableHeaderCell key="headerCell" title="Gone" id="h3"/>
                  </tableColumn>
                  <tableColumn width="400" id="k4">
                    <tableHeaderCell key="headerCell" title="Comment" id="h4"/>
                  </tableColumn>
                </tableColumns>
              </tableView>
            </subviews>
          </clipView>
          <tableHeaderView key="headerView" id="h">
            <rect key="frame" x="0.0" y="0.0" width="300" height="25"/>
          </tableHeaderView>
        </scrollView>
        """#,
      outline: #"""
        NSScrollView (0 644 300 200)
          NSClipView (0 644 300 200)
            NSTableView (0 669 300 175)
              NSButton "Check" =0 [button toggleButton] (-) stop taps
          NSTableHeaderView (0 644 300 25)
            NSTableHeaderCell "S" [button] ~(0 644 40 25) stop virtual taps
            NSTableHeaderCell [button] ~(43 644 30 25) stop virtual taps
            NSTableHeaderCell "Comment" [button] ~(76 644 224 25) stop virtual taps
        """#),
    InterfaceBuilderCase(
      "only an image that names an action labels a control", platform: .macOS,
      views: #"""
        <button id="b1">
          <rect key="frame" x="0.0" y="0.0" width="20" height="20"/>
          <buttonCell key="cell" type="square" image="NSStopProgressFreestandingTemplate" imagePosition="only" id="c1"/>
        </button>
        <button id="b2">
          <rect key="frame" x="0.0" y="20" width="20" height="20"/>
          <buttonCell key="cell" type="square" image="NSFolder" imagePosition="only" id="c2"/>
        </button>
        <button id="b3">
          <rect key="frame" x="0.0" y="40" width="20" height="20"/>
          <buttonCell key="cell" type="square" image="NSGoBackTemplate" imagePosition="only" id="c3"/>
        </button>
        <segmentedControl id="s1">
          <rect key="frame" x="0.0" y="60" width="80" height="20"/>
          <segmentedCell key="cell" id="c4">
            <segments>
              <segment image="NSAddTemplate"/>
              <segment image="NSMenuMixedStateTemplate"/>
            </segments>
          </segmentedCell>
        </segmentedControl>
        """#,
      outline: #"""
        NSButton [button] (0 824 20 20) stop taps symbol:NSStopProgressFreestandingTemplate
        NSButton [button] (0 804 20 20) stop taps symbol:NSFolder
        NSButton "Go back" [button] (0 784 20 20) stop taps symbol:NSGoBackTemplate
        NSSegmentedControl (0 764 80 20)
          NSSegment "Add" [button] ~(0 764 40 20) stop virtual taps symbol:NSAddTemplate
          NSSegment [button] ~(40 764 40 20) stop virtual taps symbol:NSMenuMixedStateTemplate
        """#),
  ]
}
