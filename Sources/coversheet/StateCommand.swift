import Notifications
import Sessions

extension CommandSpec {
  static let state = CommandSpec(
    name: "state", synopsis: "WHAT", summary: "print the state as JSON",
    examples: [
      ("coversheet state Messages.app", "everything after its payloads were delivered"),
      ("coversheet state day.scenario --at 12:00", "as it is at noon"),
    ],
    options: [.at, .output]
  ) { invocation in
    try invocation.expectAtMost(1)
    let run = try invocation.headlessRun()
    try invocation.deliver(JSONText.pretty(run.stateJSON))
    return invocation.status(of: run)
  }
}

extension Invocation {
  /// Prints a result, or writes it where `-o` says.
  func deliver(_ text: String) throws {
    if let path = outputPath { try OutputFile.write(text, to: path) } else { Console.print(text) }
  }

  /// Where `-o` wants a result; nil for standard output.
  var outputPath: String? { arguments["output"].flatMap { $0 == "-" ? nil : $0 } }
}
