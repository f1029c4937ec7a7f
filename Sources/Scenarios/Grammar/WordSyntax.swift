import Notifications

/// One word of a line, both ways: what it says where the line runs, and the word that says it.
struct WordPart<Value: Sendable, Context>: Sendable {
  /// Its name in help, and what is checked before there is a state.
  let parameter: Parameter
  /// Understands the word.
  let read: Reading
  /// Writes the word that reads as this value.
  let write: Writing

  /// Makes the value of a word, or says what is wrong with it at its place.
  typealias Reading = @Sendable (Word, inout LineReader<Context>) throws(Diagnostic) -> Value
  /// Gives the word for a value; throws where no word reads as it.
  typealias Writing = @Sendable (Value, inout LineWriter) throws(Unwritable) -> String

  init(_ parameter: Parameter, read: @escaping Reading, write: @escaping Writing) {
    (self.parameter, self.read, self.write) = (parameter, read, write)
  }

  init(_ name: String, _ kind: Parameter.Kind, read: @escaping Reading, write: @escaping Writing) {
    self.init(Parameter(name, kind), read: read, write: write)
  }

  /// A word that is written as its value describes itself.
  init(
    _ name: String, _ kind: Parameter.Kind,
    read: @escaping @Sendable (Word) throws(Diagnostic) -> Value
  ) where Value: CustomStringConvertible {
    self.init(
      name, kind, read: { word, _ throws(Diagnostic) in try read(word) },
      write: { value, _ in value.description })
  }

  /// The same with a keyword in its place, which is read as nil.
  ///
  /// - Parameter keyword: Only without quotes.
  func or(_ keyword: String) -> WordPart<Value?, Context> {
    var parameter = parameter
    parameter.keywords.append(keyword)
    return WordPart<Value?, Context>(parameter) { word, reader throws(Diagnostic) in
      word.isKeyword(keyword) ? nil : try read(word, &reader)
    } write: { value, writer throws(Unwritable) in
      guard let value else { return keyword }
      let word = try write(value, &writer)
      return word == keyword ? word.quoted : word
    }
  }
}

/// A word that is understood in the state of a phone.
typealias WordSyntax<Value: Sendable> = WordPart<Value, ResolutionContext>
