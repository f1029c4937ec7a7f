import Delivery
import Notifications

extension Verb {
  /// A verb for what a person does at the phone, with the command that it is.
  static func person(
    _ family: VerbFamily, _ name: String, _ parameters: [Parameter], _ options: [VerbOption],
    _ summary: String, _ example: String,
    command: @escaping @Sendable (ScenarioLine, ResolutionContext) throws(Diagnostic) -> Command
  ) -> Verb {
    Verb(
      name, family, Signature(parameters, options: options), summary, example: example,
      isActOfPerson: true
    ) { line, context throws(Diagnostic) in [.command(try command(line, context))] }
  }
}
