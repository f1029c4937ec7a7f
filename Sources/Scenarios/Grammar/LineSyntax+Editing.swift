import Delivery
import Notifications

/// A notification of the list, and what of it is written anew.
struct NotificationEdit: Sendable {
  /// The notification.
  var key: NotificationKey
  /// The new words; never none.
  var revision: ContentRevision
}

extension LineSyntax<NotificationEdit> {
  /// A notification and its new words as options; empty ones take away what was there.
  static var edit: LineSyntax {
    let word = WordSyntax<NotificationKey>.notification("NOTIFICATION")
    let options = ContentRevision.Field.allCases.map { field in
      VerbOption(field.rawValue, Parameter(field.usage, .text), field.summary)
    }
    return LineSyntax(Signature([word.parameter], options: options, needsOption: true)) {
      reader throws(Diagnostic) in
      let key = try word.read(try reader.next(word.parameter), &reader)
      var revision = ContentRevision()
      for field in ContentRevision.Field.allCases {
        revision[field] = reader.option(field.rawValue)?.text
      }
      return NotificationEdit(key: key, revision: reader.state.whole(revision, of: key))
    } write: { edit, writer throws(Unwritable) in
      if edit.revision.isEmpty { throw Unwritable() }
      writer.add(try word.write(edit.key, &writer))
      for field in edit.revision.fields {
        writer.add(field.rawValue, edit.revision[field]?.scenarioWord ?? "")
      }
    }
  }
}

extension ContentRevision.Field {
  fileprivate var usage: String {
    switch self {
    case .title, .subtitle, .body, .argument: "TEXT"
    case .thread, .category: "ID"
    }
  }

  fileprivate var summary: String {
    switch self {
    case .title: "the first line; empty for none, as with all of these"
    case .subtitle: "the line below the title"
    case .body: "the text itself"
    case .thread: "what it is grouped by"
    case .category: "whose actions, placeholder and summary it has"
    case .argument: "what the group’s summary names it by"
    }
  }
}
