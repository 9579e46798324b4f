internal import SourceText

/// Reads `.earshot.yml` into a ``Policy``.
///
/// Nothing is ignored: an unknown key or value is an error at its position.
public struct ConfigurationReader: Sendable {
  public static let fileName = ".earshot.yml"

  private let vocabulary: Vocabulary
  private let load: @Sendable (String) throws -> [UInt8]
  private let display: @Sendable (String) -> String
  private let resolve: @Sendable (String) -> String?
  private let today: CalendarDay

  /// - Parameters:
  ///   - load: reads a file by its absolute path; throws ``UnreadableFile`` with a reason.
  ///   - display: the name of a file in messages.
  ///   - resolve: the path without links; nil if the file does not exist.
  ///   - today: the day for the expiry of suppressions.
  public init(
    vocabulary: Vocabulary, load: @escaping @Sendable (String) throws -> [UInt8],
    display: @escaping @Sendable (String) -> String = { $0 },
    resolve: @escaping @Sendable (String) -> String? = { $0 },
    today: CalendarDay = CalendarDay(secondsSince1970: 0)
  ) {
    self.vocabulary = vocabulary
    self.load = load
    self.display = display
    self.resolve = resolve
    self.today = today
  }

  /// Why an existing file cannot be read.
  public struct UnreadableFile: Error {
    /// Lower case, no full stop.
    public let reason: String

    public init(reason: String) { self.reason = reason }
  }

  /// A megabyte; a larger file is not a configuration.
  private static let longest = 1 << 20
  /// A file that several others extend is read once for each.
  private static let mostFiles = 64

  /// Reads a file and all that it extends.
  ///
  /// - Parameters:
  ///   - path: absolute.
  ///   - isTrusted: whether the command line names it; one that was found reads only files in its
  ///     folder or below.
  public func read(
    _ path: String, isTrusted: Bool = true
  ) throws(ConfigurationError) -> Policy {
    var section = Section()
    var policy = Policy()
    let path = PathText.normalized(path)
    do {
      let start = SourcePosition(file: display(path), line: 1, column: 1)
      let bytes = try loaded(path, at: start)
      let reach = ConfigurationReach(of: path, isTrusted: isTrusted, resolve: resolve)
      add(bytes, of: path, within: [path], reach, to: &policy, &section)
    } catch {
      section.report(error)
    }
    settleClasses(of: &policy, &section)
    guard section.errors.isEmpty else { throw ConfigurationError(section.errors) }
    policy.dropExpiredSuppressions(on: today)
    return policy
  }

  private func loaded(_ path: String, at place: SourcePosition) throws(PolicyError) -> [UInt8] {
    let bytes: [UInt8]
    do {
      bytes = try load(path)
    } catch {
      let reason = (error as? UnreadableFile).map { ": \($0.reason)" } ?? ""
      throw PolicyError(
        place, "cannot read \(display(path))\(reason); expected a file that can be read")
    }
    guard bytes.count <= Self.longest else {
      throw PolicyError(place, "\(display(path)) is larger than a megabyte; expected less")
    }
    return bytes
  }

  /// Adds the settings of a file to those of the files that it extends.
  ///
  /// - Parameter chain: the files that lead to this one, which comes last.
  private func add(
    _ bytes: [UInt8], of path: String, within chain: [String], _ reach: ConfigurationReach,
    to policy: inout Policy, _ section: inout Section
  ) {
    let file = display(path)
    section.filesRead += 1
    do throws(PolicyError) {
      guard section.filesRead <= Self.mostFiles else {
        // Reported once; the files that it would extend are not read either.
        if section.filesRead > Self.mostFiles + 1 { return }
        throw PolicyError(
          SourcePosition(file: file, line: 1, column: 1),
          "more than \(Self.mostFiles) files extend each other; expected fewer")
      }
      guard
        let node = try YAMLNode.document(
          String(decoding: bytes, as: UTF8.self), file: file, keys: ConfigurationKeys.root)
      else { return }
      // A `.earshot.yml` within the reach is part of the project, whatever it holds.
      let isOurs = path.hasSuffix("/" + Self.fileName) && reach.allows(path)
      try refuseForeign(node, keysMayBeQuoted: isOurs)
      let members = section.members(of: node, keys: ConfigurationKeys.root)
      for member in members where member.key == "extends" {
        extend(member.value, path, chain, reach, &policy, &section)
      }
      var reader = ConfigurationFile(
        path: path, vocabulary: vocabulary, reach: reach, policy: policy, section: section)
      reader.read(members)
      policy = reader.policy
      section = reader.section
    } catch {
      section.report(error)
    }
  }

  /// Rejects a file that is not a configuration, without quoting it: it may hold a secret.
  private func refuseForeign(
    _ node: YAMLNode, keysMayBeQuoted: Bool
  ) throws(PolicyError) {
    let keys = ConfigurationKeys.root
    let isOurs =
      node.members?.contains { member in
        keysMayBeQuoted || keys.contains(member.key)
          || Nearest.word(to: member.key, in: keys) != nil
      } ?? false
    guard !isOurs, node.members?.isEmpty != true else { return }
    let found = node.members != nil ? "other keys" : node.items != nil ? "a list" : "text"
    throw PolicyError(
      node.place, "found \(found); expected a mapping with \(keys.joined(separator: ", "))")
  }

  private func extend(
    _ node: YAMLNode, _ path: String, _ chain: [String], _ reach: ConfigurationReach,
    _ policy: inout Policy, _ section: inout Section
  ) {
    let nodes = node.items ?? [node]
    for node in nodes {
      guard let name = section.text(node, "the path of another configuration") else { continue }
      let other = PathText.joined(PathText.folder(of: path), name)
      if chain.contains(other) {
        let way = (chain + [other]).map(display).joined(separator: " extends ")
        section.report(
          node.place, "extends itself: \(way); remove one of them; expected no cycle")
        continue
      }
      guard let reach = reach.reach(of: other) else {
        section.report(
          node.place,
          "extends a file outside of the project; expected one in the folder of this configuration "
            + "or below; --config allows any")
        continue
      }
      do {
        let bytes = try loaded(other, at: node.place)
        add(bytes, of: other, within: chain + [other], reach, to: &policy, &section)
      } catch {
        section.report(error)
      }
    }
  }

  /// Resolves superclasses that are classes of the configuration themselves.
  private func settleClasses(of policy: inout Policy, _ section: inout Section) {
    for (name, known) in policy.classes.sorted(by: { $0.key < $1.key }) {
      var seen: Set<String> = [name]
      var superclass = known.superclass
      while let next = superclass, let above = policy.classes[next] {
        guard seen.insert(next).inserted else {
          section.report(
            known.place, "the class \(name) inherits from itself; expected a class of UIKit above")
          return
        }
        superclass = above.superclass ?? next
        if above.superclass == nil { break }
      }
      if let superclass, !vocabulary.classes.contains(superclass) {
        let words = vocabulary.classes.union(policy.classes.keys)
        section.report(
          known.place,
          "the class \(name) has the unknown superclass \"\(superclass)\""
            + Section.hint(superclass, among: words))
      }
      policy.classes[name]?.superclass = superclass
    }
  }
}
