import Notifications
import TerminalCore

/// The words around two phones that are compared.
extension Words {
  /// The title of the sheets.
  static let compare = "Compare"
  /// What the phone on the left is called.
  package static let comparedAsItIs = "as it is"
  /// While the other phone is still being played.
  static let comparedNotReady = "The other phone is still being played."
  /// What the key goes to.
  static let nextDifference = "next difference"
  /// Why there is none to go to.
  static let noDifference = "Nothing differs."
  /// Why both are not taken to later.
  static let comparesPresent = "This is the moment that the phone is at."
  /// What Enter does, as a sentence.
  static let opensCompared = "Go on with the selected phone"
  /// What the key asks for.
  static let comparesOther = "with something else"
  /// What Enter does in the list of what there is to compare with.
  static let compares = "compare"
  /// What a key takes both phones to, in step.
  static let comparesEarlier = "earlier"
  /// What the other key takes them to.
  static let comparesLater = "later"
  /// The moment that both phones are shown at.
  static func comparedMoment(_ number: Int, of count: Int) -> String {
    "after \(number) of \(count.counted("event"))"
  }
  /// The file that is offered for the page.
  static let comparisonFile = "compare.html"

  /// How a row compares, in words.
  static func compared(_ kind: CanvasComparison.Kind) -> String {
    switch kind {
    case .same: "the same"
    case .changed: "differs"
    case .onlyLeft: "only left"
    case .onlyRight: "only right"
    }
  }
  /// How far playing the other phone got.
  static func comparedSteps(_ done: Int, of all: Int) -> String {
    "\(done) of \(all.counted("step"))"
  }
  /// Where the cursor is.
  static func comparedRow(_ row: Int, of count: Int) -> String { "row \(row) of \(count)" }
  /// What the other phone could not do.
  static func comparedRefusals(_ count: Int) -> String {
    "\(count.counted("act")) cannot be done there"
  }
  /// A future that was left.
  static func comparedBranch(_ time: String, eventCount: Int) -> String {
    "the future left at \(time), \(eventCount.counted("event"))"
  }
  /// The moment before what happened last.
  static let comparedBefore = "before the last event"
  /// The moment at which everything began.
  static let comparedBeginning = "the beginning"
  /// The present, where an earlier moment is shown.
  static let comparedPresent = "the present"
  /// What is at a path.
  static func comparedPath(_ path: String) -> String { "what is at \(path)" }
  /// What is said when the phone was set as another one is, or as a cell of the matrix.
  package static func isAs(_ title: String) -> Sentence {
    "The phone is as in \(title); \(key: .undo) takes it back."
  }
}
