import Delivery
import Explaining
import Scenarios
import Synchronization

/// What was worked out of a moment, so that its frames and keys do not work it out again.
///
/// It goes with the scenes of that moment, and depends on nothing of them but the phone and the
/// facts. What depends on more than that is kept beside all that it depends on.
package final class SceneMemory: Sendable {
  /// Rows of the list, laid out.
  let rows: LaidOutParts<ListLook, ListLook.Row>
  /// Answers to what people ask of what is selected, laid out.
  let answers: LaidOutParts<AnswerLook, AnswerLook.Row>
  /// The words of rows, laid out: the same whether a row is selected or not.
  let rowWords: LaidOutParts<ListLook, ListLook.WordsKey>
  /// The first line, laid out.
  let statusLine: Remembered<StatusLook, Part>
  /// The last line, laid out.
  let footer: Remembered<FooterLook, Part>
  /// What *Why* says of different notifications alike.
  let told: Mutex<ExplanationMemory>
  /// *Why* of the notifications that were looked at last, laid out.
  let why = LaidOutParts<WhyLook, WhyLook.Subject>(atMost: 64)
  private let words: Mutex<[Words: String]>
  private let contents: Mutex<[Content: RowContent]>
  private let insertions = Mutex<[(index: Int, item: ListRows.Item)]?>(nil)
  private let countInsertions = Mutex<[(index: Int, item: ListRows.Item)]?>(nil)
  private let uncounted = Mutex<FilteredRows?>(nil)
  private let countWords = Mutex<String??>(nil)
  private let phoneLayer = Mutex<PhoneLayer??>(nil)
  private let callsInFront = Mutex<[Int]?>(nil)
  private let delivered: Mutex<DeliveryIndex?>

  /// - Parameters:
  ///   - before: That of the moment before: what depends on no phone is kept of it.
  ///   - stacks: Those that were expanded or collapsed since, by the notifications that
  ///     lead them, where nothing else happened: what each row says is the same then. Nil
  ///     where something else did.
  package init(after before: SceneMemory? = nil, folding stacks: Set<Int>? = nil) {
    answers = before?.answers ?? LaidOutParts()
    footer = before?.footer ?? Remembered()
    let same = stacks == nil ? nil : before
    rows = same?.rows ?? LaidOutParts()
    rowWords = same?.rowWords ?? LaidOutParts()
    statusLine = same?.statusLine ?? Remembered()
    told = Mutex(same?.told.withLock { $0 } ?? ExplanationMemory())
    delivered = Mutex(same?.delivered.withLock { $0 })
    words = Mutex(same?.words.withLock { $0 } ?? [:])
    var contents = same?.contents.withLock { $0 } ?? [:]
    for leading in stacks ?? [] { contents[.stack(leading: leading)] = nil }
    self.contents = Mutex(contents)
  }

  /// More than are ever seen at once: a long walk through the list would
  /// otherwise keep all that it passed.
  static let mostRows = 1024

  /// What is said of the moment in one way throughout.
  enum Words: Hashable {
    case date, clock
    /// The tag of the phone's language.
    case language
  }

  /// Words; made where they were not yet.
  func words(_ kind: Words, _ make: () -> String) -> String {
    if let known = words.withLock({ $0[kind] }) { return known }
    let new = make()
    words.withLock { $0[kind] = new }
    return new
  }

  /// What a row says: a notification, or a stack by the one that leads it.
  enum Content: Hashable {
    case notification(Int)
    case stack(leading: Int)
  }

  /// What a row says; made where it was not yet.
  func content(_ row: Content, _ make: () -> RowContent) -> RowContent {
    if let known = contents.withLock({ $0[row] }) { return known }
    let new = make()
    contents.withLock { contents in
      if contents.count >= Self.mostRows { contents = [:] }
      contents[row] = new
    }
    return new
  }

  /// What stands among the plain rows of the list; made where it was not yet.
  ///
  /// - Parameter counts: Whether those are `uncounted` (F19).
  func insertions(
    counts: Bool, _ make: () -> [(index: Int, item: ListRows.Item)]
  ) -> [(index: Int, item: ListRows.Item)] {
    counts ? countInsertions.kept(or: make) : insertions.kept(or: make)
  }

  /// F19: the rows of what is not only counted; looked for where they were not yet.
  func uncounted(_ find: () -> FilteredRows) -> FilteredRows { uncounted.kept(or: find) }

  /// F19: how many are only counted, in words; counted where they were not yet.
  func countWords(_ make: () -> String?) -> String? { countWords.kept(or: make) }

  /// The calls that the app in front received; looked for where they were not yet.
  func callsInFront(_ find: () -> [Int]) -> [Int] { callsInFront.kept(or: find) }

  /// All that was delivered, by its names; gone through where it was not yet.
  func delivered(_ find: () -> DeliveryIndex) -> DeliveryIndex { delivered.kept(or: find) }

  /// What lies over the phone's screen; looked for where it was not yet.
  func phoneLayer(_ find: () -> PhoneLayer?) -> PhoneLayer? {
    phoneLayer.kept(or: find)
  }
}

extension Mutex {
  /// What is kept; made where nothing is yet.
  fileprivate borrowing func kept<Kept: Sendable>(or make: () -> Kept) -> Kept
  where Value == Kept? {
    if let known = withLock({ $0 }) { return known }
    let new = make()
    withLock { $0 = .some(new) }
    return new
  }
}

extension Scene {
  /// All that was delivered, by its names.
  var delivered: DeliveryIndex { memory.delivered { DeliveryIndex(of: state) } }

  /// What a notification's row says.
  func shown(_ number: Int) -> RowContent {
    memory.content(.notification(number)) { state.shown(number) }
  }

  /// What the row of a stack says.
  func shown(_ group: Group) -> RowContent {
    memory.content(.stack(leading: group.leading)) { state.shown(group) }
  }
}
