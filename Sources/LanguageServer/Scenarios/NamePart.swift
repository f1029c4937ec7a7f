import Scenarios

/// A name of a notification where it stands in a scenario: a word, what follows the app
/// in `APP:ID`, one of a list.
struct NamePart {
  /// The name.
  let name: String
  /// Where it stands, with quotes that are around it alone.
  let bytes: Range<Int>
  /// Where something changes with another name.
  let edited: Range<Int>
  /// Whether it is one of a list, whose names commas part.
  let isListed: Bool
  /// What is written there with another name.
  let written: (String) -> String

  /// What a word says, by itself.
  init(_ word: OutlinedWord) {
    (name, bytes, edited, isListed) = (word.word.text, word.bytes, word.bytes, false)
    written = { $0.scenarioWord }
  }

  // The end of a word, behind the app.
  fileprivate init(_ head: String, _ tail: String, of word: OutlinedWord, _ source: String) {
    name = tail
    let own = [tail, tail.quoted].first { source.hasSuffix(":" + $0) }
    let end = word.bytes.upperBound
    bytes = own.map { end - $0.utf8.count..<end } ?? word.bytes
    (edited, isListed) = (bytes, false)
    let before = own == nil ? head.quoted + ":" : ""
    written = { before + $0.scenarioWord }
  }

  // One of a list, which is written anew: it may need quotes then.
  fileprivate init(_ name: String, at bytes: Range<Int>, of word: OutlinedWord) {
    (self.name, self.bytes, edited, isListed) = (name, bytes, word.bytes, true)
    written = { new in
      word.word.text.members.map { member in
        if member == name { return new }
        return member.hasSuffix(":" + name) ? member.dropLast(name.count) + new : member
      }.joined(separator: ",").scenarioWord
    }
  }
}

extension OutlinedLine {
  /// The names that a word of it may mean, likeliest first; none where it names no notification.
  ///
  /// - Parameter text: Of the scenario.
  func names(in word: OutlinedWord, _ text: EditedText) -> [NamePart] {
    // What a case gives is a name only where it is filled in.
    if words.first?.word.text == ScenarioCase.verb { return [] }
    if case .optionValue("featured", _) = word.role { return Self.members(of: word, text) }
    guard word.nameUse != nil || takesBack(word) else { return [] }
    let source = text.text(word.bytes)
    let own = word.word.appAndName.map { NamePart($0.app, $0.name, of: word, source) }
    return [NamePart(word)] + (word.nameUse == .gives ? [] : own)
  }

  // The identifiers of requests that wait are others.
  private func takesBack(_ word: OutlinedWord) -> Bool {
    word.role == .parameter(.identifier) && verb?.name == "remove"
      && words.contains { $0.role == .keyword && $0.word.text == "delivered" }
  }

  private static func members(of word: OutlinedWord, _ text: EditedText) -> [NamePart] {
    let source = text.text(word.bytes)
    let quote = source == word.word.text ? 0 : 1
    guard quote == 0 || source == word.word.text.quoted else { return [] }
    var start = word.bytes.lowerBound + quote
    return word.word.text.members.flatMap { member in
      let bytes = start..<start + member.utf8.count
      start = bytes.upperBound + 1
      let tails = Word(member, at: word.word.place).appAndName.map(\.name)
      return ([member] + tails).map {
        NamePart($0, at: bytes.upperBound - $0.utf8.count..<bytes.upperBound, of: word)
      }
    }
  }
}

extension OutlinedWord {
  /// What a word does with a name.
  enum NameUse { case gives, uses }

  /// What it does with the name of a notification; nil where it is none.
  var nameUse: NameUse? {
    switch role {
    case .optionValue("id", _): .gives
    case .parameter(let kind), .optionValue(_, let kind?):
      [.notification, .notificationOrGroup, .group, .anything].contains(kind) ? .uses : nil
    case .when, .verb, .keyword, .optionKey, .optionValue, .unknown: nil
    }
  }
}

extension Word {
  // As `APP:ID`; each colon may be the one.
  fileprivate var appAndName: [(app: String, name: String)] {
    if head != nil { return headAndTail(":").map { [($0.head, $0.tail)] } ?? [] }
    return text.splits(at: UInt8(ascii: ":")).filter { !$0.head.isEmpty && !$0.tail.isEmpty }
      .map { ($0.head, String($0.tail)) }
  }
}

extension String {
  fileprivate var members: [String] {
    split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }
}
