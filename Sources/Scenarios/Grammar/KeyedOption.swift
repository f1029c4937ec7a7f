import Notifications

/// One `key=value` of a line whose options make one value together, with the part of it that it is.
struct KeyedOption<Subject: Sendable>: Sendable {
  /// How it is written, for help.
  let option: VerbOption
  /// Puts its value into the subject, where the line has it.
  let read:
    @Sendable (inout Subject, inout LineReader<ResolutionContext>) throws(Diagnostic) -> Void
  /// Adds it to a line, where the subject has it.
  let write: @Sendable (Subject, inout LineWriter) throws(Unwritable) -> Void

  typealias Part<Value> = WritableKeyPath<Subject, Value?> & Sendable

  /// - Parameter part: Made where it is needed: a line has few of many options.
  init<Value>(
    _ key: String, _ word: WordSyntax<Value>, _ summary: String,
    _ part: @autoclosure @escaping @Sendable () -> Part<Value>
  ) {
    let syntax = LineSyntax<Value?>.option(key, word, summary)
    option = VerbOption(key, word.parameter, summary)
    read = { subject, reader throws(Diagnostic) in
      if let value = try syntax.read(&reader) { subject[keyPath: part()] = value }
    }
    write = { subject, writer throws(Unwritable) in
      try syntax.write(subject[keyPath: part()], &writer)
    }
  }
}
