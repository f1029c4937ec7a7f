import Delivery
import Localization
import Notifications

extension WordSyntax<String> {
  /// A text in quotes, or a single word.
  ///
  /// - Parameter name: For help.
  static func text(_ name: String = "TEXT") -> WordSyntax { written(name, .text) }

  /// A name that need not be known yet.
  ///
  /// Not looked up anywhere.
  static func identifier(_ name: String) -> WordSyntax { written(name, .identifier) }

  /// What a file is called in its folder.
  static func fileName(_ name: String) -> WordSyntax { written(name, .fileName) }

  /// A region's locale, such as `de_DE`.
  static func locale(_ name: String) -> WordSyntax { written(name, .locale) }

  /// One language as a tag.
  static func language(_ name: String) -> WordSyntax { written(name, .language) }

  /// One of some words.
  ///
  /// - Parameter words: Case counts.
  static func choice(_ name: String, among words: [String]) -> WordSyntax {
    written(name, .choice(words))
  }

  private static func written(_ name: String, _ kind: Parameter.Kind) -> WordSyntax {
    WordSyntax(name, kind) { argument, _ in
      argument.text
    } write: { text, _ in
      text.scenarioWord
    }
  }
}

extension WordSyntax<Inclusion> {
  /// A scenario by its path; what is wrong with its first wrong line is said there.
  static var scenario: WordSyntax {
    WordSyntax("PATH", .scenario) { argument, reader throws(Diagnostic) in
      let inclusion = try reader.context.files.inclusion(of: argument.word)
      let mistakes = inclusion.document.diagnostics.filter { $0.severity == .error }
      if let mistake = mistakes.first { throw mistake }
      return inclusion
    } write: { inclusion, _ in
      inclusion.path.scenarioWord
    }
  }
}

extension WordSyntax<[String]> {
  /// Languages with commas between, most wanted first.
  static func languages(_ name: String) -> WordSyntax {
    WordSyntax(name, .languages) { argument, _ in
      argument.text.split(separator: ",").map(String.init)
    } write: { languages, _ in
      languages.joined(separator: ",").scenarioWord
    }
  }
}

extension WordSyntax<Int> {
  /// A whole number in digits.
  ///
  /// - Parameter range: Outside of it a word is an error when the line is read.
  static func number(_ name: String, _ range: ClosedRange<Int>) -> WordSyntax {
    WordSyntax(name, .number(range)) { argument, _ throws(Diagnostic) in
      guard let number = argument.number else { throw argument.mistake }
      return number
    } write: { number, _ in
      String(number)
    }
  }
}

extension WordSyntax<UInt64> {
  /// What random numbers come from.
  static var seed: WordSyntax {
    WordSyntax("N", .number(0...Int.max)) { argument, _ throws(Diagnostic) in
      guard let number = argument.number else { throw argument.mistake }
      return UInt64(number)
    } write: { seed, _ in
      String(seed)
    }
  }
}

extension WordSyntax<Bool> {
  /// `on` or `off`.
  static func onOrOff(_ name: String) -> WordSyntax {
    choice(name, [("on", true), ("off", false)])
  }
}

extension WordSyntax<Double> {
  /// 0 to 1.
  ///
  /// With a point, whatever the machine's language.
  static func fraction(_ name: String) -> WordSyntax {
    WordSyntax(name, .fraction) { argument, _ throws(Diagnostic) in
      guard let fraction = Double(argument.text) else { throw argument.mistake }
      return fraction
    } write: { fraction, _ in
      "\(fraction)"
    }
  }
}

extension WordSyntax<DailySpan> {
  /// A part of every day, such as `22:00-07:00`.
  static func span(_ name: String) -> WordSyntax {
    WordSyntax(name, .span) { argument, _ throws(Diagnostic) in
      guard let span = DailySpan(argument.text) else { throw argument.mistake }
      return span
    } write: { span, _ in
      span.description
    }
  }
}

extension WordSyntax<Profile> {
  /// The system by its version.
  static func system(_ name: String) -> WordSyntax {
    WordSyntax(name, .system) { argument, _ throws(Diagnostic) in
      guard let profile = Profile(version: argument.text) else { throw argument.mistake }
      return profile
    } write: { profile, _ in
      String(profile.rawValue)
    }
  }
}

extension WordSyntax<ScreenSize> {
  /// Columns and rows, such as `80x24`.
  static func size(_ name: String) -> WordSyntax {
    WordSyntax(name, .size) { argument, _ throws(Diagnostic) in
      try ScreenSize(argument.word)
    } write: { size, _ in
      "\(size.columns)x\(size.rows)"
    }
  }
}

extension WordSyntax {
  /// One of some words, each with what it says.
  ///
  /// - Parameter choices: Two words may have one value; the first is written.
  static func choice(_ name: String, _ choices: [(word: String, value: Value)]) -> WordSyntax
  where Value: Equatable {
    WordSyntax(name, .choice(choices.map(\.word))) { argument, _ throws(Diagnostic) in
      guard let choice = choices.first(where: { $0.word == argument.keyword }) else {
        throw argument.mistake
      }
      return choice.value
    } write: { value, _ throws(Unwritable) in
      guard let choice = choices.first(where: { $0.value == value }) else { throw Unwritable() }
      return choice.word
    }
  }

  /// A case of an enum by its raw value.
  ///
  /// - Parameter type: All its cases can be written.
  static func choice(_ name: String, of type: Value.Type) -> WordSyntax
  where Value: CaseIterable & RawRepresentable<String> & Equatable {
    choice(name, type.allCases.map { ($0.rawValue, $0) })
  }
}
