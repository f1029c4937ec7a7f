import Delivery
import Localization
import Notifications
import TerminalCore

extension Model {
  /// Opens the workbench at what is selected: its category, the phone's language, as many as there are.
  mutating func openWorkbench(_ scene: Scene) {
    let state = scene.state
    let subjects = state.wordSubjects
    let row = selected(in: scene)
    let leading = row?.number ?? row?.group?.leading
    let category = leading.flatMap { state.notification($0).content.categoryIdentifier }
    let app = selectedApp(scene)?.app.bundleIdentifier
    let index =
      subjects.firstIndex { $0.app == app && $0.category == category }
      ?? subjects.firstIndex { $0.app == app } ?? 0
    let isHidden = leading.map(state.isHidden) ?? false
    let count = row?.group?.count ?? 2
    let spot = WordSpot(
      locale: LanguageTag(state.device.locale).language,
      number: isHidden ? count : max(1, count - 1), use: isHidden ? .placeholder : .summary)
    var workbench = Workbench(subjects, at: index, spot)
    workbench.look(at: state)
    open(workbench)
  }
}
