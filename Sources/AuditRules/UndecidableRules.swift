public import Auditing

/// The rules of the catalogue that are not run, whatever the input, and why.
public enum UndecidableRules {
  public static let all: [UndecidableRule] = [
    UndecidableRule(
      id: "traversal-constraint-cycle", summary: "Order constraints do not contradict each other.",
      reason: "no format carries which element comes before or after which"),
    UndecidableRule(
      id: "status-not-announced", summary: "A status that changes is announced.",
      reason: "it needs a log of what changed and what was announced"),
    UndecidableRule(
      id: "disruptive-announcement", summary: "What a live region would say is not announced.",
      reason: "it needs a log of announcements"),
    UndecidableRule(
      id: "focus-moved-by-app", summary: "The focus moves only where the user moves it.",
      reason: "it needs a log of the focus and of what the user did"),
    UndecidableRule(
      id: "spoken-homograph", summary: "A word that has two sounds is spoken with the right one.",
      reason: "it needs the sounds that the user's voice chooses, and the audit has no voice"),
    UndecidableRule(
      id: "labels-sound-alike", summary: "Controls that are called differently sound differently.",
      reason: "it needs the sounds that the user's voice chooses, and the audit has no voice"),
    UndecidableRule(
      id: "speech-silent", summary: "What has a label is heard.",
      reason: "it needs what a voice makes of the label; one of signs alone is label-symbol-only's"),
    UndecidableRule(
      id: "focus-trap", summary: "Wherever the focus gets in, it gets out.",
      reason: "no format carries where the keyboard and the cursor go from an element"),
    UndecidableRule(
      id: "shortcut-conflict", summary: "A key command does one thing.",
      reason: "no format carries key commands"),
    UndecidableRule(
      id: "change-not-announced", summary: "A text that changes by itself says so.",
      reason: "it needs two captures of one screen, one after the other"),
    UndecidableRule(
      id: "hig-back-label", summary: "The back button is called Back or like the screen before.",
      reason: "no format carries which screen was shown before"),
  ]
}
