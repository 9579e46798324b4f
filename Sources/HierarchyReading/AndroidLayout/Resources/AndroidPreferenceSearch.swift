/// Searches the words of a file for preferences that it names by their keys.
struct AndroidPreferenceSearch {
  /// By key, the first line that has it as a text or as the name of a resource.
  private(set) var keys: [String: Int] = [:]
  /// The keys that constants hold, by the names of the constants.
  private(set) var constants: [String: String] = [:]
  /// The words after a function that finds a preference, which may be constants of another file, with their first lines.
  private(set) var sought: [String: Int] = [:]
  /// The name before an equals sign.
  private var assigned: String?
  /// How many words ago a function was named that finds a preference.
  private var wordsSinceFinder: Int?

  /// - Parameter key: the key that the word is.
  mutating func note(_ word: String, key: String?, line: Int, after previous: String) {
    if let key, keys[key] == nil { keys[key] = line }
    if let key, let assigned { constants[assigned] = key }
    assigned = nil
    if word.hasSuffix("Preference"), word.first?.isLowercase == true {
      wordsSinceFinder = 0
    } else if let count = wordsSinceFinder {
      if sought[word] == nil { sought[word] = line }
      wordsSinceFinder = count < Self.mostWords ? count + 1 : nil
    }
  }

  mutating func assign(to name: String) { assigned = name }

  /// `findPreference<androidx.preference.SwitchPreference>(Keys.THEME)` has five.
  private static let mostWords = 5
}
