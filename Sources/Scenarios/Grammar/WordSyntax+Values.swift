import Notifications

extension WordPart where Value == String {
  /// A text in quotes, or a single word.
  ///
  /// - Parameter name: For help.
  static func text(_ name: String = "TEXT") -> WordPart { written(name, .text) }

  /// A text in quotes, or a single word; always written with quotes.
  ///
  /// - Parameter name: For help.
  static func quoted(_ name: String = "TEXT") -> WordPart {
    WordPart(name, .text) { word, _ in
      word.text
    } write: { text, _ in
      text.quoted
    }
  }

  /// A name that need not be known yet.
  ///
  /// Not looked up anywhere.
  static func identifier(_ name: String) -> WordPart { written(name, .identifier) }

  /// The same for an option that is left out where there is no name.
  ///
  /// - Parameter key: The option's, for the complaint about an empty name.
  static func identifier(_ name: String, of key: String) -> WordPart {
    WordPart(name, .identifier) { word, _ throws(Diagnostic) in
      guard !word.text.isEmpty else {
        throw Diagnostic(word.place, .error, "\(key)= is empty; write a name, or leave it out")
      }
      return word.text
    } write: { text, _ throws(Unwritable) in
      if text.isEmpty { throw Unwritable() }
      return text.scenarioWord
    }
  }

  /// What a file is called in its folder.
  static func fileName(_ name: String) -> WordPart { written(name, .fileName) }

  /// A region's locale, such as `de_DE`.
  static func locale(_ name: String) -> WordPart { written(name, .locale) }

  /// One language as a tag.
  static func language(_ name: String) -> WordPart { written(name, .language) }

  /// One of some words.
  ///
  /// - Parameter words: Case counts.
  static func choice(_ name: String, among words: [String]) -> WordPart {
    written(name, .choice(words))
  }

  private static func written(_ name: String, _ kind: Parameter.Kind) -> WordPart {
    WordPart(name, kind) { word, _ in
      word.text
    } write: { text, _ in
      text.scenarioWord
    }
  }
}

extension WordSyntax<Inclusion> {
  /// A scenario by its path; what is wrong with its first wrong line is said there.
  static var scenario: WordSyntax {
    WordSyntax("PATH", .scenario) { word, reader throws(Diagnostic) in
      let inclusion = try reader.context.files.inclusion(of: word)
      let mistakes = inclusion.document.diagnostics.filter { $0.severity == .error }
      if let mistake = mistakes.first { throw mistake }
      return inclusion
    } write: { inclusion, _ in
      inclusion.path.scenarioWord
    }
  }
}

extension WordPart where Value == [String] {
  /// Languages with commas between, most wanted first.
  static func languages(_ name: String) -> WordPart {
    WordPart(name, .languages) { word, _ in
      word.text.split(separator: ",").map(String.init)
    } write: { languages, _ in
      languages.joined(separator: ",").scenarioWord
    }
  }
}

extension WordPart where Value == [String] {
  /// Words with commas between, written as one.
  ///
  /// - Parameter word: How all of them together are written.
  static func list(_ word: WordPart<String, Context>) -> WordPart {
    WordPart(word.parameter) { given, _ in
      given.parts
    } write: { parts, writer throws(Unwritable) in
      if parts.isEmpty { throw Unwritable() }
      return try word.write(parts.joined(separator: ","), &writer)
    }
  }
}

extension WordPart where Value == RuleID {
  /// A rule that there is.
  static func rule(_ name: String) -> WordPart {
    WordPart(name, .rule) { word throws(Diagnostic) in
      try word.rule()
    }
  }
}

extension WordPart where Value == When {
  /// A WHEN, which means a moment only where the line runs.
  static func when(_ name: String) -> WordPart {
    WordPart(name, .time) { word, _ throws(Diagnostic) in
      try word.when()
    } write: { time, _ in
      guard case .moment(let reading, let offset) = time else { return time.description }
      let zone = TimeZone(identifier: "", firstOffset: offset)
      return reading.instant(secondsFromGMT: offset).scenarioText(in: zone)
    }
  }
}

extension WordPart where Value == Int {
  /// A whole number in digits.
  ///
  /// - Parameter range: Outside of it a word is an error when the line is read.
  static func number(_ name: String, _ range: ClosedRange<Int>) -> WordPart {
    WordPart(name, .number(range)) { word throws(Diagnostic) in
      try word.number(in: range)
    }
  }
}

extension WordPart where Value == UInt64 {
  /// What random numbers come from.
  static var seed: WordPart {
    WordPart(Parameter("N", .number(0...Int.max), role: .seed)) { word, _ throws(Diagnostic) in
      UInt64(try word.number(in: 0...Int.max))
    } write: { seed, _ in
      String(seed)
    }
  }
}

extension WordPart where Value == Bool {
  /// `on` or `off`.
  static func onOrOff(_ name: String) -> WordPart {
    choice(name, [("on", true), ("off", false)])
  }
}

extension WordPart where Value == Double {
  /// 0 to 1.
  ///
  /// With a point, whatever the machine's language.
  static func fraction(_ name: String) -> WordPart {
    WordPart(name, .fraction) { word throws(Diagnostic) in
      try word.fraction(called: name)
    }
  }
}

extension WordPart where Value == DailySpan {
  /// A part of every day, such as `22:00-07:00`.
  static func span(_ name: String) -> WordPart {
    WordPart(name, .span) { word throws(Diagnostic) in
      try word.span()
    }
  }
}

extension WordPart where Value == Profile {
  /// The system by its version.
  static func system(_ name: String) -> WordPart {
    WordPart(name, .system) { word, _ throws(Diagnostic) in
      try word.system()
    } write: { profile, _ in
      String(profile.rawValue)
    }
  }
}

extension WordPart where Value == ScreenSize {
  /// Columns and rows, such as `80x24`.
  static func size(_ name: String) -> WordPart {
    WordPart(name, .size) { word, _ throws(Diagnostic) in
      try ScreenSize(word)
    } write: { size, _ in
      "\(size.columns)x\(size.rows)"
    }
  }
}

extension WordPart {
  /// One of some words, each with what it says.
  ///
  /// - Parameter choices: Two words may have one value; the first is written.
  static func choice(_ name: String, _ choices: [(word: String, value: Value)]) -> WordPart
  where Value: Equatable {
    WordPart(name, .choice(choices.map(\.word))) { word, _ throws(Diagnostic) in
      try word.choice(among: choices, or: name + " knows no")
    } write: { value, _ throws(Unwritable) in
      guard let choice = choices.first(where: { $0.value == value }) else { throw Unwritable() }
      return choice.word
    }
  }

  /// A case of an enum by its raw value.
  ///
  /// - Parameter type: All its cases can be written.
  static func choice(_ name: String, of type: Value.Type) -> WordPart
  where Value: CaseIterable & RawRepresentable<String> & Equatable {
    choice(name, type.allCases.map { ($0.rawValue, $0) })
  }

  /// A case of an enum by its raw value, or a word behind all of these for none of them.
  static func choice<Case>(_ name: String, of type: Case.Type, orLast word: String) -> WordPart
  where Case: CaseIterable & RawRepresentable<String> & Equatable, Value == Case? {
    choice(name, type.allCases.map { ($0.rawValue, $0) } + [(word, nil)])
  }
}
