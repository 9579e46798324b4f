internal import Capture
internal import HierarchyReading
internal import Platform

/// The folder for a capture, which is written completely or not at all.
struct CaptureOutput {
  private let path: String

  /// - Throws: if the folder cannot be used, before the device is touched.
  init(_ path: String) throws(CaptureError) {
    self.path = path
    guard Folder.holdsAnything(path) else { return }
    guard Folder.isFolder(path), let names = Folder.names(in: path) else {
      throw Self.error("\(path) is not a readable folder; name another with --output")
    }
    if let stranger = names.first(where: { !CaptureDescription.fileNames.contains($0) }) {
      throw Self.error(
        "\(path) contains \(stranger), which is not part of a capture; name another folder with --output"
      )
    }
  }

  func write(_ capture: TakenCapture) throws(CaptureError) {
    do throws(SystemError) {
      var draft = try FolderDraft(of: path, isOwn: CaptureDescription.fileNames.contains)
      do throws(SystemError) {
        for (name, bytes) in capture.files.sorted(by: { $0.key < $1.key }) {
          try draft.write(bytes, to: name)
        }
        try draft.write(capture.description.bytes, to: CaptureDescription.fileName)
        try draft.replace()
      } catch {
        draft.discard()
        throw error
      }
    } catch {
      throw Self.error("\(error.path): \(error.reason)")
    }
  }

  private static func error(_ reason: String) -> CaptureError {
    CaptureError("writing the capture", reason)
  }
}
