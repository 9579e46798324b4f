internal import AccessibilityModel
internal import Synchronization

/// Facts that last as long as the process.
///
/// Nobody counts who holds them: what many values on all threads refer to, all would count in the same
/// few places of memory.
@safe struct LastingFacts<Facts: Sendable>: Sendable {
  // What it refers to never goes away.
  private let shared: Unmanaged<SharedFacts<Facts>>

  init(_ facts: consuming Facts) {
    let shared = SharedFacts(facts)
    allLastingFacts.withLock { $0.append(shared) }
    unsafe self.shared = Unmanaged.passUnretained(shared)
  }

  var facts: Facts { unsafe shared._withUnsafeGuaranteedRef { $0.facts } }

  /// The same for copies, and for nothing else.
  var identity: ObjectIdentifier { unsafe shared._withUnsafeGuaranteedRef { ObjectIdentifier($0) } }
}

private let allLastingFacts = Mutex<[any Sendable]>([])
