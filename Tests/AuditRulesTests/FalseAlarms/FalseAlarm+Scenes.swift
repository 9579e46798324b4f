import TestSupport

@testable import AuditRules

// Storyboards, their scenes, and the rows of their tables.

extension FalseAlarm {
  /// A storyboard with some scenes.
  static func storyboard(_ scenes: String, initial: String? = nil) -> String {
    InterfaceBuilderDocument.storyboard(scenes, initial: initial, attributes: tools, device: nil)
  }

  /// A scene with these views, and what its controller has besides.
  static func scene(
    _ id: String, _ attributes: String = "", views: String = "", _ rest: String = ""
  ) -> String {
    """
    <scene sceneID="s\(id)"><objects><viewController id="\(id)" \(attributes)>
    <view key="view" id="v\(id)"><rect key="frame" x="0" y="0" width="390" height="844"/>
    <subviews>\(views)</subviews></view>\(rest)</viewController></objects></scene>
    """
  }

  static func sceneShown(_ view: String, _ rest: String, by kind: String) -> String {
    storyboard(
      scene(
        "A", "customClass=\"Detail\"", views: view,
        "<navigationItem key=\"navigationItem\" id=\"n\">\(rest)</navigationItem>")
        + scene(
          "B", "",
          "<connections><segue destination=\"A\" kind=\"\(kind)\" id=\"g\"/></connections>"))
  }

  /// A tab bar whose second tab is a scene of this file, or a reference to another one.
  static func tabBarScenes(
    isReference: Bool, _ item: String, customClass: String = ""
  ) -> String {
    let item = "<tabBarItem key=\"tabBarItem\" \(item) id=\"i\"/>"
    let second =
      isReference
      ? """
      <scene sceneID="s2"><objects><viewControllerPlaceholder storyboardName="Home" id="b">\(item)\
      </viewControllerPlaceholder></objects></scene>
      """ : scene("b", "", item)
    return storyboard(
      scene("a", "title=\"Shop\"") + second + """
        <scene sceneID="s3"><objects><tabBarController id="t" \(customClass)>
        <tabBar key="tabBar" id="bar"><rect key="frame" x="0" y="0" width="390" height="49"/></tabBar>
        <connections>
        <segue destination="a" kind="relationship" relationship="viewControllers" id="g1"/>
        <segue destination="b" kind="relationship" relationship="viewControllers" id="g2"/>
        </connections></tabBarController></objects></scene>
        """, initial: "t")
  }

  static func tintedScene(_ views: String, _ view: String = "", tint: String) -> String {
    storyboard(
      """
      <scene sceneID="s"><objects><viewController id="c">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="390" height="844"/>
      <subviews>\(views)</subviews>\(whiteColor("backgroundColor", 1))\(view)</view>
      </viewController></objects></scene>
      """, initial: "c"
    ).replacing("</document>", with: "\(tint)</document>")
  }

  /// A storyboard with two screens of the app's own controllers, the first as given.
  static func navigationStack(
    _ item: String, others: Int = 2, inside: String = ""
  ) -> String {
    let titled = (0..<others).map {
      scene(
        "T\($0)", "customClass=\"T\($0)Controller\"",
        "<navigationItem key=\"navigationItem\" title=\"Cart\" id=\"i\($0)\"/>")
    }
    return storyboard(
      """
      <scene sceneID="sN"><objects><navigationController id="N">\
      <navigationBar key="navigationBar" id="B">\
      <rect key="frame" x="0" y="47" width="390" height="44"/></navigationBar>\
      <connections><segue destination="A" kind="relationship" \
      relationship="rootViewController" id="r"/></connections></navigationController></objects></scene>
      \(scene("A", "customClass=\"AController\"", views: inside, item))\(titled.joined())
      """, initial: "N")
  }

  /// A row with a long text of any number of lines, and this as the height of the table's rows.
  static func growingRow(height: Int, lines: Int = 0, action: String = "") -> String {
    let text = "Locate the store by itself when the list of what to buy is imported"
    let constraints = ["top", "bottom", "leading", "trailing"].map {
      """
      <constraint firstItem="l" firstAttribute="\($0)" secondItem="w" secondAttribute="\($0)" \
      id="c\($0)"/>
      """
    }
    return xib(
      """
      <tableView rowHeight="\(height)" id="t"><rect key="frame" x="0" y="0" width="390" \
      height="600"/><prototypes><tableViewCell accessoryType="disclosureIndicator" \
      customClass="Row" id="r"><rect key="frame" x="0" y="0" width="390" height="44"/>\
      <tableViewCellContentView key="contentView" id="w"><rect key="frame" x="0" y="0" \
      width="350" height="44"/><subviews><label text="\(text)" numberOfLines="\(lines)" \
      translatesAutoresizingMaskIntoConstraints="NO" id="l"><rect key="frame" x="0" y="0" \
      width="350" height="20"/><fontDescription key="fontDescription" type="system" \
      pointSize="17"/></label></subviews><constraints>\(constraints.joined())</constraints>\
      \(action)</tableViewCellContentView></tableViewCell></prototypes></tableView>
      """)
  }

  static func prototypeRow(_ views: String, id: String = "c", segue: String = "") -> String {
    """
    <tableViewCell clipsSubviews="YES" reuseIdentifier="\(id)" id="\(id)">\
    <rect key="frame" x="0" y="0" width="390" height="44"/>\
    <tableViewCellContentView key="contentView" clipsSubviews="YES" tableViewCell="\(id)" id="\(id)v">\
    <rect key="frame" x="0" y="0" width="390" height="44"/><subviews>\(views)</subviews>\
    </tableViewCellContentView><connections>\(segue)</connections></tableViewCell>
    """
  }

  static func prototypeTable(_ rows: String) -> String {
    object(
      "tableView", "dataMode=\"prototypes\"", id: "t", frame: (0, 0, 390, 844),
      "<prototypes>\(rows)</prototypes>")
  }
}
