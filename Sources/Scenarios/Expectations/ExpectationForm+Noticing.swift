import Delivery
import Notifications

extension ExpectationForm {
  /// What of a notification is seen, heard and felt.
  static let noticing: [ExpectationForm] = [
    ExpectationForm(
      "reached", "Every place that a notification was decided to reach: \(Reach.list)",
      .word(.naming(.notification)), .word(.places), claim: Claim.reached,
      values: { if case .reached(let name, let places) = $0 { (name, places) } else { nil } }
    ) { context, name, wanted throws(Diagnostic) in
      let number = try context.latest(name)
      let reach = number.flatMap { context.state.ending(of: $0)?.reach } ?? []
      let none = number == nil ? "no delivery" : "none"
      let actual = reach.isEmpty ? none : reach.names.joined(separator: ",")
      return ExpectationFinding(reach == wanted, actual: actual, about: number)
    },
    ExpectationForm(
      "banner", "Which notification is the banner", .word(.naming(.notification), or: "none"),
      claim: Claim.banner,
      values: { if case .banner(let name) = $0 { .some(name) } else { nil } }
    ) { context, name throws(Diagnostic) in try context.banner(name) },
    ExpectationForm(
      "sound", "Which sound a notification made; none where nothing is heard",
      .word(.naming(.notification)),
      .word(.identifier("NAME"), or: "none").alone(but: ["suppressed-by"]),
      .flag("HOW", "vibrate"), .option("volume", .expectedFraction("VOLUME"), "how loud"),
      .option("suppressed-by", .choice("WHY", of: Situation.Silence.self), "why it is not heard"),
      claim: { .sound($0, ExpectedSound(name: $1, vibrates: $2, volume: $3, silence: $4)) },
      values: {
        guard case .sound(let name, let sound) = $0 else { return nil }
        return (name, sound.name, sound.vibrates, sound.volume, sound.silence)
      }
    ) { context, name, sound, vibrates, volume, silence throws(Diagnostic) in
      let wanted = ExpectedSound(name: sound, vibrates: vibrates, volume: volume, silence: silence)
      return try context.sound(name, wanted)
    },
    ExpectationForm(
      "watch", "Which notification the watch shows",
      .word(.naming(.notification), or: "none").alone(),
      .option("look", .choice("LOOK", [("short", false), ("long", true)]), "how it shows"),
      claim: Claim.watch,
      values: { if case .watch(let name, let isLong) = $0 { (name, isLong) } else { nil } }
    ) { context, name, isLong throws(Diagnostic) in try context.watch(name, isLong: isLong) },
    ExpectationForm(
      "wake", "That a notification woke the display since the last note", claim: { .wake },
      values: { if case .wake = $0 { () } else { nil } }
    ) { context in
      let mark = context.state.noteMarks.last?.wakes ?? 0
      let number = context.state.wakes.dropFirst(mark).last
      let name = number.map { context.state.notification($0).name }
      return ExpectationFinding(
        number != nil, actual: name.map { "it woken by \($0)" } ?? "no wake", about: number)
    },
  ]
}

/// How a notification can be expected to have sounded.
package struct ExpectedSound: Hashable, Sendable {
  /// The sound's name; nil where nothing is heard.
  var name: String?
  /// Whether it has to be felt, too.
  var vibrates = false
  /// From 0 to 1; nil for any, and where nothing is heard.
  var volume: ExpectedAmount<Double>?
  /// Why nothing is heard; nil for any reason, or for none.
  var silence: Situation.Silence?
}

extension WordPart where Value == Reach {
  fileprivate static var places: WordPart {
    let parameter = Parameter("PLACES", .names(Reach.names.map(\.name)), or: ["none"])
    return WordPart(parameter) { word, _ in
      word.isKeyword("none") ? [] : Reach(named: word.text.split(separator: ",").map(String.init))
    } write: { reach, _ in
      reach.isEmpty ? "none" : reach.names.joined(separator: ",")
    }
  }
}

extension Reach {
  fileprivate static var list: String { names.map(\.name).joined(separator: ", ") }
}

extension ExpectationContext {
  /// Compares the visible banner with the notification of a name; with none for nil.
  func banner(_ name: ExpectedName?) throws(Diagnostic) -> ExpectationFinding {
    let number = state.banner?.number
    let actual =
      number.map { "banner " + state.scenarioName(of: state.notification($0).key) } ?? "no banner"
    guard let name else { return ExpectationFinding(number == nil, actual: actual, about: number) }
    let wanted = try deliveries(name)
    return ExpectationFinding(
      number.map(wanted.has) ?? false, actual: actual, about: wanted.latest(in: state) ?? number)
  }

  /// Compares what the watch shows with what is wanted (W6).
  fileprivate func watch(
    _ name: ExpectedName?, isLong: Bool?
  ) throws(Diagnostic) -> ExpectationFinding {
    let look = state.watch.look
    let actual = look.map { look in
      let name = state.scenarioName(of: state.notification(look.number).key)
      return "\(name) in a \(look.isLong ? "long" : "short") look"
    }
    guard let name else {
      return ExpectationFinding(
        look == nil, actual: actual ?? "the time alone", about: look?.number)
    }
    let wanted = try deliveries(name)
    let isMeant = isLong == nil || look?.isLong == isLong
    return ExpectationFinding(
      look.map { wanted.has($0.number) && isMeant } ?? false, actual: actual ?? "the time alone",
      about: wanted.latest(in: state) ?? look?.number)
  }

  fileprivate func sound(
    _ name: ExpectedName, _ wanted: ExpectedSound
  ) throws(Diagnostic) -> ExpectationFinding {
    let number = try latest(name)
    guard let sound = number.flatMap({ index.sound(of: $0, in: state) }) else {
      // R12: what asks for no sound makes none, and so nothing but that keeps it from being heard.
      let isUnasked = number.map { state.ending(of: $0)?.outcome.isDelivery ?? false } ?? false
      let hasReason = wanted.silence == nil || wanted.silence == .unasked && isUnasked
      return ExpectationFinding(
        wanted.name == nil && hasReason && !wanted.vibrates, actual: "no sound was asked for",
        about: number)
    }
    return ExpectationFinding(sound.fits(wanted), actual: sound.account, about: number)
  }
}

extension SoundEvent {
  fileprivate func fits(_ wanted: ExpectedSound) -> Bool {
    let hasName =
      wanted.name.map { $0 == name && (suppressedBy == nil || wanted.silence != nil) }
      ?? (suppressedBy != nil)
    return hasName && (!wanted.vibrates || vibrates)
      && (wanted.silence == nil || wanted.silence == suppressedBy)
      && (wanted.volume?.holds(for: volume) ?? true)
  }

  /// What there is to say about it, in the words of the expectation.
  fileprivate var account: String {
    name + " volume=\(volume)" + (vibrates ? " vibrate" : "")
      + (suppressedBy.map { " suppressed-by=\($0.rawValue)" } ?? "")
  }
}
