import ConstraintSolving

extension Solution {
  /// One line, with the values of all variables in their order.
  var json: String {
    let values = values.map { "\($0)" }.joined(separator: ",")
    let violations = violations.map { "[\($0.constraint),\($0.error)]" }.joined(separator: ",")
    let undetermined = undetermined.map { "\($0.index)" }.joined(separator: ",")
    let conflicts = conflicts.map { #"{"constraints":\#($0.constraints),"broken":\#($0.broken)}"# }
      .joined(separator: ",")
    return
      #"{"values":[\#(values)],"violations":[\#(violations)],"undetermined":[\#(undetermined)],"#
      + #""conflicts":[\#(conflicts)],"isOptimal":\#(isOptimal)}"#
  }
}
