/// The longest increasing subsequence of distinct numbers, by patience sorting: O(n log n).
///
/// Of several that are equally long, the one whose numbers are smallest at their ends.
enum LongestIncreasing {
  /// The indices of the subsequence, in order.
  static func places(of numbers: [Int]) -> [Int] {
    /// For each length, the index of the smallest number that ends a subsequence of that length.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    for place in numbers.indices {
      let length = Self.length(below: numbers[place], ends, numbers)
      previous[place] = length == 0 ? -1 : ends[length - 1]
      if length == ends.count { ends.append(place) } else { ends[length] = place }
    }
    var places: [Int] = []
    var place = ends.last ?? -1
    while place >= 0 {
      places.append(place)
      place = previous[place]
    }
    return places.reversed()
  }

  /// How many ends are smaller than a number; they ascend.
  private static func length(below number: Int, _ ends: [Int], _ numbers: [Int]) -> Int {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
