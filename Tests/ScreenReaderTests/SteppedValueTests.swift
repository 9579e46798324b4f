import Testing

/// Values of every form, one step more.
struct SteppedValueCase: CustomTestStringConvertible {
  var attributes: String
  var more: String
  var less: String

  var testDescription: String { attributes }

  static let all = [
    SteppedValueCase(attributes: #"value="40%""#, more: "50%", less: "30%"),
    SteppedValueCase(attributes: #"value="95%""#, more: "100%", less: "85%"),
    SteppedValueCase(attributes: #"value="100%""#, more: "100%", less: "90%"),
    SteppedValueCase(attributes: #"value="0 %""#, more: "10 %", less: "0 %"),
    SteppedValueCase(attributes: #"value="0.4""#, more: "0.5", less: "0.3"),
    SteppedValueCase(attributes: #"value="0,45""#, more: "0,55", less: "0,35"),
    SteppedValueCase(
      attributes: #"value="40" minimumValue="0" maximumValue="200""#, more: "60", less: "20"),
    SteppedValueCase(
      attributes: #"value="3" minimumValue="1" maximumValue="5""#, more: "4", less: "2"),
    SteppedValueCase(
      attributes: #"value="-4 °C" minimumValue="-10" maximumValue="30""#, more: "0 °C",
      less: "-8 °C"),
    SteppedValueCase(
      attributes: #"value="$1,950" minimumValue="0" maximumValue="5000""#, more: "$2,450",
      less: "$1,450"),
    SteppedValueCase(
      attributes: #"value="3 of 5 stars""#, more: "4 of 5 stars", less: "2 of 5 stars"),
    SteppedValueCase(attributes: #"value="2/3""#, more: "3/3", less: "1/3"),
    SteppedValueCase(attributes: #"minimumValue="0" maximumValue="10""#, more: "1", less: "0"),
  ]
}

struct SteppedValueTests {
  @Test(arguments: SteppedValueCase.all)
  func `a step keeps the form and stays in the range`(_ value: SteppedValueCase) throws {
    let xml = """
      <screen size="390 844"><UISlider label="It" \(value.attributes) frame="0 0 100 30"/></screen>
      """
    var more = try Replay(xml)
    var less = try Replay(xml)
    #expect(try more.lines("increment") == [value.more])
    #expect(try less.lines("decrement") == [value.less])
  }

  @Test(arguments: ["November", "", "999999999999999999999999"])
  func `a value without a number is an error with the reason`(_ value: String) throws {
    var replay = try Replay(
      #"<screen size="390 844"><UISlider label="It" value="\#(value)" frame="0 0 9 9"/></screen>"#)
    #expect(
      try replay.lines("increment") == [
        "[error]", "The file does not include the values before and after this one.",
      ])
  }

  @Test(arguments: [
    #"value="1" maximumValue="1e300""#, #"value="1" minimumValue="-1e308" maximumValue="1e308""#,
    #"value="0.\#(String(repeating: "0", count: 30))1""#,
  ])
  func `a value that no number of digits can show is an error too`(_ attributes: String) throws {
    var replay = try Replay(
      #"<screen size="390 844"><UISlider label="It" \#(attributes) frame="0 0 9 9"/></screen>"#)
    #expect(
      try replay.lines("increment") == [
        "[error]", "The file does not include the values before and after this one.",
      ])
  }
}
