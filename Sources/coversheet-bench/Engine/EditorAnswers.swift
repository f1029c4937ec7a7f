import Files
import LanguageServer
import Notifications
import Sessions

extension Bench {
  /// Answers of the language server after a key, against a check of the whole file.
  static let editor = Bench(
    name: "editor", summary: "answers to an editor after a key in 5,000 lines, against check"
  ) { conditions, findings throws(BenchError) in
    let text = scenario(ofLines: 5_000)
    let path = try conditions.folder.write(Array(text.utf8), to: "long.scenario")
    let locations = DataLocations(dataFolder: nil)
    var editor = try Editor(path, text, locations)
    let rounds = min(conditions.rounds, 7)
    var checks: [Duration] = []
    var answers: [[Duration]] = Editor.questions.map { _ in [] }
    for _ in 0..<rounds {
      checks.append(
        try elapsed { () throws(BenchError) in
          guard let check = try? Check([path], locations: locations), check.kinds.count == 1 else {
            throw BenchError("cannot check \(path)")
          }
        })
      for (index, question) in Editor.questions.enumerated() {
        answers[index].append(
          try elapsed { () throws(BenchError) in
            editor.type()
            try editor.ask(question)
          })
      }
    }
    findings.note("editor.check.5000", checks)
    for (question, times) in zip(Editor.questions, answers) {
      findings.note("editor.\(question).5000", times)
    }
    let slowest = answers.map(\.median).max() ?? .zero
    findings.promise(
      "editor.share", slowest / checks.median, "×", atMost: conditions.isSmoke ? 0.7 : 0.5)
  }

  private static func scenario(ofLines count: Int) -> String {
    let app = #"app {"bundleIdentifier":"com.example.bistro","displayName":"Bistro"}"#
    let rest = (1..<count).map { number in
      number.isMultiple(of: 2)
        ? "expect notification order\(number - 1) title \"Table \(number % 40)\""
        : #"+1s push bistro {"aps":{"alert":{"title":"Table \#((number + 1) % 40)","body":"Soup"}}} id=order\#(number)"#
    }
    return ([app] + rest).map { $0 + "\n" }.joined()
  }
}

/// A file in an editor, in whose middle a person types.
private struct Editor {
  private var server: LanguageServer
  private let uri: String
  private var version: Int64 = 1

  static let questions = [
    "completion", "hover", "definition", "codeAction", "semanticTokens/full", "formatting",
  ]

  init(_ path: String, _ text: String, _ locations: DataLocations) throws(BenchError) {
    server = LanguageServer(WorldSettings(), locations)
    uri = DocumentURI(path: path).text
    _ = server.handle([
      .request(id: 0, method: "initialize", params: ["capabilities": [:]]),
      .notification(
        method: "textDocument/didOpen",
        params: ["textDocument": ["uri": .string(uri), "version": 1, "text": .string(text)]]),
    ])
    guard !server.settle().isEmpty else { throw BenchError("the server says nothing of \(path)") }
  }

  /// A blank behind a line in the middle.
  mutating func type() {
    version += 1
    let place: JSONValue = ["line": 2_499, "character": 0]
    _ = server.handle([
      .notification(
        method: "textDocument/didChange",
        params: [
          "textDocument": ["uri": .string(uri), "version": .integer(version)],
          "contentChanges": [["range": ["start": place, "end": place], "text": " "]],
        ])
    ])
  }

  mutating func ask(_ question: String) throws(BenchError) {
    let place: JSONValue = ["line": 2_600, "character": 22]
    let answers = server.handle([
      .request(
        id: .integer(version), method: "textDocument/\(question)",
        params: [
          "textDocument": ["uri": .string(uri)], "position": place,
          "range": ["start": place, "end": place], "context": ["diagnostics": []],
        ])
    ])
    guard case .answer? = answers.first else { throw BenchError("no answer to \(question)") }
  }
}
