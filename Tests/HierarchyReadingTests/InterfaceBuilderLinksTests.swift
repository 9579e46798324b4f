import AccessibilityModel
import HierarchyReading
import TestSupport
import Testing

/// How code may refer to the views of an Interface Builder file: outlets, actions, tags, classes.
struct InterfaceBuilderLinksTests {
  private static let storyboard = InterfaceBuilderDocument.storyboard(
    InterfaceBuilderDocument.scene(
      #"""
      <tableViewController id="c1" customClass="ListController">
        <tableView key="view" id="t1">
          <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
          <prototypes>
            <tableViewCell id="p1" customClass="SongCell" textLabel="l1">
              <rect key="frame" x="0.0" y="28" width="390" height="44"/>
              <tableViewCellContentView key="contentView" id="cc1">
                <rect key="frame" x="0.0" y="0.0" width="390" height="44"/>
                <subviews>
                  <label id="l1" text="Song"><rect key="frame" x="0" y="0" width="60" height="20"/>
                    <userDefinedRuntimeAttributes>
                      <userDefinedRuntimeAttribute type="string" keyPath="localizableString" value="song"/>
                      <userDefinedRuntimeAttribute type="string" keyPath="textStyle" value="body"/>
                      <userDefinedRuntimeAttribute type="number" keyPath="textInset" value="4"/>
                    </userDefinedRuntimeAttributes>
                  </label>
                  <button id="b1" tag="7" customClass="PlayButton">
                    <rect key="frame" x="60" y="0" width="60" height="20"/>
                    <userDefinedRuntimeAttributes>
                      <userDefinedRuntimeAttribute type="string" keyPath="style" value="round"/>
                      <userDefinedRuntimeAttribute type="string" keyPath="locKey" value="PLAY_TITLE"/>
                    </userDefinedRuntimeAttributes>
                    <connections>
                      <action selector="play:" destination="c1" eventType="touchUpInside" id="a1"/>
                    </connections>
                  </button>
                </subviews>
              </tableViewCellContentView>
              <connections>
                <outlet property="playButton" destination="b1" id="o1"/>
                <outletCollection property="buttons" destination="b1" id="o2"/>
              </connections>
            </tableViewCell>
          </prototypes>
        </tableView>
        <navigationItem key="navigationItem" title="Songs" id="n1">
          <barButtonItem key="rightBarButtonItem" image="add" id="i1"/>
          <leftBarButtonItems>
            <barButtonItem image="filter" id="i2"/>
            <barButtonItem image="search" id="i3"/>
          </leftBarButtonItems>
        </navigationItem>
      </tableViewController>
      """#))

  private static let expected = [
    "t1 UITableView: ListController.view, ListController.tableView in ListController",
    "p1 UITableViewCell:  in ListController",
    "cc1 UITableViewCellContentView: SongCell.contentView in SongCell, ListController",
    "l1 UILabel: SongCell.textLabel in SongCell, ListController localizableString textInset "
      + "textStyle texts localizableString",
    "b1 UIButton: SongCell.playButton, SongCell.buttons*, ListController:play: in SongCell, "
      + "ListController tag 7 locKey style texts locKey",
    "i1 UIBarButtonItem: ListController.navigationItem.rightBarButtonItem, "
      + "ListController.navigationItem.rightBarButtonItems in ListController",
    "i2 UIBarButtonItem: ListController.navigationItem.leftBarButtonItems, "
      + "ListController.navigationItem.leftBarButtonItem in ListController",
    "i3 UIBarButtonItem: ListController.navigationItem.leftBarButtonItems in ListController",
  ]

  @Test func `connections, classes and tags of a storyboard are kept`() throws {
    let hierarchy = try HierarchyFormats.read(Array(Self.storyboard.utf8), named: "A.storyboard")
    #expect(hierarchy.screens.flatMap(\.elements).compactMap(Self.line) == Self.expected)
  }

  @Test func `the properties of UIKit that hold an object, and the classes around it, are kept`()
    throws
  {
    let storyboard = Self.storyboard.replacing(
      "<prototypes>",
      with: """
        <view key="tableHeaderView" id="h1"><rect key="frame" x="0" y="0" width="390" height="40"/></view>
        <prototypes>
        """)
    let hierarchy = try HierarchyFormats.read(Array(storyboard.utf8), named: "A.storyboard")
    let links = hierarchy.screens.flatMap(\.elements).reduce(into: [String: CodeLinks]()) {
      $0[$1.objectID ?? ""] = $1.codeLinks
    }
    func slots(_ id: String) -> [String]? {
      links[id]?.slots.map { $0.path.joined(separator: ".") }
    }
    #expect(slots("h1") == ["view.tableHeaderView", "tableView.tableHeaderView"])
    #expect(slots("i3") == ["navigationItem.leftBarButtonItems"])
    #expect(slots("b1") == [])
    #expect(
      links["b1"]?.systemContainers == [
        "UITableViewCellContentView", "UITableViewCell", "UITableView", "UIViewController",
      ])
  }

  @Test func `the title of a bar is that of its controller's navigation item`() throws {
    func titleLinks(_ storyboard: String) throws -> CodeLinks? {
      let hierarchy = try HierarchyFormats.read(Array(storyboard.utf8), named: "A.storyboard")
      let title = hierarchy.screens.flatMap(\.elements).first { $0.traits.contains(.header) }
      #expect(title?.label == "Songs")
      return title?.codeLinks
    }
    let links = try titleLinks(Self.storyboard)
    #expect(links?.outlets == [.init(owner: "ListController", path: ["navigationItem"])])
    #expect(links?.containers == ["ListController"])
    let ofUIKit = Self.storyboard.replacing(" customClass=\"ListController\"", with: "")
    #expect(try titleLinks(ofUIKit) == nil)
  }

  @Test
  func `the owner of a xib leads to its views, and outlets to AppKit's cells to their controls`()
    throws
  {
    let xib = InterfaceBuilderDocument.xib(
      #"""
      <customObject id="-2" userLabel="File's Owner" customClass="FindController">
        <connections>
          <outlet property="view" destination="v1" id="o1"/>
          <outlet property="buttonCell" destination="bc1" id="o2"/>
        </connections>
      </customObject>
      <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
      <customView id="v1">
        <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
        <subviews>
          <button id="b1"><rect key="frame" x="0" y="0" width="60" height="20"/>
            <buttonCell key="cell" type="push" title="Find" id="bc1"/>
          </button>
        </subviews>
      </customView>
      """#, for: .macOS)
    let hierarchy = try HierarchyFormats.read(Array(xib.utf8), named: "A.xib")
    #expect(
      hierarchy.screens.flatMap(\.elements).compactMap(Self.line) == [
        "v1 NSView: FindController.view in FindController",
        "b1 NSButton: FindController.buttonCell in FindController",
      ])
  }

  private static func line(_ element: Element) -> String? {
    guard let id = element.objectID, let links = element.codeLinks else { return nil }
    let outlets = links.outlets.map {
      ([$0.owner] + $0.path).joined(separator: ".") + ($0.isCollection ? "*" : "")
    }
    let actions = links.actions.map { "\($0.owner):\($0.selector)" }
    let tag = links.tag.map { " tag \($0)" } ?? ""
    let attributes = links.runtimeAttributes.sorted().map { " " + $0 }.joined()
    let texts = links.textAttributes.sorted().map { " texts " + $0 }.joined()
    return "\(id) \(links.baseClassName ?? "-"): "
      + (outlets + actions).joined(separator: ", ")
      + " in \(links.containers.joined(separator: ", "))\(tag)\(attributes)\(texts)"
  }
}
