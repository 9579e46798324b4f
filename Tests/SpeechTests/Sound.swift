import Speech

extension Collection<Int16> {
  /// The root mean square: how loud it is, out of 32,767.
  var loudness: Double {
    guard !isEmpty else { return 0 }
    return (reduce(0.0) { $0 + Double($1) * Double($1) } / Double(count)).squareRoot()
  }

  /// How often the sound crosses zero in a second: a rough pitch.
  var crossings: Double {
    let signs = map { $0 >= 0 }
    let count = zip(signs, signs.dropFirst()).count { $0 != $1 }
    return Double(count) * Double(SpokenAudio.sampleRate) / Double(Swift.max(1, self.count))
  }
}
