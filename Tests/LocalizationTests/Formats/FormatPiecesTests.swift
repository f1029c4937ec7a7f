import Localization
import Notifications
import Testing

@Suite("What a format consists of")
struct FormatPiecesTests {
  private static func source(of piece: FormatString.Piece) -> String {
    switch piece {
    case .text(let text): text
    case .percent: "%%"
    case .placeholder(let placeholder): placeholder.source
    case .variable(let reference): reference.source
    case .ownArgument: "%arg"
    case .malformed(let malformed): malformed.source
    }
  }

  /// Pieces as words: texts in quotes, the rest by what it is.
  private static func words(_ format: String, knowsOwnArgument: Bool = false) -> String {
    FormatString(format, knowsOwnArgument: knowsOwnArgument).pieces.map { piece in
      switch piece {
      case .text(let text): "“\(text)”"
      case .percent: "percent"
      case .placeholder(let placeholder):
        (placeholder.position.map { "\($0)." } ?? "") + placeholder.kind.rawValue
      case .variable(let reference):
        (reference.position.map { "\($0)." } ?? "") + "variable " + reference.name
      case .ownArgument: "own"
      case .malformed(let malformed): "slip \(malformed.source)"
      }
    }.joined(separator: ", ")
  }

  @Test(
    "L5, L24, L36: literals, placeholders, variables and slips are told apart",
    arguments: [
      ("", ""), ("tea", "“tea”"), ("%@", "text"), ("%2$@", "2.text"),
      ("%u cups", "integer, “ cups”"),
      ("%%", "percent"), ("100%% of %@", "“100”, percent, “ of ”, text"), ("%%%@", "percent, text"),
      ("%05d", "integer"), ("%-8.2f|", "real, “|”"), ("%+.3e", "real"), ("%10$lld", "10.integer"),
      ("%#@cups@", "variable cups"), ("%1$#@cups@ of %2$@", "1.variable cups, “ of ”, 2.text"),
      ("%1#@cups@", "1.variable cups"), ("%#@@", "variable "), ("%#@cups", "slip %#@cups"),
      ("%#@cups%@", "slip %#@cups, text"), ("%", "slip %"),
      ("50 %, then", "“50 ”, slip %, “, then”"),
      ("% de", "integer, “e”"), ("100 % @", "“100 ”, text"), ("%#x", "integer"), ("%n", "slip %n"),
      ("%p!", "integer, “!”"), ("%k", "slip %, “k”"), ("%1$", "slip %1$"), ("%é", "slip %, “é”"),
      ("%*d", "integer"), ("%.*f", "real"), ("%'d", "integer"), ("%hhd%lu", "integer, integer"),
      ("%S and %C", "text, “ and ”, integer"), ("%arg", "real, “rg”"),
      ("茶 %@ 杯", "“茶 ”, text, “ 杯”"),
    ])
  func pieces(format: String, expected: String) { #expect(Self.words(format) == expected) }

  @Test("L32: %arg is a catalog's own, and only there")
  func ownArgument() {
    #expect(Self.words("%arg cups", knowsOwnArgument: true) == "own, “ cups”")
    #expect(Self.words("%argument", knowsOwnArgument: true) == "own, “ument”")
    #expect(Self.words("%ar", knowsOwnArgument: true) == "real, “r”")
    #expect(Self.words("%%arg", knowsOwnArgument: true) == "percent, “arg”")
  }

  @Test(
    "Nothing of a format is lost: the pieces' sources are the text again",
    arguments: 1...40 as ClosedRange<UInt64>)
  func nothingIsLost(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let parts = [
      "%", "%%", "@", "d", "$", "#@", "1", "22", ".", "*", "-", " ", "l", "n", "u", "arg", "茶", "é",
      "%@", "%#@x@", "%2$#@y@", "\u{0}", "👍🏽", "'", "0", "f",
    ]
    for _ in 0..<100 {
      let format = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        parts[Int(random.next() % UInt64(parts.count))]
      }.joined()
      for knows in [true, false] {
        let pieces = FormatString(format, knowsOwnArgument: knows).pieces
        let sources = pieces.map(Self.source).joined()
        #expect(Array(sources.utf8) == Array(format.utf8), "\(format)")
        #expect(!pieces.contains(.text("")))
        let texts = pieces.compactMap { if case .text(let text) = $0 { text } else { nil } }
        #expect(!texts.contains { $0.contains("%") }, "\(format)")
      }
    }
  }

  @Test(
    "A width no screen has is cut where it is read, and a number that does not fit is the largest",
    arguments: [
      ("%5d", 5), ("%1000d", 1000), ("%1001d", 1000), ("%99999999999999999999d", 1000),
    ])
  func extents(format: String, width: Int) {
    #expect(FormatString(format).placeholders.map(\.width) == [.fixed(width)])
    let precise = format.replacing("%", with: "%.")
    #expect(FormatString(precise).placeholders.map(\.precision) == [.fixed(width)])
  }

  @Test("A point alone is a precision of 0, as in C")
  func point() {
    #expect(FormatString("%.f").placeholders.map(\.precision) == [.fixed(0)])
    #expect(FormatString("%.*f").placeholders.map(\.precision) == [.argument])
    #expect(FormatString("%f").placeholders.map(\.precision) == [nil])
  }

  @Test(
    "L36: a sample shows what a translator's blank makes of it",
    arguments: [
      ("%@ boils", "Anna boils"), ("%u cups", "5 cups"), ("100 % de", "100 5e"),
      ("Von % @", "Von Anna"), ("%.1f l", "5 l"), ("%#@cups@ of %@", "%#@cups@ of Anna"),
      ("%%", "%"), ("%n", "%n"), ("%5d|", "5|"),
    ])
  func samples(format: String, sample: String) {
    let entry = StringEntry(key: "K", words: format, at: Place("L"))
    #expect(entry.sample(of: entry.format, language: "en") == sample)
  }

  @Test("L36: a sample has the words of variables, whichever form is shown")
  func sampleForms() {
    let place = Place("L")
    let one = StringForm("% de: %arg", at: Place("L", line: 2))
    let variable = PluralVariable(
      name: "n", place: place, argument: 2, knowsOwnArgument: true,
      forms: [PluralForm(.one, one), PluralForm(.other, StringForm("%arg cups", at: place))])
    let entry = StringEntry(
      key: "K", place: place, format: StringForm("%@: %#@n@ 100% done", at: place),
      variables: [variable])
    #expect(entry.sample(of: entry.format, language: "en") == "Anna: 5 cups 1005one")
    #expect(entry.sample(of: one, language: "en") == "5e: 5")
  }

  @Test(
    "L24: a number below 10 before @ is a position without its $",
    arguments: [
      ("%1@", "%1$@"), ("%9@", "%9$@"), ("%10@", nil), ("%1$@", nil), ("%1d", nil),
    ] as [(String, String?)])
  func forgottenDollar(format: String, meant: String?) {
    #expect(FormatString(format).placeholders.map(\.withDollar) == [meant])
  }

  @Test(
    "A slip says what to write instead",
    arguments: [
      ("%n", "must never stand in a format; write %@ or %%"),
      ("%k", "is no placeholder; write %% for a percent sign"),
      ("5 %", "ends in the middle; write %% for a percent sign"),
      ("%#@cups", "has no closing @; write %#@name@"),
    ])
  func complaints(format: String, complaint: String) {
    let slips = FormatString(format).pieces.compactMap { piece in
      if case .malformed(let malformed) = piece { malformed.complaint } else { nil }
    }
    #expect(slips == [complaint])
  }

  @Test("A variable that lacks its $ is known to, and has its position all the same")
  func dollar() {
    let variables = FormatString("%1#@a@ %2$#@b@ %#@c@").variables
    #expect(variables.map(\.lacksDollar) == [true, false, false])
    #expect(variables.map(\.position) == [1, 2, nil])
  }
}
