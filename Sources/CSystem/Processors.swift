internal import CGlibc

/// The processors of the machine that this process may use.
public enum Processors {
  /// How many threads can run at the same time: where a container or `taskset` allows fewer
  /// processors than there are, as many as it allows.
  public static var count: Int {
    #if canImport(Glibc)
      if let allowed = ProcessorSet.ofThread { return max(1, allowed.count) }
    #endif
    return max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }

  /// The number of the one on which this thread runs at the moment; nil where nobody says.
  public static var current: Int? {
    #if canImport(Glibc)
      let number = Int(sched_getcpu())
      return number < 0 ? nil : number
    #else
      return nil
    #endif
  }
}

#if canImport(Glibc)
  /// The processors on which a thread may run: Linux's mask, of which C has macros only.
  struct ProcessorSet {
    private var mask = cpu_set_t()

    /// That of this thread; nil where the machine has more processors than the mask has bits.
    static var ofThread: ProcessorSet? {
      var set = ProcessorSet()
      let isRead = unsafe sched_getaffinity(0, MemoryLayout<cpu_set_t>.size, &set.mask) == 0
      return isRead ? set : nil
    }

    /// Those that this thread may use but for the one on which it runs; nil where there is none.
    static var others: ProcessorSet? {
      guard var set = ofThread, let current = Processors.current else { return nil }
      set.remove(current)
      return set.count > 0 ? set : nil
    }

    var count: Int {
      var mask = mask
      return unsafe withUnsafeBytes(of: &mask) { unsafe $0.reduce(0) { $0 + $1.nonzeroBitCount } }
    }

    private mutating func remove(_ number: Int) {
      unsafe withUnsafeMutableBytes(of: &mask) { bytes in
        let words = unsafe bytes.assumingMemoryBound(to: UInt.self)
        guard number / UInt.bitWidth < words.count else { return }
        unsafe words[number / UInt.bitWidth] &= ~(1 << UInt(number % UInt.bitWidth))
      }
    }

    /// Has a thread run on these alone that will be made with some attributes.
    func keep(_ attributes: inout pthread_attr_t) {
      var mask = mask
      _ = unsafe pthread_attr_setaffinity_np(&attributes, MemoryLayout<cpu_set_t>.size, &mask)
    }

    /// Has a thread run on these alone from now on.
    func keep(_ thread: pthread_t) {
      var mask = mask
      _ = unsafe pthread_setaffinity_np(thread, MemoryLayout<cpu_set_t>.size, &mask)
    }
  }
#endif
