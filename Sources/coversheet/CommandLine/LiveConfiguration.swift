import Files
import Interaction
import NcursesTerminal
import Notifications
import Screens
import TerminalCore

/// The person's settings, taken over by what is on the screen: whatever the command
/// line says comes before them.
struct LiveConfiguration {
  /// What was in force at the start.
  let first: Configuration
  private var configuration: Configuration
  private let invocation: Invocation

  init(_ invocation: Invocation, _ configuration: Configuration) {
    self.invocation = invocation
    first = configuration
    self.configuration = configuration
  }

  /// The file of the theme in force, where that is named by its path; nil otherwise.
  var themeFile: String? { invocation.themeFile(configuration) }
  /// What the terminal needs to know.
  var terminalOptions: TerminalOptions { invocation.terminalOptions(configuration) }

  /// Takes others over, with what is another in them: what was chosen on the screen since stays.
  ///
  /// - Throws: Where the theme that they name cannot be had; then nothing changed.
  mutating func take(_ new: Configuration, into model: inout Model) throws {
    try take(new, insteadOf: configuration, into: &model)
    configuration = new
  }

  /// Has another model, which began as the first settings say, be as those say that are in force.
  func bringUpToDate(_ model: inout Model) throws {
    try take(configuration, insteadOf: first, into: &model)
  }

  private func take(
    _ new: Configuration, insteadOf old: Configuration, into model: inout Model
  ) throws {
    try takeTheme(new, insteadOf: old, into: &model)
    model.keymap = new.keymap
    // A screen is drawn, or lines are read, from the start to the end.
    let (now, before) = (new.asAccessible(as: first), old.asAccessible(as: first))
    let (glyphs, motion) = (invocation.glyphs, invocation.reducesMotion)
    if glyphs(now) != glyphs(before) { model.appearance.glyphs = glyphs(now) }
    if motion(now) != motion(before) { model.appearance.reducesMotion = motion(now) }
    model.appearance.isColored = invocation.colorMode(new).value != ColorMode.none
    invocation.chooseBidi(new, for: &model)
    guard new.density != old.density else { return }
    model.appearance.density =
      new.density ?? invocation.choicesFile?.choices.density ?? .comfortable
  }

  private func takeTheme(
    _ new: Configuration, insteadOf old: Configuration, into model: inout Model
  ) throws {
    let name = invocation.themeName(new).value
    guard new.theme != old.theme, name != invocation.themeName(old).value else { return }
    let palette = name == Appearance.auto ? nil : try palette(named: name, at: new.themePlace)
    model.appearance.themeSource = invocation.themeSource(new)
    if let palette {
      model.use(palette)
    } else {
      model.followTerminal(on: invocation.groundsFile?.ground(of: invocation.terminalKind))
    }
  }

  /// Keeps what the terminal draws on, for the next start in one of its kind.
  func remember(_ ground: Ground) {
    invocation.groundsFile?.remember(ground, of: invocation.terminalKind)
  }

  private func palette(named name: String, at place: Place?) throws -> Palette {
    let reading = try invocation.theme(named: name)
    if let palette = reading.value { return palette }
    throw Complaints(diagnostics: Invocation.complaints(reading, about: name, at: place))
  }
}

extension Configuration {
  fileprivate func asAccessible(as other: Configuration) -> Configuration {
    var copy = self
    copy.isAccessible = other.isAccessible
    return copy
  }
}
