import Notifications

extension Verb {
  /// Lines that look at what is there and change nothing.
  static let checks: [Verb] =
    [
      Verb(
        "expect", .checks, "Says what has to be so; not turns it round",
        example: "expect group messages/anna count 2", aliases: "assert check verify test",
        .expectation,
        act: { $0.map { .expect($0) } },
        values: { if case .expect(let expectation) = $0 { .some(expectation) } else { nil } }),
      Verb(
        "snapshot", .checks, "Compares the screen with a picture that was kept",
        example: "snapshot morning", aliases: "screenshot picture svg compare",
        .word(.fileName("NAME")),
        .option("screen", .choice("SCREEN", among: screens), "what to draw; as it is if not said"),
        .option("size", .size("COLUMNSxROWS"), "how big to draw it"),
        .option(
          "format", .choice("FORMAT", among: ["text", "styled", "ansi", "svg", "html"]),
          "how to write it"),
        .place,
        act: { name, screen, size, format, place in
          .snapshot(
            SnapshotRequest(name: name, screen: screen, size: size, format: format, place: place))
        },
        values: {
          guard case .snapshot(let request) = $0 else { return nil }
          return (request.name, request.screen, request.size, request.format, request.place)
        }),
    ] + directives

  // Before all lines but `title`; only `test` minds them.
  private static let directives: [Verb] = [
    Verb(
      "tag", .checks, "Gives the scenario words by which tests are chosen", example: "tag smoke",
      aliases: "label mark group", .repeated(.identifier("WORD")),
      act: { .testing(.tags($0)) },
      values: { if case .testing(.tags(let words)) = $0 { words } else { nil } }),
    Verb(
      "skip", .checks, "Leaves the scenario out of tests, and says why",
      example: "skip \"waits for the new sound\"", aliases: "ignore disable pending",
      .word(.quoted("REASON")), act: { .testing(.skip($0)) },
      values: { if case .testing(.skip(let reason)) = $0 { reason } else { nil } }),
    Verb(
      "fails", .checks,
      "Says that the scenario is known to fail, and why: that it passes is a failure then",
      example: "fails \"the Polish plural is missing\"", aliases: "todo known xfail",
      .word(.quoted("REASON")), act: { .testing(.fails($0)) },
      values: { if case .testing(.fails(let reason)) = $0 { reason } else { nil } }),
  ]

  private static let screens = Device.Screen.allCases.map(\.name) + ["as-is"]
}
