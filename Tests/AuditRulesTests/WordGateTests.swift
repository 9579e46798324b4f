import Testing

@testable import AuditRules
@testable import Voices

@Suite struct WordGateTests {
  @Test func `the gate knows of each word the lists with a phrase that begins with it`() throws {
    var expected: [WordGate.Hash: WordGate.ListSet] = [:]
    for language in WordListTests.languages {
      for name in WordLists.names(in: language) {
        let list = WordLists(name)
        guard list.gateLists != .all else { continue }
        for entry in try #require(list[language]).entries {
          var hash = WordGate.Hash()
          for scalar in entry.unicodeScalars.prefix(while: \.isPartOfWord) { hash.combine(scalar) }
          if !hash.isEmpty { expected[hash, default: []].formUnion(list.gateLists) }
        }
      }
    }
    let gate = WordLists.gate
    #expect(expected.count > 2_000)
    for (hash, lists) in expected { #expect(gate.lists(of: hash) == lists) }
    #expect(gate.lists(of: WordGate.Hash(of: "xylophone")) == [])
  }

  @Test(arguments: WordListTests.languages)
  func `the gate of a language knows its words and those of English`(_ language: String) throws {
    let gate = WordLists.gate(in: language)
    for name in WordLists.names(in: language).union(WordLists.names(in: "en")) {
      let list = WordLists(name)
      guard list.gateLists != .all else { continue }
      for entry in (list[language]?.entries ?? []) + (list["en"]?.entries ?? []) {
        var hash = WordGate.Hash()
        for scalar in entry.unicodeScalars.prefix(while: \.isPartOfWord) { hash.combine(scalar) }
        #expect(hash.isEmpty || gate.lists(of: hash).isSuperset(of: list.gateLists), "\(entry)")
      }
    }
  }

  @Test func `the gate of a language knows no words of another`() {
    let german = WordGate.Hash(of: "abbrechen")
    #expect(WordLists.gate(in: "en").lists(of: german) == [])
    #expect(WordLists.gate(in: "ja").lists(of: german) == [])
    #expect(WordLists.gate(in: "fr").lists(of: german) == [])
    let lists = WordLists("phrase-cancel").gateLists
    #expect(WordLists.gate(in: "de").lists(of: german).isSuperset(of: lists))
  }

  @Test func `each list that the gate knows has a bit of its own`() {
    let names = Set(WordListTests.languages.flatMap { WordLists.names(in: $0) })
    let bits = names.map { WordLists($0).gateLists }.filter { $0 != .all }
    #expect(Set(bits).count == bits.count)
    #expect(!bits.contains([]))
    #expect(WordLists("no-such-list").gateLists == [])
    #expect(WordLists("function-words").gateLists == .all)
  }

  @Test func `a role is called as its lists are`() {
    #expect(SpokenRole.allCases.map(\.name) == SpokenRole.allCases.map { "\($0)" })
  }
}

@Suite struct WordListFileTests {
  private struct Read: Equatable {
    var names: [String]
    var entries: [String: [String]]
    var oddLines: [Int]

    init(_ names: [String], _ entries: [String: [String]], odd: [Int] = []) {
      self.names = names
      self.entries = entries
      oddLines = odd
    }

    init(_ text: String) {
      let file = WordListFile("en", Array(text.utf8))
      names = file.names
      oddLines = file.oddLines
      entries = [:]
      for name in names { entries[name] = file.entries(of: WordListFile.hash(of: name.utf8)) }
    }
  }

  @Test func `lists go on in lines that begin with a blank`() {
    let read = Read("# Words\n\nstubs: Image, a photo,\n  icon , ,\n# of them\n todo\nends: on")
    let entries = ["stubs": ["image", "a photo", "icon", "todo"], "ends": ["on"]]
    #expect(read == Read(["stubs", "ends"], entries))
  }

  @Test func `lines that are no list, or one anew, are odd`() {
    let read = Read(" first\nstubs: image\nwithout a colon\n photo\nstubs: icon\n todo\n:\n")
    let entries = ["stubs": ["image", "photo", "todo"], "": []]
    #expect(read == Read(["stubs", ""], entries, odd: [1, 3, 5]))
  }

  @Test func `a file may be empty, or end anywhere`() {
    #expect(Read("") == Read([], [:]))
    #expect(Read("\n\n") == Read([], [:]))
    #expect(Read("stubs:") == Read(["stubs"], ["stubs": []]))
    #expect(Read("stubs: caf\u{E9}") == Read(["stubs"], ["stubs": ["café"]]))
    #expect(Read("stub") == Read([], [:], odd: [1]))
  }
}

@Suite struct HashNumbersTests {
  @Test func `hashes have the numbers of the order in which they come`() {
    var numbers = HashNumbers(room: 0)
    // Many share a place, and the table grows again and again.
    let hashes = (0..<1_000).map { UInt32($0 % 10) << 28 | UInt32($0) << 12 }
    for (number, hash) in hashes.enumerated() {
      #expect(numbers.number(of: hash) == nil)
      #expect(numbers.take(hash) == number)
    }
    for (number, hash) in hashes.enumerated() {
      #expect(numbers.take(hash) == number)
      #expect(numbers.number(of: hash) == number)
    }
    #expect(numbers.number(of: 7) == nil)
  }
}
