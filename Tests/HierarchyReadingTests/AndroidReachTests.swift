import AccessibilityModel
import HierarchyReading
import TestSupport
import Testing

/// Which layouts are shown by code that something leads to.
struct AndroidReachTests {
  @Test(arguments: ReachCase.all)
  func `a layout is mentioned by code that a name leads to`(_ test: ReachCase) throws {
    let text = AndroidLayoutDocument.text("<Button android:text=\"Buy\"/>")
    let code = [
      "Main.kt": "class MainActivity : Activity() {\n"
        + "  val a = R.layout.main\n  fun go() {\(test.main)}\n}",
      "Chat.kt": test.chat,
    ].merging(test.others) { $1 }
    var options = ReadingOptions()
    options.androidResources = AndroidLayoutDocument.resources(
      ["layout/main.xml": text, "layout/chat.xml": text].merging(test.files) { $1 }, code: code,
      manifest: "<manifest><application>\(test.starts)\(test.manifest)</application></manifest>")
    let screen = try #require(
      try HierarchyFormats.read(
        Array(text.utf8), named: "res/layout/\(test.layout).xml", options: options
      ).screens.first)
    let count = code.count
    #expect(
      screen.unmentioned
        == test.unreached.map {
          "only \($0) refers to this layout, and nothing leads to that class "
            + "(searched \(count) files in Kotlin and Java)"
        })
  }
}

/// The code and the resources of an app that starts with `MainActivity`, and the class that alone shows a layout if nothing
/// leads to that class.
struct ReachCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// A function of the first activity.
  var main = ""
  var chat = "class ChatFragment : Fragment(R.layout.chat)"
  var others: [String: String] = [:]
  var files: [String: String] = [:]
  var manifest = ""
  var starts = ReachCase.launcher
  var layout = "chat"
  var unreached: String?

  private static let launcher =
    "<activity android:name=\".MainActivity\" android:exported=\"true\"><intent-filter>"
    + "<category android:name=\"android.intent.category.LAUNCHER\"/></intent-filter></activity>"
  private static let activity =
    "public class ChatActivity extends Base {\n  int a = R.layout.chat;\n}"
  private static let adapter =
    "class chatRows : Adapter<chatRows.Holder>() {\n  val a = R.layout.chat\n  class Holder\n}"

  private static func xml(_ text: String) -> String {
    "<a \(AndroidLayoutDocument.namespaces) \(text)/>"
  }

  static let all: [ReachCase] = [
    ReachCase(testDescription: "a fragment that nothing names", unreached: "ChatFragment"),
    ReachCase(testDescription: "a fragment that code names", main: "show(ChatFragment())"),
    ReachCase(testDescription: "one that a text names", main: "show(\"org.example.ChatFragment\")"),
    ReachCase(
      testDescription: "one that only a comment names", main: "// show(ChatFragment())\n",
      unreached: "ChatFragment"),
    ReachCase(
      testDescription: "one that is only imported",
      others: ["Cart.kt": "import org.example.ChatFragment\nclass Cart"],
      unreached: "ChatFragment"),
    ReachCase(
      testDescription: "one whose members are imported",
      others: ["Cart.kt": "import org.example.ChatFragment.Companion.show\nclass Cart"]),
    ReachCase(
      testDescription: "all of whose members are imported",
      others: ["Cart.java": "import static org.example.ChatFragment.*;\nclass Cart {}"]),
    ReachCase(
      testDescription: "a fragment of a graph",
      files: ["navigation/main.xml": xml("android:name=\"org.example.ChatFragment\"")]),
    ReachCase(
      testDescription: "one that a layout names",
      files: ["layout/main.xml": xml("class=\"org.example.ChatFragment\"")]),
    ReachCase(
      testDescription: "one that only the editor knows",
      files: ["layout/chat.xml": xml("tools:context=\".ChatFragment\"")], unreached: "ChatFragment"),
    ReachCase(
      testDescription: "an activity in the manifest only", chat: activity,
      manifest: "<activity android:name=\".ChatActivity\" android:exported=\"false\"/>",
      unreached: "ChatActivity"),
    ReachCase(
      testDescription: "an activity for other apps", chat: activity,
      manifest: "<activity android:name=\".ChatActivity\" android:exported=\"true\"/>"),
    ReachCase(
      testDescription: "an activity for an intent", chat: activity,
      manifest: "<activity android:name=\".ChatActivity\"><intent-filter/></activity>"),
    ReachCase(
      testDescription: "an activity under a second name", chat: activity,
      manifest: "<activity android:name=\".ChatActivity\"/>"
        + "<activity-alias android:targetActivity=\".ChatActivity\"/>"),
    ReachCase(
      testDescription: "a library", chat: activity,
      manifest: "<activity android:name=\".ChatActivity\"/>", starts: ""),
    ReachCase(
      testDescription: "an adapter of a fragment that nothing names", chat: adapter,
      others: ["List.kt": "class ListFragment : Fragment() {\n  val a = chatRows()\n}"],
      unreached: "chatRows"),
    ReachCase(
      testDescription: "an adapter of a fragment that code names", main: "show(ListFragment())",
      chat: adapter,
      others: ["List.kt": "class ListFragment : Fragment() {\n  val a = chatRows()\n}"]),
    ReachCase(
      testDescription: "an adapter, and a class of the name of one in it", chat: adapter,
      others: ["Rows.kt": "class Rows {\n  class Holder\n}"], unreached: "chatRows"),
    ReachCase(
      testDescription: "two fragments that only name each other",
      chat: "class ChatFragment : Fragment(R.layout.chat) {\n  val a = ListFragment()\n}",
      others: ["List.kt": "class ListFragment : Fragment() {\n  val a = ChatFragment()\n}"],
      unreached: "ChatFragment"),
    ReachCase(
      testDescription: "a fragment with a function beside it",
      chat: "class ChatFragment : Fragment(R.layout.chat)\nfun showChat() = ChatFragment()"),
    ReachCase(
      testDescription: "a fragment with a private constant beside it",
      chat: "private const val TAG = \"a\"\n"
        + "class ChatFragment(val a: Int) : Fragment(R.layout.chat)",
      unreached: "ChatFragment"),
    ReachCase(
      testDescription: "an activity with a route", chat: "@Route(path = \"/chat\")\n\(activity)"),
    ReachCase(
      testDescription: "an activity whose parts are injected",
      chat: "@AndroidEntryPoint\n\(activity)", unreached: "ChatActivity"),
    ReachCase(
      testDescription: "a class that is no view of the system's",
      chat: "class Chat { R.layout.chat }"),
    ReachCase(
      testDescription: "a part of such a layout",
      files: [
        "layout/chat.xml": xml("layout=\"@layout/row\""), "layout/row.xml": xml(""),
      ], layout: "row", unreached: "ChatFragment"),
    ReachCase(
      testDescription: "a part of this layout and of another",
      files: [
        "layout/chat.xml": xml("layout=\"@layout/row\""),
        "layout/main.xml": xml("layout=\"@layout/row\""), "layout/row.xml": xml(""),
      ], layout: "row"),
  ]
}
