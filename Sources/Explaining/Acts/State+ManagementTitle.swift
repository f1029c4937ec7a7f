import Delivery
import Localization
import Notifications

extension State {
  /// What a person decides about an app, as the button is called that does it.
  func title(of act: ManagementAct) -> String {
    switch act {
    case .open(let name, let target): of(target.app, title(of: name))
    case .deliver(.quietly, let app): named(act, .deliverQuietly, app)
    case .deliver(.prominently, let app): named(act, .deliverProminently, app)
    // X7: on a sheet it opens the one that asks.
    case .turnOff(nil) where sheet != nil: of(sheet?.app, title(of: .turnOff))
    case .turnOff(let app): named(act, .turnOff, app)
    case .configure: named(act, .settings, nil)
    case .keep(let keeping, let app): named(act, keeping.title, app)
    case .openAppSettings(let app): systemWords(.appSettings, arguments: [displayName(of: app)])
    case .suggest(let app): of(app, ActWords.manage.capitalizedFirst)
    case .dismissSuggestion: of(suggested?.app, systemWords(.dismissSuggestion))
    case .allow: of(prompt?.app, systemWords(.allow))
    case .deny: of(prompt?.app, systemWords(.dontAllow))
    }
  }

  // The open sheet's own words come before the usual ones.
  private func named(_ act: ManagementAct, _ text: SystemText, _ app: BundleIdentifier?) -> String {
    let usual = systemWords(text)
    if app == nil, let sheet { return pressed(.management(act), on: sheet, else: usual) }
    return of(app, usual.withoutEllipsis)
  }

  private func title(of name: Sheet.Name) -> String {
    switch name {
    case .management: systemWords(device.profile.has(.muting) ? .options : .manage)
    case .turnOff: systemWords(.turnOff)
    case .keep: systemWords(.keep)
    }
  }
}
