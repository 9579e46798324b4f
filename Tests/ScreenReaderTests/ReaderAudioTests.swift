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
      Incoming call, Answer, Decline
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
      Incoming call, Answer, Decline
      > call answer
      (background)
      (music goes on)
      > call end
      (become active)
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
      Incoming call, Answer, Decline
      > call decline
      (become active)
      (recording goes on)
      Play, Button
      > activate
      [activate]
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
      > find click
      Click, Button
      1 result
      > activate
      [activate]
      > magic-tap
      [activate]
      (no sound: the app only processes it)
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
}
