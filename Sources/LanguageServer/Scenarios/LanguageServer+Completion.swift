import Delivery
import Files
import JSONRPC
import Notifications
import Scenarios
import Sessions

// What may come next in a scenario: what the line that is typed on the screen offers, too.
extension LanguageServer {
  /// What fits where the cursor is, in a scenario or a payload; nothing elsewhere.
  mutating func completion(_ params: JSONValue) throws(JSONRPCError) -> JSONValue {
    let (document, offset) = try place(params)
    if document.kind == .payload { return payloadCompletion(document, offset) }
    guard document.kind == .scenario else { return .null }
    let text = document.text
    guard let outline = outline(document.uri),
      let start = outline.lineStart(before: offset, in: text)
    else { return .null }
    let typed = text.text(start..<offset)
    let state = document.analysis?.session?.state ?? freshState
    guard let state else { return .null }
    let completion = NameCompletion(line: typed, state: state)
    let before = typed.prefix(completion.range.lowerBound).utf8.count
    let range = start + before..<offset
    if completion.wantsPayload, text.bytes[range].first == UInt8(ascii: "{") {
      return payloadCompletion(text, from: range.lowerBound, offset) {
        outline.lines(from: start, through: offset).first?.appWord.flatMap(document.app)
      }
    }
    let paths = completion.pathCandidates(near: FilePath(document.uri.path).folder)
      .fitting(text.text(range))
    let items = (completion.candidates + paths).enumerated().map { index, candidate in
      item(candidate, index, edit(range, candidate.insertion, in: text))
    }
    return ["isIncomplete": true, "items": .array(items)]
  }

  // Before anything was played, apps and names are unknown, and all else is known.
  private var freshState: State? { try? settings.session(in: locations).state }

  private func item(
    _ candidate: NameCompletion.Candidate, _ index: Int, _ edit: JSONValue
  ) -> JSONValue {
    // Clients sort by text: the likeliest are to stay first.
    let rank = index.padded(6)
    return [
      "label": .string(candidate.text), "detail": .string(candidate.summary),
      "kind": .integer(candidate.insertion.hasSuffix("=") ? 10 : 14), "sortText": .string(rank),
      "filterText": .string(candidate.insertion), "textEdit": edit,
    ]
  }
}

extension ScenarioOutline {
  /// Where the line begins that is completed at a byte; nil where nothing of the language fits: in
  /// a comment, and in JSON that began on a row above.
  fileprivate func lineStart(before offset: Int, in text: EditedText) -> Int? {
    let row = text.line(text.row(of: offset)).lowerBound
    // Behind the last line's end there are no rows yet.
    guard let rows = rows.last(where: { $0.start <= offset }), rows.end > row else { return row }
    if let comment = rows.comment, comment.lowerBound < offset { return nil }
    guard rows.rowCount > 1 else { return row }
    let isWithin = rows.wordBytes.contains { $0.lowerBound < row && offset < $0.upperBound }
    return isWithin ? nil : rows.start
  }
}

extension NameCompletion {
  /// The files that may stand there, as they are reached from the scenario's folder.
  fileprivate func pathCandidates(near folder: String) -> [Candidate] {
    guard wantsPayload || wantsScenario else { return [] }
    let near = NearbyFiles(in: folder)
    if wantsScenario { return near.scenarios.map { Candidate($0) } }
    let payloads = near.payloadFolders.flatMap { part in
      let place = part == "." ? folder : FilePath(folder).appending(part)
      return AppBundle.payloadFiles(in: place).map {
        part == "." ? FilePath($0).name : FilePath(part).appending(FilePath($0).name)
      }
    }
    return payloads.map { Candidate($0) }
  }
}
