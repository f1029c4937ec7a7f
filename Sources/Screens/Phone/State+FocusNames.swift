import Delivery
import Localization
import Notifications
import TerminalCore

extension State {
  /// F4, T25: what the phone calls a Focus: the one with nothing allowed in its language,
  /// others as the person does.
  ///
  /// - Parameter name: What tells it from the others; for commands and facts it
  ///   stays so in every language.
  func shownName(ofFocus name: String) -> String {
    (name == Focus.doNotDisturb ? systemWords(.doNotDisturb) : name).visibleLine
  }

  /// F4: the Focus that is on, as the phone calls it; nil for none.
  var shownFocus: String? { focusInForce.map { shownName(ofFocus: $0.name) } }
}

extension Marks {
  /// F4: the line of the lock screen that names the Focus in force, and opens the list of them.
  func focusLine(naming name: String) -> Part {
    Part.text("\(quiet) \(name)", .accent, .bold, alignment: .center)
      .identified(.control(.focus)).meaning(.button, label: name)
  }
}
