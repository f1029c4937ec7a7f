import Delivery
import Localization
import Notifications
import Scenarios
import TerminalCore

/// The list of locales while it is open; the selected one is looked at,
/// nothing happens before Enter.
struct LocaleSheet: NarrowedList {
  /// The line that narrows the list, with its cursor.
  var field = TextField()
  var choice = RowChoice()
  /// What fits what is typed.
  private(set) var choices: [LocaleChoice]
  private let all: [LocaleChoice]
  /// The phone's locale as it is.
  let before: String

  init(_ state: State) {
    let locale = state.device.locale
    let present = LanguageTag(locale)
    var all = state.spokenLanguages.map { language in
      let isPresent = language.tag == present || language.tag.name == present.language
      return LocaleChoice(
        isPresent ? locale : language.tag.likelyLocale, language.tag,
        speakers: state.speakers(of: language))
    }
    // The device's language stands first also where nothing has strings in it.
    if !all.contains(where: { $0.locale == locale }) {
      all.insert(LocaleChoice(locale, present, speakers: ""), at: 0)
    }
    before = locale
    self.all = all
    choices = all
  }

  /// The selected one; nil where nothing fits.
  var locale: LocaleChoice? {
    choices.indices.contains(choice.selected) ? choices[choice.selected] : nil
  }

  func count(_ model: Model, _ scene: Scene) -> Int { choices.count }

  /// Few: the phone's list above it is what one wants to see.
  func rows(_ model: Model) -> Int { max(3, min(10, model.sheetSize.rows / 3)) }

  /// Finds what fits what is typed; without that, all of them with the present one as the best.
  mutating func find() -> Int {
    let typed = field.text.trimmed
    choices = typed.isEmpty ? all : LocaleChoice.fitting(typed, among: all)
    return typed.isEmpty ? all.firstIndex { $0.locale == before } ?? 0 : 0
  }
}

extension LocaleSheet {
  // What is being re-worded is to be seen above the languages.
  func position(in model: Model) -> Layering.Position { .bottom }
  var preview: SheetPreview? { .words }

  func acts(_ model: Model, _ scene: Scene) -> [SheetAct] {
    locale == nil ? [] : [.enter(Words.keeps)]
  }

  func element(_ model: Model, _ scene: Scene) -> Part { LocalePainter(model, self).part }

  // While a locale is being chosen, the phone as it would speak.
  func looked(at scene: Scene) -> Scene {
    guard let choice = locale, choice.locale != before else { return scene }
    return scene.with(
      scene.state.speaking(
        choice.locale, scene.state.localeChange(choice.locale).languages ?? []))
  }

  func take(_ model: inout Model, _ scene: Scene) -> Handling {
    guard let choice = locale else { return .consumed() }
    model.say(Words.locale(choice.locale, choice.englishName, insteadOf: before))
    if choice.locale == before { return .closed() }
    return .closed([.perform(.configure(scene.state.localeChange(choice.locale)))])
  }
}

extension State {
  fileprivate func speakers(of language: SpokenLanguage) -> String {
    let names = language.apps.map(displayName)
    return names.isEmpty ? Words.systemSpeaks : names.joined(separator: ", ")
  }
}
