import Delivery
import Notifications

extension Arguments {
  /// The section that `in=` asks for.
  var section: Section? { self["in"]?.keyword.flatMap(Section.init(rawValue:)) }
}

extension Option {
  /// `in=`, for a group that stands in both sections.
  static let section = Option(
    "in", Parameter("SECTION", .choice(Section.allCases.map(\.rawValue))),
    "where a group stands on the lock screen and in the history")
}
