internal import CGlibc

/// The memory that the C library hands out, and all of Swift's with it.
public enum Allocator {
  /// Keeps freed memory for what needs some next, where otherwise it would go back to the system.
  ///
  /// A page that comes anew from the system costs two microseconds on a virtual machine, and Glibc
  /// gives back every block of more than 128 KiB: of an audit of ten thousand elements, every
  /// seventh page was asked for again.
  ///
  /// - Parameters:
  ///   - block: from how many bytes on a block goes back at once.
  ///   - rest: from how many free bytes on the end of the memory goes back.
  public static func keepFreed(blocksBelow block: Int32, restBelow rest: Int32) {
    #if canImport(Glibc)
      _ = mallopt(M_MMAP_THRESHOLD, block)
      _ = mallopt(M_TRIM_THRESHOLD, rest)
    #endif
  }
}
