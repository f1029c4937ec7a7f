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
    let leading = row?.leading
    let isHidden = leading.map(state.isHidden) ?? false
    let count = row?.group?.count ?? 2
    let spot = WordSpot(
      locale: LanguageTag(state.device.locale).language,
      number: isHidden ? count : max(1, count - 1), use: isHidden ? .placeholder : .summary)
    var workbench = WorkbenchSheet(subjects, at: selectedSubject(of: subjects, scene), spot)
    workbench.look(at: state)
    open(workbench)
  }

  /// The place of the category of what is selected among those that have words; else of its app's first one, else 0.
  func selectedSubject(of subjects: [WordSubject], _ scene: Scene) -> Int {
    let leading = selected(in: scene)?.leading
    let category = leading.flatMap { scene.state.notification($0).content.categoryIdentifier }
    let app = selectedApp(scene)?.app.bundleIdentifier
    return subjects.firstIndex { $0.app == app && $0.category == category }
      ?? subjects.firstIndex { $0.app == app } ?? 0
  }
}
