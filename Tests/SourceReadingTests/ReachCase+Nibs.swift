/// Apps with the nib of a controller that may load another one, or the view of a scene.
extension ReachCase {
  static let nibs: [ReachCase] = [
    pay("nothing but its identifier", "make(withIdentifier: \"PayController\")", isLoaded: false),
    pay("a text with its name", "make(nib: \"PayController\")", isLoaded: true),
    pay("code that makes it", "show(PayController())", isLoaded: true),
    pay("the metatype of its class", "show(PayController.self)", isLoaded: true),
    pay("a type that code may make it for", "let pay: PayController = .fromNib()", isLoaded: true),
    pay("another nib", "show(PayController(nibName: \"Wide\", bundle: nil))", isLoaded: false),
    pay(
      "its own nib by name", "show(PayController(nibName: \"PayController\", bundle: nil))",
      isLoaded: true),
    pay("a property", "}\nvar pay: PayController?\nfunc b() {", isLoaded: false),
    pay("a cast", "show(made as? PayController)", isLoaded: false),
    pay(
      "a scene without a view", "", more: ["Main.storyboard": scene(view: "")], isLoaded: true),
    pay(
      "a subclass", "show(b)", more: ["Fast.swift": "class FastController: PayController {}"],
      isLoaded: true, code: 4),
    pay("the name of the nib of another name", "make(\"Wide\")", file: "Wide.xib", isLoaded: true),
    pay(
      "the class with the nib of another name", "PayController()", file: "Wide.xib", isLoaded: false
    ),
    pay(
      "the name of its class without the end", "PayController()", file: "Pay.xib", isLoaded: true),
    objectiveC(
      "another nib in Objective-C",
      [
        "PayController.xib": xib("UIView", owner: "PayController"),
        "Pay.h": "@interface PayController : UIViewController\n@end",
        "Home.m":
          "@implementation Home\n- (void)a {\n[[PayController alloc] initWithNibName:@\"Wide\" bundle:nil];\n}\n@end",
      ], notLoaded("PayController.xib")),
    objectiveC(
      "its nib in Objective-C",
      [
        "PayController.xib": xib("UIView", owner: "PayController"),
        "Pay.h": "@interface PayController : UIViewController\n@end",
        "Home.m":
          "@implementation Home\n- (void)a {\n[[PayController alloc] initWithNibName:nil bundle:nil];\n}\n@end",
      ]),
  ]

  /// An app with a controller, its scene and a nib.
  private static func pay(
    _ name: String, _ code: String, file: String = "PayController.xib",
    more: [String: String] = [:], isLoaded: Bool, code count: Int = 3
  ) -> ReachCase {
    let files = [
      file: xib("UIView", owner: "PayController"),
      "Main.storyboard": scene(view: "<view key=\"view\" id=\"v1\"/>"),
      "Pay.swift": "class PayController: UIViewController {}",
      "Home.swift": "class Home { override func a() { \(code) } }",
    ].merging(more) { $1 }
    return isLoaded ? ReachCase(name, files) : ReachCase(name, files, notLoaded(file))
  }

  private static func scene(view: String) -> String {
    """
    <document initialViewController="c1"><scenes><scene sceneID="s1"><objects>\
    <viewController id="c1" storyboardIdentifier="PayController" customClass="PayController">\(view)</viewController>\
    </objects></scene></scenes></document>
    """
  }

  private static func notLoaded(_ file: String) -> String {
    "\(file): no code loads it: none has its name, or makes a PayController without another nib or the view of a "
      + "scene"
  }
}
