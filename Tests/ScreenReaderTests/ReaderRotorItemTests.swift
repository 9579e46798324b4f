import Testing

/// Actions, items inside texts, verbosity and what UIKit adds.
struct ReaderRotorItemTests {
  @Test func `actions begin with the double tap and go round`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > find letter
      Letter, Button. Actions available. More content available
      1 result
      > down
      Archive
      > down
      Delete
      > down
      Activate
      > up
      Delete
      > activate
      [activate]
      (action Delete)
      > up
      Delete
      > down
      Activate
      > activate
      [activate]
      """)
  }

  @Test func `the swipe actions of a table row are actions`() throws {
    var replay = try Replay(
      """
      <screen title="Mail" size="390 844" language="en">
        <UITableView frame="0 100 390 400">
          <UITableViewCell label="From Ann" swipeActions="Archive|Flag" frame="0 100 390 60">
            <action name="Flag"/>
          </UITableViewCell>
        </UITableView>
        <RowView label="From Bob" isElement="true" swipeActions="Archive" frame="0 500 390 60"/>
      </screen>
      """)
    let session = """
      > where
      From Ann. Actions available
      > actions
      Flag
      Archive
      > down
      Flag
      > down
      Archive
      > down
      Activate
      > next
      From Bob
      > actions
      No actions
      """
    #expect(try replay.text(of: session) == session)
  }

  @Test func `a rotor of the app goes through parts of a text`() throws {
    var replay = try Replay(
      """
      <screen title="Terms" size="390 844" language="en">
        <UITextView label="Terms" text="See the rules and the fees." isElement="true" frame="0 100 390 400">
          <rotor name="Links"><item identifier="rules"/><item identifier="the fees"/></rotor>
          <UIView identifier="rules" label="rules" frame="0 100 50 20"/>
        </UITextView>
        <UIButton title="Accept" frame="0 600 390 44"/>
      </screen>
      """)
    _ = try replay.lines("rotor links")
    let heard = try ["down", "down", "down", "up", "up"].map { try replay.lines($0).last ?? "" }
    #expect(heard == ["rules", "the fees", "[edge]", "rules", "[edge]"])
  }

  @Test func `the vertical rotor moves within a column`() throws {
    var replay = try Replay(
      """
      <screen title="Keys" size="390 844" language="en">
        <UIButton title="1" frame="0 100 100 60"/><UIButton title="2" frame="150 100 100 60"/>
        <UIButton title="4" frame="0 200 100 60"/><UIButton title="5" frame="150 200 100 60"/>
        <UIButton title="0" frame="150 300 100 60"/>
      </screen>
      """)
    let session = """
      > rotor vertical navigation
      Vertical Navigation
      > next
      2, Button
      > down
      5, Button
      > down
      0, Button
      > down
      [edge]
      > up
      5, Button
      > up
      2, Button
      > previous
      1, Button
      > down
      4, Button
      > down
      [edge]
      """
    #expect(try replay.text(of: session) == session)
  }

  @Test func `containers are bars and tables too`() throws {
    var replay = try Replay(
      """
      <screen title="Mail" size="390 844" language="en">
        <UINavigationBar frame="0 47 390 44"><UILabel text="Mail" frame="100 50 90 30"/></UINavigationBar>
        <UITableView frame="0 100 390 400">
          <UITableViewCell label="Ann" frame="0 100 390 60"/><UITableViewCell label="Bob" frame="0 160 390 60"/>
        </UITableView>
        <UIToolbar frame="0 780 390 44"><UIButton title="Write" frame="300 780 60 44"/></UIToolbar>
      </screen>
      """)
    _ = try replay.lines("rotor containers")
    let heard = try ["down", "down", "down", "up"].map { try replay.lines($0).last ?? "" }
    #expect(heard == ["Ann", "Write, Button", "[edge]", "Ann"])
  }

  @Test func `verbosity turns announcements off`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > verbosity actions off
      Off
      > find letter
      Letter, Button. More content available
      1 result
      > verbosity more-content off
      Off
      > where
      Letter, Button
      > verbosity containers off
      Off
      > find gift
      Gift wrap, Switch Button, On. Double tap to toggle setting.
      1 result
      > verbosity hints off
      Off
      > where
      Gift wrap, Switch Button, On
      """)
  }

  @Test func `an activity indicator says that it moves, a tab its badge`() throws {
    var replay = try Replay(
      """
      <screen title="Mail" size="390 844" language="en">
        <UIActivityIndicatorView frame="180 300 20 20"/>
        <UIActivityIndicatorView label="Loading mail" value="1" frame="180 400 20 20"/>
        <UITabBar frame="0 780 390 60">
          <UITabBarItem title="Inbox" badge="3" frame="0 780 130 60"/>
          <UITabBarItem title="Sent" badge="1" frame="130 780 130 60"/>
          <UITabBarItem title="Shop" badge="New" frame="260 780 130 60"/>
        </UITabBar>
      </screen>
      """)
    let session = """
      > where
      In progress
      > next
      Loading mail
      > next
      Inbox, 3 items, Tab, 1 of 3
      > next
      Sent, 1 item, Tab, 2 of 3
      > next
      Shop, New, Tab, 3 of 3
      """
    #expect(try replay.text(of: session) == session)
  }

  @Test(
    arguments: [
      ("設定を開く", ["設定を", "開く"]), ("音声入力をオンにする", ["音声入力を", "オンにする"]),
      ("Wi-Fiに接続", ["Wi-Fi", "に", "接続"]), ("3件のメール", ["3", "件の", "メール"]),
      ("保存しました。", ["保存しました。"]), ("打开设置", ["打", "开", "设", "置"]),
    ])
  func `a text without spaces is read word by word`(text: String, words: [String]) throws {
    var replay = try Replay(
      """
      <screen title="x" size="390 844" language="ja">
        <UILabel text="\(text)" frame="20 100 350 44"/>
      </screen>
      """)
    _ = try replay.lines("rotor words")
    var heard: [String] = []
    while let line = try replay.lines("down").first, line != "[edge]", heard.count < 20 {
      heard.append(line)
    }
    #expect(heard == words)
  }
}
