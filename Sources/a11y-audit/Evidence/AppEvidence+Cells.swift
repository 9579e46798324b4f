internal import AccessibilityModel
internal import SourceReading

extension AppEvidence {
  /// A cell reads the texts in it, so code that sets one of them changes the label of the cell.
  func recordCells(of screen: inout Screen) {
    let elements = screen.elements
    for index in elements.indices where elements[index].role == .cell {
      guard var evidence = elements[index].codeEvidence, case .notSet? = evidence[.label]
      else { continue }
      let name = screen.descendants(of: index).lazy.compactMap { elements[$0].codeEvidence?.name }
      guard let part = name.first ?? madePart(in: index, of: screen) else { continue }
      evidence.answers[.text] = part
      screen.update(index) { $0.codeEvidence = evidence }
    }
  }

  /// The texts of views that a cell, or a class in it, adds in code.
  private func madePart(in cell: Int, of screen: Screen) -> CodeEvidence.Answer? {
    let made = screen.subtree(of: cell).lazy.compactMap { index in
      sources.addedViews(by: screen.elements[index].className)
    }
    return made.first.map {
      .set(.unknown, at: CodeEvidence.Location($0))
    }
  }
}

extension CodeEvidence {
  /// The evidence about the label of an element if code sets it, or may: the text itself belongs to
  /// a part.
  fileprivate var name: Answer? {
    for subject in [Subject.label, .text] {
      switch answers[subject] {
      case .set(_, let location): return .set(.unknown, at: location)
      case .unknown(let reason): return .unknown(reason)
      case .notSet, nil: continue
      }
    }
    return nil
  }
}
