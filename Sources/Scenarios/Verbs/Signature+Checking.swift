import Notifications

extension Signature {
  /// Checks the words of a line as far as that goes without a state.
  ///
  /// A mistake is told once: where a word or an option is wrong, nothing is said to be missing or too
  /// much, which may follow from it alone.
  ///
  /// - Parameters:
  ///   - name: What takes them, for complaints, such as `push`.
  ///   - diagnostics: Gets every complaint; the line can only run when there is no error.
  func check(_ line: LexedLine, for name: String, _ diagnostics: inout [Diagnostic]) {
    var found = optionMistakes(line, name)
    checkWords(line, name, &found)
    if found.isEmpty, !line.isBroken, let message = lack(of: line, name) {
      found.append(Diagnostic(line.place, .error, message))
    }
    diagnostics += found + line.keptQuotes
  }

  private func optionMistakes(_ line: LexedLine, _ name: String) -> [Diagnostic] {
    var keys: Set<String> = []
    return line.options.compactMap { option in
      if keys.contains(option.key) {
        return Diagnostic(option.place, .error, "\(option.key)= is given twice; once is enough")
      }
      do throws(Diagnostic) { try check(option, of: line, for: name) } catch { return error }
      keys.insert(option.key)
      return nil
    }
  }

  private func checkWords(
    _ line: LexedLine, _ name: String, _ found: inout [Diagnostic]
  ) {
    let skipped = skipsFirst(line.words.count) ? 1 : 0
    for (index, word) in line.words.enumerated() {
      guard let parameter = parameter(at: index + skipped) else {
        return found += excess(at: index, of: line, name, isAlone: found.isEmpty)
      }
      do throws(Diagnostic) { try parameter.check(word, for: name) } catch {
        if let blank = strayBlank(at: index, of: line.words) { return found.append(blank) }
        found.append(insteadOf(word, parameter, name) ?? error)
      }
    }
  }

  // What is wrong with a word that nothing takes.
  private func excess(
    at index: Int, of line: LexedLine, _ name: String, isAlone: Bool
  ) -> [Diagnostic] {
    if let mistake = line.looseQuote { return [mistake] }
    guard isAlone else { return [] }
    if let blank = strayBlank(at: index, of: line.words) { return [blank] }
    let mayHaveSpaces = (parameters + options.map(\.value)).contains { $0.kind.isFree }
    let advice = mayHaveSpaces ? "; put quotes around a text with spaces" : ""
    let message = "too much for \(name)\(usageHint(name))\(advice)"
    return [Diagnostic(line.words[index].place, .error, message)]
  }

  // What to say of a line that lacks something; nil where it does not.
  private func lack(of line: LexedLine, _ name: String) -> String? {
    let given = line.words.count + (skipsFirst(line.words.count) ? 1 : 0)
    if given < parameters.count, !parameters[given].isOptional {
      return "\(name) lacks \(parameters[given].usage)\(usageHint(name))"
    }
    guard needsOption, line.options.isEmpty else { return nil }
    let known = (options + [anyOption].compactMap(\.self)).map { $0.key + "=" }
    return "\(name) needs at least one of: " + known.joined(separator: " ")
  }

  // A word where few can stand or none has to: an option may have been meant, such as `worn=on`.
  private func insteadOf(_ word: Word, _ parameter: Parameter, _ name: String) -> Diagnostic? {
    guard case .choice(let choices) = parameter.kind, parameter.isOptional, !options.isEmpty,
      nearest(word.text, among: choices) == nil
    else { return nil }
    let words = choices + options.map { "\($0.key)=\($0.value.usage)" }
    return Diagnostic(
      word.place, .error,
      "\(name) takes no \"\(word.text)\"; write " + words.joined(separator: ", or "))
  }

  /// Whether the first word was left out: in “act [NOTIFICATION] ACTION” a
  /// single word is the action.
  ///
  /// - Parameter given: How many words the line has.
  func skipsFirst(_ given: Int) -> Bool {
    guard parameters.count > 1, let first = parameters.first, let last = parameters.last else {
      return false
    }
    return first.isOptional && !last.isOptional && given < parameters.count
  }

  private func usageHint(_ name: String) -> String {
    if usage.isEmpty { return ", which takes nothing" }
    let listed = namesListedApart.map { " (“coversheet help arguments” lists each \($0))" }
    return "; write \(name) \(usage)" + (listed.first ?? "")
  }

  /// What takes a word; nil for a word that is one too many.
  ///
  /// - Parameter index: From 0, a first word that was left out counted.
  func parameter(at index: Int) -> Parameter? {
    if index < parameters.count { return parameters[index] }
    return parameters.last.flatMap { $0.isRepeated ? $0 : nil }
  }

  private func check(
    _ option: OptionWord, of line: LexedLine, for name: String
  ) throws(Diagnostic) {
    guard let known = options.first(where: { $0.key == option.key }) ?? anyOption else {
      throw unknown(option, for: name)
    }
    try known.value.check(option.value, for: option.key + "=")
    if known.value.kind == .size { try line.checkPicture(option.value) }
  }

  private func unknown(_ option: OptionWord, for name: String) -> Diagnostic {
    let message = "\(name) has no option \(option.key)=\(advice(insteadOf: option))"
    return Diagnostic(option.place, .error, message)
  }

  private func advice(insteadOf option: OptionWord) -> String {
    let near = suggestion(for: option.key, among: options.map(\.key))
    if !near.isEmpty { return near }
    if !options.isEmpty {
      return "; it takes " + options.map { $0.key + "=" }.joined(separator: " ")
    }
    guard parameters.last?.kind.isFree == true else { return "; it takes no options" }
    let text = "\(option.key)=\(option.value.text)".quoted
    return "; put quotes around a text with =, such as \(text)"
  }
}
