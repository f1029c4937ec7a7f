import Delivery
import Localization
import Notifications
import Scenarios
import TerminalCore

extension Model {
  /// Opens the list of locales.
  mutating func chooseLocale(_ scene: Scene) {
    layers.append(.locales(LocaleList(scene.state)))
  }

  /// What is looked at: while a locale is being chosen, the phone as it would speak.
  func looked(at scene: Scene) -> Scene {
    guard case .locales(let list)? = layers.last, let choice = list.choice,
      choice.locale != list.before
    else { return scene }
    var other = scene
    other.state = scene.state.speaking(
      choice.locale, scene.state.localeChange(choice.locale).languages ?? [])
    return other
  }

  /// Takes a key while the list of locales is open.
  mutating func press(_ key: Key, in list: LocaleList, _ scene: Scene) -> [Effect] {
    switch (key.code, key.modifiers) {
    case (.escape, _): layers.removeLast()
    case (.enter, _): return keep(list.choice, list, scene)
    case (.up, _): select(locale: list.selected - 1)
    case (.down, _), (.tab, []): select(locale: list.selected + 1)
    case (.pageUp, _): select(locale: list.selected - localeRows)
    case (.pageDown, _): select(locale: list.selected + localeRows)
    case (.home, _) where list.field.isEmpty: select(locale: 0)
    case (.end, _) where list.field.isEmpty: select(locale: .max / 2)
    default: editLocales { field in _ = field.handle(key) }
    }
    return []
  }

  /// Changes what is looked for among the locales.
  mutating func editLocales(_ edit: (inout TextField) -> Void) {
    guard case .locales(var list)? = layers.last else { return }
    let before = list.field.text
    edit(&list.field)
    if list.field.text != before { list.find() }
    layers[layers.count - 1] = .locales(list)
  }

  /// Selects a locale of the list, in which everything is shown at once.
  mutating func select(locale index: Int) {
    guard case .locales(var list)? = layers.last else { return }
    list.selected = min(max(0, index), max(0, list.choices.count - 1))
    layers[layers.count - 1] = .locales(list)
  }

  /// A click on a locale: the first selects it, a second one on the same takes it.
  mutating func click(locale index: Int, in list: LocaleList, _ scene: Scene) -> [Effect] {
    if index == list.selected { return keep(list.choice, list, scene) }
    select(locale: index)
    return []
  }

  private mutating func keep(
    _ choice: LocaleChoice?, _ list: LocaleList, _ scene: Scene
  ) -> [Effect] {
    guard let choice else { return [] }
    layers.removeLast()
    say(Words.locale(choice.locale, choice.englishName))
    if choice.locale == list.before { return [] }
    return [.perform(.configure(scene.state.localeChange(choice.locale)))]
  }
}
