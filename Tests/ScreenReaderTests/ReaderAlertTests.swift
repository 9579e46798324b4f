import Testing

/// Alerts are screens: with their own stops, above the app and above each other.
struct ReaderAlertTests {
  @Test func `row 3: the cursor goes through a call, and the app gets nothing`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > next
      Sound, Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > call Ann
      (resign active)
      [alert]
      Ann, Incoming call, Decline, Accept
      > where
      Ann
      > up
      [edge]
      > previous
      [edge]
      > next
      Incoming call
      > next
      Decline, Button
      > next
      Accept, Button
      > next
      [edge]
      > items
      1. Ann
      2. Incoming call
      3. Decline, Button
      4. Accept, Button
      > scroll down
      [error]
      An alert is in front; answer it first.
      > type a
      [error]
      An alert is in front; answer it first.
      > screen 2
      [error]
      An alert is in front; answer it first.
      > escape
      (become active)
      Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > where
      Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > magic-tap
      (resign active)
      (background)
      Ann
      > next
      Mute, Button
      > activate
      [activate]
      On
      > magic-tap
      """)
  }

  @Test func `row 3: a locked device has another screen for a call`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > sleep
      (resign active)
      > call Ann
      [alert]
      Ann, Incoming call, Slide to answer, Message, Remind Me
      > next
      Incoming call
      > next
      Slide to answer, Button
      > next
      Message, Button
      > next
      Remind Me, Button
      > escape
      [edge]
      Escape does not dismiss this.
      > volume 10
      (ringing stops)
      > volume 20
      Ringer, 20%
      > sleep
      > where
      The device is asleep; wake it first.
      > call Ann
      [alert]
      Ann, Incoming call, Slide to answer, Message, Remind Me
      > sleep
      (ringing stops)
      > sleep
      > call
      [alert]
      Incoming call, Slide to answer, Message, Remind Me
      > last
      Remind Me, Button
      > activate
      [activate]
      This opens a system screen, which is not emulated.
      > find answer
      Slide to answer, Button
      1 result
      > activate
      [activate]
      (background)
      Call
      > call end
      > wake
      (become active)
      Cart, Heading Level 1
      """)
  }

  @Test func `row 3: a call that comes while one goes on`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > call Ann
      (resign active)
      [alert]
      Ann, Incoming call, Decline, Accept
      > call Ben
      [error]
      The phone is ringing already.
      > magic-tap
      (background)
      Ann
      > call Ben
      [alert]
      Ben, Incoming call, End and Accept, Decline, Hold and Accept
      > call Cid
      [error]
      The phone is ringing already.
      > next
      Incoming call
      > next
      End and Accept, Button
      > next
      Decline, Button
      > activate
      [activate]
      Ann
      > call Ben
      [alert]
      Ben, Incoming call, End and Accept, Decline, Hold and Accept
      > magic-tap
      Ben
      > call Cid
      [alert]
      Cid, Incoming call, End and Accept, Decline
      > call end
      Ann
      [alert]
      Cid, Incoming call, End and Accept, Decline, Hold and Accept
      > call decline
      Ann
      > call end
      (become active)
      Cart, Heading Level 1
      > call decline
      [error]
      """)
  }

  @Test func `row 3: a call that is put away rings on, and a call's screen can be left`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > call Ann
      (resign active)
      [alert]
      Ann, Incoming call, Decline, Accept
      > escape
      (become active)
      Cart, Heading Level 1
      > next
      Sound, Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > volume 30
      (ringing stops)
      > volume 30
      Ringer, 30%
      > magic-tap
      (resign active)
      (background)
      Ann
      > find speaker
      Speaker, Button
      1 result
      > activate
      [activate]
      On
      > activate
      [activate]
      Off
      > find keypad
      Keypad, Button
      1 result
      > activate
      [activate]
      This opens a system screen, which is not emulated.
      > escape
      [edge]
      Escape does not dismiss this.
      > foreground
      (become active)
      Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > next
      Gift wrap, Switch Button, On. Double tap to toggle setting.
      > call end
      > call
      (resign active)
      [alert]
      Incoming call, Decline, Accept
      > background
      (background)
      > call answer
      Call
      > background
      > magic-tap
      """)
  }

  @Test func `row 3: alerts cover each other by what they are, and the app stays inactive`() throws
  {
    try Replay.expect(
      "reader-shop.xml",
      """
      > next
      Sound, Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > message Lunch?
      (resign active)
      [alert]
      Alert, Message, Lunch? Close, Reply
      > next
      Lunch?
      > alarm Tea
      [alert]
      Alert, Alarm, Tea, Snooze, Stop
      > battery
      (alert waits)
      > call
      [alert]
      Incoming call, Decline, Accept
      > message Late
      (alert waits)
      > call decline
      Alarm
      > last
      Stop, Button
      > activate
      [activate]
      [alert]
      Alert, Message, Late, Close, Reply
      > escape
      [alert]
      Alert, Low Battery, 20% of battery remaining, Low Power Mode, Close
      > previous
      [edge]
      > escape
      Lunch?
      > where
      Lunch?
      > escape
      (become active)
      Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > next
      Gift wrap, Switch Button, On. Double tap to toggle setting.
      """)
  }

  @Test func `row 3: a volume button or escape snoozes an alarm, which comes back`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > alarm Tea
      (resign active)
      [alert]
      Alert, Alarm, Tea, Snooze, Stop
      > magic-tap
      [error]
      The effect of a magic tap on an alarm is unknown; a volume button snoozes it.
      > volume 20
      (snoozed)
      (become active)
      Cart, Heading Level 1
      > wait 539
      > where
      Cart, Heading Level 1
      > wait 2
      (resign active)
      [alert]
      Alert, Alarm, Tea, Snooze, Stop
      > escape
      (snoozed)
      (become active)
      Cart, Heading Level 1
      > wait 541
      (resign active)
      [alert]
      Alert, Alarm, Tea, Snooze, Stop
      > background
      (become active)
      Cart, Heading Level 1
      > where
      Cart, Heading Level 1
      """)
  }

  @Test func `a low battery and a permission have buttons; what must be answered has no way out`()
    throws
  {
    try Replay.expect(
      "reader-shop.xml",
      """
      > battery 10
      (resign active)
      [alert]
      Alert, Low Battery, 10% of battery remaining, Low Power Mode, Close
      > next
      10% of battery remaining
      > next
      Low Power Mode, Button
      > next
      Close, Button
      > next
      [edge]
      > activate
      [activate]
      (become active)
      Cart, Heading Level 1
      > permission location
      (resign active)
      Alert, Allow “Shop” to use your location? Allow Once, Allow While Using App, Don’t Allow
      > escape
      [edge]
      Escape does not dismiss this.
      > background
      [edge]
      Answer this first.
      > next
      Allow Once, Button
      > next
      Allow While Using App, Button
      > activate
      [activate]
      (location allowed)
      (become active)
      Cart, Heading Level 1
      > permission camera
      (resign active)
      Alert, “Shop” Would Like to Access the Camera, Don’t Allow, Allow
      > next
      Don’t Allow, Button
      > activate
      [activate]
      (camera not allowed)
      (become active)
      Cart, Heading Level 1
      > background
      (resign active)
      (background)
      > permission camera
      [error]
      Only an active app asks for permission.
      """)
  }

  @Test func `the device is rotated under an alert`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > find gift
      Sound, Gift wrap, Switch Button, On. Double tap to toggle setting.
      1 result
      > message Hi
      (resign active)
      [alert]
      Alert, Message, Hi, Close, Reply
      > last
      Reply, Button
      > rotate
      Landscape
      Reply, Button
      > previous
      Close, Button
      > escape
      (become active)
      Gift wrap, Switch Button, On. Double tap to toggle setting.
      > rotate
      Portrait
      Gift wrap, Switch Button, On. Double tap to toggle setting.
      """)
  }

  @Test func `an alert interrupts reading, and what was halted stays halted`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > last
      Help, Button
      > previous
      Pay, Button
      > read-all 1
      Pay, Button
      > message Hi
      (resign active)
      [alert]
      Alert, Message, Hi, Close, Reply
      > read-all
      Message
      Hi
      Close, Button
      Reply, Button
      [edge]
      > escape
      (become active)
      Pay, Button
      Help, Button
      [edge]
      > first
      Cart, Heading Level 1
      > read-all 1
      Cart, Heading Level 1
      > pause
      > battery
      (resign active)
      [alert]
      Alert, Low Battery, 20% of battery remaining, Low Power Mode, Close
      > escape
      (become active)
      > pause
      Cart, Heading Level 1
      Sound, Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      Gift wrap, Switch Button, On. Double tap to toggle setting.
      Selected, Today, Button, 1 of 2
      Later, Button, 2 of 2
      Decrement, Button
      Increment, Button
      page 2 of 3, Adjustable. Swipe up or down with one finger to adjust the value.
      Delivery, Heading Level 2
      Name, Text Field. Double tap to edit.
      Password, Secure Text Field. Double tap to edit.
      Order 4711
      Terms, Link
      Letter, Button. Actions available. More content available
      Refund, Dimmed, Button
      Details, Collapsed, Button. Double tap to expand.
      Pay, Button
      Help, Button
      [edge]
      """)
  }

  @Test func `a banner is above the first stop until it is put away or opened`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > notification Parcel
      [alert]
      Notification, Parcel
      > next
      Sound, Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > previous
      Cart, Heading Level 1
      > previous
      Notification, Parcel
      > previous
      [edge]
      > next
      Cart, Heading Level 1
      > previous
      Notification, Parcel
      > escape
      Cart, Heading Level 1
      > previous
      [edge]
      > notification Sale
      [alert]
      Notification, Sale
      > previous
      Notification, Sale
      > activate
      [activate]
      (resign active)
      (background)
      > foreground
      (become active)
      Cart, Heading Level 1
      > previous
      [edge]
      """)
  }

  @Test func `row 3: the app's own alert gives way, and comes back with the app`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > shake
      Alert, Nothing to undo, Cancel
      > call Ann
      (resign active)
      [alert]
      Ann, Incoming call, Decline, Accept
      > call decline
      (become active)
      Nothing to undo
      > background
      (resign active)
      (background)
      > next
      The app is in the background; foreground brings it back.
      > foreground
      (become active)
      Nothing to undo
      > sleep
      (resign active)
      > wake
      (become active)
      Nothing to undo
      > next
      Cancel, Button
      > activate
      [activate]
      Cart, Heading Level 1
      """)
  }

  @Test func `row 3: the app is active again where a call ends over a banner`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > notification Parcel
      [alert]
      Notification, Parcel
      > previous
      Notification, Parcel
      > call Ann
      (resign active)
      [alert]
      Ann, Incoming call, Decline, Accept
      > escape
      (become active)
      Notification, Parcel
      > next
      Cart, Heading Level 1
      """)
  }

  @Test func `an app that is ended takes its own alert with it`() throws {
    try Replay.expect(
      "reader-shop.xml", app: #"exitsOnSuspend="true""#,
      """
      > shake
      Alert, Nothing to undo, Cancel
      > background
      (resign active)
      (background)
      (terminate)
      > foreground
      [screen]
      (become active)
      Cart, Heading Level 1
      """)
  }

  @Test func `an alarm is in front again when a call over it is answered`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > alarm Tea
      (resign active)
      [alert]
      Alert, Alarm, Tea, Snooze, Stop
      > last
      Stop, Button
      > call Ann
      [alert]
      Ann, Incoming call, Decline, Accept
      > magic-tap
      (background)
      Stop, Button
      > activate
      [activate]
      Ann
      > magic-tap
      (become active)
      Cart, Heading Level 1
      """)
  }
}
