import AccessibilityModel
import HierarchyReading
import ReadingOrder
import TestSupport
import Testing

/// A screen with columns, and the labels of its stops in order.
struct SplitColumnCase: CustomTestStringConvertible {
  var name: String
  var idiom = "pad"
  var direction = "ltr"
  var content: String
  var order: [String]

  var testDescription: String { name }

  /// Two columns whose rows share lines.
  private static func columns(_ sidebar: String, _ detail: String, detailY: Int = 0) -> String {
    """
    <UIView frame="\(sidebar) 0 320 1180">
      <UINavigationBar frame="\(sidebar) 24 320 50"><UILabel text="Boxes" frame="\(sidebar) 30 90 30"/></UINavigationBar>
      <UIButton title="Inbox" frame="\(sidebar) 100 320 44"/><UIButton title="Sent" frame="\(sidebar) 200 320 44"/>
    </UIView>
    <UIView frame="\(detail) \(detailY) 500 1180">
      <UINavigationBar frame="\(detail) 24 500 50"><UILabel text="Letter" frame="\(detail) 30 90 30"/></UINavigationBar>
      <UIButton title="Reply" frame="\(detail) 100 200 44"/><UIButton title="Archive" frame="\(detail) 200 200 44"/>
    </UIView>
    """
  }

  static let inColumns = ["Boxes", "Inbox", "Sent", "Letter", "Reply", "Archive"]

  static let all = [
    SplitColumnCase(
      name: "two bars side by side", content: columns("0", "320"), order: inColumns),
    SplitColumnCase(
      name: "a sidebar that begins lower",
      content: columns("0", "320", detailY: -20), order: inColumns),
    SplitColumnCase(
      name: "right to left", direction: "rtl", content: columns("500", "0"), order: inColumns),
    SplitColumnCase(
      name: "a split view without bars",
      content: """
        <UISplitView frame="0 0 820 1180">
          <UIView frame="0 0 320 1180"><UIButton title="Inbox" frame="0 100 320 44"/><UIButton title="Sent" frame="0 200 320 44"/></UIView>
          <UIView frame="320 0 500 1180"><UIButton title="Reply" frame="320 90 200 44"/></UIView>
        </UISplitView>
        """,
      order: ["Inbox", "Sent", "Reply"]),
    SplitColumnCase(
      name: "a phone, where columns collapse", idiom: "phone", content: columns("0", "320"),
      order: ["Boxes", "Letter", "Inbox", "Reply", "Sent", "Archive"]),
    SplitColumnCase(
      name: "two cards that do not fill the screen",
      content: """
        <UIView frame="0 100 400 300"><UIButton title="A" frame="0 100 90 44"/><UIButton title="C" frame="0 200 90 44"/></UIView>
        <UIView frame="400 100 400 300"><UIButton title="B" frame="400 100 90 44"/><UIButton title="D" frame="400 200 90 44"/></UIView>
        """,
      order: ["A", "B", "C", "D"]),
  ]
}

struct SplitColumnTests {
  @Test(arguments: SplitColumnCase.all)
  func `columns are read one after the other`(_ example: SplitColumnCase) throws {
    let xml = """
      <screen title="Mail" idiom="\(example.idiom)" size="820 1180" direction="\(example.direction)">
        <UIView frame="0 0 820 1180">\(example.content)</UIView>
      </screen>
      """
    let hierarchy = try UIHierarchyReader().read(
      Array(xml.utf8), named: "test.xml", options: ReadingOptions())
    let screen = try #require(hierarchy.screens.first)
    #expect(
      ReadingOrder.stops(in: screen).map { screen.elements[$0.element].label } == example.order)
  }
}
