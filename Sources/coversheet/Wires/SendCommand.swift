extension CommandSpec {
  /// `coversheet send`: sends one push to a phone that is served, or prints
  /// what a server would send.
  static let send = CommandSpec(
    name: "send", synopsis: "[BUNDLE-ID] PAYLOAD|-",
    summary: "send a push to a phone that “serve” or “open --serve” runs",
    examples: [
      ("coversheet send com.example.bistro order.apns", "as simctl push takes its arguments"),
      ("coversheet send --as=http --priority=5 com.example.bistro -", "as a server would"),
      ("coversheet send --as=binary1 --print com.example.bistro order.apns", "the frame as hex"),
    ],
    common: [SendOptions.seed, .quiet]
  ) { (invocation, options: SendOptions) in
    let push = try SentPush(invocation, options)
    if options.isPrinted {
      let text = try push.printed
      invocation.say(push.findings)
      Console.print(text + "\n")
      return .done
    }
    return try push.send(invocation)
  }
}
