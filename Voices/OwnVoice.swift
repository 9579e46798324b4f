/// Our own voice, a variant of espeak-ng, as the bytes of its file.
public enum OwnVoice {
  public static let name = "Earshot"

  public static var bytes: [UInt8] { PackageResources.Earshot }
}
