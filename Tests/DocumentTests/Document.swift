import Foundation
import TestSupport

/// A file that is made from the program's tables: what it should be, and what it is.
struct Document: Sendable {
  /// The path in the checkout.
  let path: String
  /// What the tables give.
  let text: String

  /// The file as it is; nil where there is none.
  var kept: String? { try? String(contentsOfFile: file, encoding: .utf8) }

  /// Whether this run writes the documents anew instead of comparing them.
  static var isRecording: Bool { ProcessInfo.processInfo.environment["RECORD"] == "documents" }

  /// What refreshes all of them.
  static let refreshing = "RECORD=documents swift test --filter DocumentTests"

  /// Puts what the tables give in the place of the file.
  func record() throws { try text.write(toFile: file, atomically: true, encoding: .utf8) }

  /// The number of the first line that is not what it should be, from 1; nil where all are.
  var firstStaleLine: Int? {
    guard kept != text else { return nil }
    let lines = text.components(separatedBy: "\n")
    let keptLines = kept?.components(separatedBy: "\n") ?? []
    return zip(lines, keptLines).prefix { $0 == $1 }.count + 1
  }

  private var file: String { Checkout.path + "/" + path }

  /// The files below a folder of the checkout whose names end so, sorted, with their texts.
  static func files(_ ending: String, in folder: String) -> [(path: String, text: String)] {
    let root = URL(filePath: Checkout.path + "/" + folder).resolvingSymlinksInPath().path()
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(ending) }.sorted().compactMap { name in
      (try? String(contentsOfFile: root + "/" + name, encoding: .utf8)).map { (name, $0) }
    }
  }
}

/// A table as Markdown writes it.
struct Table {
  private var lines: [String]

  /// Begins with the heads of the columns.
  init(_ heads: String...) {
    lines = [Self.row(heads), "|" + String(repeating: "---|", count: heads.count)]
  }

  mutating func add(_ cells: String...) { add(cells) }

  mutating func add(_ cells: [String]) { lines.append(Self.row(cells)) }

  /// The table with its line feeds.
  var text: String { lines.map { $0 + "\n" }.joined() }

  private static func row(_ cells: [String]) -> String {
    "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
  }
}

extension String {
  /// The text as code; empty text stays empty.
  var code: String {
    isEmpty ? "" : contains("`") ? "`` \(self) ``" : "`\(self)`"
  }
}
