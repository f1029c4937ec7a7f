import Localization
import Notifications

extension Localizer {
  /// What is wrong with the app's tables in the language that it speaks. Reads them.
  ///
  /// With catalogs in which no language can be found.
  var tableComplaints: [Diagnostic] {
    (choice.localization.map(strings.diagnostics(in:)) ?? []) + strings.unreadable
  }
}
