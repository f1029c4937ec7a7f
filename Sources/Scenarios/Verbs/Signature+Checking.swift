import Notifications

extension Signature {
  /// Checks the words of a line as far as that goes without a state.
  ///
  /// - Parameters:
  ///   - name: What takes them, for complaints, such as `push`.
  ///   - diagnostics: Gets every complaint; the line can only run when there is no error.
  func check(_ line: LexedLine, for name: String, _ diagnostics: inout [Diagnostic]) {
    checkWords(line, name, &diagnostics)
    diagnostics += line.keptQuotes
    var keys: Set<String> = []
    for option in line.options {
      if keys.contains(option.key) {
        diagnostics.append(
          Diagnostic(option.place, .error, "\(option.key)= is given twice; once is enough"))
      } else {
        do throws(Diagnostic) {
          try check(option, of: line, for: name)
          keys.insert(option.key)
        } catch {
          diagnostics.append(error)
        }
      }
    }
    if needsOption, line.options.isEmpty, !line.isBroken {
      let known = (options + [anyOption].compactMap(\.self)).map { $0.key + "=" }
        .joined(separator: " ")
      diagnostics.append(
        Diagnostic(line.place, .error, "\(name) needs at least one of: \(known)"))
    }
  }

  private func checkWords(
    _ line: LexedLine, _ name: String, _ diagnostics: inout [Diagnostic]
  ) {
    let skipped = skipsFirst(line.words.count) ? 1 : 0
    for (index, word) in line.words.enumerated() {
      guard let parameter = parameter(at: index + skipped) else {
        let message =
          "too much for \(name)\(usageHint(name)); put quotes around a text with spaces"
        return diagnostics.append(
          line.looseQuote ?? Diagnostic(word.place, .error, message))
      }
      do throws(Diagnostic) {
        try parameter.check(word)
      } catch {
        diagnostics.append(insteadOf(word, parameter, name) ?? error)
      }
    }
    let given = line.words.count + skipped
    if !line.isBroken, given < parameters.count, !parameters[given].isOptional {
      let message = "\(name) lacks \(parameters[given].usage)\(usageHint(name))"
      diagnostics.append(Diagnostic(line.place, .error, message))
    }
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
    usage.isEmpty ? ", which takes nothing" : "; write \(name) \(usage)"
  }

  private func parameter(at index: Int) -> Parameter? {
    if index < parameters.count { return parameters[index] }
    return parameters.last.flatMap { $0.isRepeated ? $0 : nil }
  }

  private func check(
    _ option: OptionWord, of line: LexedLine, for name: String
  ) throws(Diagnostic) {
    guard let known = options.first(where: { $0.key == option.key }) ?? anyOption else {
      throw unknown(option, for: name)
    }
    try known.value.check(option.value)
    if known.value.kind == .size { try line.checkPicture(option.value) }
  }

  private func unknown(_ option: OptionWord, for name: String) -> Diagnostic {
    let near = suggestion(for: option.key, among: options.map(\.key))
    let advice =
      !near.isEmpty
      ? near
      : options.isEmpty
        ? "; it takes no options"
        : "; it takes " + options.map { $0.key + "=" }.joined(separator: " ")
    let message = "\(name) has no option \(option.key)=\(advice)"
    return Diagnostic(option.place, .error, message)
  }
}
