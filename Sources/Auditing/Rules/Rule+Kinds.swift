// Each kind of rule declares itself, and a rule of several kinds declares all of them.
//
// A dynamic cast would search all conformances of the program, once for each rule and kind, which
// took longer than the audit of most screens.

extension Rule {
  public var elementRule: (any ElementRule)? { nil }
  public var labelRule: (any LabelRule)? { nil }
  public var screenRule: (any ScreenRule)? { nil }
  public var pairRule: (any PairRule)? { nil }
  public var crossScreenRule: (any CrossScreenRule)? { nil }
  public var tunableRule: (any TunableRule)? { nil }

  /// Whether it checks a single screen, besides any comparisons.
  var judgesOneScreen: Bool {
    elementRule != nil || labelRule != nil || screenRule != nil
  }
}

extension ElementRule {
  public var elementRule: (any ElementRule)? { self }
}

extension ScreenRule {
  public var screenRule: (any ScreenRule)? { self }
}

extension PairRule {
  public var pairRule: (any PairRule)? { self }
}

extension CrossScreenRule {
  public var crossScreenRule: (any CrossScreenRule)? { self }
}

extension TunableRule {
  public var tunableRule: (any TunableRule)? { self }
}
