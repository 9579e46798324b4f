/// Our own pronunciation lexicons, in W3C PLS: common words of screens that espeak-ng
/// mispronounces.
public enum OwnLexicon {
  /// The file for English.
  public static var english: [UInt8] { PackageResources.en_pls }
}
