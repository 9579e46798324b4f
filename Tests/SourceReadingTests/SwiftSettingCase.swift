import Testing

/// A Swift source and the properties that it sets, one setting per line.
struct SwiftSettingCase: CustomTestStringConvertible, Sendable {
  let name: String
  let source: String
  let settings: [String]

  init(_ name: String, _ source: String, sets settings: [String]) {
    self.name = name
    self.source = source
    self.settings = settings
  }

  var testDescription: String { name }

  static let all = ways + classes + names + values + replacements + layers
}

extension SwiftSettingCase {
  /// The ways that lead to a view.
  static let ways: [SwiftSettingCase] = [
    SwiftSettingCase(
      "an outlet in viewDidLoad",
      """
      class Player: UIViewController {
        @IBOutlet var play: UIButton!
        override func viewDidLoad() {
          play.accessibilityLabel = "Play"
          self.play?.accessibilityHint = "Starts the song"
        }
      }
      """,
      sets: [
        "4 Player.play accessibilityLabel = “Play”",
        "5 Player.play accessibilityHint = “Starts the song”",
      ]),
    SwiftSettingCase(
      "the observer of an outlet",
      """
      class Player: UIViewController {
        @IBOutlet var play: UIButton! {
          didSet { play.accessibilityLabel = "Play" }
        }
      }
      """,
      sets: ["3 Player.play accessibilityLabel = “Play”"]),
    SwiftSettingCase(
      "an extension, and a function in it",
      """
      extension Player {
        func name() { play.isAccessibilityElement = false }
      }
      """,
      sets: ["2 Player.play isAccessibilityElement = false"]),
    SwiftSettingCase(
      "a closure that captures self",
      """
      class Player {
        func watch() {
          model.$title.sink { [weak self] title in
            guard let self else { return }
            self.titleLabel.accessibilityLabel = title
          }
        }
      }
      """,
      sets: ["5 Player.titleLabel accessibilityLabel = ?"]),
    SwiftSettingCase(
      "local names for an outlet",
      """
      class Player {
        func name() {
          let button = self.play
          button.accessibilityLabel = "Play"
          if let pause { pause.accessibilityLabel = "Pause" }
          guard let stop = stopButton else { return }
          stop.accessibilityLabel = "Stop"
        }
      }
      """,
      sets: [
        "4 Player.play accessibilityLabel = “Play”",
        "5 Player.pause accessibilityLabel = “Pause” maybe",
        "7 Player.stopButton accessibilityLabel = “Stop” maybe",
      ]),
    SwiftSettingCase(
      "several outlets in turn",
      """
      class Player {
        func name() {
          for button in [play, pause] { button.accessibilityTraits.insert(.startsMediaSession) }
          stars.forEach { $0.isAccessibilityElement = false }
          buttons[0].accessibilityLabel = "First"
        }
      }
      """,
      sets: [
        "3 each Player.play accessibilityTraits = [startsMediaSession] maybe",
        "3 each Player.pause accessibilityTraits = [startsMediaSession] maybe",
        "4 each Player.stars isAccessibilityElement = false",
        "5 each Player.buttons accessibilityLabel = “First”",
      ]),
    SwiftSettingCase(
      "a cell that the controller sets up",
      """
      class List: UITableViewController {
        func cell(at path: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "a", for: path) as! SongCell
          cell.titleLabel.accessibilityLabel = "Song"
          let other: SongCell = tableView.dequeue(path)
          other.accessibilityLabel = "Other"
          tableView.dequeue(SongCell.self).play.accessibilityLabel = "Play"
        }
        func show(_ cell: SongCell) { cell.titleLabel.text = nil }
      }
      """,
      sets: [
        "4 SongCell.titleLabel accessibilityLabel = “Song”",
        "6 SongCell accessibilityLabel = “Other”",
        "7 SongCell.play accessibilityLabel = “Play”",
        "9 SongCell.titleLabel text = nil",
      ]),
    SwiftSettingCase(
      "parameters, and what is found by walking",
      """
      class Player {
        func hide(_ view: UIView, title: UILabel) {
          view.accessibilityElementsHidden = true
          view.subviews.forEach { $0.isAccessibilityElement = false }
          view.viewWithTag(7)?.accessibilityLabel = "Seven"
        }
      }
      """,
      sets: [
        "3 parameter 0 accessibilityElementsHidden = true",
        "4 each found isAccessibilityElement = false",
        "5 found 7 accessibilityLabel = “Seven”",
      ]),
    SwiftSettingCase(
      "cells that a binding hands on",
      """
      class Prices {
        func bind() {
          prices.bind(to: table.rx.items(cellIdentifier: "price", cellType: PriceCell.self)) { row, price, cell in
            cell.nameLabel.text = price.name
          }
        }
      }
      """,
      sets: ["4 PriceCell.nameLabel text = ?"]),
    SwiftSettingCase(
      "key paths, bindings and appearance",
      """
      class Player {
        func bind() {
          title.assign(to: \\.accessibilityLabel, on: titleLabel)
          title.assign(to: \\.titleLabel.text, on: self)
          title.bind(to: titleLabel.rx.text)
          UILabel.appearance().adjustsFontForContentSizeCategory = true
        }
      }
      """,
      sets: [
        "3 Player.titleLabel accessibilityLabel = ? binding",
        "4 Player.titleLabel text = ? binding",
        "5 Player.titleLabel text = ? binding",
        "6 all UILabel adjustsFontForContentSizeCategory = true",
      ]),
    SwiftSettingCase(
      "what code makes itself",
      """
      class Player {
        lazy var badge: UILabel = {
          let label = UILabel()
          label.accessibilityLabel = "New"
          return label
        }()
      }
      """,
      sets: ["4 new UILabel accessibilityLabel = “New”"]),
  ]

  /// Settings of a class about itself.
  static let classes: [SwiftSettingCase] = [
    SwiftSettingCase(
      "overrides",
      """
      class Stars: UIView {
        override var accessibilityLabel: String? { get { "Stars" } set {} }
        override var isAccessibilityElement: Bool { get { return true } set {} }
        override var accessibilityValue: String? {
          get { if count > 0 { return text }; return nil }
          set {}
        }
        override var text: String? { didSet { update() } }
        override func accessibilityIncrement() { count += 1 }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
      }
      """,
      sets: [
        "2 Stars accessibilityLabel = “Stars” override",
        "3 Stars isAccessibilityElement = true override",
        "4 Stars accessibilityValue = ? override",
        "9 Stars increment = ? override",
        "10 Stars touches = ? override",
      ]),
    SwiftSettingCase(
      "properties of its own, and a local name for one",
      """
      class Stars: UIControl {
        override func awakeFromNib() {
          isAccessibilityElement = true
          accessibilityTraits = [.adjustable]
          let accessibilityHint = "Only a name"
          print(accessibilityHint)
        }
        func hint() {
          var accessibilityHint = ""
          accessibilityHint = "Only a name"
        }
      }
      """,
      sets: [
        "3 Stars isAccessibilityElement = true",
        "4 Stars accessibilityTraits = [adjustable]",
      ]),
    SwiftSettingCase(
      "methods of AppKit",
      """
      class Sidebar: NSView {
        override func accessibilityLabel() -> String? { "Sidebar" }
        func name() {
          setAccessibilityElement(true)
          outline.setAccessibilityLabel("Feeds")
          outline.cell?.setAccessibilityHidden(true)
        }
      }
      """,
      sets: [
        "2 Sidebar accessibilityLabel = “Sidebar” override",
        "4 Sidebar isAccessibilityElement = true",
        "5 Sidebar.outline accessibilityLabel = “Feeds”",
        "6 Sidebar.outline.cell accessibilityElementsHidden = true",
      ]),
  ]

  /// Members that set the same property under other names.
  static let names: [SwiftSettingCase] = [
    SwiftSettingCase(
      "setters, gestures and targets",
      """
      class Player {
        func set() {
          play.setTitle("Play", for: .normal)
          let tap = UITapGestureRecognizer(target: self, action: #selector(go))
          cover.addGestureRecognizer(tap)
          play.addTarget(self, action: #selector(go), for: .touchUpInside)
          field.attributedPlaceholder = NSAttributedString(string: "Name", attributes: [:])
        }
      }
      """,
      sets: [
        "3 Player.play title = “Play”",
        "5 Player.cover gesture = UITapGestureRecognizer",
        "6 Player.play action = go",
        "7 Player.field attributedPlaceholder = “Name”",
      ]),
    SwiftSettingCase(
      "nothing but what concerns views",
      """
      struct Song { var title = "" }
      class Player {
        var count = 0
        func set() { count = 1; if text == "x" { count += 2 } }
      }
      """,
      sets: []),
  ]

  /// Values, if they are literals.
  static let values: [SwiftSettingCase] = [
    SwiftSettingCase(
      "texts",
      #"""
      class Player {
        func set() {
          a.accessibilityLabel = NSLocalizedString("play", tableName: "P", value: "Play", comment: "")
          a.accessibilityLabel = String(localized: "stop")
          a.accessibilityLabel = L10n.tr("Localizable", "next", fallback: "Next")
          a.accessibilityLabel = "previous".localized
          a.accessibilityLabel = AppStrings.Player.close
          a.accessibilityLabel = b.titleLabel?.text
          a.accessibilityLabel = "\(count) songs"
          a.accessibilityLabel = isOn ? "On" : "Off"
        }
      }
      """#,
      sets: [
        "3 Player.a accessibilityLabel = localized play of P (Play)",
        "4 Player.a accessibilityLabel = localized stop",
        "5 Player.a accessibilityLabel = localized next (Next)",
        "6 Player.a accessibilityLabel = localized previous",
        "7 Player.a accessibilityLabel = AppStrings.Player.close",
        "8 Player.a accessibilityLabel = Player.b.titleLabel text",
        "9 Player.a accessibilityLabel = ?",
        "10 Player.a accessibilityLabel = ?",
      ]),
    SwiftSettingCase(
      "fonts, images and colours",
      """
      class Player {
        func set() {
          a.font = .preferredFont(forTextStyle: .body)
          a.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: base)
          a.font = UIFont.systemFont(ofSize: 12)
          a.font = Theme.font
          a.image = UIImage(systemName: "play")
          a.textColor = .label
          a.backgroundColor = UIColor(named: "Card")
          a.tintColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        }
      }
      """,
      sets: [
        "3 Player.a font = style body",
        "4 Player.a font = scaled",
        "5 Player.a font = fixed 12.0",
        "6 Player.a font = Theme.font",
        "7 Player.a image = symbol play",
        "8 Player.a textColor = system label",
        "9 Player.a backgroundColor = named Card",
        "10 Player.a tintColor = 1.0 0.5 0.0 1.0",
      ]),
  ]
}

extension SwiftSettingCase {
  /// Replacements of an item or a view, and code that keeps it.
  static let replacements: [SwiftSettingCase] = [
    replacement(
      "navigationItem.leftBarButtonItem = UIBarButtonItem()", "navigationItem.leftBarButtonItem",
      "true"),
    replacement(
      "self.navigationItem.rightBarButtonItems = [a, b]", "navigationItem.rightBarButtonItems",
      "true"),
    replacement(
      "navigationItem.setLeftBarButton(a, animated: true)", "navigationItem.leftBarButtonItem",
      "true"),
    replacement(
      "navigationItem.setRightBarButtonItems([a], animated: true)",
      "navigationItem.rightBarButtonItems", "true"),
    replacement("setToolbarItems([a], animated: true)", "toolbarItems", "true"),
    replacement("toolbarItems = nil", "toolbarItems", "true"),
    replacement("bar.items = [a]", "bar.items", "true"),
    replacement("list.tableHeaderView = UIView()", "list.tableHeaderView", "true"),
    replacement("if b { toolbarItems = nil }", "toolbarItems", "true maybe"),
    replacement(
      "saved = navigationItem.leftBarButtonItem", "navigationItem.leftBarButtonItem", "? maybe"),
    replacement("toolbarItems = old ?? toolbarItems", "toolbarItems", "? maybe", times: 2),
  ]

  private static func replacement(
    _ statement: String, _ slot: String, _ value: String, times: Int = 1
  ) -> SwiftSettingCase {
    SwiftSettingCase(
      statement, "class Player: UIViewController { func a() { \(statement) } }",
      sets: Array(repeating: "1 Player.\(slot) replaced = \(value)", count: times))
  }
}

extension SwiftSettingCase {
  /// Layers that code paints behind the content of a view.
  static let layers: [SwiftSettingCase] = [
    painted("let g = CAGradientLayer(); card.layer.insertSublayer(g, at: 0)", "Player.card"),
    painted("card.layer.addSublayer(gradient)", "Player.card"),
    painted("layer.addSublayer(gradient)", "Player"),
    painted("let l = CAShapeLayer(); card.layer.addSublayer(l)", nil),
    painted("card.layer.addSublayer(bottomBorder)", nil),
    painted("context.drawLinearGradient(g, start: a, end: b, options: [])", "Player"),
    SwiftSettingCase(
      "the class of a layer",
      "class Card: UIView { override class var layerClass: AnyClass { CAGradientLayer.self } }",
      sets: ["1 Card backgroundColor = CAGradientLayer"]),
    SwiftSettingCase(
      "a background image",
      "class Player { func a() { play.setBackgroundImage(photo, for: .normal) } }",
      sets: ["1 Player.play backgroundColor = ?"]),
  ]

  private static func painted(_ statement: String, _ object: String?) -> SwiftSettingCase {
    SwiftSettingCase(
      statement, "class Player: UIView { func a() { \(statement) } }",
      sets: object.map { ["1 \($0) backgroundColor = CAGradientLayer"] } ?? [])
  }
}
