extension Words {
  /// The headings of help.
  static func title(of section: Control.Family) -> String {
    switch section {
    case .list: "The list"
    case .copying: "Copying"
    case .moving: "Moving"
    case .inspector: "Inspector"
    case .going: "Going elsewhere"
    case .payloads: "Payloads"
    case .phone: "The phone"
    case .clock: "Clock"
    case .options: "Options"
    case .program: "Program"
    }
  }
}
