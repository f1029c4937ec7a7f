import Delivery

extension Verb {
  /// What becomes of an app's code (P14).
  static let appState: [Verb] = [
    launch,
    Verb(
      "background", .appState, "Lets an app run behind the scenes", example: "background messages",
      aliases: "run state", .word(.app),
      .option("mode", .identifier("MODE", of: "mode"), "what for, as its bundle declares it"),
      command: { .setState($0, .background(mode: $1)) },
      values: {
        if case .setState(let app, .background(let mode)) = $0 { (app, mode) } else { nil }
      }),
    ofApp("suspend", "Puts an app to sleep", .suspend),
    ofApp("terminate", "Lets the system end an app", aliases: "quit kill", .terminate),
    ofApp("force-quit", "Swipes an app away", isActOfPerson: true, .forceQuit),
  ]

  /// `launch`: brings an app to the front.
  package static let launch = ofApp(
    "launch", "Brings an app to the front", isActOfPerson: true, .launch)

  private static func ofApp(
    _ name: String, _ summary: String, aliases: String = "", isActOfPerson: Bool = false,
    _ act: AppStateAct
  ) -> Verb {
    Verb(
      name, .appState, summary, example: name + " messages", aliases: aliases,
      isActOfPerson: isActOfPerson,
      .word(.app), command: { .setState($0, act) },
      values: {
        guard case .setState(let app, act) = $0 else { return nil }
        return app
      })
  }
}
