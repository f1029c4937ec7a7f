/// Goes through a tree of elements in reading order, and makes a line of each thing.
struct LinearWalk<ID: Hashable & Sendable> {
  let isChoice: (ID) -> Bool
  /// What was read so far.
  private(set) var lines: [LinearLine<ID>] = []
  private var isInToolbar = false
  // Of the line that is being read.
  private var words: [String] = []
  private var times: [String] = []

  init(isChoice: @escaping (ID) -> Bool) { self.isChoice = isChoice }

  /// Reads an element and all within.
  mutating func read(_ element: Element) {
    let meaning = element.meaning
    let id = (element.identity?.value as? ID).flatMap { isChoice($0) ? $0 : nil }
    switch meaning.role {
    case .group, .list, .screen, .dialog, .toolbar:
      if let id { return readThing(element, as: .button, id) }
      readContainer(element, meaning)
    case .time:
      let time = (meaning.label.isEmpty ? element.words : meaning.label).onOneLine
      if !time.isEmpty { times.append(time) }
    case .separator: break
    case .image where meaning.label.isEmpty && id == nil: break
    case .row, .heading, .text, .button, .tab, .field, .status, .image:
      readThing(element, as: meaning.role, id)
    }
  }

  /// Ends the line that is being read.
  mutating func endLine() {
    let (words, time) = (self.words.asEnumeration, times.joined(separator: ", "))
    (self.words, times) = ([], [])
    if !words.isEmpty {
      append(LinearLine(.text, words), time: time)
    } else if !time.isEmpty {
      append(LinearLine(.time, time), time: "")
    }
  }

  private mutating func append(_ line: LinearLine<ID>, time: String) {
    var line = line
    line.time = time
    line.isInToolbar = isInToolbar
    lines.append(line)
  }

  private mutating func readContainer(_ element: Element, _ meaning: Meaning) {
    let title = meaning.label.isEmpty ? element.border?.title ?? "" : meaning.label
    if !title.isEmpty {
      endLine()
      append(LinearLine(meaning.role, title.onOneLine), time: "")
    }
    let wasInToolbar = isInToolbar
    isInToolbar = isInToolbar || meaning.role == .toolbar
    readContent(of: element)
    isInToolbar = wasInToolbar
  }

  // What is within: what follows sideways is one line, what follows downward another.
  private mutating func readContent(of element: Element) {
    switch element.content {
    case .empty, .repeated, .picture, .moved, .rule: break
    case .text(let text): for field in text.runs.fields { take(field) }
    case .cells(let cells): take(String(cells.filter { $0.columns > 0 }.map(\.character)))
    case .horizontal(let elements, _): for element in elements { read(element) }
    case .vertical(let elements, _, _):
      for element in elements {
        endLine()
        read(element)
      }
      endLine()
    case .window(let element, _): read(element)
    case .arranged(let arrangement): read(arrangement.element)
    case .layered(let base, let top, let layering):
      if !layering.isModal {
        read(base)
        endLine()
      }
      read(top)
    }
  }

  private mutating func take(_ text: String) {
    let line = text.visible.onOneLine
    if !line.isEmpty { words.append(line) }
  }

  // Its own texts are one line; things within it that can be chosen follow it.
  private mutating func readThing(_ element: Element, as role: ElementRole, _ id: ID?) {
    endLine()
    var inside = LinearWalk(isChoice: isChoice)
    inside.isInToolbar = isInToolbar
    inside.readContent(of: element)
    inside.endLine()
    var (own, things) = inside.parts(of: id)
    var meaning = element.meaning
    if role == .field, let field = things.firstIndex(where: { $0.role == .field && $0.id == nil }) {
      let written = things.remove(at: field).words
      if !written.isEmpty { meaning.value = written }
    }
    // What holds the only thing that is in it is that thing.
    let kind =
      meaning.role == .group ? own.first { $0.role != .text && $0.role != .time }?.role : nil
    var line = LinearLine<ID>(
      kind ?? role, meaning.spoken(as: role, with: own.filter { $0.role != .time }.map(\.words)))
    line.id = id
    line.whyDisabled = meaning.whyDisabled
    line.isSelected = meaning.isSelected || own.contains(where: \.isSelected)
    let times = own.map { $0.role == .time ? $0.words : $0.time }.filter { !$0.isEmpty }
    // A field that is empty is there to be written into.
    let isThere = !line.words.isEmpty || id != nil || role == .field
    if isThere { append(line, time: times.joined(separator: ", ")) }
    lines += things
  }

  // What belongs to a thing with this identity, and what is a thing by itself: where it can
  // be chosen, all else within.
  private func parts(of id: ID?) -> (own: [LinearLine<ID>], things: [LinearLine<ID>]) {
    let isOwn = { (line: LinearLine<ID>) in
      line.isPlainText || line.role == .time
        || id != nil && line.id == nil && line.role != .field
    }
    return (lines.filter(isOwn), lines.filter { !isOwn($0) })
  }
}

extension Meaning {
  /// What is said of a thing with these texts in it.
  fileprivate func spoken(as role: ElementRole, with texts: [String]) -> String {
    // Fields of a status go on behind a button that stands among them, and may lose it.
    let words = role == .status ? texts.asEnumeration : texts.asSentences
    let label = label.onOneLine
    let value = value.onOneLine
    let name: String
    switch role {
    case .image: name = label.isEmpty ? words : label
    // A field by itself shows a part of its value.
    case .field:
      let rest = label.isEmpty && !value.isEmpty ? "" : words.without(label).without(value)
      return [label, value, rest].asFields
    case .button, .group, .screen, .dialog, .list, .row, .heading, .text, .tab, .status, .separator,
      .toolbar, .time:
      name = label.joined(with: words)
    }
    if value.isEmpty || name.holds(value) { return name }
    return name.isEmpty ? value : "\(name): \(value)"
  }
}

extension String {
  /// Without line breaks, and with single blanks.
  package var onOneLine: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// A label and the words that stand there: both where neither has the other in it.
  fileprivate func joined(with words: String) -> String {
    let isNoLetter = { (character: Character) in !character.isLetter && !character.isNumber }
    if isEmpty || words.holds(self) || words.hasEachWord(of: self, dividedBy: isNoLetter) {
      return words
    }
    // What stands there may be a symbol, which the label has to have as well.
    let isMark = { (character: Character) in character.isWhitespace || character.isPunctuation }
    return holds(words) || hasEachWord(of: words, dividedBy: isMark)
      ? self : [self, words].asSentences
  }

  // The same in another order, or with commas between, says nothing more.
  private func hasEachWord(of text: String, dividedBy isMark: (Character) -> Bool) -> Bool {
    Set(split(whereSeparator: isMark)).isSuperset(of: text.split(whereSeparator: isMark))
  }
}

extension String {
  /// Without this at its beginning.
  fileprivate func without(_ start: String) -> String {
    if start.isEmpty || !hasPrefix(start) { return self }
    return String(dropFirst(start.count).drop { !$0.isLetter && !$0.isNumber })
  }
}

extension [TextRun] {
  /// The words of each field: one begins two blanks from what stands before it.
  fileprivate var fields: [String] {
    reduce(into: [""]) { fields, run in
      if run.text.hasPrefix("  ") { fields.append("") }
      fields[fields.count - 1] += run.text
    }
  }
}

extension [String] {
  /// A label, its value, and what else there is to say.
  fileprivate var asFields: String { filter { !$0.isEmpty }.joined(separator: ": ") }

  /// One beside the other, with a comma where neither ends nor begins with a mark.
  package var asEnumeration: String {
    reduce(into: "") { line, next in
      if let last = line.last, let first = next.first {
        let isMark = !last.isLetter && !last.isNumber && last != "%"
        line += isMark || !first.isLetter && !first.isNumber ? " " : ", "
      }
      line += next
    }
  }
}
