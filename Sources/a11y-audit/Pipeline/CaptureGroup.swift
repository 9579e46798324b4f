internal import AccessibilityModel
internal import AuditPolicy
internal import Auditing
internal import CommandSupport
internal import HierarchyReading

/// Captures that are audited together, and separately from all others.
struct CaptureGroup: Sendable {
  /// The position of each capture among those of the run.
  let positions: [Int]
  private let captures: Captures

  enum Captures {
    case alone(Capture)
    /// Two captures of one screen.
    case screens(Capture, rotated: Capture)
    /// Two files declared as a pair, with any number of screens.
    case files(Capture, rotated: Capture)
  }

  /// The audits for each of the positions, and the files that could not be read a second time.
  struct Outcome {
    var audits: [[CaptureAudit]]
    var unreadable: [HierarchyReadingError] = []
  }

  init(_ captures: Captures, at positions: [Int]) {
    self.captures = captures
    self.positions = positions
  }

  /// The number of elements to audit.
  var weight: Int {
    switch captures {
    case .alone(let capture): capture.weight
    case .screens(let first, let second), .files(let first, let second):
      first.weight + second.weight
    }
  }

  /// Audits them.
  ///
  /// - Parameter loader: reads released captures again.
  func outcome(by loader: InputLoader) -> Outcome {
    var outcome = Outcome(audits: positions.map { _ in [] })
    func whole(_ capture: Capture) -> Capture? {
      do throws(HierarchyReadingError) {
        return try capture.whole(by: loader)
      } catch {
        outcome.unreadable.append(error)
        return nil
      }
    }
    switch captures {
    case .alone(let capture):
      outcome.audits[0] = audits(alone: whole(capture))
    case .screens(let first, let second):
      let both = [whole(first), whole(second)]
      guard let first = both[0], let second = both[1] else {
        outcome.audits = both.map(audits(alone:))
        break
      }
      let pair = second.auditor.audit(
        first.hierarchy.screens[0], rotated: second.hierarchy.screens[0], app: second.hierarchy.app)
      outcome.audits = [named([pair[0]], of: first), named([pair[1]], of: second)]
    case .files(let first, let second):
      let both = [whole(first), whole(second)]
      guard let first = both[0], let second = both[1] else {
        outcome.audits[0] = both.flatMap(audits(alone:))
        break
      }
      outcome.audits[0] = audits(first, rotated: second)
    }
    return outcome
  }

  private func audits(alone capture: Capture?) -> [CaptureAudit] {
    capture.map { named($0.auditor.audit($0.hierarchy), of: $0) } ?? []
  }

  private func audits(_ first: Capture, rotated second: Capture) -> [CaptureAudit] {
    var others = second.hierarchy.screens.filter { !$0.elements.isEmpty }
    let screens = first.hierarchy.screens.filter { !$0.elements.isEmpty }
    let isSingle = screens.count == 1 && others.count == 1
    var found: [CaptureAudit] = []
    var foundThere: [CaptureAudit] = []
    for screen in screens {
      let match = others.firstIndex { isSingle || $0.ownName == screen.ownName }
      guard let match else {
        found += named([first.auditor.audit(screen, app: first.hierarchy.app)], of: first)
        continue
      }
      let pair = first.auditor.audit(
        screen, rotated: others.remove(at: match), app: first.hierarchy.app)
      found += named([pair[0]], of: first)
      foundThere += named([pair[1]], of: second)
    }
    for screen in others {
      foundThere += named([second.auditor.audit(screen, app: second.hierarchy.app)], of: second)
    }
    return found + foundThere
  }

  private func named(_ audits: [ScreenAudit], of capture: Capture) -> [CaptureAudit] {
    audits.map { CaptureAudit(capture: capture, audit: $0) }
  }
}

extension Screen {
  /// The name shared by captures of one screen; empty if it has none.
  var ownName: String { identifier ?? title ?? "" }
}
