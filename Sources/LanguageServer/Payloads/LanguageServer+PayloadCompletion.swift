import Files
import Lint
import Localization
import Notifications

// What may come next in a payload: keys that the system reads, and what the app declares for them.
extension LanguageServer {
  /// The keys that may stand at a place, or the values of its key.
  ///
  /// Y21: the keys are those that misspelled ones are compared with. Null where none are known.
  func payloadCompletion(_ document: OpenDocument, _ offset: Int) -> JSONValue {
    // Clients send whatever is JSON.
    let path = document.uri.path
    guard FilePath(path).kind != "json" || PayloadFile.isOne(path) else { return .null }
    return payloadCompletion(document.text, from: 0, offset) {
      KeyAtCursor.app(of: path, .payload).flatMap(KeyAtCursor.declared)
    }
  }

  /// The same for a payload that may be a part of a file.
  ///
  /// - Parameters:
  ///   - start: The payload's first byte.
  ///   - app: That which it is for, asked where what it declares may stand there.
  func payloadCompletion(
    _ text: EditedText, from start: Int, _ offset: Int, for app: () -> App?
  ) -> JSONValue {
    guard let cursor = JSONCursor(text, from: start, offset) else { return .null }
    let words =
      cursor.key.map { values(of: $0, in: cursor.path, app) }
      ?? PayloadKeys.known(in: cursor.path)
    let colon = cursor.key == nil && !cursor.hasColon ? ": " : ""
    let items = words.enumerated().map { index, word in
      let quoted = JSONText.compact(.string(word))
      return [
        "label": .string(word), "kind": .integer(cursor.key == nil ? 10 : 12),
        "sortText": .string(index.padded(6)), "filterText": .string(cursor.isBare ? word : quoted),
        "textEdit": edit(cursor.bytes, quoted + colon, in: text),
      ] as JSONValue
    }
    return ["isIncomplete": false, "items": .array(items)]
  }

  private func values(of key: String, in path: [String], _ app: () -> App?) -> [String] {
    switch (path, key) {
    case (["aps"], "interruption-level"): InterruptionLevel.allCases.map(\.rawValue)
    case (["aps"], "category"): app()?.categories.map(\.identifier) ?? []
    case (["aps"], "sound"), (["aps", "sound"], "name"):
      [Sound().name] + (app()?.sounds ?? []).sorted()
    case (["aps", "alert"], _) where key.hasSuffix("loc-key"):
      app().map { AppStrings.read(of: $0).allKeys } ?? []
    default: []
    }
  }
}

extension AppStrings {
  /// L4: the keys of table `Localizable` in all languages, in alphabetical order.
  fileprivate var allKeys: [String] {
    let tables = localizations.flatMap { self.tables(in: $0) }
    return tables.flatMap(\.table.keys).sorted().uniqued()
  }
}
