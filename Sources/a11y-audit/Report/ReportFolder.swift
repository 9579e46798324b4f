internal import Platform
internal import Reports

/// The folder for a report of several files, which is written completely or not at all.
///
/// It may hold an earlier report, which is replaced, and nothing else: a folder named by mistake
/// keeps its content.
struct ReportFolder {
  private let path: String

  /// - Parameter path: with or without a trailing slash.
  init(_ path: String) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path
  }

  func write(_ files: [ReportFile]) throws(SystemError) {
    try refuseOtherContent()
    var draft = try FolderDraft(of: path, isPrivate: false, isOwn: Self.isPage)
    do throws(SystemError) {
      for file in files { try draft.write(file.bytes, to: file.name) }
      try draft.replace()
    } catch {
      draft.discard()
      throw error
    }
  }

  private static func isPage(_ name: String) -> Bool { name.hasSuffix(".html") }

  /// Checks that an existing folder holds only a report.
  private func refuseOtherContent() throws(SystemError) {
    guard Folder.holdsAnything(path) else { return }
    guard Folder.isFolder(path), let names = Folder.names(in: path) else {
      throw SystemError(path: path, reason: "is not a folder that can be read; name another folder")
    }
    let isReport = hasIndex
    if let other = names.first(where: { !isReport || !Self.isPage($0) }) {
      throw SystemError(
        path: path, reason: "holds \(other), which is not part of a report; name another folder")
    }
  }

  /// Whether the index is one that this command wrote.
  private var hasIndex: Bool {
    guard let bytes = try? InputFile.readFound("\(path)/index.html", limit: 1 << 29) else {
      return false
    }
    return String(decoding: bytes.prefix(1_000), as: UTF8.self)
      .contains("<meta name=\"generator\" content=\"a11y-audit\">")
  }
}
