/// Apps with the ways from one screen to another, and with screens that cannot be loaded.
extension ReachCase {
  static let routes: [ReachCase] = segues + outlets + specs

  private static func segue(_ attributes: String, _ code: String = "") -> [String: String] {
    storyboard(
      scene(
        "c1", "", "<connections><segue destination=\"c2\" \(attributes)/></connections>") + "\n"
        + scene("c2")
    ).merging(["Home.swift": "class Home { override func a() { \(code) } }"]) { $1 }
  }

  private static let segues: [ReachCase] = [
    ReachCase(
      "a segue of a controller that no code performs",
      segue("kind=\"show\" identifier=\"details\""), "Main.storyboard 4-7: \(lost)"),
    ReachCase(
      "a segue of a controller that code performs",
      segue("kind=\"show\" identifier=\"details\"", "performSegue(\"details\")")),
    ReachCase(
      "a segue of a controller without a name", segue("kind=\"show\""),
      "Main.storyboard 4-7: \(lost)"),
    ReachCase("a segue of a class that may perform itself", segue("kind=\"custom\"")),
    ReachCase(
      "a scene that only code of another one makes that is not in use",
      storyboard(
        scene("c1") + "\n" + scene("c2", "storyboardIdentifier=\"old\" customClass=\"Old\"") + "\n"
          + scene("c3", "storyboardIdentifier=\"older\"")
      ).merging([
        "Old.swift": "class Old: UIViewController { override func a() { make(\"older\") } }"
      ]) { $1 }, "Main.storyboard 4-4: \(lost)", "Main.storyboard 5-7: \(lost)"),
    ReachCase(
      "a scene to whose class an object is only cast",
      storyboard(
        scene("c1") + "\n" + scene("c2", "storyboardIdentifier=\"Away\" customClass=\"Away\"")
      ).merging([
        "Away.swift": "class Away: UIViewController {}",
        "Way.swift": "class Home { override func a() { show(made as? Away) } }",
      ]) { $1 }, "Main.storyboard 4-7: \(lost)"),
  ]

  private static func owned(_ code: String) -> [String: String] {
    [
      "Card.xib": """
      <document><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card">
      <connections><outlet property="view" destination="v1"/><outlet property="title" destination="v1"/>
      </connections></placeholder><view id="v1"/></objects></document>
      """,
      "Card.swift": code, "Home.swift": "class Home { override func a() { show(Card()) } }",
    ]
  }

  private static let outlets: [ReachCase] = [
    ReachCase(
      "an outlet that its class has not", owned("class Card: UIViewController {}"),
      "Card.xib: loading it fails: no code has the outlet Card.title"),
    ReachCase("an outlet", owned("class Card: UIViewController { @IBOutlet var title: UILabel! }")),
    ReachCase(
      "an outlet of the superclass",
      owned("class Base: UIViewController { var title: UILabel! }\nclass Card: Base {}")),
    ReachCase(
      "an outlet that a library's class may have", owned("class Card: LibraryController {}")),
    ReachCase(
      "a class that takes all outlets",
      owned(
        "class Card: UIViewController { override func setValue(_ v: Any?, forUndefinedKey k: String) {} }"
      )),
    ReachCase(
      "an outlet that the class of a scene has not",
      storyboard(
        scene("c1") + "\n"
          + scene(
            "c2", "storyboardIdentifier=\"away\" customClass=\"Away\"",
            "<connections><outlet property=\"title\" destination=\"l1\"/></connections>")
      ).merging([
        "Away.swift": "class Away: UIViewController {}",
        "Way.swift": "class Home { override func a() { make(\"away\") } }",
      ]) { $1 },
      "Main.storyboard 4-7: loading the scene fails: no code has the outlet Away.title"),
  ]

  private static let specs: [ReachCase] = [
    ReachCase(
      "a library beside the screens",
      card.merging([
        "Kit.podspec": "s.source_files = 'Kit/**/*.{h,m}'\ns.homepage = 'https://a.b/c'"
      ]) { $1 },
      unnamed("Card.xib", code: 2)),
    ReachCase(
      "a library with the screens",
      card.merging(["Kit.podspec": "# s.source_files = 'Kit/**/*'\ns.resources = ['*.xib']"]) { $1 }
    ),
  ]
}
