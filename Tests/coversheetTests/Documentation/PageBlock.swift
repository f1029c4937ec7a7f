/// A block of a page of the documentation, between lines of three backticks.
struct PageBlock {
  /// What a test does with it.
  enum Kind: Equatable {
    /// Lines of the shell, and the status that the last of them ends with; all before end with 0.
    case shell(status: Int32)
    /// A line that opens the screen; `q` leaves it before the next block of the shell.
    case screen
    /// A line that listens until the page ends.
    case serve
    /// What the block of the shell above prints; `…` stands for more.
    case output
    /// Keys of the screen above, a line each: the key, two blanks, what shows then.
    case keys
    /// Nothing: a piece of a file.
    case other
  }

  let kind: Kind
  let text: String

  var lines: [Substring] { text.split(separator: "\n") }

  /// The blocks of a page, in their order.
  static func all(in page: String) -> [PageBlock] {
    var blocks: [PageBlock] = []
    var open: (words: [Substring], lines: [Substring])?
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if let (words, lines) = open {
        guard line == "```" else {
          open = (words, lines + [line])
          continue
        }
        blocks.append(PageBlock(kind: kind(words), text: lines.joined(separator: "\n")))
        open = nil
      } else if line.hasPrefix("```") {
        open = (line.dropFirst(3).split(separator: " "), [])
      }
    }
    return blocks
  }

  private static func kind(_ words: [Substring]) -> Kind {
    switch words {
    case ["sh"]: .shell(status: 0)
    case ["sh", "screen"]: .screen
    case ["sh", "serve"]: .serve
    case ["text"]: .output
    case ["keys"]: .keys
    default:
      if words.prefix(2) == ["sh", "exit"], let status = words.last.flatMap({ Int32($0) }) {
        .shell(status: status)
      } else {
        .other
      }
    }
  }
}
