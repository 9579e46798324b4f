extension Remedies {
  /// The advice of the rules about interruptions, starting and saving, applied to their failing
  /// examples.
  static let guidelines: [String: [ExampleChange]] = [
    "audio-background-mode-missing#0": [
      .replaceText(#"backgroundModes="fetch""#, #"backgroundModes="fetch audio""#)
    ],
    "audio-background-mode-missing#1": [
      .replaceText(
        #"audioCategory="playback""#, #"audioCategory="playback" backgroundModes="audio""#)
    ],
    "audio-ducking-in-ambient#0": [
      .replaceText(#"audioCategory="ambient""#, #"audioCategory="playback" mixWithOthers="true""#)
    ],
    "audio-ducking-in-ambient#1": [
      .replaceText("<app ", #"<app audioCategory="playback" mixWithOthers="true" "#)
    ],
    "audio-play-while-recording#0": [
      .replaceText(
        #"audioCategory="record""#, #"audioCategory="playAndRecord" backgroundModes="audio""#)
    ],
    "audio-play-while-recording#1": [
      .replaceText(
        #"audioCategory="audioProcessing""#,
        #"audioCategory="playAndRecord" backgroundModes="audio""#)
    ],
    "hig-ask-soundtrack#0": [
      .set("title", "The harbour is closed today"), .replaceText(#"title="Play""#, #"title="OK""#),
    ],
    "hig-ask-soundtrack#1": [.set("text", "Music of your own goes on")],
    "hig-edit-menu-context#0": [
      .replaceText(#"<UIButton title="Select" frame="100 200 60 44"/>"#, "")
    ],
    "hig-edit-menu-context#1": [
      .replaceText(#"<UIButton title="Copy" frame="40 200 60 44"/>"#, "")
    ],
    "hig-edit-menu-context#2": [.set("editActions", "copy")],
    "hig-edit-menu-context#3": [.set("editActions", "paste")],
    "hig-edit-menu-context#4": [.set("editActions", "copy")],
    "hig-exits-on-suspend": [
      .replaceText(#"exitsOnSuspend="true""#, #"exitsOnSuspend="false""#)
    ],
    "hig-location-switch": [.set("label", "Show distances in miles")],
    "hig-location-switch#2": [.set("title", "Show distances in miles")],
    "hig-location-switch#3": [.set("title", "Show all cafés")],
    "hig-location-switch#4": [.set("title", "Show all cafés")],
    "hig-no-pause#0": [.after(#"<UIButton title="Pause" frame="20 200 350 44"/>"#)],
    "hig-no-pause#1": [.set("text", "Your game waits while you answer a call.")],
    "hig-no-pause#2": [.set("label", "Pause when headphones are unplugged")],
    "hig-push-advertising#0": [.set("label", "Notify me of replies")],
    "hig-push-advertising#1": [.set("text", "Turn on notifications to hear of replies.")],
    "hig-push-advertising#2": [.set("label", "Shoe Barn, now, Your boots have been sent")],
    "hig-push-one-switch": [
      .set("label", "Notification sounds"),
      .after(
        #"""
        <UISwitch label="Notification badges" frame="320 150 51 31"/>
        <UISwitch label="Notification banners" frame="320 200 51 31"/>
        """#),
    ],
    "hig-quits-itself#0": [.set("text", "Your changes are kept on this phone.")],
    "hig-quits-itself": [.set("title", "Your ride arrives at 9:30")],
    "hig-save-on-demand": [.set("text", "Each change is kept as you make it.")],
    "hig-save-on-demand#2": [
      .set("title", "Your ride arrives at 9:30"),
      .replaceText(#"title="Save""#, #"title="Show the map""#),
      .replaceText(#"title="Discard""#, #"title="Cancel""#),
    ],
    "hig-settings-at-start#0": [.set("text", "Your trips are below.")],
    "hig-settings-at-start#1": [
      .replaceElement(#"<UIButton title="Plan a trip" frame="20 100 350 44"/>"#),
      .replaceText(#"<UISwitch label="Hints" frame="320 150 51 31"/>"#, ""),
      .replaceText(#"title="Preferences""#, #"title="Trips""#),
    ],
    "hig-setup-at-first-launch": [.after(#"<UIButton title="Skip" frame="20 260 350 44"/>"#)],
    "hig-undo-no-cancel": [
      .replaceText(
        "</UIAlertController>",
        #"<UIButton title="Cancel" frame="60 500 270 44"/></UIAlertController>"#)
    ],
  ]
}
