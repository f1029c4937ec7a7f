import Delivery
import Notifications
import Scenarios
import TerminalCore

/// The form in which words of a notification are written anew, while the list shows what is typed.
struct QuickEditSheet: Sendable {
  /// The notification.
  let key: NotificationKey
  /// The selected row.
  var selected = ContentRevision.Field.title
  // What is typed, and what stood there, by row.
  private var texts: [ContentRevision.Field: TextField]
  private let before: [ContentRevision.Field: TextField]

  /// Begins with the words as they are shown.
  init(_ notification: DeliveredNotification, in state: State) {
    key = notification.key
    let content = notification.content
    func words(_ text: Text?) -> String {
      text.map { state.resolve($0, of: notification).words } ?? ""
    }
    let pairs = ContentRevision.Field.allCases.map { field in
      let text =
        switch field {
        case .title: words(content.title)
        case .subtitle: words(content.subtitle)
        case .body: words(content.body)
        case .thread: content.threadIdentifier ?? ""
        case .category: content.categoryIdentifier ?? ""
        case .argument: content.summaryArgument ?? ""
        }
      return (field, TextField(text))
    }
    texts = Dictionary(uniqueKeysWithValues: pairs)
    before = texts
    selected = content.title == nil ? .body : .title
  }

  /// What its notification was called.
  var quotedName: String {
    let words = [.title, .subtitle, .body].compactMap { before[$0]?.text }
    return (words.first { !$0.isEmpty } ?? key.identifier).quotedName
  }

  /// What is typed in a row.
  subscript(field: ContentRevision.Field) -> TextField {
    get { texts[field] ?? TextField() }
    set { texts[field] = newValue }
  }

  /// What is to be written anew; a text that was not touched stays as it is, since it may
  /// be a key of a string table.
  var revision: ContentRevision {
    var revision = ContentRevision()
    for field in ContentRevision.Field.allCases where isChanged(field) {
      revision[field] = self[field].text
    }
    return revision
  }

  /// Whether a row says something else than before.
  func isChanged(_ field: ContentRevision.Field) -> Bool {
    self[field].text != before[field]?.text
  }

  /// What Enter does; nil where nothing was changed.
  func command(in state: State) -> Command? {
    revision.isEmpty ? nil : .edit(key, state.whole(revision, of: key))
  }

  /// The phone as it would be.
  ///
  /// - Throws: Why it cannot be.
  func edited(_ state: State) throws(Refusal) -> State {
    guard let command = command(in: state) else { return state }
    var engine = Engine(state: state)
    _ = try engine.handle(command)
    return engine.state
  }

  /// Why what is typed cannot be kept; nil where it can.
  func complaint(_ state: State) -> String? {
    // Only then: trying it out copies the phone.
    guard [.title, .subtitle, .body].allSatisfy({ self[$0].text.isEmpty }) else { return nil }
    do throws(Refusal) {
      _ = try edited(state)
      return nil
    } catch {
      return error.description
    }
  }
}
