import Testing

/// How the device is held: rotation lock, on a table, asleep.
struct ReaderOrientationTests {
  @Test func `with the lock the screen stays, and follows when it is unlocked`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > rotation-lock on
      (rotation locked)
      > rotate left
      Rotation is locked; the screen stays in portrait.
      > rotation-lock off
      (rotation unlocked)
      Landscape
      Cart, Heading Level 1
      Not in landscape: Today, Later, Decrement, Increment, Order 4711, Letter, Refund, Help
      """)
  }

  @Test func `on a table the screen stays as it is`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > rotate face-up
      (face up)
      > where
      Cart, Heading Level 1
      > rotate face-down
      (face down)
      """)
  }

  @Test func `a turn while asleep is followed on waking`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > sleep
      (resign active)
      > rotate left
      The screen is off; it follows when the device wakes.
      > wake
      (become active)
      Landscape
      Cart, Heading Level 1
      Not in landscape: Today, Later, Decrement, Increment, Order 4711, Letter, Refund, Help
      """)
  }

  @Test func `an iPhone upside down keeps the layout it has`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > rotate upside-down
      The app does not support this orientation; the screen stays in portrait.
      > rotate landscape
      Landscape
      Cart, Heading Level 1
      Not in landscape: Today, Later, Decrement, Increment, Order 4711, Letter, Refund, Help
      > rotate upside-down
      The app does not support this orientation; the screen stays in landscape.
      """)
  }

  @Test func `permission requests have the words of today, or of the first iPhones`() throws {
    var replay = try Replay(fixture: "reader-shop.xml")
    let alerts = [
      (
        "location",
        "Allow “Shop” to use your location? Allow Once, Allow While Using App, Don’t Allow"
      ),
      ("location 2009", "“Shop” Would Like to Use Your Current Location, Don’t Allow, OK"),
      (
        "notifications",
        """
        “Shop” Would Like to Send You Notifications, Notifications may include alerts, sounds, and \
        icon badges. These can be configured in Settings. Don’t Allow, Allow
        """
      ),
      (
        "notifications 2009",
        """
        “Shop” Would Like to Send You Push Notifications, Notifications may include alerts, \
        sounds, and icon badges. These can be configured in Settings. Don’t Allow, OK
        """
      ),
      (
        "photos",
        "“Shop” Would Like to Access Your Photo Library, Limit Access, Allow Full Access, Don’t Allow"
      ),
      (
        "tracking",
        "Allow “Shop” to track your activity across other companies’ apps and websites? Ask App Not to Track, Allow"
      ),
    ]
    for (name, text) in alerts {
      #expect(try replay.lines("permission \(name)").last == "Alert, \(text)")
      for command in ["last", "activate"] { _ = try replay.lines(command) }
    }
  }
}
