internal import AccessibilityModel

/// The classes that a file of Kotlin or Java defines, each with the classes between its name and its body: the one that it
/// extends, and those of its parameters.
struct AndroidClassHeaders {
  private(set) var found: [String: Set<String>] = [:]
  /// The class whose body has not begun.
  private var current: String?

  mutating func note(_ word: String, after previous: String) {
    if previous == "class" {
      guard word.first?.isUppercase == true else { return current = nil }
      current = word
      if found[word] == nil { found[word] = [] }
    } else if let current, word.first?.isUppercase == true {
      found[current, default: []].insert(word)
    }
  }

  /// Ends the header: a body or a statement begins.
  mutating func end() { current = nil }

  /// Gives each class the layouts that the classes inflate which it extends.
  static func inherit(
    _ compounds: inout [String: CodeEvidence.Location], _ layouts: inout [String: Set<String>],
    in files: [AndroidCodeMentions.File]
  ) {
    var headers: [String: Set<String>] = [:]
    for file in files { headers.merge(file.headers) { $0.union($1) } }
    for _ in 0..<longestChain {
      var grows = false
      for (name, header) in headers where layouts[name] == nil {
        guard let outer = header.sorted().first(where: { layouts[$0]?.isEmpty == false }) else {
          continue
        }
        (layouts[name], compounds[name]) = (layouts[outer], compounds[outer])
        grows = true
      }
      guard grows else { return }
    }
  }

  private static let longestChain = 4

  /// The classes whose files describe no views, and which extend no class of the app that does.
  static func silent(in files: [AndroidCodeMentions.File]) -> Set<String> {
    var headers: [String: Set<String>] = [:]
    var speaking: Set<String> = []
    for file in files {
      for (name, header) in file.headers {
        headers[name, default: []].formUnion(header)
        if file.describesViews { speaking.insert(name) }
      }
    }
    var grows = true
    while grows {
      let more = headers.keys.filter { name in
        !speaking.contains(name) && headers[name]?.isDisjoint(with: speaking) == false
      }
      speaking.formUnion(more)
      grows = !more.isEmpty
    }
    return Set(headers.keys).subtracting(speaking)
  }
}
