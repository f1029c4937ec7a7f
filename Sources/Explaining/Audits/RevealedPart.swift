/// Something of a notification that a look at the phone reveals.
package enum RevealedPart: String, CaseIterable, Hashable, Sendable {
  case title, subtitle, body
  /// What the summary of a stack names: senders, shows.
  case argument
  /// How many there are, if only by the form of a word.
  case count
  /// A picture, or the name of one (P22).
  case picture
  /// What its actions are called: its rich view can be opened without a question (H18).
  case actions
}
