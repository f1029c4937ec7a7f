import Interaction
import Notifications
import Screens

extension TerminalLoop {
  /// Takes over what the person's settings say now, as far as the command line does not say
  /// otherwise; where they name a theme that cannot be had, all stays as it was.
  mutating func configure(_ configuration: Configuration) {
    do {
      try configuring.take(configuration, into: &interaction.model)
    } catch {
      return refuse(error)
    }
    if let path = configuring.themeFile { interaction.follow(themeFile: path) }
    terminal.use(configuring.terminalOptions)
    interaction.tellSettingsTakenOver()
  }

  private mutating func refuse(_ error: any Error) {
    guard let found = (error as? Complaints)?.diagnostics, let first = found.first else {
      return interaction.handle(.refused("\(error)"))
    }
    interaction.refuse(found, of: [first.place.path])
  }
}
