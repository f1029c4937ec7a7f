import Delivery
import Notifications

extension LineSyntax<FocusAct> {
  /// A Focus with what is changed of it, or `off`.
  static var focus: LineSyntax {
    let name = WordSyntax<String>.focusName("NAME").or("off")
    let options = KeyedOption<FocusSetup>.all
    var parameter = name.parameter
    parameter.keysBeside = { $0.isKeyword("off") ? [] : nil }
    let signature = Signature([parameter], options: options.map(\.option))
    return LineSyntax(signature) { reader throws(Diagnostic) in
      let word = try reader.next(name.parameter)
      guard let given = try name.read(word, &reader) else {
        try reader.refuseOptions(beside: word)
        return .turnOff
      }
      var setup = FocusSetup(name: given)
      for option in options { try option.read(&setup, &reader) }
      return .turnOn(setup)
    } write: { act, writer throws(Unwritable) in
      switch act {
      case .turnOff: writer.add("off")
      case .turnOn(let setup):
        writer.add(try name.write(setup.name, &writer))
        for option in options { try option.write(setup, &writer) }
      case .delete, .filter: throw Unwritable()
      }
    }
  }
}

extension WordSyntax<String> {
  /// What a Focus is called.
  ///
  /// - Parameter name: For help.
  static func focusName(_ name: String) -> WordSyntax {
    WordSyntax(Parameter(name, .text, role: .focus)) { word, _ throws(Diagnostic) in
      if word.text.isEmpty {
        throw Diagnostic(word.place, .error, "a Focus has a name; write one such as Work")
      }
      guard word.isKeyword("none") else { return word.text }
      throw Diagnostic(
        word.place, .error,
        "none is no Focus; write “focus off” to turn one off, or \"none\" for one that is called so"
      )
    } write: { name, _ throws(Unwritable) in
      if name.isEmpty { throw Unwritable() }
      return name.scenarioWord
    }
  }
}

extension KeyedOption<FocusSetup> {
  /// Every option of a Focus, in the order of help.
  fileprivate static let all = [
    KeyedOption(
      "apps", .apps, "the apps that it lets through, or silences; none for no app", \.apps),
    KeyedOption(
      "people", .people, "the senders that it lets through; none for nobody", \.people),
    KeyedOption(
      "mode", .choice("MODE", of: Focus.Mode.self),
      "whether the apps are those that pass, or those that are silenced", \.mode),
    KeyedOption(
      "time-sensitive", .onOrOff("PASS"), "whether Time Sensitive ones pass",
      \.allowsTimeSensitive),
    KeyedOption(
      "lock-screen", .onOrOff("SHOWN"), "whether silenced ones show there, too",
      \.showsSilencedOnLockScreen),
    KeyedOption(
      "badges", .onOrOff("DRAWN"), "whether badges of silenced apps are drawn", \.drawsBadges),
    KeyedOption(
      "schedule", WordSyntax<DailySpan>.span("FROM-TO").or("none"),
      "when it is on by itself every day", \.schedule),
    KeyedOption(
      "place", WordSyntax<Region>.place.or("none"), "where it is on by itself", \.place),
  ]
}

extension LineSyntax<SummaryAct> {
  /// What is done about summaries, with times and apps where they are scheduled, and with the time
  /// of the one that is opened or cleared where that is not the newest.
  static var summary: LineSyntax {
    let act = WordSyntax<SummaryAct>.summaryAct
    let (times, apps) = (WordSyntax<[TimeOfDay]>.times, WordSyntax<[BundleIdentifier]>.apps)
    let date = WordSyntax<Instant>.any("TIME")
    let options = [
      VerbOption("times", times.parameter, "when summaries come, at most 12 times a day"),
      VerbOption("apps", apps.parameter, "the apps that are in them, and no others"),
      VerbOption("at", date.parameter, "when the one came that is meant; the newest if not said"),
    ]
    let scheduling = ["times", "apps"]
    var parameter = act.parameter
    parameter.keysBeside = { ["on", "off"].contains($0.text) ? scheduling : ["at"] }
    return LineSyntax(Signature([parameter], options: options)) { reader throws(Diagnostic) in
      let word = try reader.next(act.parameter)
      var given = try act.read(word, &reader)
      guard case .schedule(let isOn, _, _) = given else {
        try reader.refuseOptions(beside: word, but: ["at"])
        given.date = try reader.option("at").map { word throws(Diagnostic) in
          try date.read(word, &reader)
        }
        return given
      }
      try reader.refuseOptions(beside: word, but: scheduling)
      let times = try reader.option("times").map { word throws(Diagnostic) in
        try times.read(word, &reader)
      }
      let apps = try reader.option("apps").map { word throws(Diagnostic) in
        try apps.read(word, &reader)
      }
      return .schedule(isOn, times: times, apps: apps)
    } write: { given, writer throws(Unwritable) in
      guard case .schedule(let isOn, let chosen, let ones) = given else {
        var newest = given
        newest.date = nil
        writer.add(try act.write(newest, &writer))
        if let moment = given.date { writer.add("at", try date.write(moment, &writer)) }
        return
      }
      writer.add(isOn ? "on" : "off")
      if let chosen { writer.add("times", try times.write(chosen, &writer)) }
      if let ones { writer.add("apps", try apps.write(ones, &writer)) }
    }
  }
}

extension WordSyntax<SummaryAct> {
  /// What is done about summaries.
  fileprivate static var summaryAct: WordSyntax {
    choice(
      "on|off|open|clear",
      [
        ("on", .schedule(true, times: nil, apps: nil)),
        ("off", .schedule(false, times: nil, apps: nil)), ("open", .open()), ("clear", .clear()),
      ])
  }
}

extension WordSyntax<[TimeOfDay]> {
  /// Times of a day with commas between, such as `08:00,18:00`.
  fileprivate static var times: WordSyntax {
    WordSyntax("TIME,…", .text) { word, _ throws(Diagnostic) in
      let times = word.parts.map { TimeOfDay($0) }
      guard SummarySchedule.counts ~= times.count, !times.contains(nil) else {
        throw Diagnostic(
          word.place, .error,
          "\(word.text.quoted) is no list of 1 to 12 times; write some such as 08:00,18:00")
      }
      return times.compactMap(\.self)
    } write: { times, _ throws(Unwritable) in
      guard SummarySchedule.counts ~= times.count else { throw Unwritable() }
      return times.map(\.description).joined(separator: ",")
    }
  }
}

extension WordSyntax<[BundleIdentifier]> {
  /// Installed apps with commas between, or `none`.
  fileprivate static var apps: WordSyntax {
    WordSyntax("APP,…", .text) { word, reader throws(Diagnostic) in
      if word.isKeyword("none") { return [] }
      var apps: [BundleIdentifier] = []
      for part in word.parts {
        let app = try reader.state.requireApp(Word(part, .quoted, at: word.place))
        apps.append(app.app.bundleIdentifier)
      }
      return apps
    } write: { apps, writer throws(Unwritable) in
      if apps.isEmpty { return "none" }
      if apps.contains(where: { $0.text.contains(",") }) { throw Unwritable() }
      return apps.map(\.text).joined(separator: ",").scenarioWord
    }
  }
}

extension WordSyntax<[String]> {
  /// Names of people with commas between, or `none`; blanks around a name are none of it.
  fileprivate static var people: WordSyntax {
    WordSyntax("NAME,…", .text) { word, _ throws(Diagnostic) in
      if word.isKeyword("none") { return [] }
      let names = word.parts.map(\.trimmed)
      guard names.contains("") else { return names }
      throw Diagnostic(
        word.place, .error,
        "a name is empty in \(word.text.quoted); write some such as Ann,Bo, or none")
    } write: { people, _ throws(Unwritable) in
      if people.isEmpty { return "none" }
      let isLost = people.contains { $0.isEmpty || $0.contains(",") || $0.trimmed != $0 }
      if isLost { throw Unwritable() }
      return people.joined(separator: ",").scenarioWord
    }
  }
}
