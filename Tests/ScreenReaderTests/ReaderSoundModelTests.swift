import Testing

/// One model of sound for the app, other apps, speech, the reader's sounds and the ringer.
struct ReaderSoundModelTests {
  @Test func `losing a wireless route pauses every sound`() throws {
    try Replay.expect(
      "reader-player.xml", app: #"audioCategory="playback""#,
      """
      > wireless Kitchen
      Kitchen
      > find play
      Play, Button
      1 result
      > activate
      [activate]
      (sound plays, lower while VoiceOver speaks)
      > wireless off
      Speaker
      (sound pauses)
      """)
  }

  @Test func `a wireless route under a headset is left without a pause`() throws {
    try Replay.expect(
      "reader-player.xml", app: #"audioCategory="playback""#,
      """
      > wireless Kitchen
      Kitchen
      > headset in Buds
      Buds
      > find play
      Play, Button
      1 result
      > activate
      [activate]
      (sound plays, lower while VoiceOver speaks)
      > wireless off
      Buds
      (sound goes on)
      """)
  }

  @Test func `the music of another app does not begin on the loudspeaker`() throws {
    try Replay.expect(
      "reader-player.xml", app: #"audioCategory="playback""#,
      """
      > headset in
      Headphones
      > music on
      (music plays)
      > find play
      Play, Button
      1 result
      > activate
      [activate]
      (sound plays, lower while VoiceOver speaks)
      (music stops)
      > headset out
      Speaker
      (sound pauses)
      > sound
      Speech: Speaker, volume 100%.
      Sounds of VoiceOver: on, volume 100%.
      This app: paused, category playback, Speaker, volume 100%.
      Other apps: no sound.
      Ringer: ring, volume 50%.
      """)
  }

  @Test func `music that was audible pauses with its headset`() throws {
    try Replay.expect(
      "reader-player.xml",
      """
      > headset in
      Headphones
      > music on
      (music plays)
      > headset out
      Speaker
      (music pauses)
      """)
  }

  @Test func `nothing else sounds during a recording`() throws {
    try Replay.expect(
      "reader-player.xml", app: #"audioCategory="record""#,
      """
      > find play
      Play, Button
      1 result
      > activate
      [activate]
      (recording)
      > first
      Lesson 3, Heading
      > previous
      > music on
      (music waits)
      > find click
      Click, Button
      1 result
      > activate
      (no sound: the app records)
      > magic-tap
      (recording pauses)
      (music goes on)
      """)
  }

  @Test func `a recording that mixes lets others sound`() throws {
    try Replay.expect(
      "reader-player.xml", app: #"audioCategory="record" mixWithOthers="true""#,
      """
      > find play
      Play, Button
      1 result
      > activate
      [activate]
      (recording)
      > music on
      (music plays)
      (music goes on)
      > last
      Click, Button
      > next
      [edge]
      """)
  }

  @Test func `music cannot begin during a call`() throws {
    try Replay.expect(
      "reader-player.xml",
      """
      > call Ann
      (resign active)
      [alert]
      Ann, Incoming call, Decline, Accept
      > music on
      (music waits)
      > call decline
      (become active)
      (music goes on)
      Lesson 3, Heading
      """)
  }

  @Test func `volume buttons move by a sixteenth, of what sounds or of the ringer`() throws {
    try Replay.expect(
      "reader-player.xml",
      """
      > volume down
      Ringer, 43%
      > volume up
      Ringer, 50%
      > music on
      (music plays)
      > volume down
      Volume, 93%
      > volume up
      Volume, 100%
      > volume up
      Volume, 100%
      > volume 40
      Volume, 40%
      > volume down
      Volume, 33%
      """)
  }

  @Test func `one call is held while another is answered`() throws {
    try Replay.expect(
      "reader-player.xml",
      """
      > call Ann
      (resign active)
      [alert]
      Ann, Incoming call, Decline, Accept
      > call answer
      (background)
      Ann
      > call Bob
      [alert]
      Bob, Incoming call, End and Accept, Decline, Hold and Accept
      > last
      Hold and Accept, Button
      > activate
      [activate]
      Bob
      > items
      1. Bob
      2. Ann, on hold
      3. Mute, Button
      4. Keypad, Button
      5. Speaker, Button
      6. Merge Calls, Button
      7. Swap, Button
      8. Contacts, Button
      9. End, Button
      > call swap
      Ann
      > next
      Bob, on hold
      > call Cy
      [alert]
      Cy, Incoming call, End and Accept, Decline
      > call decline
      Bob, on hold
      > call end
      Bob
      > call end
      (become active)
      Lesson 3, Heading
      """)
  }

  @Test func `two calls become one`() throws {
    try Replay.expect(
      "reader-player.xml",
      """
      > call Ann
      (resign active)
      [alert]
      Ann, Incoming call, Decline, Accept
      > call answer
      (background)
      Ann
      > call Bob
      [alert]
      Bob, Incoming call, End and Accept, Decline, Hold and Accept
      > magic-tap
      Bob
      > find merge
      Merge Calls, Button
      1 result
      > activate
      [activate]
      Bob, Ann
      > call end
      (become active)
      Lesson 3, Heading
      """)
  }
}
