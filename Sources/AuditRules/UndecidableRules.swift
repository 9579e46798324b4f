public import Auditing

/// The rules of the catalogue that no input can decide, with the reasons.
public enum UndecidableRules {
  public static let all: [UndecidableRule] = [
    UndecidableRule(
      id: "traversal-constraint-cycle",
      summary: "Order constraints should not contradict each other.",
      reason: "no format includes which element comes before or after another"),
    UndecidableRule(
      id: "disruptive-announcement", summary: "Announcements should not repeat a live region.",
      reason: "it needs a log of announcements"),
    UndecidableRule(
      id: "focus-moved-by-app", summary: "Focus should move only when the user moves it.",
      reason: "it needs a log of the focus and of user actions"),
    UndecidableRule(
      id: "spoken-homograph",
      summary: "Words with two pronunciations should be spoken with the right one.",
      reason: "it needs the pronunciation of the user's voice"),
    UndecidableRule(
      id: "labels-sound-alike", summary: "Different labels should sound different.",
      reason: "it needs the pronunciation of the user's voice"),
    UndecidableRule(
      id: "speech-silent", summary: "Labels should be audible.",
      reason: "it needs the output of a voice; label-symbol-only covers labels of symbols"),
    UndecidableRule(
      id: "focus-trap", summary: "Focus should leave every element that it can enter.",
      reason: "no format includes where the keyboard and the cursor go from an element"),
    UndecidableRule(
      id: "change-not-announced", summary: "Self-updating texts should be announced.",
      reason: "it needs two captures of one screen in sequence"),
    UndecidableRule(
      id: "hig-back-label",
      summary: "Back buttons should be labelled Back or with the previous title.",
      reason: "no format includes the previous screen"),
  ]
}
