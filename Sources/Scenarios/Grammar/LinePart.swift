import Notifications

/// A part of a line behind its verb, both ways: it takes what it needs of the
/// arguments, and writes them back.
///
/// A row of the table of verbs is made of these, and so is one of the table of expectations, in the
/// order in which they are written.
///
/// A part may be put together of others, as `app` with JSON is; reading what it wrote gives the
/// same value again, which a test checks for every command and every expectation.
struct LinePart<Value: Sendable, Context>: Sendable {
  /// The words and options that it takes.
  let signature: Signature
  /// Takes its arguments.
  let read: Reading
  /// Adds the words that read as this value.
  let write: Writing

  /// Takes the value off a line, or says what is wrong with it at its place.
  typealias Reading = @Sendable (inout LineReader<Context>) throws(Diagnostic) -> Value
  /// Adds words to a line; throws where no words read as the value.
  typealias Writing = @Sendable (Value, inout LineWriter) throws(Unwritable) -> Void

  /// - Parameters:
  ///   - signature: Empty for what no word says.
  ///   - read: Takes exactly the words and options of the signature.
  ///   - write: Adds words in the order in which they are read.
  init(
    _ signature: Signature = Signature(), read: @escaping Reading, write: @escaping Writing
  ) {
    (self.signature, self.read, self.write) = (signature, read, write)
  }
}

extension LinePart {
  /// A word that has to be there.
  static func word(_ word: WordPart<Value, Context>) -> LinePart {
    LinePart(Signature([word.parameter])) { reader throws(Diagnostic) in
      try word.read(try reader.next(word.parameter), &reader)
    } write: { value, writer throws(Unwritable) in
      writer.add(try word.write(value, &writer))
    }
  }

  /// A word that may be missing, which is read as nil.
  ///
  /// At the end of a line only, or as its first word where another follows.
  static func optional<Element>(_ word: WordPart<Element, Context>) -> LinePart
  where Value == Element? {
    var parameter = word.parameter
    parameter.isOptional = true
    return LinePart(Signature([parameter])) { reader throws(Diagnostic) in
      guard let given = reader.nextIfAny() else { return nil }
      return try word.read(given, &reader)
    } write: { value, writer throws(Unwritable) in
      if let value { writer.add(try word.write(value, &writer)) }
    }
  }

  /// A word that has to be there, or a keyword, which is read as nil.
  ///
  /// - Parameter keyword: Quotes make a name of it.
  static func word<Element>(_ word: WordPart<Element, Context>, or keyword: String) -> LinePart
  where Value == Element? {
    .word(word.or(keyword))
  }

  /// A `key=value`; nil where it is not given.
  ///
  /// - Parameters:
  ///   - key: Without the `=`.
  ///   - summary: For help, without a full stop.
  static func option<Element>(
    _ key: String, _ word: WordPart<Element, Context>, _ summary: String
  ) -> LinePart where Value == Element? {
    let option = VerbOption(key, word.parameter, summary)
    return LinePart(Signature(options: [option])) { reader throws(Diagnostic) in
      guard let given = reader.option(key) else { return nil }
      return try word.read(given, &reader)
    } write: { value, writer throws(Unwritable) in
      if let value { writer.add(key, try word.write(value, &writer)) }
    }
  }

  /// A `key=value`; nil where it is not given, a nil inside for a keyword in the value's place.
  static func option<Element>(
    _ key: String, _ word: WordPart<Element, Context>, or keyword: String, _ summary: String
  ) -> LinePart where Value == Element?? {
    .option(key, word.or(keyword), summary)
  }
}

extension LinePart {
  /// The same, where a word such as `none` leaves nothing to say: options beside it are refused.
  ///
  /// - Parameters:
  ///   - isGiven: Whether that is any word with a value, and not the one for nil.
  ///   - kept: Keys that may stand there all the same.
  func alone<Element>(whenGiven isGiven: Bool = false, but kept: [String] = []) -> LinePart
  where Value == Element? {
    var signature = signature
    for index in signature.parameters.indices {
      signature.parameters[index].keysBeside = { isGiven || $0.isKeyword("none") ? kept : nil }
    }
    return LinePart(signature) { reader throws(Diagnostic) in
      let word = reader.upcoming
      let value = try read(&reader)
      if let word, (value != nil) == isGiven { try reader.refuseOptions(beside: word, but: kept) }
      return value
    } write: { value, writer throws(Unwritable) in
      try write(value, &writer)
    }
  }
}

/// A part of a line that is understood in the state of a phone.
typealias LineSyntax<Value: Sendable> = LinePart<Value, ResolutionContext>

extension LinePart where Value == Void {
  /// A word that is always the same.
  ///
  /// - Parameters:
  ///   - keyword: Has to stand there.
  ///   - name: For help.
  static func keyword(_ name: String, _ keyword: String) -> LinePart {
    let parameter = Parameter(name, .choice([keyword]))
    return LinePart(Signature([parameter])) { reader throws(Diagnostic) in
      _ = try reader.next(parameter)
    } write: { _, writer in
      writer.add(keyword)
    }
  }
}

extension LinePart where Value == Bool {
  /// A word that says something by being there.
  ///
  /// - Parameters:
  ///   - name: For help.
  ///   - keyword: At the end of a line only.
  static func flag(_ name: String, _ keyword: String) -> LinePart {
    LinePart(Signature([Parameter(name, .choice([keyword]), isOptional: true)])) { reader in
      reader.nextIfAny() != nil
    } write: { isGiven, writer in
      if isGiven { writer.add(keyword) }
    }
  }

  /// A `key=value` that can have one value only, and says something by being there.
  static func flag(_ key: String, _ name: String, _ keyword: String, _ summary: String) -> LinePart
  {
    let option = VerbOption(key, Parameter(name, .choice([keyword])), summary)
    return LinePart(Signature(options: [option])) { reader in
      reader.option(key) != nil
    } write: { isGiven, writer in
      if isGiven { writer.add(key, keyword) }
    }
  }
}

extension LinePart {
  /// One word after the other up to the end of the line, at least one.
  static func repeated<Element>(_ word: WordPart<Element, Context>) -> LinePart
  where Value == [Element] {
    var parameter = word.parameter
    parameter.isRepeated = true
    return LinePart(Signature([parameter])) { reader throws(Diagnostic) in
      var values: [Element] = []
      for given in reader.rest() { values.append(try word.read(given, &reader)) }
      return values
    } write: { values, writer throws(Unwritable) in
      if values.isEmpty { throw Unwritable() }
      for value in values { writer.add(try word.write(value, &writer)) }
    }
  }

  /// The same, or a keyword alone, which is read as nil.
  static func repeated<Element>(
    _ word: WordPart<Element, Context>, or keyword: String
  ) -> LinePart where Value == [Element]? {
    let words = LinePart<[Element?], Context>.repeated(word.or(keyword))
    return LinePart(words.signature) { reader throws(Diagnostic) in
      guard let given = try reader.rest(or: keyword) else { return nil }
      var values: [Element] = []
      for given in given { values.append(try word.read(given, &reader)) }
      return values
    } write: { values, writer throws(Unwritable) in
      try words.write(values.map { $0.map(Optional.some) } ?? [nil], &writer)
    }
  }
}

extension LinePart where Value == Place {
  /// Where the line is, which no word says.
  ///
  /// Writes nothing.
  static var place: LinePart {
    LinePart { reader in
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
    anyOption = anyOption ?? other.anyOption
    needsOption = needsOption || other.needsOption
  }
}
