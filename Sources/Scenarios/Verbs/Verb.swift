import Delivery
import Notifications

/// One row of the table of verbs: everything there is to know about it.
///
/// Parsing, printing, completion, help and `help --json` read this table, and
/// nothing else knows verbs.
///
///     let verb = Verb.named("push")
///     verb?.usage  // push APP|- PAYLOAD [id=NAME] …
///
/// Add a verb by a row in its family and a line in `one-of-everything.scenario`; tests go through
/// the table and find what is missing.
package struct Verb: Sendable {
  /// The first word of its lines.
  package var name: String
  /// Under which heading help lists it.
  package var family: VerbFamily
  /// What it takes, in which order.
  package var signature: Signature
  /// One sentence for help, without a full stop.
  package var summary: String
  /// A line that shows its use.
  package var example: String
  /// Other words by which it may be looked for, with blanks between them; never shown, and
  /// nothing that a line understands.
  package var aliases: String
  /// Whether a person does it at the phone: what `undo` takes back.
  package var isActOfPerson: Bool
  /// What a profile has to have for the verb; nil where every one knows it (section O).
  package var feature: Feature?
  /// What it has to have for an option, by the option's key; for the first word of its lines, too,
  /// where that is one of a few.
  var featureOfOption: @Sendable (String) -> Feature? = { _ in nil }
  /// Understands the arguments, after which the reader holds what is said or done before the acts.
  let read: @Sendable (inout LineReader<ResolutionContext>) throws(Diagnostic) -> [Act]
  /// Writes the line that reads as an act; nil for an act of another verb.
  let write: @Sendable (Act, State) throws(Unwritable) -> String?

  /// How it is written, such as `push APP|- PAYLOAD [id=NAME]`.
  ///
  /// - Returns: On one line, for help and complaints.
  package var usage: String {
    signature.usage.isEmpty ? name : name + " " + signature.usage
  }

  /// Whether a word of its lines may be the name of a notification.
  package var namesNotifications: Bool {
    signature.parameters.contains { $0.kind.mayBeNotification }
  }

  // Each is made when it is asked for: a scenario uses few, and before the first frame that counts.
  private static let families: [@Sendable () -> [Verb]] = [
    { world }, { time }, { deviceActs }, { phone }, { watch }, { appState }, { appCode },
    { consent },
    { legacy }, { pushes }, { programs }, { list }, { richView }, { suggestions }, { management },
    { settingChanges }, { settingsLinks }, { focuses }, { history }, { checks },
  ]

  /// Every verb, family by family.
  ///
  /// Made once; `named(_:)` does not wait for it.
  package static let all: [Verb] = families.flatMap { $0() }

  // The families that most lines are of come first.
  private static let searchedFamilies: [@Sendable () -> [Verb]] =
    [{ world }, { checks }, { pushes }, { list }, { time }] + families

  /// The verb with this name.
  ///
  /// - Parameter name: Case counts, and there are no short forms.
  package static func named(_ name: String) -> Verb? {
    for family in searchedFamilies {
      if let verb = family().first(where: { $0.name == name }) { return verb }
    }
    return nil
  }
}

/// Which verbs belong together.
///
/// The raw value is the heading; families stand in the order of help.
package enum VerbFamily: String, CaseIterable, Sendable {
  case world = "World"
  case time = "Time"
  case device = "Device"
  case appState = "App state"
  case appCode = "App’s code"
  case push = "Push"
  case list = "List"
  case richView = "Rich view"
  case management = "Management"
  case settings = "Settings"
  case focus = "Focus and summary"
  case history = "History"
  case checks = "Checks"
}
