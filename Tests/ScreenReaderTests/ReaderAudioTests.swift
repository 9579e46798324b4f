import Testing

/// The app's own sound, by the category table.
struct ReaderAudioTests {
  @Test func `row 16: solo ambient stops other audio and obeys the switch`() throws {
    try Replay.expect(
      "reader-player.xml",
      """
      > music on
      (music plays)
      > find play
      Play, Button
      1 result
      > activate
      [activate]
      (sound plays, lower while VoiceOver speaks)
      (music stops)
      > silent
      Silent
      (sound silenced)
      > ring
      Ring
      (sound heard again)
      > activate
      [activate]
      (sound pauses)
      (music goes on)
      > activate
      [activate]
      (sound plays, lower while VoiceOver speaks)
      (music stops)
      > call
      (resign active)
      (sound pauses)
      [alert]
      Incoming call, Decline, Accept
      > call decline
      (become active)
      (sound goes on)
      Play, Button
      > find click
      Click, Button
      1 result
      > activate
      [activate]
      (sound plays)
      > silent
      Silent
      (sound silenced)
      > activate
      (sound silenced)
      """)
  }

  @Test func `row 16: ambient lets other audio go on and obeys the switch`() throws {
    try Replay.expect(
      "reader-player.xml", app: #"audioCategory="ambient""#,
      """
      > music on
      (music plays)
      > find play
      Play, Button
      1 result
      > activate
      [activate]
      (sound plays, lower while VoiceOver speaks)
      (music goes on)
      > silent
      Silent
      (sound silenced)
      > ring
      Ring
      (sound heard again)
      > sleep
      (resign active)
      (sound pauses)
      > wake
      (become active)
      (sound goes on)
      Play, Button
      > background
      (resign active)
      (sound pauses)
      (background)
      > foreground
      (become active)
      Play, Button
      """)
  }

  @Test func `row 16: playback ignores the switch and the lock`() throws {
    try Replay.expect(
      "reader-player.xml", app: #"audioCategory="playback" backgroundModes="audio""#,
      """
      > music on
      (music plays)
      > find play
      Play, Button
      1 result
      > activate
      [activate]
      (sound plays, lower while VoiceOver speaks)
      (music stops)
      > silent
      Silent
      (sound goes on)
      > sleep
      (resign active)
      > wake
      (become active)
      Play, Button
      > background
      (resign active)
      (background)
      > foreground
      (become active)
      Play, Button
      > call
      (resign active)
      (sound pauses)
      Incoming call, Decline, Accept
      > call answer
      (background)
      Call
      > call end
      (become active)
      (music goes on)
      Play, Button
      > magic-tap
      (sound plays, lower while VoiceOver speaks)
      (music stops)
      """)
  }

  @Test func `row 16: recording keeps alerts quiet, and the phone wins`() throws {
    try Replay.expect(
      "reader-player.xml", app: #"audioCategory="record""#,
      """
      > find play
      Play, Button
      1 result
      > activate
      [activate]
      (recording)
      > notification Hi
      Notification, Hi
      > call
      (resign active)
      (recording pauses)
      [alert]
      Incoming call, Decline, Accept
      > call decline
      (become active)
      (recording goes on)
      Play, Button
      > activate
      (recording pauses)
      > notification Ho
      [alert]
      Notification, Ho
      """)
  }

  @Test func `row 16: playing and recording may mix`() throws {
    try Replay.expect(
      "reader-player.xml", app: #"audioCategory="playAndRecord" mixWithOthers="true""#,
      """
      > music on
      (music plays)
      > find play
      Play, Button
      1 result
      > activate
      [activate]
      (sound plays, lower while VoiceOver speaks)
      (music goes on)
      > activate
      [activate]
      (sound pauses)
      > music off
      (music ends)
      > activate
      [activate]
      (sound plays, lower while VoiceOver speaks)
      > music on
      (music plays)
      (music goes on)
      """)
  }

  @Test func `row 16: audio processing plays nothing`() throws {
    try Replay.expect(
      "reader-player.xml", app: #"audioCategory="audioProcessing""#,
      """
      > music on
      (music plays)
      > find play
      Play, Button
      1 result
      > activate
      [activate]
      (no sound: the app only processes it)
      (music stops)
      > find click
      Click, Button
      1 result
      > activate
      [activate]
      > magic-tap
      (processing pauses)
      (music goes on)
      """)
  }

  @Test func `case 1: a language course speaks on silent and silences others`() throws {
    try Replay.expect(
      "reader-player.xml", app: #"audioCategory="playback""#,
      """
      > silent
      Silent
      > music on
      (music plays)
      > find play
      Play, Button
      1 result
      > activate
      (sound plays, lower while VoiceOver speaks)
      (music stops)
      > background
      (resign active)
      (sound pauses)
      (background)
      (music goes on)
      """)
  }

  @Test func `case 2: a game plays under other audio`() throws {
    try Replay.expect(
      "reader-player.xml", app: #"audioCategory="ambient""#,
      """
      > music on
      (music plays)
      > find play
      Play, Button
      1 result
      > activate
      [activate]
      (sound plays, lower while VoiceOver speaks)
      (music goes on)
      """)
  }

  @Test func `case 3: navigation mixes, and ducks while it speaks`() throws {
    try Replay.expect(
      "reader-player.xml", app: #"audioCategory="playback" mixWithOthers="true" duckOthers="true""#,
      """
      > music on
      (music plays)
      > find play
      Play, Button
      1 result
      > activate
      [activate]
      (sound plays, lower while VoiceOver speaks)
      (music lower)
      > activate
      [activate]
      (sound pauses)
      (music as loud as before)
      """)
  }

  @Test func `case 4: a blog client has system sounds, which obey the switch`() throws {
    try Replay.expect(
      "reader-player.xml", app: #"systemSounds="true""#,
      """
      > find click
      Click, Button
      1 result
      > activate
      [activate]
      (sound plays)
      > silent
      Silent
      > activate
      (sound silenced)
      """)
  }

  @Test func `row 16: a message leaves a recording alone and makes no tone; an alarm stops it`()
    throws
  {
    try Replay.expect(
      "reader-player.xml", app: #"audioCategory="record""#,
      """
      > music on
      (music plays)
      > find play
      Play, Button
      1 result
      > activate
      [activate]
      (recording)
      (music stops)
      > message Hi
      (resign active)
      Alert, Message, Hi, Close, Reply
      > escape
      (become active)
      Play, Button
      > alarm Tea
      (resign active)
      (recording pauses)
      [alert]
      Alert, Alarm, Tea, Snooze, Stop
      > escape
      (snoozed)
      (become active)
      (recording goes on)
      Play, Button
      > activate
      (recording pauses)
      (music goes on)
      """)
  }

  @Test func `row 16: music stops for a call and comes back where the category lets it`() throws {
    try Replay.expect(
      "reader-player.xml", app: #"audioCategory="ambient""#,
      """
      > music on
      (music plays)
      > call Ann
      (resign active)
      (music stops)
      [alert]
      Ann, Incoming call, Decline, Accept
      > call decline
      (become active)
      (music goes on)
      Lesson 3, Heading
      > find play
      Play, Button
      1 result
      > activate
      [activate]
      (sound plays, lower while VoiceOver speaks)
      (music goes on)
      > call Ann
      (resign active)
      (sound pauses)
      (music stops)
      [alert]
      Ann, Incoming call, Decline, Accept
      > call answer
      (background)
      Ann
      > message Hi
      [alert]
      Alert, Message, Hi, Close, Reply
      > call end
      (music goes on)
      > escape
      (become active)
      Play, Button
      > magic-tap
      (sound plays, lower while VoiceOver speaks)
      (music goes on)
      > sleep
      (resign active)
      (sound pauses)
      > call Ann
      (music stops)
      [alert]
      Ann, Incoming call, Slide to answer, Message, Remind Me
      > call decline
      (music goes on)
      > wake
      (become active)
      (sound goes on)
      Play, Button
      """)
  }

  @Test func `row 15: routes have names, and a wireless one its own volume`() throws {
    try Replay.expect(
      "reader-player.xml",
      """
      > wireless Kitchen
      Kitchen
      > find play
      Play, Button
      1 result
      > activate
      [activate]
      (sound plays, lower while VoiceOver speaks)
      > volume 30
      Kitchen, 30%
      > headset in Ann's Buds
      Ann's Buds
      (sound goes on)
      > volume 40
      Volume, 40%
      > headset out
      Kitchen
      (sound pauses)
      > magic-tap
      (sound plays, lower while VoiceOver speaks)
      > wireless off
      Speaker
      (sound pauses)
      """)
  }

  @Test func `sound that an alarm suspends is not announced as continuing`() throws {
    try Replay.expect(
      "reader-recorder.xml",
      """
      > magic-tap
      [activate]
      (recording)
      > alarm
      (resign active)
      (recording pauses)
      [alert]
      Alert, Alarm, Snooze, Stop
      > headset in My Buds
      My Buds
      > headset out
      Speaker
      > wireless Kitchen
      Kitchen
      > escape
      (snoozed)
      (become active)
      Back Button
      > magic-tap
      (recording)
      """)
  }

  @Test func `the switch is obeyed by what comes back after a call`() throws {
    try Replay.expect(
      "reader-player.xml",
      """
      > magic-tap
      [activate]
      (sound plays, lower while VoiceOver speaks)
      > call Ann
      (resign active)
      (sound pauses)
      [alert]
      Ann, Incoming call, Decline, Accept
      > silent
      Silent
      > call decline
      (become active)
      (sound silenced)
      Lesson 3, Heading
      > ring
      Ring
      (sound heard again)
      """)
  }

  @Test func `a magic tap goes through an alert to the app`() throws {
    try Replay.expect(
      "reader-player.xml",
      """
      > message Hi
      (resign active)
      [alert]
      Alert, Message, Hi, Close, Reply
      > magic-tap
      [activate]
      (sound plays, lower while VoiceOver speaks)
      > magic-tap
      (sound pauses)
      > where
      Message
      """)
  }

  @Test func `sound that a call suspended resumes at its end, whatever follows`() throws {
    try Replay.expect(
      "reader-recorder.xml",
      """
      > magic-tap
      [activate]
      (recording)
      > call Ann
      (resign active)
      (recording pauses)
      [alert]
      Ann, Incoming call, Decline, Accept
      > message Hi
      (alert waits)
      > call decline
      (recording goes on)
      Alert, Message, Hi, Close, Reply
      > escape
      (become active)
      Back Button
      """)
  }
}
