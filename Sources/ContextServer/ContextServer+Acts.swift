import Files
import Interaction
import JSONRPC
import Notifications
import Scenarios
import Sessions

// What tools do on the phone and with files.
extension ContextServer {
  /// Performs a line that the assistant wrote, but for a snapshot: nothing here could draw the
  /// picture that it would be compared with.
  ///
  /// - Throws: What is wrong with it, with the facts of what was done all the same.
  mutating func act(_ line: String) throws(ToolError) -> JSONValue {
    let lines = ScenarioDocument(line: line).lines
    if let line = lines.first(where: { $0.verb.name == Verb.snapshot.name }) {
      let advice = "use the tool screen for what is shown"
      throw ToolError(Diagnostic.noPictures(at: line.place, advice: advice).message)
    }
    return try perform(line)
  }

  /// Performs a line; what comes of it are facts.
  mutating func perform(_ line: String) throws(ToolError) -> JSONValue {
    guard ScenarioDocument(line: line).lines.count <= 1 else {
      throw ToolError("these are several lines; do one at a time")
    }
    guard let done = try converse(line).done else {
      throw ToolError("this is no line of a scenario; use the tools screen, state and explain")
    }
    return done
  }

  /// Says a line as programs do at the control socket.
  ///
  /// - Throws: What is wrong with it.
  mutating func converse(_ line: String) throws(ToolError) -> JSONValue {
    if let refusal = locations.reach?.refusal(
      inScenario: Array(line.utf8), at: "-", from: folder ?? "")
    {
      throw ToolError(refusal.message)
    }
    var conversation = Conversation(locations, in: folder ?? "")
    let answer = conversation.answer(line, on: &run)
    guard answer["ok"]?.bool == true else {
      throw ToolError(answer["error"]?.string ?? "", done: answer.done)
    }
    return answer
  }

  /// Whether something is so: `holds`, and where not, `expected` and `actual`, and where they
  /// differ, also by the name that it had first.
  mutating func expect(_ line: String) throws(ToolError) -> JSONValue {
    let words = line.drop(while: \.isWhitespace)
    let isWhole = words.prefix { !$0.isWhitespace } == Verb.expect.name
    let line = isWhole ? String(words) : "\(Verb.expect.name) \(words)"
    let document = ScenarioDocument(line: line)
    guard document.lines.count + document.brokenLines.count <= 1 else {
      throw ToolError("these are several lines; expect one thing at a time")
    }
    let before = run.report.failedCount
    let files = locations.files(folder: folder ?? "")
    let reply = run.reply(to: line, files: files)
    if let mistake = reply.mistake { throw ToolError(mistake) }
    guard run.report.failedCount > before, let failure = run.report.lastFailure else {
      return ["holds": true]
    }
    return [
      "holds": false, "expected": .string(failure.expected), "actual": .string(failure.actual),
      "firstDifference": .optional(failure.firstDifference),
      "difference": .optional(failure.firstDifference),
      "rules": .array(failure.rules.map { .string($0.description) }),
    ]
  }

  /// What is wrong with files, their paths as the one that was given.
  func check(_ path: String) throws(ToolError) -> JSONValue {
    let place = try readable(path)
    if let app = AppPart(path: place)?.app, locations.reach?.mayRead(app) == false {
      throw ToolError("“\(path)” is part of an app outside; open its folder, or make it a root")
    }
    do {
      let check = try Check([place], settings: settings, locations: locations)
      return ["findings": .array(check.findings.map { asGiven($0, path).json })]
    } catch {
      throw ToolError("\(error)")
    }
  }

  /// Writes what was done as a scenario, with the files beside it, and what was expected and held:
  /// what did not while the assistant looked around would only make the scenario fail.
  ///
  /// - Returns: The path and the number of lines, and `leftOut` with the expectations that it
  ///   lacks, where there are any.
  func record(_ path: String) throws(ToolError) -> JSONValue {
    // The system would write to what stands before a zero byte.
    guard FilePath(path).kind == "scenario", !FilePath.isCutShort(path) else {
      throw ToolError("“\(path)” is no scenario; write a name that ends in .scenario")
    }
    let place = whole(path)
    guard locations.reach?.mayWrite(place) == true else { throw outside(path) }
    guard !Folder.exists(place) else { throw ToolError("there is a file “\(path)” already") }
    let recorded = run.session.recordedScenario(
      in: place, from: workingFolder, launcher: locations.programs.launcher, onlyHeld: true)
    do throws(Diagnostic) { try save(recorded, at: place) } catch {
      throw ToolError("\(error.place.path): \(error.message)")
    }
    var members: [JSONValue.Member] = [
      .init("path", .string(place)), .init("lines", .integer(Int64(recorded.lines.count))),
    ]
    let leftOut = run.session.unheldChecks
    if !leftOut.isEmpty { members.append(.init("leftOut", .array(leftOut.map(JSONValue.string)))) }
    return .object(members)
  }

  // The files that it names first, so that they are there when it is. Nothing where one of them
  // cannot be.
  private func save(_ recorded: RecordedScenario, at place: String) throws(Diagnostic) {
    let folder = FilePath(FilePath(place).folder)
    let files = recorded.filesBeside.map { (place: folder.appending($0.path), bytes: $0.bytes) }
    for file in files where locations.reach?.mayWrite(file.place) != true {
      throw Diagnostic(Place(file.place), .error, "it lies outside")
    }
    if let other = recorded.otherFile(in: folder) {
      throw Diagnostic(Place(other), .error, "there is another file already")
    }
    for file in files { try write(file.bytes, file.place) }
    try write(Array(recorded.lines.map { $0 + "\n" }.joined().utf8), place)
  }

  private func readable(_ path: String) throws(ToolError) -> String {
    guard !path.isEmpty else { throw ToolError("“path” is empty; name a file or a folder") }
    let place = whole(path)
    guard locations.reach?.mayRead(place) == true else { throw outside(path) }
    guard Folder.exists(place) else {
      throw ToolError("“\(path)”: " + asGiven(SourceFile.missing(place), path))
    }
    return place
  }

  // §1: a path is printed as it was given, also where another is suggested.
  private func asGiven(_ text: String, _ path: String) -> String {
    let beginning = String(whole("-").dropLast())
    guard !path.hasPrefix("/"), let range = text.firstRange(ofBytes: beginning) else {
      return text
    }
    return String(text[..<range.lowerBound] + text[range.upperBound...])
  }

  private func asGiven(_ finding: Diagnostic, _ path: String) -> Diagnostic {
    var given = finding
    given.place.path = asGiven(finding.place.path, path)
    given.message = asGiven(finding.message, path)
    return given
  }

  private func whole(_ path: String) -> String {
    let base = (folder ?? "").isEmpty ? workingFolder : folder ?? ""
    return path.hasPrefix("/") ? path : FilePath(base).appending(path)
  }

  private func outside(_ path: String) -> ToolError {
    let folders = locations.reach?.writable ?? []
    let advice =
      folders.isEmpty
      ? "no folder was opened; start “coversheet mcp FOLDER”, or give a root"
      : "name a file below \(folders.joined(separator: " or "))"
    return ToolError("“\(path)” is out of reach; \(advice)")
  }
}

extension JSONValue {
  // Of the answer to a line its facts, and what the line will not do that its author means, also
  // by the name that this had first; nil where it has neither.
  fileprivate var done: JSONValue? {
    let said = self["diagnostics"]
    let members = [("facts", self["facts"]), ("diagnostics", said), ("complaints", said)]
      .compactMap { key, value in value.map { Member(key, $0) } }
    return members.isEmpty ? nil : .object(members)
  }
}
