internal import AuditPolicy
internal import Platform

/// The checked-out version of a Git repository, from the files of its `.git` folder.
///
/// No program is started: a report costs no process, and a repository's configuration cannot run one.
struct GitCheckout {
  /// The folder of the project, absolute.
  let root: String
  private let gitFolder: String

  /// Larger than any file of references.
  private static let limit = 8 << 20

  /// Looks for the repository of a file or folder.
  ///
  /// - Parameter path: absolute.
  init?(of path: String) {
    var next: String? = path
    while let folder = next {
      if let found = Self.gitFolder(in: folder) {
        root = folder
        gitFolder = found
        return
      }
      next = folder.isEmpty || folder == "/" ? nil : PathText.folder(of: folder)
    }
    return nil
  }

  /// The name of the project's folder.
  var name: String? { root.split(separator: "/").last.map(String.init) }

  /// `1a2b3c4d5e6f (main)`; nil in a repository without a commit.
  var commit: String? {
    guard let head = Self.line(of: gitFolder + "/HEAD") else { return nil }
    guard head.hasPrefix("ref: ") else { return Self.abbreviated(head) }
    let name = String(head.dropFirst(5))
    let branch = name.hasPrefix("refs/heads/") ? String(name.dropFirst(11)) : name
    return id(of: name).flatMap(Self.abbreviated).map { "\($0) (\(branch))" }
  }

  /// The commit of a reference: of a worktree, in the repository that it belongs to.
  private func id(of reference: String) -> String? {
    guard !reference.split(separator: "/").contains("..") else { return nil }
    let common = Self.line(of: gitFolder + "/commondir").map { PathText.joined(gitFolder, $0) }
    for folder in [gitFolder, common].compactMap(\.self) {
      if let id = Self.line(of: "\(folder)/\(reference)") { return id }
      guard let packed = Self.text(of: folder + "/packed-refs") else { continue }
      for line in packed.split(separator: "\n") where line.hasSuffix(" " + reference) {
        return String(line.prefix { $0 != " " })
      }
    }
    return nil
  }

  /// The first characters of a commit, as many as distinguish it in practice; nil for any other text.
  private static func abbreviated(_ id: String) -> String? {
    let isID = id.utf8.count >= 40 && id.allSatisfy(\.isHexDigit)
    return isID ? String(id.prefix(12)) : nil
  }

  /// The folder itself, or the one that the file of a worktree or a submodule names.
  private static func gitFolder(in folder: String) -> String? {
    let path = folder + "/.git"
    if Folder.isFolder(path) { return Folder.exists(path + "/HEAD") ? path : nil }
    guard let line = line(of: path), line.hasPrefix("gitdir: ") else { return nil }
    return PathText.joined(folder, String(line.dropFirst(8)))
  }

  private static func line(of path: String) -> String? {
    text(of: path)?.split(whereSeparator: \.isNewline).first.map(String.init)
  }

  private static func text(of path: String) -> String? {
    guard let bytes = try? InputFile.readFound(path, limit: limit) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
