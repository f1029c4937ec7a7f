/// What the command line asks for.
struct Options {
  /// Whether to be done within a minute, with wider bars (`--smoke`).
  var isSmoke = false
  /// Whether the figures are printed as JSON instead of a table (`--json`).
  var writesJSON = false
  /// Part of the names of the measurements to make; nil for all.
  var filter: String?
  /// How often each thing is measured; nil for the measurement's own number.
  var rounds: Int?

  /// What `--help` prints.
  static var help: String {
    let benches = Bench.all.map { "  \($0.name.padded(to: 16))\($0.summary)\n" }.joined()
    return """
      Usage: coversheet-bench [OPTION…]

      Measures how fast Coversheet is and holds it against the bars that it promises. The data is
      made up from a seed. Ratios compare variants that ran in turns, so they hold on a slow machine too.
      Needs the programs coversheet and hello-ncurses beside it: swift build -c release makes all.

      Options:
        --smoke         under a minute; with wider bars, for a busy machine, and what misses
                        one is measured again, up to three times
        --filter NAME   only measurements whose name contains NAME
        --rounds N      measure each thing N times; the median counts
        --json          print JSON instead of a table
        --help          print this

      Measurements:
      \(benches)
      Exit: 0 all bars held, 1 one was missed, 2 something could not be measured.

      """
  }

  /// Reads the words of the command line.
  ///
  /// - Returns: Nil where help is asked for.
  /// - Throws: What is wrong with them.
  init?(_ words: [String]) throws(BenchError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--smoke": isSmoke = true
      case "--json": writesJSON = true
      case "--filter": filter = try Self.value(of: word, &rest)
      case "--rounds":
        guard let number = Int(try Self.value(of: word, &rest)), number > 0 else {
          throw BenchError("--rounds takes a whole number from 1")
        }
        rounds = number
      case "--help", "-h": return nil
      default: throw BenchError("unknown option \(word); try --help")
      }
    }
  }

  private static func value(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws(BenchError) -> String {
    guard let value = rest.popFirst() else { throw BenchError("\(option) takes a value") }
    return value
  }
}

extension String {
  /// The text with blanks after it up to a width in characters.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
