import ContextServer
import Files
import Glibc
import JSONRPC
import Notifications
import Sessions

extension CommandSpec {
  /// `coversheet mcp`: a phone whose acts are tools for assistants.
  static let contextServer = CommandSpec(
    name: "mcp", synopsis: "[WHAT]",
    summary: "let assistants use a phone, by the Model Context Protocol",
    examples: [
      (
        "coversheet mcp Messages.app",
        "files of the folder that it lies in, and no others, on standard input and output"
      ),
      ("coversheet mcp", "files only below the folders that the client calls its roots"),
    ],
    common: CommandLineOption.playing
  ) { (invocation, _: NoOptions) in
    let settings = try invocation.worldSettings()
    var locations = try invocation.locations()
    try invocation.expectAtMost(1)
    if invocation.arguments.operands.first == "-" {
      throw UsageError("standard input is the client’s; name a file or a folder instead of “-”")
    }
    let path = invocation.arguments.operands.first.map(locations.located)
    let folder = path.map(Self.folder)
    if let folder {
      let data = [locations.dataFolder].compactMap(\.self)
      locations.reach = FileReach(read: [folder] + data, write: [folder])
    }
    var reason: String?
    let opening = try Self.opened(path, settings, locations, emptyBecause: &reason)
    if let path, let reason {
      let words = "nothing of it is opened, so the phone begins empty: \(reason)"
      Console.complain(Diagnostic(Place(path), .note, words))
    }
    let errors = opening.diagnostics.filter { $0.severity == .error }
    if !errors.isEmpty { throw Complaints(diagnostics: errors) }
    var run = HeadlessRun(opening, keepsChecks: true, keepsAsked: true)
    run.playOn()
    invocation.say(run.report.complaints.filter { $0.severity > .note }.inOrder)
    for failure in run.report.failedChecks { Console.complain(failure) }
    let server = ContextServer(
      run, folder: folder, settings, locations,
      workingFolder: invocation.environment.workingDirectory, version: Version.current,
      emptyBecause: reason
    ) { bytes, path throws(Diagnostic) in try OutputFile.write(bytes, to: path) }
    return try ContextServerLoop(server).run()
  }

  // A folder in which there is nothing to open is a place to work in; why there is nothing is said.
  private static func opened(
    _ path: String?, _ settings: WorldSettings, _ locations: DataLocations,
    emptyBecause reason: inout String?
  ) throws -> LoadedInput {
    let isPlace = path.map { Folder.isFolder($0) && FilePath($0).kind != "app" } ?? false
    if isPlace, let path { _ = try Folder.entries(path) }
    do {
      return try LoadedInput(
        [path].compactMap(\.self), settings: settings, locations: locations)
    } catch let error as Diagnostic where isPlace {
      let place = error.place.path == path ? "" : "\(error.place): "
      reason = place + error.message
      return try LoadedInput([], settings: settings, locations: locations)
    }
  }

  // A bundle and a file lie in their folder, which is where scenarios are written.
  private static func folder(of path: String) -> String {
    let isOwn = Folder.isFolder(path) && FilePath(path).kind != "app"
    return Folder.whole(isOwn ? path : FilePath(Folder.whole(path).text).folder).text
  }
}

/// Reads an assistant's messages, one a line, and answers them.
private struct ContextServerLoop: ~Copyable {
  private var server: ContextServer
  private var framing = LineFraming()

  init(_ server: ContextServer) { self.server = server }

  /// Runs until the assistant goes.
  ///
  /// - Throws: Where standard input cannot be read.
  consuming func run() throws(Diagnostic) -> ExitStatus {
    while let bytes = try StandardInput.available() {
      framing.add(bytes)
      handleLines()
    }
    // A last line may have no line feed.
    framing.add("\n".utf8)
    handleLines()
    return .done
  }

  private mutating func handleLines() {
    var input = JSONRPCInput()
    var isMore = true
    while isMore {
      do throws(JSONRPCError) {
        let line = try framing.next()
        if let line { take(line, &input) }
        isMore = line != nil
      } catch {
        input.refuse(error)
      }
    }
    answer(&input)
  }

  // What may be a batch is answered by itself.
  private mutating func take(_ line: [UInt8], _ input: inout JSONRPCInput) {
    let mayBeBatch = line.first { $0 > 0x20 } == UInt8(ascii: "[")
    if mayBeBatch { answer(&input) }
    input.take(line: line)
    if mayBeBatch { answer(&input) }
  }

  private mutating func answer(_ input: inout JSONRPCInput) {
    let answers = (input.refusals + server.handle(input.messages)).map(\.json)
    if !input.hasBatch {
      for answer in answers { Console.printJSON(answer) }
    } else if !answers.isEmpty {
      Console.printJSON(.array(answers))
    }
    input = JSONRPCInput()
  }
}
