extension Words {
  static let complaintsTitle = "Complaints"
  static let noComplaints = "Nothing is wrong with what was read."
  static let noComplaintsLeft = "Nothing is wrong any more."
  static func complaints(_ count: Int) -> String {
    count == 1 ? "1 complaint" : "\(count) complaints"
  }
}

extension ControlWords {
  static let complaints = ControlWords(
    "complaints", "List what is wrong with the files that were read, and edit the place",
    also: "errors warnings lint problems")
}
