/// One of the decisions of a rule that decides several kinds of things.
package struct RuleDecision: Equatable, Sendable {
  /// What facts call it.
  package let name: String
  /// What an explanation says where it was made; `{thread}` is filled from the reason's details.
  package let judgment: String

  /// Those that any rule may make: a switch of section S changes what a rule says.
  package static let ofAll = [
    RuleDecision(name: "policy", judgment: "{policy} was set to {value}")
  ]
}
