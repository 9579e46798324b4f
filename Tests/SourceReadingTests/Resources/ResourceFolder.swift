import SourceReading
import TestSupport

/// An app of several files, read as a whole; paths in results are relative to the folder.
struct ResourceFolder {
  private let folder: ScratchFolder
  let resources: AppResources

  init(_ files: [String: String]) throws {
    try self.init(bytes: files.mapValues { Array($0.utf8) })
  }

  init(bytes files: [String: [UInt8]]) throws {
    let folder = try ScratchFolder()
    self.folder = folder
    resources = AppResources(
      reading: try files.map { name, bytes in try folder.write(bytes: bytes, to: name) })
  }

  func relative(_ path: String) -> String { String(path.dropFirst(folder.path.utf8.count + 1)) }

  func place(_ location: SourceLocation) -> String {
    "\(relative(location.file)):\(location.line)"
  }

  var warnings: [String] {
    resources.warnings.map { "\(place($0.location)):\($0.column) \($0.message)" }
  }
}

/// A property list of these keys, in XML.
func plist(_ content: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
  <plist version="1.0">
  \(content)
  </plist>
  """
}
