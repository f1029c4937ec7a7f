extension Words {
  static let complaintsTitle = "Complaints"
  static let noComplaints = "Nothing is wrong with what was read, and what was expected is so."
  static let noComplaintsLeft = "Nothing is wrong any more."
  static func complaints(_ count: Int) -> String {
    count == 1 ? "1 complaint" : "\(count) complaints"
  }
}

extension ControlWords {
  static let complaints = ControlWords(
    "complaints",
    "List expectations that fail and what is wrong with the files that were read; go there",
    also: "errors warnings lint problems failures expectations checks failed")
}
