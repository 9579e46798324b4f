/// One suite of a JUnit report. Its cases have unique names, since GitLab drops cases that share
/// class and name.
struct JUnitSuite {
  enum Result {
    case passed
    case failed(type: String, message: String, story: String)
    /// The story is empty if the message is complete: a rule that every screen skips is in every
    /// suite.
    case skipped(message: String, story: String = "")
    case broken(message: String, story: String)
  }

  let name: String
  let file: String?
  /// Facts about the whole suite.
  var properties: [(name: String, value: String)] = []
  /// Remarks on the whole suite, one per line.
  var remarks: [String] = []
  private(set) var cases: [(name: String, result: Result)] = []
  private(set) var failures = 0
  private(set) var errors = 0
  private var skipped = 0
  private var counts: [String: Int] = [:]

  init(name: String, file: String?) {
    self.name = name
    self.file = file
  }

  mutating func add(_ name: String, _ result: Result) {
    counts[name, default: 0] += 1
    let number = counts[name, default: 1]
    cases.append((number == 1 ? name : "\(name) (\(number))", result))
    switch result {
    case .passed: break
    case .failed: failures += 1
    case .skipped: skipped += 1
    case .broken: errors += 1
    }
  }

  func write(to xml: inout XMLWriter) {
    var attributes = [
      ("name", name), ("tests", "\(cases.count)"), ("failures", "\(failures)"),
      ("errors", "\(errors)"), ("skipped", "\(skipped)"), ("time", "0"),
    ]
    // On the suite: Jenkins' schema has no file on a case.
    if let file { attributes.append(("file", file)) }
    xml.element("testsuite", attributes) { xml in
      if !properties.isEmpty {
        xml.element("properties", []) { xml in
          for property in properties {
            xml.element("property", [("name", property.name), ("value", property.value)])
          }
        }
      }
      for testCase in cases { write(testCase.name, testCase.result, to: &xml) }
      if !remarks.isEmpty {
        xml.element("system-out", text: remarks.joined(separator: "\n"))
      }
    }
  }

  private func write(_ caseName: String, _ result: Result, to xml: inout XMLWriter) {
    let attributes = [("name", caseName), ("classname", name), ("time", "0")]
    switch result {
    case .passed: xml.element("testcase", attributes)
    case .failed(let type, let message, let story):
      xml.element("testcase", attributes) {
        $0.element("failure", [("message", message), ("type", type)], text: story)
      }
    case .skipped(let message, let story):
      xml.element("testcase", attributes) { xml in
        if story.isEmpty {
          xml.element("skipped", [("message", message)])
        } else {
          xml.element("skipped", [("message", message)], text: story)
        }
      }
    case .broken(let message, let story):
      xml.element("testcase", attributes) {
        $0.element("error", [("message", message), ("type", "unreadable")], text: story)
      }
    }
  }
}
