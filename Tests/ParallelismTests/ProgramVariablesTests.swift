import Testing

@testable import CSystem

#if canImport(Glibc)
  import Glibc

  struct ProgramVariablesTests {
    /// How many pages are there, and how many of them are this process's own, as Linux tells of its
    /// memory (`/proc/self/pagemap`: a number of 64 bits for each page).
    private func counts(_ pages: Range<UInt>) -> (all: Int, own: Int)? {
      let size = Int(sysconf(Int32(_SC_PAGESIZE)))
      let file = unsafe open("/proc/self/pagemap", O_RDONLY)
      guard file >= 0 else { return nil }
      defer { close(file) }
      let count = pages.count / size
      let start = off_t(Int(pages.lowerBound) / size * 8)
      var isRead = false
      let entries = unsafe [UInt64](unsafeUninitializedCapacity: count) { buffer, length in
        isRead = unsafe pread(file, buffer.baseAddress, count * 8, start) == count * 8
        length = isRead ? count : 0
      }
      // Present, nobody else's, and not the file's.
      let own = entries.count { $0 >> 63 == 1 && $0 >> 56 & 1 == 1 && $0 >> 61 & 1 == 0 }
      return isRead ? (count, own) : nil
    }

    @Test(arguments: [ProgramVariables.values, ProgramVariables.zeros])
    func `all their pages are this process's own`(_ pages: Range<UInt>) throws {
      ProgramVariables.makeOwn()
      let counts = try #require(self.counts(pages))
      #expect(counts.all > 0)
      #expect(counts.own == counts.all)
    }
  }
#endif
