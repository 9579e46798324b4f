import AccessibilityModel
import HierarchyReading
import TestSupport
import Testing

/// Facts that the reader of dumps infers from several views together.
@Suite struct UIAutomatorScreenTests {
  private func screen(_ views: String, root: String = "[0,0][1080,2000]") throws -> Screen {
    let source = UIAutomatorDump.text(views, in: root, attributes: "")
    return try Screen(reading: source, ReadingOptions(density: 160))
  }

  private func view(
    _ kind: String, _ attributes: String, _ bounds: String, _ inside: String = ""
  ) -> String {
    "<node class=\"android.\(kind)\" \(attributes) bounds=\"\(bounds)\">\(inside)</node>"
  }

  private func clipped(_ screen: Screen) -> [String] {
    screen.elements.filter { $0.flags.contains(.clippedFrame) }.map {
      $0.label ?? $0.shortClassName
    }
  }

  @Test func `a television is known by its shape and by what the remote control is on`() throws {
    let button = view("widget.Button", "clickable=\"true\" focused=\"true\"", "[0,0][200,100]")
    let idle = view("widget.Button", "clickable=\"true\"", "[0,0][200,100]")
    func idiom(_ views: String, _ root: String) throws -> Idiom {
      try screen(views, root: root).idiom
    }
    #expect(try idiom(button, "[0,0][1920,1080]") == .tv)
    #expect(try idiom(idle, "[0,0][1920,1080]") == .pad)
    #expect(try idiom(button, "[0,0][1800,1080]") == .pad)
    let source = UIAutomatorDump.text(button, in: "[0,0][1280,720]", attributes: "")
    let television = try Screen(reading: source)
    #expect(television.size == Size(width: 960, height: 540))
    #expect(!television.isScaleInferred)
  }

  @Test func `the description of a list neither makes a row a stop nor names it`() throws {
    func row(_ label: String, in kind: String) throws -> [String?] {
      let button = view("widget.Button", "clickable=\"true\" text=\"Play\"", "[0,0][200,100]")
      let list = view(kind, "content-desc=\"\(label)\"", "[0,0][1080,100]", button)
      let screen = try screen(
        view("widget.LinearLayout", "focusable=\"true\"", "[0,0][1080,200]", list))
      return screen.elements.filter(\.isElement).map(\.label)
    }
    #expect(try row("Albums", in: "support.v7.widget.RecyclerView") == ["Play"])
    #expect(try row("Albums", in: "widget.ListView") == ["Play"])
    #expect(try row("Albums", in: "widget.FrameLayout") == ["Albums", "Play"])
  }

  @Test func `the scrim below a sheet is hidden from TalkBack`() throws {
    func flags(_ attributes: String, _ bounds: String) throws -> Element.Flags {
      try screen(
        view("view.View", attributes, bounds) + view("widget.Button", "text=\"Save\"", "[0,0][9,9]")
      ).elements[1].flags
    }
    let scrim = try flags("clickable=\"true\"", "[0,0][1080,2000]")
    #expect(scrim.contains(.notImportant) && !scrim.contains(.isElement))
    let small = try flags("clickable=\"true\"", "[0,0][300,300]")
    #expect(!small.contains(.notImportant) && small.contains(.isElement))
    let focusable = try flags("clickable=\"true\" focusable=\"true\"", "[0,0][1080,2000]")
    #expect(!focusable.contains(.notImportant) && focusable.contains(.isElement))
    let named = try flags("clickable=\"true\" content-desc=\"Close\"", "[0,0][1080,2000]")
    #expect(!named.contains(.notImportant) && named.contains(.isElement))
  }

  @Test func `the rest of a row below a pinned view is cut`() throws {
    func cut(_ header: String, _ height: Int) throws -> [String] {
      clipped(
        try screen(
          view(
            "widget.ScrollView", "scrollable=\"true\"", "[0,0][1080,1900]",
            view("widget.Button", "content-desc=\"Anna\"", "[24,216][1056,\(216 + height)]")
              + view(
                "widget.Button", "content-desc=\"Arne\"",
                "[24,\(216 + height)][1056,\(384 + height)]")
              + view("view.View", "content-desc=\"A\"", header))
        )
      ).filter { $0 != "A" }
    }
    #expect(try cut("[0,0][1080,216]", 60) == ["Anna"])
    #expect(try cut("[0,0][1080,216]", 168) == [])
    #expect(try cut("[0,0][1080,150]", 60) == [])
  }

  @Test func `a field that a keyboard leaves of a page is cut`() throws {
    func isCut(_ name: String) throws -> Bool {
      let field = view("widget.EditText", "text=\"Ann\"", "[40,1000][1000,1060]")
      return try screen(
        view(
          "widget.ScrollView", "scrollable=\"true\"", "[40,1000][1000,1060]",
          view("widget.TextView", "text=\"Name\"", name) + field)
      ).elements[3].flags.contains(.clippedFrame)
    }
    #expect(try isCut("[40,1000][1000,990]"))
    #expect(try isCut("[40,1000][1000,1000]"))
    #expect(try !isCut("[40,1000][1000,1010]"))
  }

  @Test func `the order of drawing is read`() throws {
    let orders = ["2", "0", "", "-1", "none", "1.5"].map {
      view("view.View", "drawing-order=\"\($0)\"", "[0,0][9,9]")
    }
    let screen = try screen(orders.joined() + view("view.View", "", "[0,0][9,9]"))
    #expect(screen.elements.map(\.drawingOrder) == [0, 2, 0, 0, -1, 0, 0, 0])
  }

  @Test func `a web page has stops where the focus, a control or a text is`() throws {
    func stops(in container: String) throws -> [String] {
      let link = view(
        "view.View", "content-desc=\"The Post\" clickable=\"true\" focusable=\"true\"",
        "[0,0][9,9]")
      let screen = try screen(
        view(
          container, "", "[0,0][900,900]",
          view("view.View", "text=\"Article\" clickable=\"true\"", "[0,0][90,90]", link)
            + view("view.View", "clickable=\"true\"", "[0,0][90,90]")
            + view("view.View", "text=\"Text\" clickable=\"true\"", "[0,0][90,90]")
            + view("widget.Button", "text=\"Back\" clickable=\"true\"", "[0,0][90,90]")))
      return screen.elements.filter(\.isElement).map { $0.label ?? "" }
    }
    #expect(try stops(in: "webkit.WebView") == ["The Post", "Text", "Back"])
    #expect(
      try stops(in: "widget.FrameLayout") == ["Article", "The Post", "", "Text", "Back"])
  }

  @Test func `a page without a part stated to be important has stops`() throws {
    func stops(_ heading: Bool, in container: String) throws -> [String] {
      let link = view(
        "view.View",
        "content-desc=\"Offer\" clickable=\"true\" focusable=\"true\" a11y-important=\"false\"",
        "[0,0][9,9]")
      let title = view(
        "widget.TextView", "text=\"News\" a11y-important=\"\(heading)\"", "[0,0][9,9]")
      return try screen(
        view(container, "a11y-important=\"true\"", "[0,0][90,90]", title + link)
      ).elements.filter(\.isElement).map { $0.label ?? "" }
    }
    #expect(try stops(false, in: "webkit.WebView") == ["News", "Offer"])
    #expect(try stops(true, in: "webkit.WebView") == ["News"])
    #expect(try stops(false, in: "widget.FrameLayout") == [])
  }

  @Test func `a card is cut where the row that holds it is`() throws {
    let cards = [40, 480].map { left in
      view("view.View", "content-desc=\"Card \(left)\"", "[\(left),1600][\(left + 400),1900]")
    }
    let row = view("view.View", "scrollable=\"true\"", "[0,1600][1080,1900]", cards.joined())
    let above = view("view.View", "content-desc=\"Title\"", "[0,300][1080,400]")
    let screen = try screen(
      view("view.View", "scrollable=\"true\"", "[0,200][1080,1900]", above + row))
    #expect(clipped(screen) == ["View", "Card 40", "Card 480"])
    #expect(screen.elements.compactMap(\.details.scrollAxis) == [.vertical, .horizontal])
  }

  @Test func `a button with its icon in the centre is whole at the edge of what scrolls`() throws {
    func cut(_ icon: String) throws -> [String] {
      let button = view(
        "widget.FrameLayout", "content-desc=\"More\" clickable=\"true\"", "[800,0][900,150]",
        view("widget.ImageView", "", icon))
      return clipped(
        try screen(view("widget.ScrollView", "scrollable=\"true\"", "[0,0][1080,900]", button)))
    }
    #expect(try cut("[820,50][880,100]") == [])
    #expect(try cut("[820,20][880,70]") == ["More"])
    #expect(try cut("[820,0][880,150]") == ["More", "ImageView"])
  }

  @Test func `a control as wide as the others at the edge of a page is whole`() throws {
    func cut(_ widths: Int...) throws -> Int {
      let switches = widths.enumerated().map { place, width in
        view(
          "view.View", "checkable=\"true\" clickable=\"true\"",
          "[\(1000 - width),\(100 + place * 200)][1000,\(200 + place * 200)]")
      }
      let page = view(
        "widget.ScrollView", "scrollable=\"true\"", "[40,0][1000,1800]", switches.joined())
      return clipped(try screen(page)).count
    }
    #expect(try cut(120, 120) == 0)
    #expect(try cut(60, 120) == 1)
    #expect(try cut(120) == 1)
  }

  @Test func `the content of a page is whole, and the page beside it is cut`() throws {
    let close = view("widget.Button", "text=\"Close\"", "[1000,100][1080,180]")
    let page = view("widget.FrameLayout", "", "[0,0][1080,1000]", close)
    let pager = view("widget.ViewPager", "scrollable=\"true\"", "[0,0][1080,1000]", page)
    #expect(clipped(try screen(pager)) == [])
    let pages =
      view("widget.ImageView", "content-desc=\"Before\"", "[42,0][43,300]")
      + view("widget.ImageView", "content-desc=\"Now\"", "[43,0][1038,300]")
    let banner = view("view.View", "scrollable=\"true\"", "[42,0][1038,300]", pages)
    #expect(clipped(try screen(banner)) == ["Before", "Now"])
  }

  @Test func `the cells of a grid are cut at its end`() throws {
    let cells = [(0, 0), (540, 0), (0, 400), (540, 400), (0, 800), (540, 800)].map { left, top in
      view(
        "widget.FrameLayout", "content-desc=\"\(left) \(top)\"",
        "[\(left),\(top)][\(left + 500),\(min(900, top + 380))]")
    }
    let grid = view(
      "widget.GridView", "scrollable=\"true\"", "[0,0][1080,900]", cells.joined())
    let screen = try screen(grid)
    #expect(screen.elements.compactMap(\.details.scrollAxis) == [])
    #expect(clipped(screen) == ["0 0", "540 0", "0 800", "540 800"])
  }

  @Test func `an icon that is checkable for its class alone is an image`() throws {
    func icon(_ attributes: String) throws -> Element {
      try screen(
        view("widget.ImageButton", "checkable=\"true\" \(attributes)", "[0,0][120,120]")
          + view("widget.Button", "text=\"Send\" clickable=\"true\"", "[0,200][120,320]")
      ).elements[1]
    }
    let decorative = try icon("clickable=\"false\" focusable=\"false\"")
    #expect(decorative.role == .image)
    #expect(decorative.value == nil)
    #expect(!decorative.isElement && !decorative.flags.contains(.respondsToTap))
    let toggle = try icon("clickable=\"true\" focusable=\"true\"")
    #expect(toggle.role == .button)
    #expect(toggle.value == "0")
    #expect(toggle.isElement)
  }

  @Test func `the small window of another app is not part of the screen`() throws {
    func isSystem(_ package: String, _ bounds: String) throws -> Bool {
      let source = """
        <hierarchy><node package="shop" class="android.widget.FrameLayout" bounds="[0,0][1080,2400]"/>\
        <node package="\(package)" class="android.widget.Button" bounds="\(bounds)"/></hierarchy>
        """
      return try Screen(reading: source).elements[1].flags.contains(.system)
    }
    #expect(try isSystem("panel", "[1038,458][1080,800]"))
    #expect(try !isSystem("shop", "[1038,458][1080,800]"))
    #expect(try !isSystem("panel", "[0,0][1080,2000]"))
  }

  @Test func `content below the navigation bar is whole`() throws {
    func isClipped(_ root: String, _ bounds: String) throws -> Bool {
      let source = UIAutomatorDump.text(
        "<node class=\"android.widget.Button\" text=\"Gift\" bounds=\"\(bounds)\"/>", in: root,
        attributes: "width=\"1080\" height=\"2254\"")
      return try Screen(reading: source).elements[1].flags.contains(.clippedFrame)
    }
    #expect(try !isClipped("[0,0][1080,2400]", "[20,2177][116,2272]"))
    #expect(try isClipped("[0,0][1080,2400]", "[20,2380][116,2400]"))
    #expect(try isClipped("[0,0][1080,2254]", "[20,2177][116,2254]"))
  }

  @Test func `a window far from the left edge may have any density`() throws {
    func tolerance(_ left: Int) throws -> Double {
      let source = UIAutomatorDump.text(
        "<node bounds=\"[\(left),71][1898,500]\"/>", in: "[\(left),71][1898,971]",
        attributes: "width=\"1920\" height=\"971\"")
      return try Screen(reading: source).scaleTolerance
    }
    #expect(try tolerance(654) >= 3.5)
    #expect(try tolerance(654) == tolerance(0))
  }

  @Test func `a window below the status bar shows the width of the phone`() throws {
    func scale(_ root: String) throws -> (Double, isInferred: Bool) {
      // 48 and 56 dp at 450 dpi; 24 and 40 at 240, which is too few for this width.
      let sides = [135, 135, 135, 135, 158, 36, 60].enumerated().map { number, side in
        let top = 200 + 200 * number
        return view("widget.ImageView", "", "[40,\(top)][\(40 + side),\(top + side)]")
      }
      let source = UIAutomatorDump.text(sides.joined(), in: root, attributes: "")
      let screen = try Screen(reading: source)
      return (screen.scale, screen.isScaleInferred)
    }
    #expect(try scale("[0,80][1080,2340]") == (450 / 160, false))
    #expect(try scale("[0,0][1080,2340]") == (450 / 160, false))
    #expect(try scale("[20,80][1060,2340]").isInferred)
  }

  @Test func `a drop-down list that scrolls is a stop`() throws {
    let attributes = "clickable=\"true\" focusable=\"true\" scrollable=\"true\""
    let screen = try screen(
      view(
        "widget.Spinner", attributes, "[0,0][900,100]",
        view("widget.TextView", "text=\"English\"", "[0,0][400,100]")))
    #expect(screen.elements.map(\.isElement) == [false, true, false])
    #expect(screen.elements[1].label == "English")
  }

  @Test func `a description names the view around it and not what is clicked inside`() throws {
    let tapped = "clickable=\"true\" focusable=\"true\""
    let cafe = view(
      "widget.FrameLayout", tapped, "[0,100][300,200]",
      view("widget.TextView", "text=\"Cafe\"", "[0,100][300,200]"))
    let screen = try screen(
      view(
        "widget.Button", tapped, "[0,0][900,200]",
        view("widget.LinearLayout", "content-desc=\"Add location\"", "[0,0][900,200]", cafe)))
    #expect(
      screen.elements.filter(\.isElement).map(\.label) == ["Add location", "Cafe"])
  }

  @Test(arguments: [
    (
      "com.android.systemui", "com.android.systemui", [false, true],
      ["only windows of the system (com.android.systemui), not of an app; auditing the largest"]
    ),
    ("com.android.systemui", "a.shop", [true, false], []),
    ("a.shop", "com.android.systemui", [false, true], []),
  ])
  func `a dump of the system alone is about the system`(
    first: String, second: String, isSystem: [Bool], warnings: [String]
  ) throws {
    let windows = [first, second].map {
      "<node package=\"\($0)\" class=\"android.widget.FrameLayout\" bounds=\"[0,0][1080,2400]\"/>"
    }
    let dump = UIAutomatorDump.windows(windows.joined())
    let hierarchy = try HierarchyFormats.read(
      Array(dump.utf8), named: "x.xml", options: ReadingOptions(density: 420))
    #expect(hierarchy.screens[0].elements.map { $0.flags.contains(.system) } == isSystem)
    #expect(hierarchy.warnings.map(\.message) == warnings)
  }

  @Test func `a description replaces the role inside it, and Compose keeps it in a child`() throws {
    let tapped = "clickable=\"true\" focusable=\"true\""
    let on = view("widget.Switch", "checkable=\"true\" checked=\"true\"", "[800,0][900,100]")
    let button = view("widget.Button", "", "[0,0][900,100]")
    let name = view("view.View", "content-desc=\"Wi-Fi\"", "[0,0][400,100]")
    func row(_ attributes: String, _ inside: String...) throws -> Element {
      try screen(
        view("widget.LinearLayout", tapped + attributes, "[0,0][900,100]", inside.joined())
      ).elements[1]
    }
    let described = try row(" content-desc=\"Wi-Fi\"", on)
    #expect((described.role, described.label, described.value) == (.other, "Wi-Fi", nil))
    let plain = try row("", name, on)
    #expect((plain.role, plain.label, plain.value) == (.toggle, "Wi-Fi", "1"))
    let compose = try row("", name, button)
    #expect((compose.role, compose.label, compose.value) == (.button, "Wi-Fi", nil))
    let inside = try row(
      "", view("view.View", "content-desc=\"Wi-Fi\"", "[0,0][900,100]", on), button)
    #expect((inside.role, inside.label, inside.value) == (.button, "Wi-Fi", nil))
  }
}
