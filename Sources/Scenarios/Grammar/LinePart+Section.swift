import Delivery

extension LinePart where Value == Section? {
  /// `in=`, for a group that stands in both sections.
  static var section: LinePart {
    .option(
      "in", .choice("SECTION", of: Section.self),
      "where a group stands on the lock screen and in the history")
  }
}
