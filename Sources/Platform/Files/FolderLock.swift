/// Prevents other processes of this program from changing files of a folder, while it exists.
///
/// The folder itself is locked: a replaced file would lose its lock, and a separate lock file would
/// be left over.
public struct FolderLock {
  private let descriptor: Int32

  /// A change takes milliseconds; after this time the other process has been stopped, or the file
  /// system does not support locks.
  private static let patience = 10_000
  private static let pause = 5

  /// Waits for its turn.
  ///
  /// - Parameter path: of a file in the folder, absolute.
  public init(of path: String) {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { path[..<$0] } ?? "."
    descriptor = CLibrary.openForReading(folder.isEmpty ? "/" : String(folder))
    var waited = 0
    while descriptor >= 0, !CLibrary.lock(descriptor), CLibrary.lastErrorWasLock,
      waited < Self.patience
    {
      CLibrary.sleep(milliseconds: UInt32(Self.pause))
      waited += Self.pause
    }
  }

  public func release() {
    if descriptor >= 0 { CLibrary.closeFile(descriptor) }
  }
}
