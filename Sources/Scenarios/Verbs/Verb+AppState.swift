import Delivery
import Notifications

extension Verb {
  /// What becomes of an app's code (P14).
  static let appState: [Verb] = [
    app("launch", [], "Brings an app to the front", "launch messages", isActOfPerson: true) { _ in
      .launch
    },
    app(
      "background",
      [VerbOption("mode", Parameter("MODE", .identifier), "what for, as its bundle declares it")],
      "Lets an app run behind the scenes", "background messages"
    ) { .background(mode: $0.arguments["mode"]?.text) },
    app("suspend", [], "Puts an app to sleep", "suspend messages") { _ in .suspend },
    app("terminate", [], "Lets the system end an app", "terminate messages") { _ in .terminate },
    app("force-quit", [], "Swipes an app away", "force-quit messages", isActOfPerson: true) { _ in
      .forceQuit
    },
  ]

  private static func app(
    _ name: String, _ options: [VerbOption], _ summary: String, _ example: String,
    isActOfPerson: Bool = false,
    act: @escaping @Sendable (ScenarioLine) -> AppStateAct
  ) -> Verb {
    Verb(
      name, .appState, Signature([Parameter("APP", .app)], options: options), summary,
      example: example, isActOfPerson: isActOfPerson
    ) { line, context throws(Diagnostic) in
      guard let name = line.arguments[0] else { return [] }
      let app = try context.state.requireApp(name.word).app.bundleIdentifier
      return [.command(.setState(app, act(line)))]
    }
  }
}
