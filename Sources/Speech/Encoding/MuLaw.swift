/// Samples of 16 bits in 8, with finer steps for small values, as in telephony (ITU-T G.711).
enum MuLaw {
  /// A WAV file from one of ours, with half as many bytes.
  static func file(from wav: [UInt8]) -> [UInt8] {
    let samples = wav.dropFirst(WAVWriter.headerLength)
    let count = samples.count / 2
    var file = Array("RIFF".utf8) + word(36 + 2 + 12 + count + count % 2) + Array("WAVEfmt ".utf8)
    file += word(18) + half(7) + half(1)  // µ-law, mono
    file += wav[24..<28]  // samples per second
    file += wav[24..<28]  // the same number of bytes
    file += half(1) + half(8) + half(0)
    // Formats other than PCM state the number of samples.
    file += Array("fact".utf8) + word(4) + word(count)
    file += Array("data".utf8) + word(count)
    file.reserveCapacity(file.count + count + 1)
    var place = samples.startIndex
    for _ in 0..<count {
      file.append(byte(Int16(bitPattern: UInt16(samples[place]) | UInt16(samples[place + 1]) << 8)))
      place += 2
    }
    if count % 2 == 1 { file.append(0) }
    return file
  }

  /// Sign, three bits of exponent and four of mantissa, all inverted.
  static func byte(_ sample: Int16) -> UInt8 {
    let bias = 0x84
    let size = min(abs(Int(sample)), 32_635) + bias
    let exponent = max(0, Int.bitWidth - size.leadingZeroBitCount - 8)
    let mantissa = size >> (exponent + 3) & 0x0F
    return ~UInt8(truncatingIfNeeded: (sample < 0 ? 0x80 : 0) | exponent << 4 | mantissa)
  }

  private static func word(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  private static func half(_ value: Int) -> [UInt8] {
    (0..<2).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
