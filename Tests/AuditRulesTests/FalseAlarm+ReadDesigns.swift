import TestSupport

@testable import AuditRules

// Texts and views of designs that are read: passages, codes and the ways to and from a screen, each beside its
// counterpart.

extension FalseAlarm {
  static let readDesigns: [FalseAlarm] = spoken + code + first + backs

  /// A row with a passage of 30 seconds.
  private static func passage(_ tag: String) -> String {
    let text = String(repeating: "The app keeps all your bills in one place. ", count: 12)
    return xib(
      """
      <tableView dataMode="static" id="t"><rect key="frame" x="0" y="0" width="390" height="600"/>\
      <sections><tableViewSection id="s"><cells><tableViewCell id="r">\
      <rect key="frame" x="0" y="0" width="390" height="240"/><tableViewCellContentView \
      key="contentView" id="w"><rect key="frame" x="0" y="0" width="390" height="240"/><subviews>\
      \(object(tag, "editable=\"NO\" text=\"\(text)\"", frame: (10, 0, 370, 240)))\
      </subviews></tableViewCellContentView></tableViewCell></cells></tableViewSection>\
      </sections></tableView>
      """)
  }

  private static func buttons(_ start: String) -> String {
    xib(
      ["coffee", "ice cream", "burger"].enumerated().map {
        object(
          "button", id: "b\($0)", frame: (20, 100 + 60 * Double($0), 300, 44),
          state("title=\"\(start) \($1)\""))
      }.joined())
  }

  private static let spoken = [
    FalseAlarm(
      name: "prose in a text view", rule: SpokenTooLong(), document: passage("textView"),
      findings: []),
    FalseAlarm(
      name: "prose in a label of a row", rule: SpokenTooLong(), document: passage("label"),
      findings: ["fail note"]),
    FalseAlarm(
      name: "three words of one second", rule: DistinguishingWordLate(),
      document: buttons("Buy me a"), findings: []),
    FalseAlarm(
      name: "three words that take longer", rule: DistinguishingWordLate(),
      document: buttons("Purchase another delicious"), findings: ["fail note"]),
  ]

  /// Fields side by side in a font of this size.
  private static func code(_ count: Int, size: Int) -> String {
    let fields = (0..<count).map {
      object(
        "textField", id: "f\($0)", frame: (20 + 80 * Double($0), 100, 64, 62),
        "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>")
    }
    return xib(fields.joined())
  }

  private static let code = [
    FalseAlarm(
      name: "large fields for the characters of a code", rule: DynamicTypeUnsupported(),
      document: code(4, size: 48), findings: []),
    FalseAlarm(
      name: "small fields for the characters of a code", rule: DynamicTypeUnsupported(),
      document: code(4, size: 24),
      findings: Array(repeating: "fail warning", count: 4)),
    FalseAlarm(
      name: "a large field by itself", rule: DynamicTypeUnsupported(),
      document: code(1, size: 48), findings: ["fail warning"]),
  ]

  /// A first screen that asks to be filled in, with a button for this action.
  private static func setup(_ action: String) -> String {
    storyboard(
      scene(
        "A",
        views: object("label", "text=\"Set up your account\"", id: "t", frame: (20, 100, 350, 24))
          + object("textField", "placeholder=\"Name\"", id: "f", frame: (20, 150, 350, 44))
          + object(
            "button", id: "b", frame: (20, 40, 80, 44),
            state("title=\"Go\"") + """
              <connections><action selector="\(action):" destination="A" id="a"/></connections>
              """)), initial: "A")
  }

  private static let first = [
    FalseAlarm(
      name: "a first scene with a way back", rule: HigSetupAtFirstLaunch(),
      document: setup("goBack"), findings: []),
    FalseAlarm(
      name: "a first scene without one", rule: HigSetupAtFirstLaunch(), document: setup("goOn"),
      findings: ["review warning"]),
  ]

  /// A screen that another pushes whose back item has this title.
  private static func pushed(_ title: String, _ item: String) -> String {
    func scene(_ id: String, _ tag: String, _ inside: String) -> String {
      """
      <scene sceneID="s\(id)"><objects><\(tag) id="\(id)">\(inside)</\(tag)></objects></scene>
      """
    }
    func view(_ id: String) -> String {
      """
      <view key="view" id="v\(id)"><rect key="frame" x="0" y="0" width="390" height="844"/></view>
      """
    }
    let cart =
      "<navigationItem key=\"navigationItem\" title=\"Cart\" id=\"m\">\(item)</navigationItem>"
    let root = """
      <connections><segue destination="A" kind="relationship" \
      relationship="rootViewController" id="r"/></connections>
      """
    let shop = """
      <navigationItem key="navigationItem" title="Shop" id="n"><barButtonItem \
      key="backBarButtonItem" title="\(title)" id="b"/></navigationItem>\
      <connections><segue destination="B" kind="show" id="g"/></connections>
      """
    return storyboard(
      scene("B", "viewController", view("B") + cart) + scene("N", "navigationController", root)
        + scene("A", "viewController", view("A") + shop), initial: "N")
  }

  private static let backs = [
    FalseAlarm(
      name: "a back button with a blank title", rule: MissingLabel(), document: pushed(" ", ""),
      findings: [])
  ]
}
