extension Remedies {
  /// The advice of the rules in this group, applied to their failing examples.
  static let conventions: [String: [ExampleChange]] = [
    "audio-alert-while-recording": [.set("traits", "button")],
    "audio-prompts-without-ducking": [
      .replaceText(#"mixWithOthers="true""#, #"mixWithOthers="true" duckOthers="true""#)
    ],
    "audio-silenced-media#0": [
      .replaceText(#"audioCategory="ambient""#, #"audioCategory="playback""#)
    ],
    "audio-silenced-media#1": [
      .replaceText(#"name="Course""#, #"name="Course" audioCategory="playback""#)
    ],
    "audio-system-sounds-unsilenced": [
      .replaceText(#"audioCategory="playback""#, #"audioCategory="soloAmbient""#)
    ],
    "hig-action-sheet#0": [.insert(#"<UIButton title="Save" frame="0 550 390 57"/>"#)],
    "hig-action-sheet#1": [
      .replaceText(
        "</UIActionSheet>", #"<UIButton title="Cancel" frame="0 700 390 57"/></UIActionSheet>"#)
    ],
    "hig-action-sheet#2": [
      .replaceText(#""Cancel""#, #""Send""#), .replaceText(#""Save""#, #""Cancel""#),
    ],
    "hig-action-sheet#3": [
      .replaceText(#""Save""#, #""Keep""#), .replaceText(#""Delete draft""#, #""Save""#),
      .replaceText(#""Keep""#, #""Delete draft""#),
    ],
    "hig-action-sheet#4": [
      .replaceText(
        "What you have written since this morning was not saved yet and would be lost for good.",
        "It was not saved yet.")
    ],
    "hig-alert-buttons#0": [.replaceText(#"<UIButton title="None" frame="60 500 270 44"/>"#, "")],
    "hig-alert-buttons#1": [
      .replaceText(#"title="Yes""#, #"title="Delete""#),
      .replaceText(#"title="No""#, #"title="Cancel""#),
    ],
    "hig-alert-buttons#2": [.set("text", "The draft is deleted.")],
    "hig-alert-title": [.set("title", "Your ride arrives at 9:30")],
    "hig-bar-counts#0": [.replaceText(#"<UIBarButtonItem title="5" frame="300 761 60 44"/>"#, "")],
    "hig-bar-counts#1": [.set("title", "Library")],
    "hig-click-words#0": [.set("text", "Tap here to go on")],
    "hig-click-words#1": [.set("title", "Show the details")],
    "hig-custom-volume": [.rename("MPVolumeView")],
    "hig-desktop-choices": [
      .replaceElement(#"<UIButton title="Open a document" frame="20 50 200 44"/>"#),
      .replaceText(
        #"<UIButton title="Edit" frame="60 50 60 44"/><UIButton title="View" frame="120 50 60 44"/>"#,
        ""),
    ],
    "hig-edit-command-button": [.replaceElement("")],
    "hig-edit-gestures": [.set("gestures", "longPress doubleTap")],
    "hig-edit-gestures#1": [
      .set("gestures", "longPress doubleTap"), .set("isElement", "true"), .set("label", "Drawing"),
      .set("traits", "button"),
    ],
    "hig-edit-menu-label": [.set("title", "Translate")],
    "hig-edit-menu-no-undo": [.set("undo", "true"), .set("redo", "true")],
    "hig-eula-first-launch": [
      .replaceText("</screen>", #"<UIButton title="Not now" frame="200 50 90 44"/></screen>"#)
    ],
    "hig-landscape-one-side": [.replaceText("landscapeLeft", "landscapeLeft landscapeRight")],
    "hig-launch-portrait": [.replaceText(#"size="844 390""#, #"size="390 844""#)],
    "hig-location-at-launch": [.replaceText(#"firstLaunch="true" "#, "")],
    "hig-modal-frame#0": [
      .insert(#"<UILabel text="New payee" traits="header" frame="100 60 190 30"/>"#)
    ],
    "hig-modal-frame#1": [.insert(#"<UIButton title="Done" frame="320 60 60 44"/>"#)],
    "hig-modal-frame#2": [.insert(#"<UIButton title="Cancel" frame="0 60 70 44"/>"#)],
    "hig-open-settings-control": [
      .replaceElement(#"<UIButton title="Share" frame="0 0 90 44"/>"#)
    ],
    "hig-problem-without-remedy#0": [
      .insert(#"<UIButton title="Try again" frame="60 500 270 44"/>"#)
    ],
    "hig-problem-without-remedy#1": [
      .after(#"<UIButton title="Try again" frame="20 140 200 44"/>"#)
    ],
    "hig-push-permission-at-launch": [.replaceText(#"firstLaunch="true" "#, "")],
    "hig-push-types": [
      .replaceText(#"notificationTypes="badge""#, #"notificationTypes="badge sound alert""#)
    ],
    "hig-push-types#1": [
      .replaceText(#""badge alert""#, #""badge sound alert""#)
    ],
    "hig-quit-button": [
      .replaceElement(#"<UIButton title="Share" frame="0 0 90 44"/>"#)
    ],
    "hig-relaunch-app": [.set("text", "The new language is used at once")],
    "hig-restart-device": [.set("text", "The new language is used at once")],
    "hig-rotate-control": [
      .replaceElement(#"<UIButton title="Share" frame="0 0 90 44"/>"#)
    ],
    "hig-rotate-request": [.set("text", "Two more columns are below")],
    "hig-search-bar-position": [.set("frame", "0 0 390 56")],
    "hig-search-no-progress": [.after(#"<UIActivityIndicatorView frame="180 100 37 37"/>"#)],
    "hig-search-scope-count": [.replaceText(#"<UISegment title="5" frame="240 60 60 32"/>"#, "")],
    "hig-settings-and-configuration": [
      .replaceText(#"settingsBundle="true""#, #"settingsBundle="false""#)
    ],
    "hig-settings-help-text": [.set("text", "Sounds")],
    "hig-splash-blocks": [
      .after(
        #"<UIButton title="New payment" frame="20 400 200 44"/><UIButton title="Payees" frame="20 700 200 44"/>"#
      )
    ],
    "hig-undo-buttons-in-bar": [.replaceText(#"<UIButton title="Redo" frame="60 47 60 44"/>"#, "")],
    "hig-undo-title": [.set("title", "Undo Typing")],
  ]
}
