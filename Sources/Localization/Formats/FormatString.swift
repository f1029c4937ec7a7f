/// A `%` format taken apart.
///
///     let pieces = FormatString("%u from %@").pieces
///     // placeholder, text, placeholder
///
/// Both the rendering and the lint rules read it, so that what is complained about is what happens.
package struct FormatString: Equatable, Sendable {
  /// What it consists of, in order; nothing is lost.
  package var pieces: [Piece]

  /// A piece of a format.
  package enum Piece: Hashable, Sendable {
    /// Without percent signs; never empty.
    case text(String)
    /// `%%`.
    case percent
    /// Takes an argument.
    case placeholder(FormatPlaceholder)
    /// `%#@name@`: a variable of a plural entry.
    case variable(VariableReference)
    /// `%arg`: the own argument of a catalog's substitution.
    case ownArgument
    /// What begins like a placeholder and is none: it stays as it is.
    case malformed(Malformed)
  }

  /// `%1$#@name@`.
  package struct VariableReference: Hashable, Sendable {
    /// What stands between `#@` and `@`.
    package var name: String
    /// The number of its argument, from 1; nil where none is written.
    package var position: Int?
    /// Whether it is written `%1#@name@`, a `$` short, as many files have it.
    package var lacksDollar: Bool
    /// As it is written.
    package var source: String
    /// As it should be written.
    package var corrected: String {
      guard lacksDollar, let sign = source.firstIndex(of: "#") else { return source }
      return "\(source[..<sign])$\(source[sign...])"
    }
  }

  /// What begins like a placeholder and is none.
  package struct Malformed: Hashable, Sendable {
    /// As it is written.
    package var source: String
    /// What is wrong and what to write instead.
    package var complaint: String
  }

  /// Takes a format apart.
  ///
  /// - Parameter knowsOwnArgument: Whether `%arg` is a placeholder, as it is in catalogs.
  package init(_ text: String, knowsOwnArgument: Bool = false) {
    var scanner = FormatScanner(text, knowsOwnArgument: knowsOwnArgument)
    pieces = scanner.pieces()
  }

  /// The placeholders, in order.
  package var placeholders: [FormatPlaceholder] {
    pieces.compactMap { piece in
      guard case .placeholder(let placeholder) = piece else { return nil }
      return placeholder
    }
  }

  /// Y41, Y45: what there is to translate: its words without percent signs and what takes an
  /// argument, each of which parts words.
  package var translatableText: String {
    pieces.map { piece in if case .text(let text) = piece { text } else { " " } }.joined()
  }

  /// The variables, in order.
  package var variables: [VariableReference] {
    pieces.compactMap { piece in
      guard case .variable(let reference) = piece else { return nil }
      return reference
    }
  }
}
