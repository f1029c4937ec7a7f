import Notifications

extension Verb {
  /// Lines that look at what is there and change nothing.
  static let checks: [Verb] = [
    Verb(
      "expect", .checks,
      Signature([Parameter("EXPECTATION", .expectation, isRepeated: true)]),
      "Says what has to be so; not turns it round", example: "expect group messages/anna count 2"
    ) { line, _ in line.expectation.map { [.expect($0)] } ?? [] },
    Verb(
      "snapshot", .checks,
      Signature(
        [Parameter("NAME", .fileName)],
        options: [
          VerbOption(
            "screen",
            Parameter(
              "SCREEN",
              .choice(Device.Screen.allCases.map(\.name) + ["as-is"])),
            "what to draw; as it is if not said"),
          VerbOption("size", Parameter("COLUMNSxROWS", .size), "how big to draw it"),
          VerbOption(
            "format", Parameter("FORMAT", .choice(["text", "styled", "ansi", "svg", "html"])),
            "how to write it"),
        ]), "Compares the screen with a picture that was kept", example: "snapshot morning"
    ) { line, _ throws(Diagnostic) in
      guard let name = line.arguments[0] else { return [] }
      let size = line.arguments["size"]
      return [
        .snapshot(
          SnapshotRequest(
            name: name.text, screen: line.arguments["screen"]?.keyword,
            size: try size.map { argument throws(Diagnostic) in try ScreenSize(argument.word) },
            format: line.arguments["format"]?.keyword, place: line.place))
      ]
    },
  ]
}
