internal import Voices

/// The items of TalkBack's menu at a stop (docs/evidence/android.md#menu-of-talkback).
struct TalkBackMenu: Hashable, Sendable {
  let items: [AlertAction]
  /// The last phrase before the menu opened, which can be copied.
  let spoken: String
}

extension AlertAction {
  /// Its title in TalkBack's menu.
  var menuKey: ReaderPhraseKey {
    switch self {
    case .readOn: .menuRead
    case .copySpoken: .menuCopy
    case .searchScreen: .menuSearch
    case .hideScreen: .menuHideScreen
    case .showScreen: .menuShowScreen
    case .voiceCommands: .menuVoiceCommands
    case .settings: .menuSettings
    case .speechSettings: .menuSpeechSettings
    case .brailleSettings: .menuBrailleSettings
    case .describeImage: .menuDescribeImage
    case .addLabel: .menuAddLabel
    default: .actions
    }
  }
}
