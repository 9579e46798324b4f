@testable import AuditRules

// Items to choose from, and whether the file says which one is selected.

extension FalseAlarm {
  static let chosenItems: [FalseAlarm] = [
    FalseAlarm(
      name: "tabs of which one holds a selected icon", rule: SelectionStateMissing(),
      document: tabBar(inside: "selected=\"true\""), findings: ["review error"]),
    FalseAlarm(
      name: "tabs of which one is selected with its icon", rule: SelectionStateMissing(),
      document: tabBar("selected=\"true\"", inside: "selected=\"true\""), findings: []),
    FalseAlarm(
      name: "the actions of an article at the edge of its list", rule: SelectionStateMissing(),
      document: dump(
        node(
          "widget.ScrollView", "scrollable=\"true\"", "[0,100][1080,1900]",
          row(["Like", "Save", "Share"], "[0,1880][1080,1900]"))), findings: []),
    FalseAlarm(
      name: "tabs of Flutter without a view around them", rule: SelectionStateMissing(),
      document: dump(tabsOfFlutter(width: 270)), findings: ["review error"]),
    FalseAlarm(
      name: "seven tabs of Android", rule: SelectionStateMissing(), document: dump(tabs(7)),
      findings: ["review error"]),
    FalseAlarm(
      name: "a row of eight at the end of a page", rule: SelectionStateMissing(),
      document: dump(tabs(8)), findings: []),
    FalseAlarm(
      name: "icons of Flutter at the end of a page", rule: SelectionStateMissing(),
      document: dump(tabsOfFlutter(width: 120)), findings: []),
    FalseAlarm(
      name: "the chosen radio button", rule: TraitConflict(),
      document: radioButton("checked=\"true\" clickable=\"false\" focusable=\"true\""),
      findings: []),
    FalseAlarm(
      name: "another radio button", rule: TraitConflict(),
      document: radioButton("checked=\"false\" clickable=\"false\" focusable=\"true\""),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "two halves of a row", rule: SelectionStateMissing(),
      document: dump(
        untappedTextView("History", "[0,150][1080,290]")
          + rowOfTappedViews(["Sent", "Received"], width: 540)
          + untappedTextView("Nothing sent", "[0,900][1080,960]")), findings: ["review error"]),
    FalseAlarm(
      name: "two halves at the end of a page", rule: SelectionStateMissing(),
      document: dump(rowOfTappedViews(["Cancel", "Save"], width: 540, from: 1400)), findings: []),
    FalseAlarm(
      name: "views that add something", rule: SelectionStateMissing(),
      document: dump(rowOfTappedViews(["+ Note", "+ Photo", "+ List"], width: 200)), findings: []),
    FalseAlarm(
      name: "a check mark in the name of one of three cards", rule: SelectionStateMissing(),
      document: dump(
        columnOfViews(
          "view.View", descriptionAttributes(["English ✓", "Deutsch", "Français"]),
          "selected=\"false\"")),
      findings: ["review error"]),
    FalseAlarm(
      name: "check marks in all names", rule: SelectionStateMissing(),
      document: dump(
        columnOfViews(
          "view.View", descriptionAttributes(["Milk ✓", "Eggs ✓", "Tea ✓"]), "selected=\"false\"")),
      findings: []),
    FalseAlarm(
      name: "two texts apart", rule: SelectionStateMissing(),
      document: dump(rowOfTappedViews(["Edit", "Share"], width: 300)), findings: []),
    FalseAlarm(
      name: "descriptions in a row that scrolls", rule: SelectionStateMissing(),
      document: dump(
        node(
          "widget.HorizontalScrollView", "", "[0,900][1080,1000]",
          ["All", "Hair", "Nails"].enumerated().map {
            describedView($1, "selected=\"false\"", "[\(200 * $0),900][\(180 + 200 * $0),1000]")
          }.joined())), findings: ["review error"]),
    FalseAlarm(
      name: "a narrow column at the side", rule: SelectionStateMissing(), document: column(200),
      findings: ["review error"]),
    FalseAlarm(
      name: "a narrow column with a selected item", rule: SelectionStateMissing(),
      document: column(200, selected: "true"), findings: []),
    FalseAlarm(
      name: "a wide column", rule: SelectionStateMissing(), document: column(700), findings: []),
    FalseAlarm(
      name: "colours without names", rule: SelectionStateMissing(), document: colors(6),
      findings: ["review error"]),
    FalseAlarm(
      name: "colours that can be checked", rule: SelectionStateMissing(),
      document: colors(6, "checkable=\"true\""), findings: []),
    FalseAlarm(
      name: "a few icons", rule: SelectionStateMissing(), document: colors(3), findings: []),
    FalseAlarm(
      name: "the days of a week, none selected", rule: SelectionStateMissing(),
      document: days("false"), findings: ["review error"]),
    FalseAlarm(
      name: "the days of a week, one selected", rule: SelectionStateMissing(),
      document: days("true"), findings: []),
    FalseAlarm(
      name: "like and dislike", rule: SelectionStateMissing(),
      document: choices(in: "view.ViewGroup", ["Like", "Dislike"]), findings: ["review error"]),
    FalseAlarm(
      name: "like and dislike with captions", rule: SelectionStateMissing(),
      document: choices(in: "view.ViewGroup", ["Like this", "Dislike it"], picture + caption),
      findings: ["review error"]),
    FalseAlarm(
      name: "described answers", rule: SelectionStateMissing(),
      document: choices(in: "view.ViewGroup", ["I like this", "I dislike it"], caption),
      findings: ["review error"]),
    FalseAlarm(
      name: "pictures of a group for one choice", rule: SelectionStateMissing(),
      document: choices(in: "widget.RadioGroup", ["Like", "Dislike"]), findings: ["review error"]),
    FalseAlarm(
      name: "three pictures", rule: SelectionStateMissing(),
      document: choices(in: "view.ViewGroup", ["Bad", "Fair", "Good"]), findings: ["review error"]),
    FalseAlarm(
      name: "two answers", rule: SelectionStateMissing(),
      document: choices(in: "view.ViewGroup", ["Yes", "No"], seen: true), findings: ["review error"]
    ),
    FalseAlarm(
      name: "tabs with a mark at one of them", rule: SelectionStateMissing(),
      document: dump(
        node(
          "view.View", "", "[0,1850][1080,2000]",
          bottomTab(
            "Map", "[100,1860][400,1940]", node("view.View", "", "[200,1945][300,1950]"))
            + bottomTab("Me", "[600,1860][900,1940]"))), findings: ["review error"]),
    FalseAlarm(
      name: "two buttons below the content", rule: SelectionStateMissing(),
      document: dump(
        node(
          "view.View", "", "[0,1850][1080,2000]",
          bottomTab("Deny", "[100,1860][400,1940]") + bottomTab("Allow", "[600,1860][900,1940]"))),
      findings: []),
    FalseAlarm(
      name: "filters near the upper edge", rule: SelectionStateMissing(),
      document: filters("false"), findings: ["review error"]),
    FalseAlarm(
      name: "filters, one of them selected", rule: SelectionStateMissing(),
      document: filters("true"), findings: []),
    FalseAlarm(
      name: "links below the content", rule: SelectionStateMissing(),
      document: filters("false", y: 1500), findings: []),
  ]

  private static func row(_ labels: [String], _ bounds: String) -> String {
    let (top, bottom) = (bounds.split(separator: ",")[1].prefix(4), bounds.suffix(5).dropLast())
    return node(
      "widget.LinearLayout", "", bounds,
      labels.enumerated().map { place, label in
        node(
          "widget.ImageView", "content-desc=\"\(label)\" \(tapped)",
          "[\(place * 360),\(top)][\(place * 360 + 360),\(bottom)]")
      }.joined())
  }

  /// A bar of three tabs, the first with its own attributes and those of its icon.
  private static func tabBar(_ own: String = "", inside: String) -> String {
    let tabs = ["Mail", "Docs", "Me"].enumerated().map { place, label in
      node(
        "widget.RelativeLayout", "\(tapped) \(place == 0 ? own : "")",
        "[\(place * 360),1850][\(place * 360 + 360),2000]",
        node(
          "widget.ImageView", place == 0 ? inside : "",
          "[\(place * 360 + 140),1860][\(place * 360 + 220),1940]")
          + node(
            "widget.TextView", "text=\"\(label)\" \(place == 0 ? inside : "")",
            "[\(place * 360 + 100),1945][\(place * 360 + 260),1990]"))
    }
    return dump(node("view.ViewGroup", "", "[0,1850][1080,2000]", tabs.joined()))
  }

  private static func radioButton(_ attributes: String) -> String {
    dump(
      node(
        "widget.RadioButton", "text=\"Dark\" checkable=\"true\" \(attributes)", "[0,0][900,100]")
        + node(
          "widget.RadioButton", "text=\"Light\" checkable=\"true\" \(tapped)", "[0,100][900,200]"))
  }

  private static func column(_ width: Int, selected: String = "false") -> String {
    let items = ["All", "Food", "Pets", "Travel", "Home"].enumerated().map { number, name in
      let top = 600 + 180 * number
      return describedView(
        name, "selected=\"\(number == 1 ? selected : "false")\"",
        "[0,\(top)][\(width),\(top + 180)]")
    }
    return dump(
      node("view.View", "scrollable=\"true\"", "[0,600][\(width),1800]", items.joined())
        + node(
          "view.View", "", "[\(width),600][1080,1800]",
          untappedTextView("Food", "[400,650][700,720]")))
  }

  private static func colors(_ count: Int, _ attributes: String = "") -> String {
    let items = (0..<count).map {
      node(
        "view.View", "\(tapped) selected=\"false\" \(attributes)",
        "[\(50 + 60 * $0),900][\(80 + 60 * $0),930]")
    }
    return dump(node("view.View", "", "[0,880][1080,1000]", items.joined()))
  }

  private static func days(_ state: String) -> String {
    dump(
      node(
        "view.View", "scrollable=\"true\"", "[0,300][1080,500]",
        (0..<6).map { day in
          let x = 20 + 170 * day
          return node(
            "view.View", tapped + " selected=\"\(day == 0 ? state : "false")\"",
            "[\(x),300][\(x + 150),500]",
            ["JUN", "\(20 + day)", "MON"].enumerated().map {
              node(
                "widget.TextView", "text=\"\($1)\"",
                "[\(x + 20),\(310 + 60 * $0)][\(x + 120),\(360 + 60 * $0)]")
            }.joined())
        }.joined()))
  }

  private static func choices(
    in group: String, _ labels: [String], seen: Bool = false, _ inside: String = ""
  ) -> String {
    dump(
      node(
        group, "", "[900,300][1080,900]",
        labels.enumerated().map { row, label in
          node(
            "widget.RadioButton",
            "\(seen ? "text" : "content-desc")=\"\(label)\" checkable=\"true\" checked=\"false\" \(tapped)",
            "[900,\(300 + 200 * row)][1080,\(500 + 200 * row)]", inside)
        }.joined()))
  }

  private static let picture = node("widget.ImageView", "", "[950,320][1030,400]")

  private static let caption = node("widget.TextView", "text=\"Vote\"", "[950,420][1030,450]")

  /// A text of the page, and icons with descriptions at its lower end.
  private static func tabs(_ count: Int) -> String {
    node(
      "view.ViewGroup", "", "[0,1850][1080,2000]",
      ["Home", "Map", "Trails", "Safety", "Club", "Shop", "Me", "More"].prefix(count).enumerated()
        .map { place, name in
          describedView(
            name, "selected=\"false\"",
            "[\(place * 1080 / count),1850][\((place + 1) * 1080 / count),2000]")
        }.joined())
  }

  private static func tabsOfFlutter(width: Int) -> String {
    describedView("Rooms", "", "[0,300][1080,500]")
      + ["Home", "Bookings", "Kitchen", "Team"].enumerated().map { place, name in
        node(
          "widget.ImageView", "content-desc=\"\(name)\" selected=\"false\" \(tapped)",
          "[\(place * width),1850][\(place * width + width),2000]")
      }.joined()
  }

  /// A tab with a text, and a view below it if it is the current one.
  private static func bottomTab(_ words: String, _ bounds: String, _ mark: String = "") -> String {
    node(
      "view.View", tapped + " selected=\"false\"", bounds,
      node("widget.TextView", "text=\"\(words)\"", bounds) + mark)
  }

  private static func filters(_ state: String, y: Int = 100) -> String {
    let items = ["All", "Local", "Shared"].enumerated().map { place, words in
      node(
        "widget.TextView",
        "text=\"\(words)\" selected=\"\(place == 0 ? state : "false")\" \(tapped)",
        "[\(place * 200),\(y)][\(place * 200 + 150),\(y + 60)]")
    }
    return dump(
      node("widget.LinearLayout", "", "[0,\(y)][1080,\(y + 60)]", items.joined()))
  }
}
