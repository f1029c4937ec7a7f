extension Words {
  /// The title of the sheet that offers what can be expected.
  static let expectTitle = "Expect from now on"
  /// The button that takes one.
  static let expects = "expect"
  /// Why nothing is offered.
  static let nothingToExpect = "There is nothing here that could be expected."
}

extension ControlWords {
  /// Adds an expectation, of what is so now.
  static let expect = ControlWords(
    "expect", "Expect something of the selected thing as it is now; a recording checks it",
    also: "assert assertion check test verify recording")
}
