import Files
import Notifications
import Scenarios

/// What kind of file a document is, by its name.
package enum DocumentKind: Sendable {
  case scenario
  case payload
  /// `Notifications.json`, `Service.json` or `Content.json`.
  case declarations
  /// `.strings`, `.stringsdict` or `.xcstrings`.
  case strings

  /// Nil for files about which nothing is known.
  package init?(path: String) {
    let file = FilePath(path)
    switch file.kind {
    case "scenario": self = .scenario
    case "strings", "stringsdict", "xcstrings": self = .strings
    case let kind where PayloadFile.ownKinds.contains(kind): self = .payload
    case "json":
      self = PayloadFile.declarations.contains(file.name) ? .declarations : .payload
    default: return nil
    }
  }
}

/// A document that the client has open.
package struct OpenDocument: Sendable {
  /// Where it is.
  package let uri: DocumentURI
  /// What it is; nil for what nothing is said of.
  let kind: DocumentKind?
  /// What it says.
  var text: EditedText
  /// The number that the client gave its present text.
  var version: Int64
  /// What was found when it stood still last; nil before that.
  @CopyOnWrite var analysis: Analysis?
  /// Whether it was changed since.
  var isDirty = true
  /// Whether looking through its present text took so long that it was left off.
  var tookLong = false
  /// Whether it has a text of which nothing was found yet, nor is being found.
  var isUntold: Bool { isDirty && !tookLong && kind != nil && analysis?.bytes != text.bytes }
  /// What is looked through before others, smallest first.
  var rank: Int { tookLong ? 2 : isUntold ? 0 : 1 }
  // Made when it is asked for first, and kept up with what is typed.
  private var knownOutline: ScenarioOutline?
  private var knownTokens = KeptRows<[RowToken]>()

  init(_ uri: DocumentURI, _ text: EditedText, version: Int64) {
    (self.uri, self.text, self.version) = (uri, text, version)
    kind = DocumentKind(path: uri.path)
  }

  /// Its words, of a scenario.
  mutating func outline() -> ScenarioOutline {
    if let knownOutline { return knownOutline }
    let outline = ScenarioOutline(text.bytes, path: uri.path)
    knownOutline = outline
    return outline
  }

  /// The tokens of a scenario, rows that are read together in a list each.
  mutating func tokens(_ encoding: PositionEncoding) -> [[RowToken]] {
    let rows = outline().rows
    let text = text
    return knownTokens.values(of: rows) { RowToken.all(of: $0, in: text, encoding) }
  }

  /// Takes in a change of its text.
  ///
  /// - Parameter range: Nil for all of it.
  mutating func change(_ range: Range<Int>?, to text: String) {
    (isDirty, tookLong) = (true, false)
    let new = Array(text.utf8)
    guard let range else {
      // Much of it is mostly as it was.
      let difference = TextDifference(self.text.bytes, new)
      return replace(difference.old, with: Array(new[difference.new]))
    }
    replace(range.clamped(to: 0..<self.text.bytes.count), with: new)
  }

  private mutating func replace(_ range: Range<Int>, with new: [UInt8]) {
    text.replace(range, with: new)
    let change = knownOutline?.change(range, to: new.count, in: text.bytes)
    if let change { knownTokens.take(in: change) }
  }
}
