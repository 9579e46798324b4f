import AccessibilityModel
import SourceReading

// Ways to a view that do not name it: through subviews, through UIKit, and through code that keeps it.

extension SettingStyle {
  private static let walk = "unknown: views are searched for and set at 1.swift:1"
  private static let walkInObjectiveC = "unknown: views are searched for and set at 1.m:1"
  private static let notSet = "not set: the sources use PriceCell.titleLabel and never set it"
  private static let set = "set to ? at 1.swift:1"

  private static func keptAt(_ file: String = "1.swift") -> String {
    "unknown: \(file):1 passes the view on, and \(file):1 sets a view that may be this one"
  }

  private static let theme =
    "enum Theme { static func apply(_ v: UIView) { for s in v.subviews { if let l = s as? UILabel { l.font = body }; apply(s) } } }"

  static let walks: [SettingStyle] = [
    SettingStyle(
      testDescription: "a recursive search that any view may be given to", code: theme,
      property: .font, answer: walk),
    SettingStyle(
      testDescription: "a recursive search by a switch",
      code:
        "enum Theme { static func apply(_ v: UIView) { switch v { case let l as UILabel: l.font = body; default: v.subviews.forEach(apply) } } }",
      property: .font, answer: walk),
    SettingStyle(
      testDescription: "a recursive search in an extension of all views",
      code:
        "extension UIView { func themed() { subviews.forEach { s in (s as? UILabel)?.font = body; s.themed() } } }",
      property: .font, answer: walk),
    SettingStyle(
      testDescription: "a search that another function does",
      code:
        "extension UIView { func labels() -> [UILabel] { subviews.compactMap { $0 as? UILabel } } }; class A { func f(_ v: UIView) { v.labels().forEach { $0.font = body } } }",
      property: .font, answer: walk),
    SettingStyle(
      testDescription: "a recursive search in Objective-C", language: .objectiveC,
      code:
        "@implementation Theme + (void)apply:(UIView *)v { for (UIView *s in v.subviews) { if ([s isKindOfClass:[UILabel class]]) { [(UILabel *)s setFont:body]; } [self apply:s]; } } @end",
      property: .font, answer: walkInObjectiveC),
    SettingStyle(
      testDescription: "subviews of a view that the screen around it makes",
      code:
        "extension PriceList { func f() { guard let v = make() as? UITableViewCell else { return }; let s = v.subviews; if let l = s[1] as? UILabel { l.font = body } } }",
      property: .font, answer: walk),
    SettingStyle(
      testDescription: "subviews of a view that another screen makes",
      code:
        "class OtherList: UIViewController { func f() { guard let v = make() as? UITableViewCell else { return }; let s = v.subviews; if let l = s[1] as? UILabel { l.font = body } } }",
      property: .font, answer: notSet),
    SettingStyle(
      testDescription: "a class that is told of each subview", language: .objectiveC,
      code: "@implementation PriceCell - (void)didAddSubview:(UIView *)v { v.alpha = 1; } @end",
      property: .alpha, answer: walkInObjectiveC),
  ]

  static let loading: [SettingStyle] = [
    SettingStyle(
      testDescription: "a method of the app that only begins as a setter of Apple's",
      code:
        "extension UILabel { func setText(_ t: String, _ s: Style) { attributedText = s.styled(t) } }; extension PriceCell { func f() { titleLabel.setText(\"A\", .bold) } }",
      property: .attributedText, answer: set),
    SettingStyle(
      testDescription: "an extension that UIKit calls for each label of a file",
      code:
        "extension UILabel { open override func awakeFromNib() { super.awakeFromNib(); font = body } }",
      property: .font, answer: "set to UILabel.body at 1.swift:1"),
    SettingStyle(
      testDescription: "such an extension under a condition",
      code:
        "extension UILabel { open override func awakeFromNib() { super.awakeFromNib(); if tag > 0 { font = body } } }",
      property: .font, answer: walk),
    SettingStyle(
      testDescription: "a category that UIKit calls for each label of a file",
      language: .objectiveC,
      code:
        "@implementation UILabel (Font) - (void)awakeFromNib { [super awakeFromNib]; self.font = body; } @end",
      property: .font, answer: "set to ? at 1.m:1"),
  ]

  private static func outlet(_ accessors: String) -> String {
    "class NoteCell: PriceCell {}; extension PriceCell { @IBOutlet var titleLabel: UILabel! { \(accessors) } }"
  }

  static let observers: [SettingStyle] = [
    SettingStyle(
      testDescription: "an observer of the new value",
      code: outlet("willSet { newValue.text = price }"), answer: set),
    SettingStyle(
      testDescription: "an observer that names the new value",
      code: outlet("willSet(label) { label.text = price }"), answer: set),
    SettingStyle(
      testDescription: "a setter",
      code: outlet("get { shown } set { shown = newValue; newValue.text = price }"), answer: set),
    SettingStyle(
      testDescription: "a setter in Objective-C", language: .objectiveC,
      code:
        "@implementation PriceCell - (void)setTitleLabel:(UILabel *)l { _titleLabel = l; l.text = price; } @end",
      answer: "set to ? at 1.m:1"),
    SettingStyle(
      testDescription: "a wrapper that the sources lack",
      code: "extension PriceCell { @Titled @IBOutlet var titleLabel: UILabel! }",
      answer:
        "unknown: the function Titled, which gets the view at 1.swift:1, is not in the sources"),
    SettingStyle(
      testDescription: "the wrapper of a property that gets the view",
      code:
        "extension PriceCell { @Titled var shown: UILabel?; func a() { shown = titleLabel } }\n@propertyWrapper struct Titled { var wrappedValue: UILabel? { didSet { wrappedValue?.text = price } } }",
      answer: "set to ? at 1.swift:2"),
    SettingStyle(
      testDescription: "a block that provides the label",
      code: "extension PriceCell { func a() { titleLabel.accessibilityLabelBlock = { price } } }",
      property: .accessibilityLabel, answer: set),
    SettingStyle(
      testDescription: "a key of key-value coding that leads to the view", language: .objectiveC,
      code:
        "@implementation A - (void)f:(PriceCell *)c { [[c valueForKey:@\"titleLabel\"] setText:price]; } @end",
      answer: "set to ? at 1.m:1"),
    SettingStyle(
      testDescription: "a selector of a getter", language: .objectiveC,
      code:
        "@implementation A - (void)f:(PriceCell *)c { [[c performSelector:@selector(titleLabel)] setText:price]; } @end",
      answer: "set to ? at 1.m:1"),
    SettingStyle(
      testDescription: "a key of each element of a list", language: .objectiveC,
      code:
        "@implementation PriceCell - (void)a { [@[self.titleLabel] setValue:body forKey:@\"font\"]; } @end",
      property: .font, answer: "set to ? at 1.m:1"),
  ]

  static let passedOn: [SettingStyle] = [
    SettingStyle(
      testDescription: "a registry",
      code:
        "extension PriceCell { func a() { Registry.shared.add(titleLabel) } }; class Registry { static let shared = Registry(); var views: [UIView] = []; func add(_ v: UIView) { views.append(v) }; func go() { for v in views { (v as? UILabel)?.text = price } } }",
      answer: set),
    SettingStyle(
      testDescription: "a list of a type",
      code:
        "extension PriceCell { func a() { Store.items.append(titleLabel) } }; class Store { static var items: [AnyObject] = []; func go() { for i in Store.items { (i as? UILabel)?.text = price } } }",
      answer: keptAt()),
    SettingStyle(
      testDescription: "a notification",
      code:
        "extension PriceCell { func a() { NotificationCenter.default.post(name: .x, object: titleLabel) } }; class A { @objc func on(_ n: Notification) { (n.object as? UILabel)?.text = price } }",
      answer: keptAt()),
    SettingStyle(
      testDescription: "a closure that another object provides",
      code:
        "extension PriceCell { var styling: ((UIView) -> Void)? { nil }; func a() { styling?(titleLabel) } }; class A { func f(_ c: PriceCell) { c.styling = { v in (v as? UILabel)?.text = price } } }",
      answer: keptAt()),
    SettingStyle(
      testDescription: "a builder that the sources lack",
      code: "extension PriceCell { func a() { Styles { titleLabel } } }",
      answer:
        "unknown: the function Styles, which gets the view at 1.swift:1, is not in the sources"),
    SettingStyle(
      testDescription: "a function that gets a closure with the view",
      code:
        "extension PriceCell { func a() { later { titleLabel } } }; func later(_ v: () -> UILabel) { v().text = price }",
      answer: set),
    SettingStyle(
      testDescription: "a function that returns it in a tuple",
      code:
        "class A { func parts(_ c: PriceCell) -> (UIView, UILabel) { (c, c.titleLabel) }; func g(_ c: PriceCell) { let (v, l) = parts(c); l.text = price } }",
      answer: keptAt()),
    SettingStyle(
      testDescription: "the view of a gesture",
      code:
        "extension PriceCell { func a() { titleLabel.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap(_:)))) }; @objc func tap(_ g: UITapGestureRecognizer) { (g.view as? UILabel)?.text = price } }",
      answer: keptAt()),
    SettingStyle(
      testDescription: "the sender of an action that code connects",
      code:
        "extension PriceCell { func a() { titleLabel.addTarget(self, action: #selector(tap(_:)), for: .touchUpInside) }; @objc func tap(_ s: UILabel) { s.text = price } }",
      answer: set),
    SettingStyle(
      testDescription: "a key path of an attribute that the sources lack",
      code: "extension PriceCell { @Styled(\\PriceCell.titleLabel) var style = 1 }",
      answer:
        "unknown: the function Styled, which gets the view at 1.swift:1, is not in the sources"),
  ]

  static let otherViews: [SettingStyle] = [
    SettingStyle(
      testDescription: "a search for views of another class",
      code:
        "enum Theme { static func apply(_ v: UIView) { for s in v.subviews { (s as? UIButton)?.alpha = 1; apply(s) } } }",
      property: .alpha, answer: notSet),
    SettingStyle(
      testDescription: "a search below another class of the app",
      code:
        "class Board: UIView {}; enum Theme { static func apply(_ v: Board) { for s in v.subviews { s.alpha = 1 } } }",
      property: .alpha, answer: notSet),
    SettingStyle(
      testDescription: "a search below a bar",
      code:
        "extension UINavigationController { func a() { for s in navigationBar.subviews { s.alpha = 1 } } }",
      property: .alpha, answer: notSet),
    SettingStyle(
      testDescription: "a registry of which no code sets anything",
      code:
        "extension PriceCell { func a() { views.append(titleLabel) } }; class A { let label = UILabel(); func a() { label.text = price } }",
      answer: notSet),
    SettingStyle(
      testDescription: "an extension that UIKit calls for each button of a file",
      code: "extension UIButton { open override func awakeFromNib() { alpha = 1 } }",
      property: .alpha, answer: notSet),
  ]
}
