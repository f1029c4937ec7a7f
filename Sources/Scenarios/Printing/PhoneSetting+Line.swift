import Delivery
import Notifications

extension PhoneSetting {
  /// The line that sets it.
  var line: String {
    switch self {
    case .ringer(let isOn): "ringer " + isOn.onOrOff
    case .doNotDisturb(let isOn, .keep): "dnd " + isOn.onOrOff
    case .doNotDisturb(let isOn, .set(let span)):
      "dnd \(isOn.onOrOff) schedule=\(span?.description ?? "none")"
    case .volume(let volume): "volume \(volume)"
    }
  }
}

extension AppStateAct {
  /// The line that does it to an app.
  func line(_ app: String) -> String {
    switch self {
    case .launch: "launch " + app
    case .background(let mode):
      "background " + app + (mode.map { " mode=" + $0.scenarioWord } ?? "")
    case .suspend: "suspend " + app
    case .terminate: "terminate " + app
    case .forceQuit: "force-quit " + app
    }
  }
}

extension WillPresent {
  /// As `will-present` takes it.
  var scenarioWord: String {
    switch self {
    case .unimplemented: "unimplemented"
    case .options([]): "none"
    case .options(let options): options.names.joined(separator: ",")
    }
  }
}

extension Bool {
  fileprivate var onOrOff: String { self ? "on" : "off" }
}
