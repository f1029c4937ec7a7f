/// Leaves out of what ncurses wrote the colors and attributes that the
/// terminal has been told already.
///
/// ncurses names both colors whenever one of them changes, and everything anew behind each
/// attribute that ends: with colors of 24 bits that was two thirds of what a move of the selection
/// wrote. What a blank does not show waits for the next letter.
struct RenditionReduction {
  private var reduced: [UInt8] = []
  // What the terminal was told; nil where that is unknown.
  private var told: GraphicRendition?
  private var wanted = GraphicRendition()

  /// Shortens what follows a place; a sequence that is not known leaves all of it as it is.
  static func reduce(_ bytes: inout [UInt8], from start: Int) {
    var reduction = RenditionReduction()
    guard start < bytes.count, reduction.read(bytes[start...]) else { return }
    bytes.replaceSubrange(start..., with: reduction.reduced)
  }

  private mutating func read(_ bytes: ArraySlice<UInt8>) -> Bool {
    reduced.reserveCapacity(bytes.count)
    var rest = bytes
    while !rest.isEmpty {
      let text = rest.prefix { $0 != 0x1b }
      read(text: text)
      rest = rest[text.endIndex...]
      guard let end = rest.endOfSequence else { continue }
      let sequence = rest[..<end]
      if sequence.last == UInt8(ascii: "m"), sequence.isControlSequence {
        guard let parameters = sequence.parameters, wanted.apply(parameters) else { return false }
      } else {
        write(sequence, sequence.drawing)
      }
      rest = rest[end...]
    }
    write([], .letters)
    return true
  }

  private mutating func read(text: ArraySlice<UInt8>) {
    var rest = text
    while let first = rest.first {
      let run = rest.prefix { ($0 == 0x20) == (first == 0x20) }
      rest = rest[run.endIndex...]
      write(run, first == 0x20 ? .blanks : run.allSatisfy(\.drawsNothing) ? .nothing : .letters)
    }
  }

  private mutating func write(_ bytes: ArraySlice<UInt8>, _ drawing: Drawing) {
    if !isTold(for: drawing) {
      reduced += wanted.sequence(from: told)
      told = wanted
    }
    reduced += bytes
  }

  private func isTold(for drawing: Drawing) -> Bool {
    switch drawing {
    case .nothing: true
    case .blanks: told.map(wanted.looksAlikeOnBlanks) ?? false
    case .letters: told == wanted
    }
  }
}

/// What comes of bytes that a terminal takes.
private enum Drawing {
  /// At most the cursor moves.
  case nothing
  /// Cells without a letter: erased and scrolled ones take the background, too.
  case blanks
  case letters
}

extension UInt8 {
  /// Whether it is a control character that only moves the cursor or chooses letters: BS, CR, SI.
  fileprivate var drawsNothing: Bool { self == 0x08 || self == 0x0d || self == 0x0f }
}

extension ArraySlice<UInt8> {
  /// The place behind the escape sequence at the beginning; of a string that a terminal takes, only
  /// of what introduces it. Nil where there is none.
  var endOfSequence: Int? {
    guard first == 0x1b else { return nil }
    guard isControlSequence else { return Swift.min(startIndex + 2, endIndex) }
    let end = dropFirst(2).firstIndex { (0x40...0x7e).contains($0) }
    return end.map { $0 + 1 } ?? endIndex
  }

  /// Whether it begins with CSI.
  var isControlSequence: Bool { starts(with: [0x1b, UInt8(ascii: "[")]) }

  /// What comes of an escape sequence.
  fileprivate var drawing: Drawing {
    guard isControlSequence, let last else { return .letters }
    if "ABCDEFGHd".utf8.contains(last) { return .nothing }
    return "JKSTX".utf8.contains(last) ? .blanks : .letters
  }

  /// The numbers of a control sequence, an omitted one as 0; nil where it
  /// has others than small ones.
  var parameters: [UInt8]? {
    let written = dropFirst(2).dropLast()
      .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    var numbers: [UInt8] = []
    for digits in written {
      guard digits.isEmpty || digits.allSatisfy({ (0x30...0x39).contains($0) }),
        let number = digits.isEmpty ? 0 : UInt8(String(decoding: digits, as: UTF8.self))
      else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}
