import Testing

@testable import CSystem

@Suite struct MemoryFetchTests {
  @Test(arguments: ["sixteen bytes or more", "Öffnungszeiten der Bücherei", "\u{1F600} and others"])
  func `a text is fetched from where it stands`(_ text: String) throws {
    // Put together here: what stands in the program may lie elsewhere.
    var made: String? = text + String(text.reversed())
    let place = unsafe made?.utf8.withContiguousStorageIfAvailable {
      UInt(bitPattern: $0.baseAddress)
    }
    let bytes = try #require(place)
    let found = unsafe withUnsafePointer(to: &made) {
      unsafe UInt(bitPattern: MemoryFetch.address(ofTextAt: $0))
    }
    // Two words of the object, its length and its capacity come first.
    #expect(bytes - found == 32)
  }

  @Test func `what stands nowhere does no harm`() {
    var texts: [String?] = [nil, "", "short", "fifteen letters", "\u{1F600}"]
    for index in texts.indices {
      unsafe withUnsafePointer(to: &texts[index]) { unsafe MemoryFetch.begin(textAt: $0) }
    }
    MemoryFetch.begin([], at: [0, -1, .max])
    MemoryFetch.begin([1, 2], at: [2, -1, 1])
    #expect(texts == [nil, "", "short", "fifteen letters", "\u{1F600}"])
  }
}
