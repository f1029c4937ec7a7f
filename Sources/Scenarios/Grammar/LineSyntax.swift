import Notifications

/// A part of a line behind its verb, both ways: it takes what it needs of the arguments, and writes them back.
///
/// A row of the table of verbs is made of these, in the order in which they are written.
///
/// A part may be put together of others, as `app` with JSON is; reading what it wrote gives the
/// same value again, which a test checks for every command.
struct LineSyntax<Value: Sendable>: Sendable {
  /// The words and options that it takes.
  let signature: Signature
  /// Takes its arguments.
  let read: Reading
  /// Adds the words that read as this value.
  let write: Writing

  /// Takes the value off a line, or says what is wrong with it at its place.
  typealias Reading = @Sendable (inout LineReader) throws(Diagnostic) -> Value
  /// Adds words to a line; throws where no words read as the value.
  typealias Writing = @Sendable (Value, inout LineWriter) throws(Unwritable) -> Void

  /// - Parameters:
  ///   - signature: Empty for what no word says.
  ///   - read: Takes exactly the words and options of the signature.
  ///   - write: Adds words in the order in which they are read.
  init(
    _ signature: Signature = Signature(), read: @escaping Reading, write: @escaping Writing
  ) {
    self.signature = signature
    self.read = read
    self.write = write
  }
}

extension LineSyntax {
  /// A word that has to be there.
  static func word(_ word: WordSyntax<Value>) -> LineSyntax {
    LineSyntax(Signature([word.parameter])) { reader throws(Diagnostic) in
      try word.read(try reader.next(word.parameter), &reader)
    } write: { value, writer throws(Unwritable) in
      writer.add(try word.write(value, &writer))
    }
  }

  /// A word that may be missing, which is read as nil.
  ///
  /// At the end of a line only, or as its first word where another follows.
  static func optional<Word>(_ word: WordSyntax<Word>) -> LineSyntax where Value == Word? {
    var parameter = word.parameter
    parameter.isOptional = true
    return LineSyntax(Signature([parameter])) { reader throws(Diagnostic) in
      guard let argument = reader.nextIfAny() else { return nil }
      return try word.read(argument, &reader)
    } write: { value, writer throws(Unwritable) in
      if let value { writer.add(try word.write(value, &writer)) }
    }
  }

  /// A word that has to be there, or a keyword, which is read as nil.
  ///
  /// - Parameter keyword: Quotes make a name of it.
  static func word<Word>(_ word: WordSyntax<Word>, or keyword: String) -> LineSyntax
  where Value == Word? {
    .word(word.or(keyword))
  }

  /// A `key=value`; nil where it is not given.
  ///
  /// - Parameters:
  ///   - key: Without the `=`.
  ///   - summary: For help, without a full stop.
  static func option<Word>(
    _ key: String, _ word: WordSyntax<Word>, _ summary: String
  ) -> LineSyntax where Value == Word? {
    let option = VerbOption(key, word.parameter, summary)
    return LineSyntax(Signature(options: [option])) { reader throws(Diagnostic) in
      guard let argument = reader.option(key) else { return nil }
      return try word.read(argument, &reader)
    } write: { value, writer throws(Unwritable) in
      if let value { writer.add(key, try word.write(value, &writer)) }
    }
  }

  /// A `key=value`; nil where it is not given, a nil inside for a keyword in the value's place.
  static func option<Word>(
    _ key: String, _ word: WordSyntax<Word>, or keyword: String, _ summary: String
  ) -> LineSyntax where Value == Word?? {
    .option(key, word.or(keyword), summary)
  }
}

extension LineSyntax<Void> {
  /// A word that is always the same.
  ///
  /// - Parameters:
  ///   - keyword: Has to stand there.
  ///   - name: For help.
  static func keyword(_ name: String, _ keyword: String) -> LineSyntax {
    let parameter = Parameter(name, .choice([keyword]))
    return LineSyntax(Signature([parameter])) { reader throws(Diagnostic) in
      _ = try reader.next(parameter)
    } write: { _, writer in
      writer.add(keyword)
    }
  }
}

extension LineSyntax<Place> {
  /// Where the line is, which no word says.
  ///
  /// Writes nothing.
  static var place: LineSyntax {
    LineSyntax { reader in
      reader.place
    } write: { _, _ in
    }
  }
}

extension Signature {
  /// Adds what follows.
  ///
  /// Options of one key must not come twice.
  mutating func append(_ other: Signature) {
    parameters += other.parameters
    options += other.options
    needsOption = needsOption || other.needsOption
  }
}
