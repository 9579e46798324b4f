import AccessibilityModel
import HierarchyReading
import Relayout
import TestSupport
import Testing

/// A view in a screen of 300 by 600 points that is rotated.
struct RelayoutCase: CustomTestStringConvertible, Sendable {
  let views: String
  let expected: [String: Rect]
  let testDescription: String

  static let all = [
    RelayoutCase(
      views: """
        <UIView identifier="root" frame="0 0 300 600" autoresizing="flexibleWidth flexibleHeight">
          <UIView identifier="box" frame="30 60 240 200" autoresizing="flexibleWidth">
            <UIButton identifier="end" frame="200 80 60 44" autoresizing="flexibleLeftMargin"/>
            <UIButton identifier="start" frame="40 80 60 44"/>
          </UIView>
        </UIView>
        """,
      expected: [
        "root": Rect(x: 0, y: 0, width: 600, height: 300),
        "box": Rect(x: 30, y: 60, width: 540, height: 200),
        "end": Rect(x: 500, y: 80, width: 60, height: 44),
        "start": Rect(x: 40, y: 80, width: 60, height: 44),
      ],
      testDescription: "three views deep"),
    RelayoutCase(
      views: """
        <UIView identifier="root" frame="0 0 300 600">
          <UILabel identifier="a" text="A" frame="0 580 300 20" autoresizing="flexibleTopMargin"/>
        </UIView>
        """,
      expected: [
        "root": Rect(x: 0, y: 0, width: 600, height: 300),
        "a": Rect(x: 0, y: 280, width: 300, height: 20),
      ],
      testDescription: "a root view fills its window, whatever its mask"),
    RelayoutCase(
      views: """
        <UIView frame="0 0 300 600" autoresizing="flexibleWidth flexibleHeight">
          <UITabBar identifier="bar" frame="0 551 300 49">
            <UITabBarItem identifier="one" title="One" frame="0 551 150 49"/>
            <UITabBarItem identifier="two" title="Two" frame="150 551 150 49"/>
          </UITabBar>
          <UINavigationBar identifier="top" frame="0 20 300 44">
            <UIButton identifier="back" title="Back" frame="8 24 60 36"/>
            <UIButton identifier="edit" title="Edit" frame="232 24 60 36"/>
            <UILabel identifier="title" text="Cart" frame="120 24 60 36"/>
          </UINavigationBar>
        </UIView>
        """,
      expected: [
        "bar": Rect(x: 0, y: 251, width: 600, height: 49),
        "one": Rect(x: 0, y: 251, width: 300, height: 49),
        "two": Rect(x: 300, y: 251, width: 300, height: 49),
        "top": Rect(x: 0, y: 20, width: 600, height: 44),
        "back": Rect(x: 8, y: 24, width: 60, height: 36),
        "edit": Rect(x: 532, y: 24, width: 60, height: 36),
        "title": Rect(x: 270, y: 24, width: 60, height: 36),
      ],
      testDescription: "bars and their items, which UIKit lays out itself"),
    RelayoutCase(
      views: """
        <UITableView identifier="list" frame="0 0 300 600" autoresizing="flexibleWidth flexibleHeight">
          <UITableViewCell identifier="row" label="Mail" frame="0 40 300 44"/>
        </UITableView>
        """,
      expected: [
        "list": Rect(x: 0, y: 0, width: 600, height: 300),
        "row": Rect(x: 0, y: 40, width: 600, height: 44),
      ],
      testDescription: "cells are as wide as their table"),
  ]
}

@Suite struct ComputedRelayoutTests {
  @Test(arguments: RelayoutCase.all)
  func `a screen is laid out by its masks`(_ test: RelayoutCase) throws {
    let screen = try Sketch.screen(test.views, size: "300 600")
    let rotated = try RotatedScreen(computing: screen)
    #expect(rotated.isComputed)
    #expect(rotated.screen.size == Size(width: 600, height: 300))
    #expect(rotated.screen.orientation == .landscape)
    for (name, frame) in test.expected {
      #expect(Sketch.frame(name, in: rotated.screen) == frame, "\(name)")
    }
    for index in screen.elements.indices {
      #expect(rotated.match(of: index) == ElementMatch(index: index, basis: .same))
    }
  }

  @Test(arguments: RelayoutCase.all)
  func `turned twice, a screen is as it was`(_ test: RelayoutCase) throws {
    let screen = try Sketch.screen(test.views, size: "300 600")
    let back = try RotatedScreen(computing: RotatedScreen(computing: screen).screen).screen
    #expect(back.elements.map(\.frame) == screen.elements.map(\.frame))
    #expect(back.orientation == .portrait)
  }

  @Test func `the view of a controller fills the window, although its mask keeps its size`() throws
  {
    let view = """
      <view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
      <subviews><label text="Start" id="l"><accessibility key="accessibilityConfiguration" \
      identifier="start"/><rect key="frame" x="0.0" y="420" width="80" height="40"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMinY="YES"/>\
      </label></subviews></view>
      """
    let owner = InterfaceBuilderDocument.owner("Trip", outlets: ["view": "v"])
    let screen = try Sketch.screens(
      InterfaceBuilderDocument.xib(owner + view, attributes: "toolsVersion=\"10117\"", device: nil))[
        0]
    let rotated = try RotatedScreen(computing: screen).screen
    #expect(rotated.elements[0].frame == Rect(x: 0, y: 0, width: 480, height: 320))
    #expect(
      Sketch.frame("start", in: rotated) == Rect(x: 0, y: 260, width: 80, height: 40))
  }

  @Test func `frames that were computed count as inferred, others stay as given`() throws {
    let screen = try Sketch.screen(RelayoutCase.all[0].views, size: "300 600")
    let turned = try RotatedScreen(computing: screen).screen
    #expect(
      turned.elements.map { $0.origins[.frame] } == [.inferred, .inferred, .inferred, .given])
  }

  @Test(arguments: [
    (#"<UIButton frame="0 0 44 44"/>"#, "390 844", "no view has an autoresizing mask"),
    (
      #"<UIView autoresizing="flexibleWidth" frame="0 0 9 9"/>"#, "400 400",
      "the screen is as wide as it is high"
    ),
    (
      #"""
      <UIView autoresizing="flexibleWidth" frame="0 0 390 844">
        <constraint item="a" attribute="top"/><UILabel identifier="a" text="A"/>
      </UIView>
      """#, "390 844", "its views are laid out by constraints"
    ),
    (
      #"<UIStackView autoresizing="flexibleWidth" frame="0 0 390 844"/>"#, "390 844",
      "its views are laid out by a stack view"
    ),
  ])
  func `a layout that cannot be computed has a reason`(
    _ views: String, _ size: String, _ words: String
  ) throws {
    let screen = try Sketch.screen(views, size: size)
    let gap = #expect(throws: RelayoutGap.self) { try RotatedScreen(computing: screen) }
    #expect(gap?.description == words)
  }

  @Test func `a layout of the file is taken before one is computed`() throws {
    let screens = try Sketch.screens(
      """
      <screen>
        <layout orientation="portrait" size="300 600">
          <UIButton identifier="a" autoresizing="flexibleWidth" frame="0 0 100 44"/>
        </layout>
        <layout orientation="landscape" size="600 300">
          <UIButton identifier="a" autoresizing="flexibleWidth" frame="0 0 100 44"/>
        </layout>
      </screen>
      """)
    let rotated = try RotatedScreen(
      of: screens[0], among: screens, readingOrder: Sketch.order)
    #expect(!rotated.isComputed)
    #expect(Sketch.frame("a", in: rotated.screen)?.width == 100)
    let computed = try RotatedScreen(
      of: screens[0], among: [screens[0]], readingOrder: Sketch.order)
    #expect(computed.isComputed)
    #expect(Sketch.frame("a", in: computed.screen)?.width == 400)
  }

  @Test func `an Interface Builder file with masks is laid out anew`() throws {
    let text = try PackageFiles.fixture("interface-builder/springs.xib")
    let screens = try HierarchyFormats.read(Array(text.utf8), named: "springs.xib").screens
    let turned = try RotatedScreen(computing: screens[0]).screen
    #expect(
      turned.elements.map(\.frame) == [
        Rect(x: 0, y: 0, width: 667, height: 375), Rect(x: 16, y: 40, width: 635, height: 44),
        Rect(x: 238.5, y: 311, width: 190, height: 44),
      ])
  }
}
