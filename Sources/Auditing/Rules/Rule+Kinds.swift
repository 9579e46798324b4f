// Each kind of rule says of itself that it is one, and a rule of several kinds is all of them.
//
// To ask by a cast instead, the runtime goes through all conformances of the program, once for each
// rule and kind: that took longer than to audit most screens.

extension Rule {
  public var elementRule: (any ElementRule)? { nil }
  public var labelRule: (any LabelRule)? { nil }
  public var screenRule: (any ScreenRule)? { nil }
  public var pairRule: (any PairRule)? { nil }
  public var crossScreenRule: (any CrossScreenRule)? { nil }
  public var tunableRule: (any TunableRule)? { nil }

  /// Whether it judges a screen by itself, whatever else it compares.
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
