import AccessibilityModel
import HierarchyReading
import TestSupport
import Testing

/// A whole file of ours, and its screens.
struct InterfaceBuilderFileCase: CustomTestStringConvertible {
  let name: String
  let file: String
  let outline: String

  init(_ name: String, file: String, outline: String) {
    self.name = name
    self.file = file
    self.outline = outline
  }

  var testDescription: String { name }

  static let all = [
    InterfaceBuilderFileCase(
      "a storyboard shows its bars, and its initial scene first", file: "shop.storyboard",
      outline: #"""
        0 All articles #list 390x844 portrait phone
          UITableView (0 0 390 844)
            ArticleCell:UITableViewCell "Tea" (0 119 390 44) stop custom taps segue:Article back:ffffffff
              UITableViewCellContentView (0 119 390 44)
                UILabel "Tea" [staticText] (20 131 100 20) stop text:000000ff
          UINavigationBar (0 47 390 44)
            UILabel "All articles" [header] ~(60 47 314 44) stop
            UIBarButtonItem "Edit" [button] ~(8 47 44 44) stop taps
          UITabBar ~(0 761 390 49)
            UITabBarItem "Shop" [button selected tabBarItem] ~(0 761 195 49) stop taps symbol:cart
            UITabBarItem "About us" [button tabBarItem] ~(195 761 195 49) stop taps
        1 Article #Article 390x844 portrait phone
          UIView (0 0 390 844) mask:flexibleWidth+flexibleHeight {embed.top=v-article.topLayoutGuide.bottom}
            UIButton "Buy" [button] (20 700 350 50) stop taps segue:Pay text:ffffffff
            UIView (0 100 390 300) segue:picture
          UINavigationBar (0 47 390 44)
            UIButton "Shop" [backButton] ~(8 47 88 44) stop taps
            UILabel "Article" [header] ~(104 47 182 44) stop
            UIBarButtonItem [button] ~(338 47 44 44) stop taps symbol:heart
            UIBarButtonItem "Size" [button] ~(294 47 44 44) stop taps
          UIToolbar ~(0 717 390 44)
            UIBarButtonItem "Share" [button] ~(8 717 44 44) stop taps
          UITabBar ~(0 761 390 49)
            UITabBarItem "Shop" [button selected tabBarItem] ~(0 761 195 49) stop taps symbol:cart
            UITabBarItem "About us" [button tabBarItem] ~(195 761 195 49) stop taps
        2 About us #about 390x844 portrait phone
          UIView (0 0 390 844)
            UIButton "Write to us" [button] (20 100 350 50) stop taps segue:Compose text:ffffffff
          UITabBar ~(0 761 390 49)
            UITabBarItem "Shop" [button tabBarItem] ~(0 761 195 49) stop taps symbol:cart
            UITabBarItem "About us" [button selected tabBarItem] ~(195 761 195 49) stop taps
        3 PayController #Pay 390x844 portrait phone
          UIView (0 91 390 753)
            UILabel "Total" [staticText] (20 101 100 20) stop text:000000ff
          UINavigationBar (0 47 390 44)
        4 PictureController #picture 390x300 portrait phone
          UIView (0 0 390 300)
        """#),
    InterfaceBuilderFileCase(
      "a window and a menu of AppKit are screens", file: "sheet.xib",
      outline: #"""
        0 New folder #content 400x120 landscape mac
          NSView (0 0 400 120) back:ecececff
            NSTextField "Name of the folder"! [textEntry] (20 20 200 20) stop taps placeholder:untitled
            NSButton "Create" [button] (300 75 80 32) stop taps action:create:
          NSToolbar (-)
            NSToolbarItem "Sort" ?Sorts the folders [button] (-) stop taps image:sort action:sort:
            NSSearchField "Find" [searchField textEntry] (-) stop taps
        1 More #menu ? landscape mac
          NSMenu (-)
            NSMenuItem "Rename" [button] (-) stop taps
            NSMenuItem "Delete" [button] (-) stop hidden taps
        """#),
    InterfaceBuilderFileCase(
      "views and cells at the root of a xib are screens", file: "player.xib",
      outline: #"""
        0 PlayerController #root 1920x1080 landscape tv
          UIView (0 0 1920 1080)
            UIButton "Play" [button] (860 900 200 86) stop taps action:play:
        1 EpisodeCell #cell 308x300 landscape tv
          EpisodeCell:UICollectionViewCell (0 0 308 300) custom
            UIView (0 0 308 300)
        """#),
  ]
}

struct InterfaceBuilderFileTests {
  @Test(arguments: InterfaceBuilderFileCase.all)
  func `files become screens`(_ test: InterfaceBuilderFileCase) throws {
    let bytes = try #require(CaptureFiles.fixture("interface-builder/\(test.file)"))
    let hierarchy = try HierarchyFormats.read(bytes, named: test.file)
    let outline = hierarchy.screens.map { InterfaceBuilderOutline(screen: $0).description }
    #expect(outline.joined(separator: "\n") == test.outline)
  }

  @Test func `a screen lists the data that an Interface Builder file lacks`() throws {
    let bytes = try #require(CaptureFiles.fixture("interface-builder/shop.storyboard"))
    let screen = try #require(
      try HierarchyFormats.read(bytes, named: "shop.storyboard").screens.first)
    #expect(screen.framesAreDesignTime)
    #expect(
      screen.capabilities == [
        .labels, .hints, .traits, .headings, .frames, .exposure, .identifiers, .placeholders,
        .gestures, .actions, .colors, .fonts, .textSizes, .visibleText, .shownTexts, .valueRange,
        .constraints,
        .contentTypes, .classNames, .firstLaunch, .wholeScreen,
      ])
    let missing = screen.limitations.reduce(into: Capabilities()) { $0.formUnion($1.capabilities) }
    #expect(
      missing == [
        .values, .selection, .customActions, .solvedLayout, .language, .appFacts, .autoDismiss,
      ])
  }

  /// A storyboard names its initial controller; a launch screen is shown before the app.
  @Test(arguments: [
    (nil, "", [true], true), ("a", "", [false], false), ("v", "", [true], true),
    ("v", #"launchScreen="YES""#, [false], false),
  ])
  func `the initial controller shows the first screen`(
    _ initial: String?, _ launch: String, _ first: [Bool], _ isTold: Bool
  ) throws {
    let view = InterfaceBuilderDocument.view("w", "", attributes: "key=\"view\"")
    let document = InterfaceBuilderDocument.storyboard(
      InterfaceBuilderDocument.scene("<viewController id=\"v\">\(view)</viewController>"),
      initial: initial, attributes: launch)
    let screens = try HierarchyFormats.read(Array(document.utf8), named: "x.storyboard").screens
    #expect(screens.map(\.isFirstLaunch) == (initial == nil ? [false] : first))
    #expect(screens.map { $0.capabilities.contains(.firstLaunch) } == [initial != nil && isTold])
  }

  @Test func `a launch screen has no labels, fonts and title to judge`() throws {
    let bytes = try #require(CaptureFiles.fixture("interface-builder/launch.xib"))
    let text = String(decoding: bytes, as: UTF8.self)
    let ordinary = text.replacing("launchScreen=\"YES\"", with: "launchScreen=\"NO\"")
    let launch = try #require(try HierarchyFormats.read(bytes, named: "a.xib").screens.first)
    let other = try Screen(reading: ordinary)
    let missing: Capabilities = [.labels, .fonts, .textSizes, .wholeScreen]
    #expect(other.capabilities.subtracting(launch.capabilities) == missing)
    #expect(Array(launch.limitations.dropFirst()) == other.limitations)
    let picture = "the system shows a launch screen as a static image before the app runs"
    #expect(launch.limitations.first == Screen.Limitation(missing, reason: picture))
  }

  @Test func `options go before the guesses`() throws {
    let bytes = try #require(CaptureFiles.fixture("interface-builder/shop.storyboard"))
    let screen = try #require(
      try HierarchyFormats.read(
        bytes, named: "shop.storyboard", options: ReadingOptions(idiom: .pad, language: "de")
      ).screens.first)
    #expect(screen.idiom == .pad)
    #expect(screen.language == "de")
    #expect(screen.capabilities.contains(.language))
    #expect(!screen.limitations.contains { $0.capabilities == .language })
  }

  @Test func `facts know where they come from`() throws {
    let bytes = try #require(CaptureFiles.fixture("interface-builder/shop.storyboard"))
    let screens = try HierarchyFormats.read(bytes, named: "shop.storyboard").screens
    let cell = screens[0].elements[1]
    #expect(cell.line == 82)
    #expect(cell.column == 29)
    #expect(cell.details.objectID == "row")
    #expect(cell.origins[.traits] == .inferred)
    #expect(cell.origins[.label] == .inferred)
    #expect(cell.origins[.frame] == .given)
    let buy = screens[1].elements[1]
    #expect(buy.origins[.traits] == .default)
    #expect(buy.origins[.label] == .inferred)
  }
}
