import Testing

@testable import AuditRules
@testable import Auditing
@testable import Voices

@Suite struct WordListFileTests {
  private struct Read: Equatable {
    var names: [String]
    var entries: [String: [String]]
    var faultyLines: [Int]

    init(_ names: [String], _ entries: [String: [String]], odd: [Int] = []) {
      self.names = names
      self.entries = entries
      faultyLines = odd
    }

    init(_ text: String) {
      let file = WordListFile("en", Array(text.utf8))
      names = file.names
      faultyLines = file.faultyLines
      entries = [:]
      for name in names { entries[name] = file.entries(of: name) }
    }
  }

  @Test func `lists continue in lines that begin with a space`() {
    let read = Read("# Words\n\nstubs: Image, a photo,\n  icon , ,\n# of them\n todo\nends: on")
    let entries = ["stubs": ["image", "a photo", "icon", "todo"], "ends": ["on"]]
    #expect(read == Read(["stubs", "ends"], entries))
  }

  @Test func `lines that are not a list, or repeat one, are faulty`() {
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

@Suite struct SpokenRoleTests {
  @Test func `a role has the name of its lists`() {
    #expect(SpokenRole.allCases.map(\.name) == SpokenRole.allCases.map { "\($0)" })
  }
}
