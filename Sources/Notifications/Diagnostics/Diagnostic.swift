/// A complaint about a file: where, how bad, what, and what to write instead.
package struct Diagnostic: Error, Hashable, Sendable {
  /// Where it is.
  package var place: Place
  /// How bad it is.
  package var severity: Severity
  /// What was found and what to write instead, in one sentence without a full stop; what it
  /// quotes is cut where it is one endless word.
  package var message: String
  /// The rule that complains; nil for plain syntax.
  package var rule: RuleID?
  /// What earlier lines had to bring about for it to be otherwise; nil for what is wrong in itself.
  package var precondition: Precondition?
  /// Whether it is about a link itself, which is not followed, and not about
  /// the file that it leads to.
  package var isAboutLink = false
  /// Which line it is of what a program said, from 1; 0 where its words alone order it.
  package var spokenLine: Int32 = 0

  package init(
    _ place: Place, _ severity: Severity, _ message: String, rule: RuleID? = nil,
    lacking precondition: Precondition? = nil
  ) {
    (self.place, self.severity, self.message) = (place, severity, message.withShortWords)
    (self.rule, self.precondition) = (rule, precondition)
  }

  /// What a line of a scenario needs that only lines before it can have brought about.
  package enum Precondition: Hashable, Sendable {
    /// An app of this name is installed.
    case app(String)
    /// A file of this name is found, which may be in the bundle of an app.
    case file(String)
    /// The app of this name declares what it is sent.
    case declarations(String)
    /// Something was called so: a notification, a group, a request.
    case name(String)
    /// The clock reads no more than a time.
    case clock
    /// The phone has another system.
    case profile
    /// The phone is in some state: what is listed or open.
    case state
  }

  /// How bad a complaint is, mildest first.
  package enum Severity: String, CaseIterable, Comparable, Sendable {
    /// An error keeps what it is about from being used; a warning does not; a note only tells.
    case note, warning, error

    package static func < (left: Severity, right: Severity) -> Bool { left.weight < right.weight }

    private var weight: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }
}

extension Diagnostic: CustomStringConvertible {
  /// `path:line:column: severity: message [rule]`.
  package var description: String {
    // By its raw value: a name that is looked up while it runs takes longer than all the rest.
    "\(place): \(severity.rawValue): \(message)" + (rule.map { " [\($0)]" } ?? "")
  }
}
