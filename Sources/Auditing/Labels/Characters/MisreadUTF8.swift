extension String {
  /// With the letters back that were saved in UTF-8 and read in a code page of DOS: “F├¡sica” is
  /// “Física”.
  ///
  /// A shell of Windows does so while it saves a dump, and the user of the app does not meet it. A Latin
  /// letter has two bytes there, and the first becomes a box-drawing character
  /// (<https://www.unicode.org/Public/MAPPINGS/VENDORS/MICSFT/PC/CP437.TXT>). A drawing spells no letter
  /// in a word.
  public var withoutMisreadUTF8: String {
    guard unicodeScalars.contains(where: { Misread.leads[$0] != nil }) else { return self }
    let scalars = Array(unicodeScalars)
    var read = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      let rest = scalars[index...].prefix(3)
      if let scalar = Misread.scalar(rest, after: read.last) {
        read.append(scalar)
        index += 2
      } else {
        read.append(scalars[index])
        index += 1
      }
    }
    return String(read)
  }
}

private enum Misread {
  /// The first bytes of the Latin letters in UTF-8, as the code pages 437 and 850 show them.
  static let leads: [Unicode.Scalar: UInt32] = ["┬": 0xC2, "├": 0xC3, "─": 0xC4, "┼": 0xC5]

  /// The characters of the bytes 80 to BF in these code pages.
  private static let pages = [
    "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐",
    "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐",
  ].map { Array($0.unicodeScalars) }

  /// The character that the first two were; nil if they were not a character from U+00A0, or are a
  /// drawing, which has another box-drawing character before them, or two and no letter beside them.
  static func scalar(
    _ scalars: ArraySlice<Unicode.Scalar>, after before: Unicode.Scalar?
  ) -> Unicode.Scalar? {
    guard let first = scalars.first, let lead = leads[first],
      let second = scalars.dropFirst().first, before.map(isBox) != true,
      let place = pages.lazy.compactMap({ $0.firstIndex(of: second) }).first
    else { return nil }
    let neighbours = [before, scalars.dropFirst(2).first].compactMap { $0 }
    guard !isBox(second) || neighbours.contains(where: \.properties.isAlphabetic) else {
      return nil
    }
    return Unicode.Scalar((lead & 0x1F) << 6 | UInt32(place)).flatMap { $0.value < 0xA0 ? nil : $0 }
  }

  private static func isBox(_ scalar: Unicode.Scalar) -> Bool {
    (0x2500...0x259F).contains(scalar.value)
  }
}
