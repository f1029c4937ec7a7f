import Notifications

extension LocalNotification {
  /// The notification as an archive has it: an XML property list of its properties (N24).
  ///
  /// Dates are in UTC, with a `Z`; what has no value is left out. A date with milliseconds is a
  /// string, as those of XML property lists are whole seconds.
  package var archive: String {
    let place = Place("")
    var list = PropertyList(json) ?? PropertyList(.dictionary([]), at: place)
    if case .dictionary(var members) = list.value, let fireDate,
      let index = members.firstIndex(where: { $0.key == "fireDate" })
    {
      let date = CivilTime(fireDate, in: .utc).isoText + "Z"
      let isWhole = fireDate.milliseconds % 1000 == 0
      members[index].value = PropertyList(
        isWhole ? .date(.written(date)) : .string(date), at: place)
      list.value = .dictionary(members)
    }
    return XMLPropertyListWriter.text(of: list)
  }
}
