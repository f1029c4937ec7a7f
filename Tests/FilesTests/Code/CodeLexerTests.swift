import Notifications
import Testing

@testable import Files

@Suite("Code, taken apart")
struct CodeLexerTests {
  /// Tokens in short: words as they are, texts in angle brackets, `<?>` for
  /// one that is put together.
  private func tokens(_ text: String, _ language: CodeLanguage = .swift) -> [String] {
    CodeLexer.tokens(of: text, path: "a", language).map { token in
      switch token.kind {
      case .word(let word): word
      case .text(let text): "<\(text ?? "?")>"
      case .number(let digits): digits
      case .symbol(let symbol): String(symbol)
      }
    }
  }

  @Test(
    "Texts of Swift are what they say, and what they put together is not known",
    arguments: [
      (#""tea""#, "<tea>"), (#""a \"b\" \\ c""#, #"<a "b" \ c>"#), (#""\u{1F375}\t\n""#, "<🍵\t\n>"),
      (##"#"raw \n "x""#"##, ##"<raw \n "x">"##), (###"##"a "# b"##"###, "<a \"# b>"),
      (##"#"\#n"#"##, "<\n>"), (#""\(cups) cups""#, "<?>"), (##"#"\(no) \#(yes)"#"##, "<?>"),
      ("\"\"\"\n  two\n    lines\n  \"\"\"", "<two\n  lines>"),
      ("\"\"\"\n  \"quoted\"\n  \"\"\"", "<\"quoted\">"),
      (#""""#, "<>"), (#""é日本👩‍👩‍👧""#, "<é日本👩‍👩‍👧>"),
    ])
  func swiftTexts(code: String, token: String) {
    #expect(tokens("let a = \(code); b") == ["let", "a", "=", token, ";", "b"])
  }

  @Test(
    "A text of several lines loses what stands before its closing quotes, and ends its lines with line feeds",
    arguments: [
      ("\"\"\"\n    Something \\\n    new\n    \"\"\"", "<Something new>"),
      ("\"\"\"\n    Some\\ \t\n      thing\n    \"\"\"", "<Some  thing>"),
      ("#\"\"\"\n  a \\#\n  b \\\n  c\n  \"\"\"#", "<a b \\\nc>"),
      ("\"\"\"\r\n  two\r\n    lines\r\n  \"\"\"", "<two\n  lines>"),
      ("\"\"\"\r\n  a \\\r\n  b\r\n  \"\"\"", "<a b>"),
      ("\"\"\"\n    \\t a\n    \"\"\"", "<\t a>"), ("\"\"\"\n    a\\n  b\n    \"\"\"", "<a\n  b>"),
      ("\"\"\"\n    a\n\n  \n    b\n    \"\"\"", "<a\n\n\nb>"), ("\"\"\"\n  \"\"\"", "<>"),
    ])
  func lines(code: String, token: String) {
    #expect(tokens("let a = \(code); b") == ["let", "a", "=", token, ";", "b"])
  }

  @Test(
    "What stands behind a text that is put together is read, whatever is in its brackets",
    arguments: [
      #""\(name) of \(count)""#, #""\(list.joined(separator: ", "))""#, #""\(name ?? ":)")""#,
      #""\(items.map { "(\($0))" }.joined())""#, #""\(f(")", "("))""#, #""\("\("in")")""#,
      "\"\"\"\n  \\(a ? \"x)\" : \"y\")\n  \"\"\"",
    ])
  func interpolations(code: String) {
    #expect(tokens("(\(code), next: \"word\")") == ["(", "<?>", ",", "next", ":", "<word>", ")"])
  }

  @Test(
    "Texts of Objective-C have the escapes of C, with or without a sign before them",
    arguments: [
      (#"@"tea""#, "<tea>"), (#""tea""#, "<tea>"), (#"@"\u00e9\U0001F375""#, "<é🍵>"),
      (#"@"100 %@""#, "<100 %@>"), (#"@"\"x\"""#, "<\"x\">"), (#"@"\(no)""#, "<?>"),
    ])
  func objectiveCTexts(code: String, token: String) {
    #expect(tokens("x = \(code); y", .objectiveC).first { $0.hasPrefix("<") } == token)
    #expect(tokens("x = \(code); y", .objectiveC).last == "y")
  }

  @Test(
    "Comments are none of the code; Swift’s lie in one another, those of C do not",
    arguments: [
      ("a /* b */ c", ["a", "c"], ["a", "c"]), ("a // b\nc", ["a", "c"], ["a", "c"]),
      ("a /* /* b */ c */ d", ["a", "d"], ["a", "c", "*", "/", "d"]),
      ("a /* \" */ b", ["a", "b"], ["a", "b"]), ("a /* b", ["a"], ["a"]), ("a // \"", ["a"], ["a"]),
      ("a \"/* b */\" c", ["a", "</* b */>", "c"], ["a", "</* b */>", "c"]),
      ("/**/a", ["a"], ["a"]), ("//", [], []), ("/*/ a */ b", ["b"], ["b"]),
      ("/*/*/ a", [], ["a"]), ("/* a /*/ b", [], ["b"]),
    ])
  func comments(code: String, swift: [String], objectiveC: [String]) {
    #expect(tokens(code) == swift)
    #expect(tokens(code, .objectiveC) == objectiveC)
  }

  @Test(
    "Numbers, names in backticks and signs",
    arguments: [
      ("1_000.5 0x1F", ["1_000.5", "0x1F"]), ("1.description", ["1", ".", "description"]),
      ("1...2", ["1", ".", ".", ".", "2"]), ("`default`: x", ["default", ":", "x"]),
      ("$0.a", ["$0", ".", "a"]),
      ("#if DEBUG\na\n#endif\nb", ["a", "b"]), ("#selector(a)", ["#", "selector", "(", "a", ")"]),
      ("a_b1 é", ["a_b1", "é"]),
    ])
  func others(code: String, tokens: [String]) { #expect(self.tokens(code) == tokens) }

  @Test(
    "Of code for several systems what is for iOS is read, and each branch where that is not known",
    arguments: [
      ("#if os(macOS)\na\n#else\nb\n#endif", "b"), ("#if os(iOS) // x\na\n#else\nb\n#endif", "a"),
      ("#if os(macOS)\na\n#elseif os(iOS)\nb\n#else\nc\n#endif", "b"),
      ("#if os(iOS)\na\n#elseif DEBUG\nb\n#else\nc\n#endif", "a"),
      ("#if DEBUG\na\n#else\nb\n#endif", "a b"),
      ("#if DEBUG\na\n#elseif os(iOS)\nb\n#else\nc\n#endif", "a b"),
      ("#if !os(macOS) && canImport(UIKit)\na\n#else\nb\n#endif", "a"),
      ("#if os(tvOS) || DEBUG\na\n#else\nb\n#endif", "a b"),
      ("#if os(watchOS) && DEBUG\na\n#else\nb\n#endif", "b"),
      ("#if (os(iOS) || os(tvOS)) && !targetEnvironment(macCatalyst)\na\n#endif", "a"),
      ("#if swift(>=5.9)\na\n#else\nb\n#endif", "a b"),
      ("#if os(Linux)\n#if DEBUG\na\n#else\nb\n#endif\nc\n#endif\nd", "d"),
      ("#endif\na\n#else\nb", "a b"), ("#if os(iOS\na\n#else\nb\n#endif", "a b"),
    ])
  func systems(code: String, read: String) {
    #expect(tokens(code).joined(separator: " ") == read)
  }

  @Test(
    "The conditions of Objective-C are those of iOS, too",
    arguments: [
      ("#if TARGET_OS_OSX\na\n#else\nb\n#endif", "b"),
      ("#if TARGET_OS_IOS && !TARGET_OS_MACCATALYST\na\n#elif DEBUG\nb\n#endif", "a"),
      ("#ifdef DEBUG\na\n#else\nb\n#endif", "a b"),
      ("#if TARGET_OS_IOS == 0\na\n#else\nb\n#endif", "a b"),
    ])
  func systemsOfObjectiveC(code: String, read: String) {
    #expect(tokens(code, .objectiveC).joined(separator: " ") == read)
  }

  @Test("A text that is not closed ends with its line, and a letter of C is passed over")
  func open() {
    #expect(tokens("a = \"open\nb") == ["a", "=", "<open>", "b"])
    #expect(tokens("char q = '\"'; b", .objectiveC) == ["char", "q", "=", ";", "b"])
    #expect(tokens("'\\'' x", .objectiveC) == ["x"])
    #expect(tokens("\"\"\"\nnever") == ["<\nnever>"])
  }

  @Test("Places are those of the first character, in lines and characters")
  func places() {
    let places = CodeLexer.tokens(of: "é \"a\nb\"\r\n  👩‍👩‍👧c /*\n*/ d", path: "p", .swift).map {
      "\($0.place.line):\($0.place.column)"
    }
    #expect(places.first == "1:1" && places.last == "4:4")
    #expect(Set(places).count == places.count)
  }

  @Test(
    "Lines end with line feeds and carriage returns, and with nothing else",
    arguments: ["\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func separators(separator: String) {
    #expect(tokens("a // b\(separator)c\nd") == ["a", "d"])
    #expect(tokens("\"a\(separator)b\" c") == ["<a\(separator)b>", "c"])
    let code = "a // b\(separator)\r\"\"\"\n\(separator)\n\"\"\"\r\n b"
    for language in [CodeLanguage.swift, .objectiveC] {
      let last = CodeLexer.tokens(of: code, path: "p", language).last?.place
      #expect(last?.line == 5 && last?.column == 2)
    }
  }

  @Test(
    "Whatever is cut off or mixed up, the lexer and the reader end",
    arguments: 0..<12 as Range<UInt64>)
  func mutations(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let marks = Array("\"([{)]}\\#@/*")
    let text = """
      let c = UNNotificationCategory(identifier: "c", actions: [like, .init(identifier: #"x"#, title: "T")],
        options: [.customDismissAction]) /* a */ // b
      center.setNotificationCategories([c]); enum K: String { case a, b = "B" } \\( "\\(x)" @"y" [A b:c d:@[e]]
      """
    for _ in 0..<60 {
      var characters = Array(text)
      for _ in 0..<4 {
        let index = Int.random(in: characters.indices, using: &random)
        switch random.next() % 3 {
        case 0: characters.remove(at: index)
        case 1: characters.insert(marks[.random(in: marks.indices, using: &random)], at: index)
        default: characters.removeSubrange(index...)
        }
        if characters.isEmpty { characters = ["a"] }
      }
      for path in ["a.swift", "a.m"] {
        let file = SourceFile(path: path, bytes: Array(String(characters).utf8))
        let code = NotificationCode([file])
        #expect(code.unread.allSatisfy { $0.place.line >= 1 })
      }
    }
  }
}
