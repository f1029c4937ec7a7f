extension CommandSpec {
  /// `coversheet manual`: prints the manual page in roff, made from the command table.
  static let manual = CommandSpec(
    name: "manual", synopsis: "", summary: "print the manual as a page for man",
    examples: [
      ("coversheet manual | man -l -", "read it"),
      ("coversheet manual > coversheet.1", "keep it"),
    ],
    common: []
  ) { (invocation, _: NoOptions) in
    try invocation.expectAtMost(0)
    Console.print(ManualPage.text)
    return .done
  }
}
