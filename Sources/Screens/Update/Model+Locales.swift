import Delivery
import Localization
import Notifications
import Scenarios
import TerminalCore

extension Model {
  /// Opens the list of locales.
  mutating func chooseLocale(_ scene: Scene) {
    let list = LocaleList(scene.state)
    layers.append(.locales(list))
    select(choice: list.best, scene)
  }

  /// What is looked at: while a locale is being chosen, the phone as it would speak.
  func looked(at scene: Scene) -> Scene {
    guard case .locales(let list)? = layers.last, let choice = list.locale,
      choice.locale != list.before
    else { return scene }
    return scene.with(
      scene.state.speaking(
        choice.locale, scene.state.localeChange(choice.locale).languages ?? []))
  }

  /// Takes a key while the list of locales is open.
  mutating func press(_ key: Key, in list: LocaleList, _ scene: Scene) -> [Effect] {
    let (selected, page) = (list.choice.selected, list.rows(self))
    switch (key.code, key.modifiers) {
    case (.escape, _): layers.removeLast()
    case (.enter, _): return takeChoice(scene)
    case (.up, _): select(choice: selected - 1, scene)
    case (.down, _), (.tab, []): select(choice: selected + 1, scene)
    case (.pageUp, _): select(choice: selected - page, scene)
    case (.pageDown, _): select(choice: selected + page, scene)
    case (.home, _) where list.field.isEmpty: select(choice: 0, scene)
    case (.end, _) where list.field.isEmpty: select(choice: .max / 2, scene)
    default: editLocales(scene) { field in _ = field.handle(key) }
    }
    return []
  }

  /// Changes what is looked for among the locales.
  mutating func editLocales(_ scene: Scene, _ edit: (inout TextField) -> Void) {
    guard case .locales(var list)? = layers.last else { return }
    let before = list.field.text
    edit(&list.field)
    let isOther = list.field.text != before
    if isOther { list.find() }
    layers[layers.count - 1] = .locales(list)
    if isOther { select(choice: list.best, scene) }
  }

  /// Keeps the selected locale.
  mutating func keep(_ list: LocaleList, _ scene: Scene) -> [Effect] {
    guard let choice = list.locale else { return [] }
    layers.removeLast()
    say(Words.locale(choice.locale, choice.englishName))
    if choice.locale == list.before { return [] }
    return [.perform(.configure(scene.state.localeChange(choice.locale)))]
  }
}
