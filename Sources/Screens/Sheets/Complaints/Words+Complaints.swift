import Notifications

extension Words {
  /// The title of the list of problems.
  static let complaintsTitle = "Problems"
  /// Why the list of complaints does not open.
  static let noComplaints = "Nothing is wrong with what was read, and what was expected is so."
  /// What is said once files were mended while the list was open, so that it is empty.
  static let noComplaintsLeft = "Nothing is wrong any more."
  /// Above what is wrong with the files of an app.
  static let inFiles = "In its files"
  /// Where nothing of that is known yet.
  static let checksFiles: Sentence =
    "Nothing was found so far; \(key: .complaints) checks all of them."
  /// Below what is known of that.
  static let listsFindings: Sentence =
    "\(key: .complaints) checks all files and lists what is wrong."
  /// How many there are, with the right plural.
  static func complaints(_ count: Int) -> String {
    count.counted("problem")
  }
}
