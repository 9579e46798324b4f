/// Our own lexicons, in W3C PLS: what espeak-ng says wrong of the words that screens are full of.
public enum OwnLexicon {
  /// The file for English.
  public static var english: [UInt8] { PackageResources.en_pls }
}
