/// Collects samples into the bytes of a WAV file: 16 bits, mono.
///
/// Samples can be added as they arrive; the sizes in the header are set at the end.
public struct WAVWriter: Sendable {
  private var bytes: [UInt8]

  static let headerLength = 44

  public init(sampleRate: Int = SpokenAudio.sampleRate) {
    bytes = Self.header(sampleRate: sampleRate)
  }

  public mutating func append(_ samples: some Collection<Int16>) {
    bytes.reserveCapacity(bytes.count + samples.count * 2)
    for sample in samples { bytes.append(littleEndian: UInt16(bitPattern: sample)) }
  }

  public mutating func appendSilence(milliseconds: Int, sampleRate: Int = SpokenAudio.sampleRate) {
    appendSilence(frames: milliseconds * sampleRate / 1_000)
  }

  /// Adds a number of silent samples; none for a number below 1.
  public mutating func appendSilence(frames: Int) {
    bytes.append(contentsOf: repeatElement(0, count: max(0, frames) * 2))
  }

  /// The number of samples.
  public var frames: Int { (bytes.count - Self.headerLength) / 2 }

  /// The whole file.
  public consuming func file() -> [UInt8] {
    // Sizes have 32 bits; players still read a longer file to its end.
    let size = UInt32(clamping: bytes.count - Self.headerLength)
    bytes.patch(at: 4, with: UInt32(clamping: UInt64(size) + 36))
    bytes.patch(at: 40, with: size)
    return bytes
  }

  private static func header(sampleRate: Int) -> [UInt8] {
    var header = Array("RIFF".utf8)
    header.append(littleEndian: UInt32(36))
    header += Array("WAVEfmt ".utf8)
    header.append(littleEndian: UInt32(16))
    header.append(littleEndian: UInt16(1))  // PCM
    header.append(littleEndian: UInt16(1))  // channels
    header.append(littleEndian: UInt32(clamping: sampleRate))
    header.append(littleEndian: UInt32(clamping: sampleRate * 2))
    header.append(littleEndian: UInt16(2))  // bytes per frame
    header.append(littleEndian: UInt16(16))  // bits per sample
    header += Array("data".utf8)
    header.append(littleEndian: UInt32(0))
    return header
  }
}

extension [UInt8] {
  fileprivate mutating func append(littleEndian value: some FixedWidthInteger) {
    for shift in stride(from: 0, to: value.bitWidth, by: 8) {
      append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }

  fileprivate mutating func patch(at index: Int, with value: UInt32) {
    for byte in 0..<4 { self[index + byte] = UInt8(truncatingIfNeeded: value >> (8 * byte)) }
  }
}
