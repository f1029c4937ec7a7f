import Notifications

extension Diagnostic {
  /// What is said of a word that is written with a blank in it.
  static func apart(_ text: String, at place: Place) -> Diagnostic {
    Diagnostic(place, .error, "write \(text) in one word")
  }
}

// Blanks between what belongs together, such as `os = 12`, `banners on` and `5 s`.
extension Signature {
  /// What to write instead of a word that is wrong where it stands; nil where no blank explains it.
  ///
  /// - Parameters:
  ///   - index: Of the word that is one too many, or is not what its parameter takes.
  ///   - words: All of the line that are no options.
  func strayBlank(at index: Int, of words: [Word]) -> Diagnostic? {
    guard words[index].form == .plain else { return nil }
    let rest = words[(index + 1)...]
    if words[index].text == "=", index > 0, let key = keyed(words[index - 1], rest) { return key }
    return keyed(words[index], rest) ?? withoutSign(words[index], rest)
      ?? joined(at: index, of: words)
  }

  // The key of an option with its value behind a blank.
  private func keyed(_ word: Word, _ rest: ArraySlice<Word>) -> Diagnostic? {
    let made = rest.first?.text == "=" ? anyOption : nil
    guard let option = options.first(where: { $0.key == word.text }) ?? made else { return nil }
    let advice = "\"\(word.text)\" is an option; write \(word.text)="
    guard var value = rest.first(where: { $0.text != "=" }) else {
      return Diagnostic(word.place, .error, advice + option.value.usage)
    }
    if value.form == .plain, value.text.hasPrefix("=") { value.text.removeFirst() }
    guard value.json == nil, takes(value, option.value) else { return nil }
    return Diagnostic(word.place, .error, advice + value.asWritten)
  }

  // What takes no key has no sign before it either.
  private func withoutSign(_ word: Word, _ rest: ArraySlice<Word>) -> Diagnostic? {
    guard word.text == "=", let value = rest.first, value.json == nil else { return nil }
    return Diagnostic(word.place, .error, "no = stands here; write \(value.asWritten) without it")
  }

  // A number and its unit, or the parts of a length of time.
  private func joined(at index: Int, of words: [Word]) -> Diagnostic? {
    let skipped = skipsFirst(words.count) ? 1 : 0
    let first = parameter(at: index + skipped) == nil ? index - 1 : index
    guard first >= 0, first + 1 < words.count, parameter(at: first + 1 + skipped) == nil,
      let parameter = parameter(at: first + skipped), !parameter.kind.isFree
    else { return nil }
    var word = words[first]
    word.text += words[first + 1].text
    guard takes(word, parameter) else { return nil }
    return .apart(word.text, at: word.place)
  }

  private func takes(_ word: Word, _ parameter: Parameter) -> Bool {
    do throws(Diagnostic) { try parameter.check(word, for: parameter.name) } catch { return false }
    return true
  }
}
