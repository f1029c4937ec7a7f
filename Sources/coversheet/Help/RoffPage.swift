/// A manual page as it grows, in the macros of man(7).
struct RoffPage {
  /// The page so far.
  private(set) var text: String

  /// Begins a page of this version.
  init(name: String, section: Int) {
    text = ".\\\" Made by coversheet manual; do not edit.\n"
    let version = Self.quoted("Coversheet \(Version.current)")
    text += ".TH \(name.uppercased()) \(section) \"\" \(version)"
    text += " \(Self.quoted(Self.heading(ofSection: section)))\n"
    // Words are not torn, and lines not stretched: most of it is names.
    text += ".nh\n.ad l\n"
  }

  // As man-pages(7) calls the parts of the manual.
  private static func heading(ofSection section: Int) -> String {
    switch section {
    case 5: "File Formats"
    case 7: "Miscellaneous"
    default: "User Commands"
    }
  }

  /// A section.
  mutating func heading(_ title: String) { text += ".SH \(Self.quoted(title))\n" }

  /// A section within one.
  mutating func subheading(_ title: String) { text += ".SS \(Self.quoted(title))\n" }

  /// A paragraph.
  mutating func paragraph(_ words: String) { text += ".PP\n\(Self.escaped(words))\n" }

  /// A term in bold, and what it means.
  mutating func item(_ term: String, _ meaning: String) {
    text += ".TP\n.B \(Self.quoted(term))\n\(Self.escaped(meaning))\n"
  }

  /// An example that belongs to the item before.
  mutating func continuation(_ example: String) {
    text += ".IP\n.EX\n\(Self.escaped(example))\n.EE\n"
  }

  /// A line to try, and what it does.
  mutating func example(_ line: String, _ purpose: String) {
    text +=
      ".PP\n\(Self.escaped(purpose.capitalizedFirst)):\n.RS 4\n.EX\n\(Self.escaped(line))\n.EE\n.RE\n"
  }

  /// Lines as they are.
  mutating func listing(_ lines: String) {
    text += ".PP\n.RS 4\n.EX\n\(Self.escaped(lines))\n.EE\n.RE\n"
  }

  /// Text that roff takes for nothing else.
  static func escaped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let words = line.split(separator: " ", omittingEmptySubsequences: false)
        .map(escaped(word:)).joined(separator: " ")
      // An apostrophe, which begins a macro, too, is written by its name.
      return words.hasPrefix(".") ? "\\&" + words : words
    }.joined(separator: "\n")
  }

  // A method's whole name, `load(_:from:)`, may be longer than a line is wide: it may be torn
  // behind its labels.
  private static func escaped(word: Substring) -> String {
    let isLong = word.utf8.count > 60 && word.hasSuffix(":)")
    return word.map { escaped($0) + (isLong && $0 == ":" ? "\\:" : "") }.joined()
  }

  // What follows a macro on its line: in quotes, which are doubled within.
  private static func quoted(_ text: String) -> String {
    "\"" + text.map { $0 == "\"" ? "\\(dq" : escaped($0) }.joined() + "\""
  }

  // By its number, so that it is read whatever the reader takes the file for.
  private static func named(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
  }

  private static func escaped(_ character: Character) -> String {
    switch character {
    case "\\": "\\e"
    // A hyphen would be typeset as one, and could not be pasted.
    case "-": "\\-"
    case "^": "\\(ha"
    case "~": "\\(ti"
    case "`": "\\(ga"
    case "'": "\\(aq"
    case "…": "..."
    default: character.isASCII ? String(character) : character.unicodeScalars.map(named).joined()
    }
  }
}
