extension String {
  /// Whether it is a number, with a sign, a currency or a unit: “3”, “+2”, “4,50 €”, “15°”.
  public var isFigure: Bool {
    contains(where: \.isNumber)
      && allSatisfy {
        $0.isNumber || $0.isCurrencySymbol || $0.isWhitespace || "+-.,°%".contains($0)
      }
  }
}
