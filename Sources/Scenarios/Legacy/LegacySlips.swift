import Delivery
import Localization
import Notifications

/// Y36: what in a local notification of old will not do what its author means.
struct LegacySlips {
  /// As it is written.
  let fields: LegacyFields
  /// As it was read, without what the profile leaves out.
  let notification: LocalNotification
  /// What puts the app's keys into words.
  let localizer: Localizer
  /// The phone on which that happens.
  let device: Device
  /// When it happens.
  let now: Instant

  private static let rule: RuleID = "Y36"

  /// All of them, in the order of the properties.
  ///
  /// Warnings and notes: each of them was legal.
  var findings: [Diagnostic] {
    let texts = [("alertTitle", notification.alertTitle), ("alertBody", notification.alertBody)]
    return [dayArithmetic].compactMap(\.self) + unknownProperties
      + texts.flatMap { [missingKey($0, $1), literalText($0, $1)].compactMap(\.self) }
      + [zeroBadge].compactMap(\.self)
  }

  // N1: what came between the versions that are simulated.
  private var unknownProperties: [Diagnostic] {
    guard !device.profile.has(.notificationList) else { return [] }
    let later = [("alertTitle", "8.2"), ("category", "8"), ("regionTriggersOnce", "8")]
    return later.compactMap { name, version in
      guard let member = fields[name] else { return nil }
      let words =
        "\(name) came with iOS \(version): iOS \(device.profile.rawValue) leaves it out"
      return Diagnostic(member.place, .note, words, rule: Self.rule)
    }
  }

  // N4.
  private var zeroBadge: Diagnostic? {
    guard let member = fields["applicationIconBadgeNumber"], member.value == 0,
      !device.policies[.legacyZeroBadgeClears]
    else { return nil }
    return Diagnostic(
      member.place, .warning,
      "applicationIconBadgeNumber 0 leaves the badge as it is and cannot clear it; leave it out, or write set-badge",
      rule: Self.rule)
  }

  // N9: so many times 86,400 seconds later the clock reads something else
  // where it was set meanwhile.
  private var dayArithmetic: Diagnostic? {
    guard let date = notification.fireDate, notification.timeZone == nil,
      let member = fields["fireDate"]
    else { return nil }
    let zone = device.timeZone
    let distance = (date - now).milliseconds
    guard distance > 0, distance.isMultiple(of: 86_400_000),
      zone.secondsFromGMT(at: date) != zone.secondsFromGMT(at: now)
    else { return nil }
    let (then, now) = (
      CivilTime(date, in: zone).clockText, CivilTime(now, in: zone).clockText
    )
    return Diagnostic(
      member.place, .warning,
      "whole days of 86400 s lead over a clock change: it fires at \(then), not at \(now); "
        + "give the reading and a timeZone",
      rule: Self.rule)
  }

  // Y15, L14.
  private func missingKey(_ name: String, _ text: String?) -> Diagnostic? {
    guard let text, let member = fields[name] else { return nil }
    guard text.looksLikeKey, let language = localizer.choice.localization,
      localizer.entry(text) == nil
    else { return nil }
    return Diagnostic(
      member.place, .warning,
      "the key \"\(text)\" is in no table of \(language), so it shows itself",
      rule: "Y15")
  }

  // L13.
  private func literalText(_ name: String, _ text: String?) -> Diagnostic? {
    guard let text, let member = fields[name] else { return nil }
    guard localizer.entry(text) == nil, let key = localizer.key(of: text) else { return nil }
    return Diagnostic(
      member.place, .note,
      "this is the text of the key \"\(key)\"; write the key, which is looked up when it fires",
      rule: Self.rule)
  }
}

extension Localizer {
  // The key whose text in the chosen language this is.
  fileprivate func key(of text: String) -> String? {
    guard let localization = choice.localization else { return nil }
    let tables = strings.tables(StringTable.standardName, in: localization)
    return tables.lazy.flatMap(\.table.entries).first { $0.format.text == text }?.key
  }
}
