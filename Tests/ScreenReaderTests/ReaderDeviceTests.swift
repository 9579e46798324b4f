import Testing

/// What the device does to the app, and what is said meanwhile.
struct ReaderDeviceTests {
  @Test func `row 3: a call that is ignored brings the phrase back, the cursor unmoved`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > next
      Sound, Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > call
      (resign active)
      [alert]
      Incoming call, Answer, Decline
      > call decline
      (become active)
      Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > next
      Gift wrap, Switch Button, On. Double tap to toggle setting.
      > call
      (resign active)
      [alert]
      Incoming call, Answer, Decline
      > escape
      (become active)
      Gift wrap, Switch Button, On. Double tap to toggle setting.
      > call
      (resign active)
      [alert]
      Incoming call, Answer, Decline
      > next
      (become active)
      Selected, Today, Button, 1 of 2
      > call decline
      [error]
      """)
  }

  @Test func `row 3: a call that is answered puts the app in the background until it ends`() throws
  {
    try Replay.expect(
      "reader-shop.xml",
      """
      > next
      Sound, Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > call
      (resign active)
      [alert]
      Incoming call, Answer, Decline
      > call answer
      (background)
      > next
      The app is in the background; foreground brings it back.
      > call end
      (become active)
      Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > call
      (resign active)
      [alert]
      Incoming call, Answer, Decline
      > magic-tap
      (background)
      > magic-tap
      (become active)
      Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > call answer
      (resign active)
      [alert]
      Incoming call, Answer, Decline
      (background)
      > call end
      (become active)
      Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > call
      (resign active)
      [alert]
      Incoming call, Answer, Decline
      > activate
      (background)
      > call end
      (become active)
      Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      """)
  }

  @Test func `row 3: a message and an alarm are ignored or opened`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > next
      Sound, Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > message Lunch?
      (resign active)
      [alert]
      Message, Lunch?, Close, Reply
      > escape
      (become active)
      Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > alarm Dentist
      (resign active)
      [alert]
      Alarm, Dentist, Close, View
      > activate
      (background)
      > foreground
      (become active)
      Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > alarm
      (resign active)
      [alert]
      Alarm, Close, View
      > next
      (become active)
      Gift wrap, Switch Button, On. Double tap to toggle setting.
      > message Hello
      (resign active)
      [alert]
      Message, Hello, Close, Reply
      > previous
      (become active)
      Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      """)
  }

  @Test func `row 3: sleep and wake`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > next
      Sound, Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > sleep
      (resign active)
      > next
      The device is asleep; wake it first.
      > wake
      (become active)
      Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > sleep
      (resign active)
      > call
      [alert]
      Incoming call, Answer, Decline
      > call decline
      (become active)
      Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > sleep
      (resign active)
      > foreground
      The device is asleep; wake it first.
      > wake
      (become active)
      Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > wake
      """)
  }

  @Test func `row 3: background and foreground`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > next
      Sound, Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > background
      (resign active)
      (background)
      > next
      The app is in the background; foreground brings it back.
      > foreground
      (become active)
      Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > next
      Gift wrap, Switch Button, On. Double tap to toggle setting.
      > foreground
      """)
  }

  @Test
  func `row 3: an interruption holds reading up, and it goes on with the phrase that was cut`()
    throws
  {
    try Replay.expect(
      "reader-shop.xml",
      """
      > last
      Help, Button
      > previous
      Pay, Button
      > read-all 1
      Pay, Button
      > call
      (resign active)
      [alert]
      Incoming call, Answer, Decline
      > call decline
      (become active)
      Pay, Button
      Help, Button
      [edge]
      > where
      Help, Button
      """)
  }

  @Test func `row 4: memory runs short`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > next
      Sound, Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > memory-warning
      (memory warning)
      > background
      (resign active)
      (background)
      > memory-warning
      > next
      The app has ended; foreground starts it again.
      > foreground
      [screen]
      (become active)
      Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > where
      Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      """)
  }

  @Test func `row 4: an app that exits on suspend is terminated`() throws {
    try Replay.expect(
      "reader-shop.xml", app: #"exitsOnSuspend="true""#,
      """
      > next
      Sound, Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > call
      (resign active)
      [alert]
      Incoming call, Answer, Decline
      > call answer
      (background)
      (terminate)
      > call end
      The app has ended; foreground starts it again.
      > foreground
      [screen]
      (become active)
      Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > background
      (resign active)
      (background)
      (terminate)
      > foreground
      [screen]
      (become active)
      Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > where
      Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      """)
  }

  @Test func `row 8: a notification is said and leaves the cursor alone; all can be said again`()
    throws
  {
    try Replay.expect(
      "reader-shop.xml",
      """
      > notification
      No notifications
      > notification Parcel at the door
      [alert]
      Notification, Parcel at the door
      > where
      Cart, Heading Level 1
      > notification Sale
      [alert]
      Notification, Sale
      > notification
      2 notifications
      Sale
      Parcel at the door
      > next
      Sound, Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      """)
  }

  @Test func `row 8: the user has chosen which notifications there are`() throws {
    try Replay.expect(
      "reader-shop.xml", app: #"notificationTypes="badge sound""#,
      """
      > notification Parcel
      [alert]
      > notification
      1 notification
      Parcel
      """)
  }

  @Test func `row 13: on silent sounds stop and speech goes on, but for an alarm`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > last
      Help, Button
      > next
      [edge]
      > silent
      Silent
      > next
      > notification Hello
      Notification, Hello
      > call
      (resign active)
      Incoming call, Answer, Decline
      > call decline
      (become active)
      Help, Button
      > alarm Tea
      (resign active)
      [alert]
      Alarm, Tea, Close, View
      > escape
      (become active)
      Help, Button
      > first
      Cart, Heading Level 1
      > previous
      > ring
      Ring
      > previous
      [edge]
      """)
  }

  @Test func `row 14: the volume is the ringer's while nothing plays`() throws {
    try Replay.expect(
      "reader-player.xml",
      """
      > volume 30
      Ringer, 30%
      > volume 50%
      Ringer, 50%
      > find play
      Play, Button
      1 result
      > activate
      [activate]
      (sound plays, lower while VoiceOver speaks)
      > volume 40
      Volume, 40%
      > music on
      (music plays)
      (sound pauses)
      """)
  }

  @Test func `row 15: a headset goes on privately, and waits for the user when it is taken out`()
    throws
  {
    try Replay.expect(
      "reader-player.xml",
      """
      > headset in
      Headphones
      > find play
      Play, Button
      1 result
      > activate
      [activate]
      (sound plays, lower while VoiceOver speaks)
      > headset out
      Speaker
      (sound pauses)
      > headset out
      Speaker
      > magic-tap
      (sound plays, lower while VoiceOver speaks)
      > headset in
      Headphones
      (sound goes on)
      > first
      Lesson 3, Heading
      > read-all 1
      Lesson 3, Heading
      > headset out
      Speaker
      (sound pauses)
      > pause
      Lesson 3, Heading
      Play, Button
      Click, Button
      [edge]
      """)
  }

  @Test func `the curtain hides the screen and speech goes on`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > curtain
      Screen curtain on
      > next
      Sound, Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > curtain
      Screen curtain off
      > speech off
      Speech off
      > speech on
      Speech on
      > speech
      Speech off
      """)
  }
}
