/// A line from which code is in use, or is not.
struct CodeUse: Sendable {
  var line: Int
  var isUsed: Bool
}

extension ReachedFiles {
  static func uses(_ code: [CodeWords], in search: ReachSearch) -> [String: [CodeUse]] {
    var used = code.map { $0.parts.map { _ in true } }
    for (index, place) in search.places.enumerated() {
      used[place.file][place.part] = search.parts[index]
    }
    var uses: [String: [CodeUse]] = [:]
    for (index, file) in code.enumerated() where used[index].contains(false) {
      uses[file.file] = file.places.map { CodeUse(line: $0.line, isUsed: used[index][$0.part]) }
    }
    return uses
  }

  /// Whether some code on a line may run.
  private func runs(at location: SourceLocation) -> Bool {
    guard let uses = uses[location.file] else { return true }
    // The parts that begin on the line, and the one before them.
    var index = uses.partitioningIndex { $0.line >= location.line }
    if index > 0, uses[index - 1].isUsed { return true }
    while index < uses.count, uses[index].line == location.line {
      if uses[index].isUsed { return true }
      index += 1
    }
    return false
  }

  /// What a statement does that hides or shows a view; nil for one in code that is not in use.
  ///
  /// What hides a view and is not in use leaves it as it is, and so does what would show it.
  func effect(of setting: PropertySetting) -> PropertySetting? {
    guard setting.property == .isHidden else { return setting }
    guard runs(at: setting.location) else { return nil }
    guard case .constant(let text) = setting.value else { return setting }
    let names = text.split(separator: ".").filter { $0 != "self" }
    guard let name = names.last else { return setting }
    let flag = CodeCondition.Flag(
      name: CodeName(String(name)), owner: names.dropLast().last.map { CodeName(String($0)) })
    let types = setting.scope.type.map { [CodeName(String($0.split(separator: ".").last ?? ""))] }
    guard let value = flags.value(of: flag, in: types ?? []) else { return setting }
    var setting = setting
    setting.value = .flag(value)
    return setting
  }
}

extension Array {
  /// The first index of the elements for which a condition holds that holds for all after it.
  fileprivate func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
