/// Reads `.earshot.yml` into a ``Policy``.
///
/// Nothing is ignored: an unknown key or value is an error at its position.
public struct ConfigurationReader: Sendable {
  public static let fileName = ".earshot.yml"

  private let vocabulary: Vocabulary
  private let load: @Sendable (String) throws -> [UInt8]
  private let display: @Sendable (String) -> String

  /// - Parameters:
  ///   - load: reads a file, by its absolute path.
  ///   - display: what messages call a file.
  public init(
    vocabulary: Vocabulary, load: @escaping @Sendable (String) throws -> [UInt8],
    display: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.vocabulary = vocabulary
    self.load = load
    self.display = display
  }

  /// A megabyte; what is larger is no configuration.
  private static let longest = 1 << 20
  /// Files that extend each other on many ways are read once for each.
  private static let mostFiles = 64

  /// Reads a file and all that it extends.
  ///
  /// - Parameter path: absolute.
  public func read(_ path: String) throws(ConfigurationError) -> Policy {
    var section = Section()
    var policy = Policy()
    let path = PathText.normalized(path)
    do {
      let start = SourcePlace(file: display(path), line: 1, column: 1)
      let bytes = try loaded(path, at: start)
      add(bytes, of: path, within: [path], to: &policy, &section)
    } catch {
      section.report(error)
    }
    settleClasses(of: &policy, &section)
    guard section.errors.isEmpty else { throw ConfigurationError(errors: section.errors) }
    return policy
  }

  private func loaded(_ path: String, at place: SourcePlace) throws(PolicyError) -> [UInt8] {
    guard let bytes = try? load(path) else {
      throw PolicyError(place, "cannot read \(display(path)), expected a file that can be read")
    }
    guard bytes.count <= Self.longest else {
      throw PolicyError(place, "\(display(path)) is larger than a megabyte, expected less")
    }
    return bytes
  }

  /// Adds what a file says to what those that it extends have said.
  ///
  /// - Parameter chain: the files that lead to this one, with it at the end.
  private func add(
    _ bytes: [UInt8], of path: String, within chain: [String], to policy: inout Policy,
    _ section: inout Section
  ) {
    let file = display(path)
    section.filesRead += 1
    do throws(PolicyError) {
      guard section.filesRead <= Self.mostFiles else {
        // Said once; what follows of it is not read either.
        if section.filesRead > Self.mostFiles + 1 { return }
        throw PolicyError(
          SourcePlace(file: file, line: 1, column: 1),
          "more than \(Self.mostFiles) files extend each other, expected fewer")
      }
      guard let node = try YAMLNode.document(String(decoding: bytes, as: UTF8.self), file: file)
      else { return }
      let members = section.members(of: node, keys: ConfigurationFile.keys)
      for member in members where member.key == "extends" {
        extend(member.value, path, chain, &policy, &section)
      }
      var reader = ConfigurationFile(
        path: path, vocabulary: vocabulary, policy: policy, section: section)
      reader.read(members)
      policy = reader.policy
      section = reader.section
    } catch {
      section.report(error)
    }
  }

  private func extend(
    _ node: YAMLNode, _ path: String, _ chain: [String], _ policy: inout Policy,
    _ section: inout Section
  ) {
    let nodes = node.items ?? [node]
    for node in nodes {
      guard let name = section.text(node, "the path of another configuration") else { continue }
      let other = PathText.joined(PathText.folder(of: path), name)
      if chain.contains(other) {
        let way = (chain + [other]).map(display).joined(separator: " extends ")
        section.report(
          node.place, "extends itself: \(way); take one of them out, expected no circle")
        continue
      }
      do {
        let bytes = try loaded(other, at: node.place)
        add(bytes, of: other, within: chain + [other], to: &policy, &section)
      } catch {
        section.report(error)
      }
    }
  }

  /// Follows superclasses that are themselves in the configuration.
  private func settleClasses(of policy: inout Policy, _ section: inout Section) {
    for (name, known) in policy.classes.sorted(by: { $0.key < $1.key }) {
      var seen: Set<String> = [name]
      var superclass = known.superclass
      while let next = superclass, let above = policy.classes[next] {
        guard seen.insert(next).inserted else {
          section.report(
            known.place, "the class \(name) inherits from itself, expected a class of UIKit above")
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
