extension Words {
  /// The title of the sheet that lists what could be opened.
  static let openTitle = "Near the working folder"
  /// What Enter does there.
  static let opens = "open"
  /// Why nothing is listed.
  static let nothingNearby: Sentence =
    "No app, payload or scenario is near the working folder; start with a path: coversheet My.app"
  /// What something is that could be opened.
  static func name(of kind: OpenableFile.Kind) -> String {
    switch kind {
    case .app: "app"
    case .payloads: "payloads"
    case .scenario: "scenario"
    }
  }
}
