internal import SourceText

/// The sound clips of a page. They come after all text, since they are most of its bytes.
struct HTMLClips {
  let sound: PageSound
  /// The screens on the page, by their positions in the report.
  let screens: [Int]

  func write(to html: inout HTMLWriter) {
    for number in numbers {
      let clip = sound.clips[number]
      html.element(
        "script", [.id("clip-\(number + 1)"), HTMLAttribute("type", clip.type)]
      ) { $0.raw(Array(Base64.encode(clip.bytes).utf8)) }
      html.newLine()
    }
  }

  /// The clips that the page needs.
  private var numbers: [Int] {
    let used = screens.lazy.flatMap { sound.stops[$0] }.compactMap { stop -> Int? in
      if case .clip(let number) = stop { number } else { nil }
    }
    return Set(used).sorted()
  }
}
