import Testing

/// Effects of the device on the app, and the speech meanwhile.
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
      Incoming call, Decline, Accept
      > call decline
      (become active)
      Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > next
      Gift wrap, Switch Button, On. Double tap to toggle setting.
      > call
      (resign active)
      [alert]
      Incoming call, Decline, Accept
      > escape
      (become active)
      Gift wrap, Switch Button, On. Double tap to toggle setting.
      > call
      (resign active)
      [alert]
      Incoming call, Decline, Accept
      > next
      Decline, Button
      > call decline
      (become active)
      Gift wrap, Switch Button, On. Double tap to toggle setting.
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
      Incoming call, Decline, Accept
      > call answer
      (background)
      Call
      > next
      Mute, Button
      > call end
      (become active)
      Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > call
      (resign active)
      [alert]
      Incoming call, Decline, Accept
      > magic-tap
      (background)
      Call
      > magic-tap
      (become active)
      Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > call answer
      (resign active)
      [alert]
      Incoming call, Decline, Accept
      (background)
      Call
      > call end
      (become active)
      Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > call
      (resign active)
      [alert]
      Incoming call, Decline, Accept
      > last
      Accept, Button
      > activate
      [activate]
      (background)
      Call
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
      Alert, Message, Lunch? Close, Reply
      > escape
      (become active)
      Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > alarm Dentist
      (resign active)
      [alert]
      Alert, Alarm, Dentist, Snooze, Stop
      > last
      Stop, Button
      > activate
      [activate]
      (become active)
      Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > message Hello
      (resign active)
      [alert]
      Alert, Message, Hello, Close, Reply
      > last
      Reply, Button
      > activate
      [activate]
      (background)
      > foreground
      (become active)
      Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > alarm
      (resign active)
      [alert]
      Alert, Alarm, Snooze, Stop
      > escape
      (snoozed)
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
      Incoming call, Slide to answer, Message, Remind Me
      > call decline
      > sleep
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
      Incoming call, Decline, Accept
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
      Incoming call, Decline, Accept
      > call answer
      (background)
      (terminate)
      Call
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
      (badge 1)
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
      Incoming call, Decline, Accept
      > call decline
      (become active)
      Help, Button
      > alarm Tea
      (resign active)
      [alert]
      Alert, Alarm, Tea, Snooze, Stop
      > escape
      (snoozed)
      (become active)
      Help, Button
      > first
      Cart, Heading Level 1
      > previous
      Notification, Hello
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

  @Test func `row 8: the badge counts what came since the app was in front`() throws {
    try Replay.expect(
      "reader-shop.xml", app: #"notificationTypes="badge alert""#,
      """
      > notification Parcel
      (badge 1)
      Notification, Parcel
      > notification Sale
      (badge 2)
      Notification, Sale
      > background
      (resign active)
      (background)
      > foreground
      (become active)
      Cart, Heading Level 1
      > notification Post
      (badge 1)
      Notification, Post
      """)
  }

  @Test func `row 12: upside down is for a pad, or for what declares it`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > rotate left
      Landscape
      Cart, Heading Level 1
      Not in landscape: Today, Later, Decrement, Increment, Order 4711, Letter, Refund, Help
      > rotate left
      The app does not support this orientation; the screen stays in landscape.
      > rotate left
      Landscape
      > rotate right
      The app does not support this orientation; the screen stays in landscape.
      > rotate right
      Landscape
      > rotate right
      Portrait
      Cart, Heading Level 1
      > rotate upside-down
      The app does not support this orientation; the screen stays in portrait.
      """)
  }
}
