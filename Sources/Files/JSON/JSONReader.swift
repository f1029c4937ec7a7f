import Notifications

/// Reads JSON texts one after the other, and uses the memory of the last one again.
///
/// For files with a payload a line: a document that is let go between two lines costs no memory for
/// the next.
package struct JSONReader {
  private var path: String
  private let grammar: JSONGrammar
  private let noun: String
  private var document: JSONDocument

  /// Begins with a file.
  ///
  /// - Parameters:
  ///   - path: The path as it was given, for places.
  ///   - grammar: For all texts of the file.
  ///   - noun: What complaints call a text: one of several in a file, or one that a program sends, is
  ///     not `file`.
  package init(path: String, grammar: JSONGrammar, called noun: String = "file") {
    (self.path, self.grammar, self.noun) = (path, grammar, noun)
    document = JSONDocument(path: path)
  }

  /// Reads one text.
  ///
  /// - Parameters:
  ///   - file: The bytes of the whole file.
  ///   - range: The text within them; nil for all.
  /// - Returns: A document of its own as long as the caller keeps it; the memory of one that was
  ///   let go serves the next.
  package mutating func read(_ file: [UInt8], in range: Range<Int>? = nil) -> JSONDocument {
    if !isKnownUniquelyReferenced(&document) { document = JSONDocument(path: path) }
    document.begin(file[range ?? 0..<file.count], line: 1, column: 1)
    scan(firstLine: 1)
    return document
  }

  /// Reads a text that is part of another file; its places are those in that file.
  ///
  /// - Parameter source: Its place is that of its first byte.
  /// - Returns: As for a text of the reader's own file.
  package mutating func read(_ source: SourceText) -> JSONDocument {
    let place = source.place
    if path != place.path || !isKnownUniquelyReferenced(&document) {
      path = place.path
      document = JSONDocument(path: path)
    }
    document.begin(
      source.bytes, line: Int(place.line), column: Int(place.column), written: source.written)
    scan(firstLine: Int(place.line))
    return document
  }

  private func scan(firstLine: Int) {
    document.slots.removeAll()
    let start = document.startsWithMark ? 3 : 0
    let (mistakes, isComplete) = document.withBytes { bytes in
      var scanner = JSONScanner(
        bytes, from: start, grammar: grammar, firstLine: firstLine, noun: noun,
        slots: document.slots)
      let isComplete = scanner.scan()
      document.slots = scanner.slots
      return (scanner.mistakes, isComplete)
    }
    document.finish(mistakes, isComplete: isComplete)
  }
}

extension JSONDocument {
  /// Reads one text that stands alone.
  ///
  /// For one text; use a `JSONReader` for many.
  package static func read(_ bytes: [UInt8], path: String, grammar: JSONGrammar) -> JSONDocument {
    var reader = JSONReader(path: path, grammar: grammar)
    return reader.read(bytes)
  }

  /// Reads a text that is part of another file; its places are those in that file.
  ///
  /// - Parameter source: Its place is that of its first byte.
  package static func read(_ source: SourceText, grammar: JSONGrammar) -> JSONDocument {
    var reader = JSONReader(path: source.place.path, grammar: grammar)
    return reader.read(source)
  }
}
