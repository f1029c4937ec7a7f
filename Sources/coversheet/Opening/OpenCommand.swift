extension CommandSpec {
  /// `coversheet open`, also run when no command is named: the interactive screen.
  static let open = CommandSpec(
    name: "open", synopsis: "[WHAT…|-]",
    summary: "work the list on the screen; without WHAT, the tour",
    examples: [
      ("coversheet", "take the tour"),
      ("coversheet Messages.app", "an app with its payloads"),
      ("tail -f pushes.ndjson | coversheet open -", "show payload lines as they come"),
      ("coversheet open --line 12 day.scenario", "stop before line 12, . goes on"),
      ("coversheet open --record flow.scenario Mail.app", "keep what is done as a scenario"),
      ("coversheet open --resume", "go on where the last session ended"),
      ("coversheet open --serve Mail.app", "see what your server sends"),
      ("coversheet --accessible Mail.app", "read and typed line by line, for screen readers"),
      ("coversheet open --watch=drop Mail.app", "deliver what is put into the folder drop"),
    ],
    common: CommandLineOption.playing + [
      .quiet, .verbose, .color, .ascii, .accessible, .bidi, .reduceMotion, .noQuery, .config,
    ]
  ) { (invocation, options: OpenOptions) in
    let session = try OpenedSession(invocation, options)
    return try options.listsSessions ? session.listSessions() : session.work()
  }
}

/// What `open` takes.
struct OpenOptions: CommandOptions {
  /// The line of the scenario to stop before; nil to play it all.
  let line: String?
  /// Which session to go on with, if any.
  let resuming: ResumeOptions
  /// Whether earlier sessions are listed, and nothing is opened.
  let listsSessions: Bool
  /// The file that what is done is written to; nil for none.
  let recording: String?
  /// Whether the terminal's bell rings for sounds.
  let rings: Bool
  /// Whether servers can send pushes, too.
  let serves: Bool
  /// Where servers send to, with --serve.
  let endpoint: EndpointOptions
  /// The folder whose new payload files are delivered; nil for none.
  let dropFolder: String?

  init(_ line: inout OptionReader) {
    line.shares(.theme)
    line.shares(.pictures)
    line.shares(.widths)
    self.line = line.value(Self.line)
    resuming = ResumeOptions(&line)
    listsSessions = line.has(
      CommandLineOption(
        name: "sessions", summary: "list the sessions that can be gone on with, the newest first"))
    recording = line.value(
      CommandLineOption(
        name: "record", value: "FILE", isOutput: true,
        summary: "keep what is done as a scenario, written when the session ends"))
    rings = line.has(
      CommandLineOption(
        name: "bell", summary: "ring the terminal’s bell for every sound that is heard"))
    serves = line.has(Self.serve)
    endpoint = EndpointOptions(&line)
    dropFolder = line.value(.watch)
  }

  /// Takes pushes of servers beside the screen.
  static let serve = CommandLineOption(
    name: "serve", summary: "take pushes from servers, too: see “coversheet help serve”")

  /// Where the scenario stops at first.
  static let line = CommandLineOption(
    name: "line", value: "[FILE:]N",
    summary: "stop before this line of the scenario, or of a FILE that it includes")
}
