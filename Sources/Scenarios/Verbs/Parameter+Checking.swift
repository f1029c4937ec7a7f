import Files
import Localization
import Notifications

extension Parameter {
  /// Checks a word as far as that goes without a state.
  ///
  /// Its form alone: whether a name is known is asked when the line runs.
  ///
  /// - Parameter taker: What takes it, for complaints, such as `push` or `via=`.
  /// - Throws: At the word, with what to write instead.
  func check(_ word: Word, for taker: String) throws(Diagnostic) {
    if keywords.contains(where: word.isKeyword) { return }
    if role == .status, Int(digits: word.text) != nil { return }
    try checkForm(of: word, for: taker)
    if word.json != nil, ![.payload, .appSource, .text].contains(kind) {
      throw Diagnostic(word.place, .error, "this is JSON where \(name) is needed")
    }
  }

  private func checkForm(of word: Word, for taker: String) throws(Diagnostic) {
    switch kind {
    case .number(let range):
      _ =
        try isCompared
        ? word.expectedNumber(in: range) : .exactly(word.number(in: range))
    case .choice(let choices): _ = try word.choice(among: choices, or: taker + " knows no")
    case .names(let names): try checkNames(word, of: names, for: taker)
    case .system: _ = try word.system()
    case .fraction:
      let read = { [name] (word: Word) throws(Diagnostic) -> Double in
        try word.fraction(called: name)
      }
      _ = try isCompared ? word.expectedAmount(read) : .exactly(read(word))
    case .span: _ = try word.span()
    case .duration: _ = try word.interval()
    case .time: _ = try word.when()
    case .expiration: _ = try word.expiration()
    case .policy: _ = try word.policy()
    case .rule: _ = try word.rule()
    case .size: _ = try ScreenSize(word)
    case .pattern: _ = try TextPattern(word)
    case .payload, .appSource: if word.json == nil { try checkNotEmpty(word) }
    case .text: if word.comparison == .matches { _ = try TextPattern(word) }
    case .identifier, .expectation: break
    case .fileName: try checkFileName(word)
    case .locale: try checkLocale(word)
    case .language: try checkLanguage(word.text, word)
    case .languages:
      let names = word.text.split(separator: ",", omittingEmptySubsequences: false)
      for name in names { try checkLanguage(String(name), word) }
    case .app, .group, .notification, .notificationOrGroup, .anything, .timeZone, .scenario:
      try checkNotEmpty(word)
    }
  }

  private func checkNotEmpty(_ word: Word) throws(Diagnostic) {
    // An empty name in quotes may be declared; without quotes it was forgotten.
    guard word.text.isEmpty, word.form == .plain else { return }
    throw Diagnostic(word.place, .error, "\(name) is empty")
  }

  private func checkFileName(_ word: Word) throws(Diagnostic) {
    try checkNotEmpty(word)
    // Bytes, since a slash with an accent behind it is another character, but ends a folder's name.
    let bytes = word.text.utf8
    let isName = !bytes.contains(UInt8(ascii: "/")) && bytes.first != UInt8(ascii: ".")
    guard !bytes.isEmpty, isName, !FilePath.isCutShort(word.text) else {
      throw Diagnostic(
        word.place, .error,
        "\"\(word.text)\" is no name of a file; write one without slashes or a dot in front, such as "
          + "morning")
    }
  }

  private func checkLocale(_ word: Word) throws(Diagnostic) {
    try checkNotEmpty(word)
    guard !LanguageTag.isLocale(word.text) else { return }
    throw Diagnostic(word.place, .error, LanguageTag.refusal(ofLocale: word.text))
  }

  private func checkLanguage(_ name: String, _ word: Word) throws(Diagnostic) {
    try checkNotEmpty(word)
    guard !LanguageTag.isLanguage(name) else { return }
    throw Diagnostic(word.place, .error, LanguageTag.refusal(ofLanguage: name))
  }

  private func checkNames(
    _ word: Word, of names: [String], for taker: String
  ) throws(Diagnostic) {
    let parts = word.parts
    if parts.count > 1, let keyword = keywords.first(where: parts.contains) {
      throw Diagnostic(word.place, .error, "\"\(keyword)\" stands alone; leave it out")
    }
    for name in parts {
      let part = Word(name, .plain, at: word.place)
      _ = try part.choice(among: names + keywords, or: taker + " knows no")
    }
  }
}
