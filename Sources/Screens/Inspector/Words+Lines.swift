import Delivery

extension Words {
  /// What is said where *Why* shows already, and the phone has the keys.
  static let whyBeside: Sentence = "Why is said beside the phone; \(key: .nextPane) goes there."
  /// The same where it has the keys.
  static let whyHasKeys: Sentence = "This is why; \(key: .back) goes back to the phone."
  /// Why what acts on a notification is disabled on a page of the inspector that is about none.
  static let noNotificationOnPage: Sentence =
    "This is about no notification; \(key: .nextPane) goes back to the phone."
  /// Why what moves a row of the list is disabled on a page of the inspector.
  static let noRowOnPage: Sentence =
    "This is no row of the list; \(key: .nextPane) goes back to the phone."
  /// Why what a page is about can be neither viewed nor cleared.
  static let notListed = "It is not in the list."
  /// What is said when a pasted line was cut at 16,384 characters.
  static let lineTooLong =
    "More was pasted than a line holds (16,384 characters); its end is left out. Send files by path."
  /// Why no line of one's own is selected: nothing was done yet.
  static let noLines = "What you do appears here, as lines of a scenario."
  /// What Enter does with a line of the person's own.
  static let editsLine = "edit"
  /// What a key does with a line of the log.
  static let explains = "explain"
  /// Why edit is disabled: a payload was pasted or made on the phone.
  static let noFile = "No file of it is known, so there is nothing to edit."
  /// Why a scenario line cannot be copied.
  static let nothingToCopy = "There is no line to copy yet."

  /// Below the beginning of a text: how much follows.
  static func more(bytes: Int) -> String { "\(bytes.sizeWords) more" }
  /// The same where a key opens the file.
  static func moreInFile(_ bytes: Int) -> Sentence {
    "\(more(bytes: bytes)); \(key: .edit) opens the file"
  }
  /// Below that: what is wrong in a line further down.
  static func finding(_ words: String, line: Int) -> String { "line \(line): \(words)" }

  /// What is said when a file that was to be edited is gone.
  package static func notThere(_ path: String) -> String {
    "\(path) is not there any more; what was read from it stays."
  }

  /// What is said of a notification that came and shows nowhere.
  ///
  /// - Parameter reason: Nil where each place has a reason of its own.
  static func nowhere(_ name: String, _ reason: String?) -> String {
    "\(name) shows nowhere" + (reason.map { ": \($0)." } ?? ".")
  }

  /// The same where its explanation is not seen.
  static func showsNowhere(_ name: String, _ reason: String?) -> Sentence {
    "\(nowhere(name, reason)) \(key: .why) explains it."
  }

  /// What is said after a file was edited from which nothing that is shown was read.
  package static func edited(_ name: String) -> Sentence {
    "Edited \(name); it shows after \(key: .quit) and “coversheet open”."
  }
}
