import Localization
import Notifications
import TerminalCore

extension LocaleChoice {
  /// Those that typed text may mean, the best first: the language with that tag or name, then what
  /// it abbreviates, of those spoken here and the widely spoken ones.
  ///
  /// - Parameter spoken: Those of the phone.
  static func fitting(_ typed: String, among spoken: [LocaleChoice]) -> [LocaleChoice] {
    let known =
      spoken
      + widelySpoken.filter { choice in
        !spoken.contains { $0.tag == choice.tag || $0.locale == choice.locale }
      }
    let tag = LanguageTag(typed)
    let exact = known.filter { LanguageTag($0.tag) == tag }
    let near = FuzzyMatch.ranked(typed, among: known, by: \.words).map(\.candidate)
    let isCode = LanguageTag.isLocale(typed) && tag.isNamed
    let named =
      isCode
      ? coded(typed, tag, among: known) : called(typed, among: known, orNearly: near.isEmpty)
    return (exact + named + near).uniqued()
  }

  // `pt` means what is spoken of it here rather than the locale that is typed.
  private static func coded(
    _ typed: String, _ tag: LanguageTag, among known: [LocaleChoice]
  ) -> [LocaleChoice] {
    let kin = kin(of: tag, among: known)
    let isKnown = kin.contains { $0.englishName == tag.englishName }
    return kin + (isKnown ? [] : [LocaleChoice(typed, tag, speakers: "")])
  }

  // All of a name comes before letters that something else happens to have. A longer text is no
  // name, and keys do not wait for it.
  private static func called(
    _ typed: String, among known: [LocaleChoice], orNearly isNearEnough: Bool
  ) -> [LocaleChoice] {
    guard typed.utf8.count <= 40, let tag = LanguageTag.called(typed),
      isNearEnough || tag.englishName.lowercased() == typed.lowercased()
    else { return [] }
    let kin = kin(of: tag, among: known)
    return kin.isEmpty ? [LocaleChoice(tag.likelyLocale, tag, speakers: "")] : kin
  }

  // Chinese (Simplified) is Chinese.
  private static func kin(of tag: LanguageTag, among known: [LocaleChoice]) -> [LocaleChoice] {
    let name = tag.englishName
    return known.filter { $0.englishName == name || $0.englishName.hasPrefix("\(name) ") }
  }
}
