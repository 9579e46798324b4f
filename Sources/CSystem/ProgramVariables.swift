internal import CGlibc

/// The memory of this program's own variables: its globals, and what the Swift runtime knows of types.
public enum ProgramVariables {
  /// Makes all of it this process's own, at once.
  ///
  /// Linux maps it to the program's file, or to one page of zeros, until it is written to. Where there
  /// are two threads, the first write to a page makes all processors forget what they knew of it; on a
  /// virtual machine that takes ten microseconds, and an audit writes to a hundred pages. To be called
  /// before there is a second thread. Kernels before 5.14 do nothing.
  public static func makeOwn() {
    #if canImport(Glibc)
      for pages in [values, zeros] {
        // MADV_POPULATE_WRITE, which Debian 12 does not name.
        _ = unsafe madvise(
          UnsafeMutableRawPointer(bitPattern: pages.lowerBound), pages.count, 23)
      }
    #endif
  }

  #if canImport(Glibc)
    /// The addresses of the variables that begin with a value, and of some constants behind them: where
    /// they end is not known, and who links ICU has thirty megabytes of them.
    static var values: Range<UInt> {
      let start = unsafe UInt(bitPattern: earshot_values_start())
      let end = unsafe UInt(bitPattern: earshot_values_end())
      return pages(start..<min(end, start + 1 << 19))
    }

    /// The addresses of the variables that begin as zero.
    static var zeros: Range<UInt> {
      let start = unsafe UInt(bitPattern: earshot_zeros_start())
      let end = unsafe UInt(bitPattern: earshot_zeros_end())
      return pages(start..<end)
    }

    private static func pages(_ bytes: Range<UInt>) -> Range<UInt> {
      let size = UInt(sysconf(Int32(_SC_PAGESIZE)))
      let start = bytes.lowerBound / size * size
      return start..<max(start, (bytes.upperBound + size - 1) / size * size)
    }
  #endif
}
