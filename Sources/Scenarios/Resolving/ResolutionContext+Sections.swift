import Delivery
import Notifications

extension VerbArguments {
  /// The section that `in=` asks for.
  var section: Section? { self["in"]?.keyword.flatMap(Section.init(rawValue:)) }
}

extension VerbOption {
  /// `in=`, for a group that stands in both sections.
  static let section = VerbOption(
    "in", Parameter("SECTION", .choice(Section.allCases.map(\.rawValue))),
    "where a group stands on the lock screen and in the history")
}
