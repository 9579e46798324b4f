internal import Platform

/// A voice of ours beside all of the system's, in a folder of links.
///
/// espeak-ng has one data folder and no search list. So this creates one that links to every entry
/// of the system's, and adds our variant to the variants.
public struct VoiceOverlay: Hashable, Sendable {
  public let voice: VoiceFile
  /// A folder of the caller's, in which the data folder is created or updated.
  public let cacheFolder: String

  public init(_ voice: VoiceFile, cacheFolder: String) {
    self.voice = voice
    self.cacheFolder = cacheFolder
  }

  static let dataFolder = "espeak-ng-data"
  /// espeak-ng cuts a longer path (at about 144) without a message.
  static let longestPath = 110

  /// Creates the folder and returns its parent, the path for espeak-ng.
  func make(over system: String) throws(VoiceOverlayError) -> String {
    guard cacheFolder.hasPrefix("/"), cacheFolder.utf8.count <= Self.longestPath else {
      throw .badPath(cacheFolder)
    }
    let data = "\(cacheFolder)/\(Self.dataFolder)"
    guard system != data, InputFile.size(of: "\(system)/phontab") != nil else {
      throw .noData(system)
    }
    try link(system, as: data, except: "voices")
    try link("\(system)/voices", as: "\(data)/voices", except: "!v")
    try link("\(system)/voices/!v", as: "\(data)/voices/!v", except: voice.name)
    let file = "\(data)/voices/!v/\(voice.name)"
    SymbolicLink.remove(file)
    let isThere = InputFile.size(of: file) != nil && (try? InputFile.read(file)) == voice.bytes
    guard isThere || (try? OutputFile.write(voice.bytes, to: file)) != nil else {
      throw .cannotWrite(file)
    }
    return cacheFolder
  }

  /// Fills a folder with links to all entries of another, except one that will be our own.
  private func link(
    _ source: String, as folder: String, except own: String
  ) throws(VoiceOverlayError) {
    guard let names = Folder.names(in: source) else { throw .noData(source) }
    SymbolicLink.remove(folder)
    guard (try? Folder.make(folder)) != nil, let present = Folder.names(in: folder) else {
      throw .cannotWrite(folder)
    }
    // Files that the system no longer has, after a new version.
    for name in Set(present).subtracting(names) { SymbolicLink.remove("\(folder)/\(name)") }
    for name in names where name != own {
      guard SymbolicLink.make("\(folder)/\(name)", to: "\(source)/\(name)") else {
        throw .cannotWrite("\(folder)/\(name)")
      }
    }
  }
}

/// Why our own voice cannot be added.
public enum VoiceOverlayError: Error, Hashable, CustomStringConvertible {
  case badPath(String)
  case noData(String)
  case cannotWrite(String)

  public var description: String {
    switch self {
    case .badPath(let path):
      "the cache folder \"\(path)\"; expected an absolute path of at most "
        + "\(VoiceOverlay.longestPath) bytes"
    case .noData(let path): "no espeak-ng data in \(path)"
    case .cannotWrite(let path): "cannot write \(path)"
    }
  }
}
