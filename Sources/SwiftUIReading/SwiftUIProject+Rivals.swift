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
  func users(of name: String, in file: Int) -> Set<Int> { users(uses.parts, of: name, in: file) }

  /// Whether a navigation pushes a view of a file.
  func isPushed(_ name: String, in file: Int) -> Bool {
    !users(uses.pushed, of: name, in: file).isEmpty
  }

  /// Whether it is known that users see a view of a file as a whole screen.
  func isScreen(_ name: String, in file: Int) -> Bool {
    isPushed(name, in: file) || !users(uses.presented, of: name, in: file).isEmpty
  }

  /// Whether a link to a view of a file gives it a title.
  func isTitled(_ name: String, in file: Int) -> Bool {
    !users(uses.titled, of: name, in: file).isEmpty
  }

  /// - Parameter uses: the files that use each name in one way.
  private func users(_ uses: [String: Set<Int>], of name: String, in file: Int) -> Set<Int> {
    let users = uses[name] ?? []
    guard let others = rivals[name] else { return users }
    let known = (types[name].map { [$0] } ?? []) + others
    return users.filter { nearest(of: known, to: $0)?.file == file }
  }

  private func nearest(of known: [TypeDeclaration], to file: Int) -> TypeDeclaration? {
    // From outside of the type that holds it, a nested view has another name.
    let outermost = known.filter { $0.outer == nil || $0.file == file }
    let visible = outermost.isEmpty ? known : outermost
    let ofPlatform = visible.filter { isOfMac($0) == (isForMac || isOfMac(file)) }
    let all = ofPlatform.isEmpty ? visible : ofPlatform
    let path = folders(of: file)
    let shared = all.map { zip(folders(of: $0.file), path).prefix { $0 == $1 }.count }
    return all.first { $0.file == file } ?? zip(all, shared).max { $0.1 < $1.1 }?.0
  }

  private func folders(of file: Int) -> [Substring] {
    files[file].name.split(separator: "/").dropLast()
  }
}

extension SwiftUIProject {
  /// Adds a type to those with its name: an extension completes one, and of two views the first is taken.
  mutating func add(
    _ type: TypeDeclaration, named name: String, _ viewProtocols: Set<String>
  ) {
    var type = type
    type.conform(toViews: viewProtocols)
    guard let first = types[name] else {
      types[name] = type
      return
    }
    if first.isDeclared, type.isDeclared, first.kind == .view, type.kind == .view {
      // Its own name alone means the one that no other type holds.
      let isInner = first.outer != nil && type.outer == nil
      if isInner { types[name] = type }
      rivals[name, default: []].append(isInner ? first : type)
    } else {
      types[name]?.add(type)
    }
  }
}
