import Notifications

/// The words of the form in which a notification's words are written anew,
/// and of its payload's file.
extension Words {
  /// The form's title.
  static func editTitle(_ name: String, _ app: String) -> String { "Edit \(name) · \(app)" }
  /// What stands before a row's value.
  static func name(of field: ContentRevision.Field) -> String { field.rawValue }
  /// Below the form: the words are looked up in the app's tables.
  static func wordsOfKey(_ key: String) -> String {
    "words of the key \(key); what you type takes their place"
  }
  /// Below the form: what its app has registered.
  static func categories(_ names: [String]) -> String {
    "registered: \(names.joined(separator: ", "))"
  }
  /// Below the form: its app has registered none.
  static let noCategories = "the app has registered no category"
  /// What is said once words were written anew.
  static func edited(_ fields: [String]) -> Sentence {
    "Edited: \(fields.joined(separator: ", ")). \(key: .undo) takes it back, \(key: .savePayload) writes the payload into a file."
  }

  /// The title of the list of files behind a notification.
  static let filesTitle = "Files behind it"
  /// What a payload is called there.
  static let payloadBehind = "payload"
  /// What the file is called that says what an app's code does.
  static let codeBehind = "code"
  /// What the file is called that says what an app is.
  static let listBehind = "property list"
  /// What the place is called where its category is declared.
  static let categoryBehind = "category"

  /// The title of the question for a file.
  static let savePayloadTitle = "Save the payload"
  /// Above the field for the file's path.
  static let savePayloadName = "Write the payload, with what you edited, into a new .apns file:"
  /// Why nothing was written: the field is empty.
  static let noPayloadName = "Type the name of a file, such as invite.apns."
  /// What is said once it was written.
  static func savedPayload(_ path: String) -> String { "The payload is in \(path)." }
}
