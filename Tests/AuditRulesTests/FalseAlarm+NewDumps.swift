import Auditing

@testable import AuditRules

// False findings of Android dumps that were drawn on the morning of 26 November 2026, each beside its counterpart.

extension FalseAlarm {
  static let newDumps: [FalseAlarm] = [
    FalseAlarm(
      name: "a state that another description has", rule: LabelRepeatsState(),
      document: tile("content-desc=\"Selected photo of a lake\""), findings: []),
    FalseAlarm(
      name: "a state at the end of another description", rule: LabelRepeatsState(),
      document: tile("content-desc=\"Photo of a lake, selected\""), findings: []),
    FalseAlarm(
      name: "a state that only an icon has", rule: LabelRepeatsState(),
      document: tile("content-desc=\"Photo of a lake\""), findings: ["fail warning"]),
    FalseAlarm(
      name: "a visible text that begins with the word for a state", rule: LabelRepeatsState(),
      document: tile("text=\"Selected works\""), findings: ["fail warning"]),
    FalseAlarm(
      name: "a text that Compose has enlarged", rule: ControlsOverlap(),
      document: link(in: composeView, height: 48), findings: []),
    FalseAlarm(
      name: "a text that is as high as its frame", rule: ControlsOverlap(),
      document: link(in: composeView, height: 46), findings: ["fail error"]),
    FalseAlarm(
      name: "a text on a button", rule: ControlsOverlap(),
      document: link(in: composeView, height: 48, overlap: 16), findings: ["fail error"]),
    FalseAlarm(
      name: "a text of an Android view", rule: ControlsOverlap(),
      document: link(in: "android.widget.FrameLayout", height: 48), findings: ["fail error"]),
    FalseAlarm(
      name: "two photos of one minute", rule: DuplicateLabel(),
      document: pair("Photo taken on May 19, 2026 10:23 AM"), findings: []),
    FalseAlarm(
      name: "two photos of one day", rule: DuplicateLabel(),
      document: pair("Photo taken on 19 May 2026"), findings: []),
    FalseAlarm(
      name: "two photos with a number", rule: DuplicateLabel(),
      document: pair("Photo number 19 from the camera"), findings: ["fail warning"]),
    FalseAlarm(
      name: "two photos in a ratio", rule: DuplicateLabel(),
      document: pair("Photo for the ratio 4:3"), findings: ["fail warning"]),
    FalseAlarm(
      name: "a post with hashtags", rule: SpokenTooLong(),
      document: button(words + " #house #lake"), findings: []),
    FalseAlarm(
      name: "a label with numbers", rule: SpokenTooLong(), document: button(words + " #1 #2"),
      findings: ["fail note"]),
    FalseAlarm(
      name: "a shown name with hyphens", rule: SpokenUnpronounceable(),
      document: item("Orpheus-9B-Claude-Mythos-5-1M", shows: "Orpheus-9B-Claude-Mythos-5-1M"),
      findings: []),
    FalseAlarm(
      name: "a name with hyphens that is not shown", rule: SpokenUnpronounceable(),
      document: item("Orpheus-9B-Claude-Mythos-5-1M", shows: "Model"), findings: []),
    FalseAlarm(
      name: "a shown code with hyphens", rule: SpokenUnpronounceable(),
      document: item(code, shows: code), findings: ["fail error"]),
  ]

  private static let composeView = "androidx.compose.ui.platform.ComposeView"
  private static let code = "3f2504e0-4f89-11d3-9a0c-0305e82c3301"
  private static let words =
    "The plans for the house by the lake have come from the office today and we should talk"

  /// A tile with a picture, which has the attributes, and a tick.
  private static func tile(_ attributes: String) -> String {
    dump(
      node(
        "view.View", tapped, "[0,300][300,600]",
        node("view.View", attributes, "[0,300][300,600]")
          + node("view.View", "content-desc=\"Selected\"", "[10,310][40,340]")))
  }

  /// A text above a button, over which its frame extends.
  private static func link(in container: String, height: Int, overlap: Int = 6) -> String {
    let top = 400 + overlap - height
    let show = node("widget.Button", "content-desc=\"Show\" \(tapped)", "[200,400][248,448]")
    return dump(
      """
      <node class="\(container)" enabled="true" bounds="[0,0][1080,2000]">\
      \(node("widget.FrameLayout", "", "[0,400][1080,448]", show))\
      \(node("widget.TextView", "text=\"Forgot?\" \(tapped)", "[200,\(top)][248,\(400 + overlap)]"))\
      </node>
      """)
  }

  private static func pair(_ label: String) -> String {
    dump(
      [300, 700].map { top in
        node(
          "view.View", tapped, "[0,\(top)][300,\(top + 300)]",
          node("view.View", "content-desc=\"\(label)\"", "[0,\(top)][300,\(top + 300)]"))
      }.joined())
  }

  private static func button(_ label: String) -> String {
    dump(node("widget.Button", "content-desc=\"\(label)\" \(tapped)", "[0,300][1080,600]"))
  }

  private static func item(_ name: String, shows text: String) -> String {
    dump(
      node(
        "view.ViewGroup", "content-desc=\"Model \(name)\" \(tapped)", "[0,300][1080,600]",
        node("widget.TextView", "text=\"\(text)\"", "[0,300][1080,400]")))
  }
}
