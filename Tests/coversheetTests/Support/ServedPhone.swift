import Glibc
import TestSupport
import Testing

/// The program as it serves an app, for tests of what a server gets.
struct ServedPhone {
  let desk: CommandLineHarness
  let terminal: PseudoTerminal
  /// Where it listens.
  let port: Int
  /// The app's token.
  let token: String
  /// What the app is sent to.
  static let topic = "com.example.bistro"

  /// Begins to serve an app of its own.
  ///
  /// - Parameters:
  ///   - words: More options.
  ///   - limit: The most bytes that a file may get, in blocks of 512; nil for no limit.
  init(
    _ words: String..., on desk: CommandLineHarness? = nil, as command: String = "serve --quiet",
    limit: Int? = nil
  ) throws {
    self.desk = try desk ?? Self.desk()
    let app = self.desk.folder("bistro.scenario")
    unlink(self.desk.folder("ready.json"))
    let limits = limit.map { "ulimit -f \($0); trap '' XFSZ; " } ?? ""
    let options =
      ["--apns=127.0.0.1:0", "--ready-file=\(self.desk.folder("ready.json"))"] + words
    let line =
      "\(limits)exec \(Program.path("coversheet")) \(command) \(options.joined(separator: " ")) \(app)"
    terminal = try PseudoTerminal(
      running: "/bin/sh", ["-c", line], type: "xterm-256color",
      environment: self.desk.environment)
    terminal.belongings = self.desk.folder
    let path = self.desk.folder("ready.json")
    #expect(terminal.waits { _ in access(path, F_OK) == 0 }, "\(terminal.screen.text)")
    let ready = self.desk.folder.text("ready.json") ?? ""
    port = try #require(Int(ready.drop { !$0.isNumber }.prefix { $0.isNumber }))
    let state = try self.desk.run("state", app).output
    let words = state.split(separator: "\"").map(String.init)
    token = try #require(words.firstIndex(of: "deviceToken").map { words[$0 + 2] })
  }

  static func desk() throws -> CommandLineHarness {
    try CommandLineHarness([
      "bistro.scenario":
        #"app {"bundleIdentifier":"com.example.bistro","displayName":"Bistro"}"# + "\n"
    ])
  }

  /// Runs one of the examples under Fixtures/Integrations.
  func send(_ text: String, with program: [String], token: String? = nil, topic: String = topic)
    throws -> Program.Outcome
  {
    let words = program + [desk.folder("ready.json"), token ?? self.token, topic, text]
    return try Program.run(
      Array(words.dropFirst()), of: words[0], in: desk.folder.path,
      environment: desk.environment + ["PATH=/usr/bin:/bin"])
  }

  /// Sends with curl.
  func curl(_ text: String, token: String? = nil, topic: String = topic) throws -> String {
    try send(text, with: [Self.example("push.sh")], token: token, topic: topic).output
  }

  /// The path of an example.
  static func example(_ name: String) -> String {
    Checkout.path + "/Fixtures/Integrations/" + name
  }

  /// Ends it as a service manager does.
  func end() -> PseudoTerminal.ExitStatus? {
    terminal.signal(SIGTERM)
    return terminal.waitForExit()
  }

  /// The newest journal.
  var journal: String {
    let folder = CommandLineHarness.journalFolder
    let name = desk.journals.last ?? ""
    return desk.folder.text(folder + "/" + name) ?? ""
  }
}
