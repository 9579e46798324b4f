internal import AccessibilityModel
internal import CSystem

extension FindingReports {
  /// Has the processor fetch from memory what is to be told of some findings.
  ///
  /// All at once, and not each before it is told: the processor waits for many at the same time, and
  /// where something stands is known when what says it is there.
  public func fetch(_ places: Range<Int>) {
    var told: [Int32] = []
    told.reserveCapacity(2 * places.count)
    unsafe findings.withUnsafeBufferPointer { findings in
      guard let first = findings.baseAddress else { return }
      for place in places {
        let finding = unsafe UnsafeRawPointer(first + place)
        unsafe MemoryFetch.begin(textAt: finding + Finding.messageOffset)
        unsafe MemoryFetch.begin(objectAt: finding + Finding.rareOffset)
        told.append(unsafe Int32(findings[place].element))
        let related = unsafe findings[place].firstRelated
        if related >= 0 { told.append(related) }
      }
    }
    screen.fetch(told)
  }
}

extension ReportedScreen {
  /// The same of some elements.
  fileprivate func fetch(_ indices: [Int32]) {
    unsafe screen.elements.withUnsafeBufferPointer { elements in
      guard let first = elements.baseAddress else { return }
      for index in indices { unsafe MemoryFetch.begin(first + Int(index)) }
      for column in paths.columns { MemoryFetch.begin(column, at: indices) }
      labels.fetch(indices)
      for index in indices {
        let element = unsafe UnsafeRawPointer(first + Int(index))
        for offset in Self.textOffsets { unsafe MemoryFetch.begin(textAt: element + offset) }
      }
    }
  }

  /// Where an element has its texts.
  private static let textOffsets = [\Element.label, \Element.identifier].compactMap {
    MemoryLayout<Element>.offset(of: $0)
  }
}

extension Finding {
  // Of fields that are there: zero is for the compiler.
  fileprivate static let messageOffset = MemoryLayout<Finding>.offset(of: \.message) ?? 0
  fileprivate static let rareOffset = MemoryLayout<Finding>.offset(of: \.rare) ?? 0
}
