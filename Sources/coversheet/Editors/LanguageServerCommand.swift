import Files
import Glibc
import JSONRPC
import LanguageServer
import Notifications
import Sessions

extension CommandSpec {
  /// `coversheet lsp`: tells editors about scenarios, payloads and apps.
  static let languageServer = CommandSpec(
    name: "lsp", synopsis: "",
    summary: "tell editors what check knows, by the Language Server Protocol",
    examples: [
      ("coversheet lsp", "for editors, which talk to it on standard input and output"),
      ("coversheet help editors", "how each editor begins it"),
    ],
    common: CommandLineOption.worldAndData
  ) { (invocation, options: LanguageServerOptions) in
    _ = try invocation.number(.clientProcess, options.clientProcess)
    let settings = try invocation.worldSettings()
    var locations = try invocation.locations()
    try invocation.expectAtMost(0)
    // What an editor opens was not allowed to run.
    locations.programs = ProgramSettings()
    return try LanguageServerLoop(LanguageServer(settings, locations)).run()
  }
}

/// What the protocol recommends that any server takes: clients give it unasked. Nothing follows
/// from it.
private struct LanguageServerOptions: CommandOptions {
  /// The editor's process, whose end is that of standard input.
  let clientProcess: String?

  init(_ line: inout OptionReader) {
    _ = line.has(.stdio)
    clientProcess = line.value(.clientProcess)
  }
}

extension CommandLineOption {
  fileprivate static let stdio = CommandLineOption(
    name: "stdio", summary: "talk on standard input and output, the only way there is")
  fileprivate static let clientProcess = CommandLineOption(
    name: "clientProcessId", value: "N", summary: "the editor’s process; taken, and not needed")
}

/// Reads an editor's messages and answers them, and says what is wrong once it rests.
private struct LanguageServerLoop: ~Copyable {
  private var server: LanguageServer
  private var framing = ContentFraming()
  // What looks documents through; nil while none are.
  private var settling: SettlingThread?
  // Whether a client talked to it: one that does says goodbye.
  private var hasBegun = false
  // How long nothing has to come, in milliseconds, before what takes long is worked out.
  private static let longestRest: Int32 = 120
  private var rest = longestRest
  // How long a document may hold up others of which nothing was said yet, in milliseconds.
  private static let turn: Int32 = 500

  init(_ server: LanguageServer) { self.server = server }

  /// Runs until the editor goes.
  ///
  /// - Throws: Where standard input cannot be read.
  consuming func run() throws(Diagnostic) -> ExitStatus {
    while !server.hasEnded {
      var polls = [STDIN_FILENO, settling?.fileDescriptor ?? -1].map(pollfd.init(reading:))
      let count = poll(&polls, nfds_t(polls.count), timeout)
      if count < 0, errno == EINTR { continue }
      if count == 0 { goOn() }
      if polls[1].revents != 0 { endSettling() }
      guard polls[0].revents != 0 else { continue }
      guard let bytes = try StandardInput.available() else {
        endSettling()
        send(server.settle())
        if framing.isWithinMessage { return refuse(.parse("the last message is cut off")) }
        return hasBegun ? .failed : .done
      }
      hasBegun = true
      framing.add(bytes)
      if let failure = handleAll() { return refuse(failure) }
      rest = Self.longestRest
      if let work = settling?.work, server.isOutrun(work) { work.abandonment.ask() }
    }
    return server.endedWell ? .done : .failed
  }

  // How long to wait at most; negative for ever.
  private var timeout: Int32 {
    if settling != nil { return server.hasWaiting ? Self.turn : -1 }
    return server.needsSettling ? rest : -1
  }

  private mutating func goOn() {
    if let settling { settling.work.abandonment.ask() } else { beginSettling() }
  }

  // One by one, so that what was found in one does not wait for the others.
  private mutating func beginSettling() {
    rest = 0
    let work = server.beginSettling(atMost: 1)
    settling = SettlingThread(work)
    // Where no thread can be had, keys wait.
    if settling == nil { send(server.take(work.found())) }
  }

  private mutating func endSettling() {
    guard let found = settling?.wait() else { return }
    settling = nil
    send(server.take(found))
  }

  // Everything that is there, so that what was taken back is not worked on.
  // Returns why the stream makes no sense; nil where it does.
  private mutating func handleAll() -> JSONRPCError? {
    var input = JSONRPCInput()
    var failure: JSONRPCError?
    do throws(JSONRPCError) {
      while let body = try framing.next() { input.take(body) }
    } catch {
      failure = error
    }
    send(input.refusals + server.handle(input.messages))
    return failure
  }

  private func refuse(_ failure: JSONRPCError) -> ExitStatus {
    send([.failure(id: .null, failure)])
    Console.complain("coversheet: standard input: \(failure.message)")
    return .unusable
  }

  private func send(_ messages: [JSONRPCMessage]) {
    for message in messages { Console.print(ContentFraming.framed(message)) }
  }
}
