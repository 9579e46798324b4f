internal import Platform

/// Makes small files of speech, with a program on this machine or without one.
public struct ClipCompressor: Sendable {
  public let format: ClipFormat
  private let program: (encoder: ClipEncoder, path: String)?
  private var isMakeshift = false

  /// The formats to try if none is chosen, the smallest first.
  static let preferred: [ClipFormat] = [.opus, .ogg, .mp3, .flac]

  /// Uses the smallest format with an available program, or else writes half of each sample.
  ///
  /// - Parameter searchPath: such as that of `PATH`.
  public init(searchPath: String) {
    let found = Self.preferred.lazy.compactMap { try? ClipCompressor($0, searchPath: searchPath) }
    self = found.first ?? ClipCompressor(.ulaw, program: nil)
    isMakeshift = program == nil
  }

  /// Uses a format.
  ///
  /// - Throws: the program to install, if none is available.
  public init(_ format: ClipFormat, searchPath: String) throws(EncoderMissing) {
    for encoder in format.encoders {
      if let path = PlayerCommand(encoder.name).executable(on: searchPath) {
        self.init(format, program: (encoder, path))
        return
      }
    }
    guard format.encoders.isEmpty else { throw EncoderMissing(format: format) }
    self.init(format, program: nil)
  }

  private init(_ format: ClipFormat, program: (encoder: ClipEncoder, path: String)?) {
    self.format = format
    self.program = program
  }

  /// The program to install for smaller files; nil if they are small.
  public var advice: String? {
    isMakeshift
      ? "no audio encoder found; writing mu-law WAV (smaller with opus-tools, ffmpeg, vorbis-tools, "
        + "lame or flac)" : nil
  }

  /// Writes a file.
  ///
  /// - Parameters:
  ///   - wav: from ``WAVWriter``.
  ///   - path: written by a program, which may leave an incomplete file when it is stopped.
  /// - Returns: the bytes to write if no program is needed; nil if the file exists.
  public func write(_ wav: [UInt8], to path: String) throws(EncodingFailure) -> [UInt8]? {
    guard let program else { return format == .ulaw ? MuLaw.file(from: wav) : wav }
    // A name that begins with a hyphen would be an option.
    let target = path.hasPrefix("/") ? path : "./" + path
    var child: ChildProcess
    do throws(SpawnError) {
      child = try ChildProcess(program.path, program.encoder.arguments + [target])
    } catch {
      throw EncodingFailure(name: program.encoder.name, reason: "cannot be started (\(error.code))")
    }
    defer { child.kill() }
    ChildProcess.blockPipeSignal()
    guard feed(wav, to: &child), let status = ending(of: &child) else {
      throw EncodingFailure(name: program.encoder.name, reason: "accepts no sound, or never exits")
    }
    guard status == .status(0) else {
      throw EncodingFailure(name: program.encoder.name, reason: "failed")
    }
    return nil
  }

  private static let patience = 30_000

  private func feed(_ bytes: [UInt8], to child: inout ChildProcess) -> Bool {
    var rest = bytes[...]
    var waited = 0
    while !rest.isEmpty, waited < Self.patience {
      switch child.write(rest) {
      case .wrote(let count):
        rest = rest.dropFirst(count)
        waited = 0
      case .full:
        DetachedThread.sleep(milliseconds: 1)
        waited += 1
      case .closed: return false
      }
    }
    child.closeInput()
    return rest.isEmpty
  }

  private func ending(of child: inout ChildProcess) -> ChildProcess.Ending? {
    for _ in 0..<Self.patience {
      if let ending = child.poll() { return ending }
      DetachedThread.sleep(milliseconds: 1)
    }
    return nil
  }
}

/// No program on this machine writes a format.
public struct EncoderMissing: Error, Hashable, CustomStringConvertible {
  public let format: ClipFormat

  public var description: String {
    let names = format.encoders.map(\.name).joined(separator: " or ")
    return "no encoder for \(format.rawValue) found; install \(names), or use --clip-format auto"
  }
}

/// A program that should have made a file did not.
public struct EncodingFailure: Error, Hashable, CustomStringConvertible {
  public let name: String
  public let reason: String

  public var description: String { "\(name) \(reason)" }
}
