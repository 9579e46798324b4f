internal import SourceReading

// Views of several targets with one name: code means the nearest.

extension SwiftUIProject {
  /// The project as a file sees it: of several views with one name, the one in the nearest folder.
  func seen(from file: Int) -> SwiftUIProject {
    guard !rivals.isEmpty else { return self }
    var project = self
    for (name, others) in rivals {
      let known = (types[name].map { [$0] } ?? []) + others
      project.rivals[name] = known
      project.types[name] = nearest(of: known, to: file)
    }
    return project
  }

  /// The files whose code shows a view of a file as a part: of several views with one name, it means the nearest.
  func users(of name: String, in file: Int) -> Set<Int> {
    let users = uses.parts[name] ?? []
    guard let others = rivals[name] else { return users }
    let known = (types[name].map { [$0] } ?? []) + others
    return users.filter { nearest(of: known, to: $0)?.file == file }
  }

  private func nearest(of known: [TypeDeclaration], to file: Int) -> TypeDeclaration? {
    // From outside of the type that holds it, a nested view has another name.
    let outermost = known.filter { $0.outer == nil || $0.file == file }
    let all = outermost.isEmpty ? known : outermost
    let path = folders(of: file)
    let shared = all.map { zip(folders(of: $0.file), path).prefix { $0 == $1 }.count }
    return all.first { $0.file == file } ?? zip(all, shared).max { $0.1 < $1.1 }?.0
  }

  private func folders(of file: Int) -> [Substring] {
    files[file].name.split(separator: "/").dropLast()
  }
}
