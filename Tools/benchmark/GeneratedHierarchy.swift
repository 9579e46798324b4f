/// A hierarchy of any size, always the same for the same size.
///
/// Screens of rows, each a cell with an image, two texts, a button and sometimes a field, like
/// lists in real apps; some controls lack a label, and texts repeat as in real apps.
struct GeneratedHierarchy {
  enum Format: String, CaseIterable { case xcuitest, uiautomator, ui }

  let format: Format
  private(set) var text = ""
  private(set) var count = 0
  private var random: UInt64 = 42

  private static let words = [
    "Receipt", "Balance", "Album", "Ticket", "Download", "Café", "Settings", "Überweisung", "поиск",
    "設定", "Photo", "Message", "Order", "Station", "Invoice", "Window",
  ]

  init(_ format: Format, elements: Int) {
    self.format = format
    begin(elements)
    var top = 91.0
    var row = 0
    while count < elements {
      addRow(row, top: top)
      row += 1
      top += 72
    }
    end()
  }

  private mutating func next(_ bound: Int) -> Int {
    // The generator of Knuth's MMIX: the same on every machine.
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(random >> 33) % bound
  }

  private mutating func label() -> String {
    let words = (0..<(1 + next(4))).map { _ in Self.words[next(Self.words.count)] }
    return words.joined(separator: " ") + (next(8) == 0 ? " \(next(100_000))" : "")
  }

  private mutating func begin(_ elements: Int) {
    let height = 91 + elements / 7 * 72
    text.reserveCapacity(elements * 340)
    text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    switch format {
    case .xcuitest:
      open("Application", label: "Demo", frame: (0, 0, 390, height))
      open("Window", frame: (0, 0, 390, height))
      open("Table", frame: (0, 91, 390, height - 91))
    case .uiautomator:
      text += "<hierarchy rotation=\"0\">\n"
      open("widget.FrameLayout", frame: (0, 0, 1080, height))
      open("widget.ListView", frame: (0, 91, 1080, height - 91))
    case .ui:
      text += "<screen title=\"Demo\" size=\"390 \(height)\">\n"
      open("UITableView", frame: (0, 91, 390, height - 91))
    }
  }

  private mutating func addRow(_ row: Int, top: Double) {
    let y = Int(top)
    open(name("Cell", "view.ViewGroup", "UITableViewCell"), frame: (0, y, 390, 72))
    let hasLabel = next(12) > 0
    add(
      name("Image", "widget.ImageView", "UIImageView"), hasLabel ? label() : nil,
      (16, y + 16, 40, 40))
    add(name("StaticText", "widget.TextView", "UILabel"), label(), (72, y + 10, 220, 22))
    add(name("StaticText", "widget.TextView", "UILabel"), label(), (72, y + 34, 220, 20))
    add(
      name("Button", "widget.Button", "UIButton"), next(10) > 0 ? label() : nil,
      (330, y + 14, 44, 44))
    if next(6) == 0 {
      add(name("TextField", "widget.EditText", "UITextField"), label(), (72, y + 50, 200, 20))
    }
    close(name("Cell", "view.ViewGroup", "UITableViewCell"))
  }

  private func name(_ xcuitest: String, _ android: String, _ ui: String) -> String {
    switch format {
    case .xcuitest: xcuitest
    case .uiautomator: android
    case .ui: ui
    }
  }

  private typealias Frame = (x: Int, y: Int, width: Int, height: Int)

  private mutating func add(_ name: String, _ label: String?, _ frame: Frame) {
    open(name, label: label, frame: frame)
    close(name)
  }

  private mutating func open(_ name: String, label: String? = nil, frame: Frame) {
    count += 1
    let (x, y, width, height) = frame
    switch format {
    case .xcuitest:
      // An element that contains others is not a stop, or nothing inside it would be one.
      let isStop = label != nil && name != "Application"
      let label = label.map { " name=\"\($0)\" label=\"\($0)\"" } ?? ""
      text += """
        <XCUIElementType\(name) type="XCUIElementType\(name)"\(label) enabled="true" visible="true" \
        accessible="\(isStop)" x="\(x)" y="\(y)" width="\(width)" \
        height="\(height)" index="0">\n
        """
    case .uiautomator:
      let isButton = name.hasSuffix("Button")
      let isText = name.hasSuffix("Text") || name.hasSuffix("TextView")
      text += """
        <node index="0" text="\(isText ? label ?? "" : "")" resource-id="" class="android.\(name)" \
        package="org.example" content-desc="\(isText ? "" : label ?? "")" checkable="false" \
        checked="false" clickable="\(isButton)" enabled="true" focusable="\(isButton)" \
        focused="false" scrollable="false" long-clickable="false" password="false" \
        selected="false" bounds="[\(x * 3),\(y * 3)][\((x + width) * 3),\((y + height) * 3)]">\n
        """
    case .ui:
      let attribute = name == "UIButton" ? "title" : name == "UIImageView" ? "label" : "text"
      let label = label.map { " \(attribute)=\"\($0)\"" } ?? ""
      text += "<\(name)\(label) frame=\"\(x) \(y) \(width) \(height)\">\n"
    }
  }

  private mutating func close(_ name: String) {
    switch format {
    case .xcuitest: text += "</XCUIElementType\(name)>\n"
    case .uiautomator: text += "</node>\n"
    case .ui: text += "</\(name)>\n"
    }
  }

  private mutating func end() {
    switch format {
    case .xcuitest:
      for name in ["Table", "Window", "Application"] { close(name) }
    case .uiautomator:
      for name in ["widget.ListView", "widget.FrameLayout"] { close(name) }
      text += "</hierarchy>\n"
    case .ui:
      close("UITableView")
      text += "</screen>\n"
    }
  }
}
