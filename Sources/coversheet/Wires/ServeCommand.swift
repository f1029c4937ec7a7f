extension CommandSpec {
  /// `coversheet serve`: a phone without a screen that servers send pushes
  /// to, until it is told to end.
  static let serve = CommandSpec(
    name: "serve", synopsis: "[WHAT…|-]",
    summary: "take pushes from servers, without a screen",
    examples: [
      ("coversheet serve Messages.app", "send to https://127.0.0.1:2197/3/device/TOKEN"),
      ("coversheet serve --apns=127.0.0.1:0 --ready-file=ready.json", "a free port, for tests"),
      ("coversheet serve --plaintext Messages.app", "without TLS"),
      ("coversheet serve --binary=127.0.0.1:2195 Messages.app", "for senders of old, too"),
      ("coversheet serve --watch=drop Messages.app", "deliver what is put into the folder drop"),
      ("coversheet serve --resume", "go on where the last session ended, with all that waits"),
    ],
    common: CommandLineOption.playing + CommandLineOption.saying
  ) { (invocation, options: ServeOptions) in
    var loop = try ServeLoop(invocation, options)
    return loop.run()
  }
}

/// What `serve` takes.
struct ServeOptions: CommandOptions {
  /// Which session to go on with, if any.
  let resuming: ResumeOptions
  /// Where to listen, and whom to believe.
  let endpoint: EndpointOptions
  /// `--watch`; nil for none.
  let dropFolder: String?
  /// `--json`
  let isJSON: Bool

  init(_ line: inout OptionReader) {
    resuming = ResumeOptions(&line)
    endpoint = EndpointOptions(&line)
    dropFolder = line.value(.watch)
    isJSON = line.has(.json)
  }
}
