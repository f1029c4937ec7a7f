import Notifications

extension Verb {
  /// Lines that look at what is there and change nothing.
  static let checks: [Verb] = [expect, snapshot] + directives

  /// `expect`: says what has to be so.
  package static let expect = Verb(
    "expect", .checks,
    "Says what has to be so; not turns it round, within DURATION lets the clock go on until then",
    example: "expect group messages/anna count 2", aliases: "assert check verify test",
    .expectation,
    act: { $0.map { .expect($0) } },
    values: { if case .expect(let expectation) = $0 { .some(expectation) } else { nil } })

  /// `snapshot`: compares the screen with a picture that was kept.
  package static let snapshot = Verb(
    "snapshot", .checks, "Compares the screen with a picture that was kept",
    example: "snapshot morning", aliases: "screenshot picture svg compare",
    .word(.fileName("NAME")),
    .option("screen", .choice("SCREEN", among: screens), "what to draw; as it is if not said"),
    .option("size", .size("COLUMNSxROWS"), "how big to draw it"),
    .option(
      "format", .choice("FORMAT", among: ["text", "styled", "ansi", "svg", "html"]),
      "how to write it"),
    .option(
      "bare", .choice("BARE", [("on", true), ("off", false)]),
      "whether status line, hints and footer are left out; on if not said"),
    .option("mask", .pattern, "what it matches is drawn as ▒ and may change"),
    .place,
    act: { name, screen, size, format, isBare, mask, place in
      .snapshot(
        SnapshotRequest(
          name: name, screen: screen, size: size, format: format, isBare: isBare ?? true,
          mask: mask, place: place))
    },
    values: {
      guard case .snapshot(let request) = $0 else { return nil }
      return (
        request.name, request.screen, request.size, request.format,
        request.isBare ? nil : false, request.mask, request.place
      )
    })

  /// Lines before all others but `title`, which only `test` minds.
  static let directives: [Verb] = [
    tag, skip, fails,
    Verb(
      ScenarioCase.verb, .checks,
      "Plays the scenario with these texts in the place of {key}; each case is a test of its own",
      example: "case polish language=pl title=\"Nowy film\"",
      aliases: "parameter example table row each variant data", .word(.fileName("NAME")),
      .filledTexts,
      act: { .testing(.case(ScenarioCase(name: $0, values: $1))) },
      values: {
        if case .testing(.case(let own)) = $0 { (own.name, own.values) } else { nil }
      }),
  ]

  /// `tag`: gives the scenario words by which tests are chosen.
  package static let tag = Verb(
    "tag", .checks, "Gives the scenario words by which tests are chosen", example: "tag smoke",
    aliases: "label mark group", .repeated(.identifier("WORD")),
    act: { .testing(.tags($0)) },
    values: { if case .testing(.tags(let words)) = $0 { words } else { nil } })

  /// `skip`: leaves the scenario out of tests.
  static let skip = Verb(
    "skip", .checks, "Leaves the scenario out of tests, and says why",
    example: "skip \"waits for the new sound\"", aliases: "ignore disable pending",
    .word(.quoted("REASON")), act: { .testing(.skip($0)) },
    values: { if case .testing(.skip(let reason)) = $0 { reason } else { nil } })

  /// `fails`: says that the scenario is known to fail.
  static let fails = Verb(
    "fails", .checks,
    "Says that the scenario is known to fail, and why: that it passes is a failure then",
    example: "fails \"the Polish plural is missing\"", aliases: "todo known xfail",
    .word(.quoted("REASON")), act: { .testing(.fails($0)) },
    values: { if case .testing(.fails(let reason)) = $0 { reason } else { nil } })

  private static let screens = Device.Screen.allCases.map(\.name) + ["as-is"]
}

extension LineSyntax<[ScenarioCase.Value]> {
  /// A text for each key, of whatever name.
  fileprivate static var filledTexts: LineSyntax {
    let option = VerbOption("KEY", Parameter("TEXT", .text), "what stands in the place of {KEY}")
    return LineSyntax(Signature(anyOption: option, needsOption: true)) { reader in
      reader.options.map { ScenarioCase.Value(key: $0.key, text: $0.value.text) }
    } write: { values, writer in
      for value in values { writer.add(value.key, value.text.scenarioWord) }
    }
  }
}
