import Delivery
import Notifications
import Push
import TestSupport
import Testing

@testable import Explaining

@Suite("What a matrix says of a phone")
struct MatrixCellTests {
  private static let chat: BundleIdentifier = "com.example.chat"

  private func phone(
    _ options: CategoryOptions = [], placeholder: String? = nil, actions: [Action] = [],
    content: [(title: String?, body: String, argument: String?)]
  ) throws -> Phone {
    var app = App(bundleIdentifier: Self.chat, displayName: "Chat")
    var category = Category(identifier: "m")
    category.options = options
    category.actions = actions
    category.hiddenPreviewsBodyPlaceholder = placeholder.map { .literal($0) }
    app.categories = [category]
    var phone = try Phone(apps: [])
    try phone.perform(.install(app, isGranted: true))
    for (title, body, argument) in content {
      var said = Content(title: title.map { .literal($0) }, body: .literal(body))
      said.categoryIdentifier = "m"
      said.summaryArgument = argument
      let payload = Payload(content: said, source: SourceText([], at: Place("test")))
      try phone.perform(.push(PushRequest(app: Self.chat, payload: payload)))
      try phone.wait(.seconds(1))
    }
    try phone.perform(.device(.lock))
    return phone
  }

  private func hidden(_ phone: Phone) throws -> MatrixCell {
    var phone = phone
    try phone.perform(.set(nil, [.previews(.never)]))
    return phone.state.matrixCell(at: MatrixPoint())
  }

  @Test("The line is the summary of the first row, else its body; nothing where nothing is listed")
  func words() throws {
    #expect(try phone(content: []).state.matrixCell(at: MatrixPoint()).words == "")
    let one = try phone(content: [("Anna", "Hi", nil)])
    #expect(one.state.matrixCell(at: MatrixPoint()).words == "Hi")
    let two = try phone(content: [("Anna", "Hi", nil), ("Ben", "Ho", nil)])
    #expect(two.state.matrixCell(at: MatrixPoint()).words == "1 more notification")
    #expect(try hidden(two).words == "2 Notifications")
  }

  @Test("L35: what stands around what is typed is no action of its own")
  func actions() throws {
    var reply = Action(identifier: "say", title: .literal("Reply"))
    reply.textInput = .init(buttonTitle: .literal("Send"), placeholder: .literal("Words"))
    let like = Action(identifier: "like", title: .literal("Like"))
    let phone = try phone(actions: [like, reply], content: [("Anna", "Hi", nil)])
    let cell = phone.state.matrixCell(at: MatrixPoint())
    #expect(cell.actions == ["Like", "Reply (“Words”, “Send”)"])
  }

  @Test("H3: hidden content is no leak, and what is shown openly is none")
  func noLeak() throws {
    let phone = try phone(placeholder: "%u messages", content: [("Anna", "Hi", "Anna")])
    #expect(!phone.state.matrixCell(at: MatrixPoint()).kinds.contains(.leak))
    #expect(!(try hidden(phone).kinds.contains(.leak)))
  }

  @Test("H9: that nothing is left of a placeholder is a flaw: the system’s words stand in")
  func emptied() throws {
    let flaw = "placeholder: nothing is left of it; the system’s own words stand in"
    for (placeholder, isEmptied) in [("%@", true), ("Post", false)] {
      let cell = try hidden(try phone(placeholder: placeholder, content: [("Anna", "Hi", nil)]))
      #expect(cell.flags.map(\.words).contains(flaw) == isEmptied)
    }
  }

  @Test(
    "H14: a title or subtitle that shows while previews are hidden is a leak",
    arguments: [
      ([], []), ([.hiddenPreviewsShowTitle], ["the title shows while previews are hidden"]),
      ([.hiddenPreviewsShowSubtitle], []),
    ] as [(CategoryOptions, [String])])
  func options(options: CategoryOptions, leaks: [String]) throws {
    let cell = try hidden(try phone(options, content: [("Anna", "Hi", nil)]))
    #expect(cell.flags.filter { $0.kind == .leak }.map(\.words) == leaks)
  }

  @Test(
    "F13, H14: what a summary shows is looked at as a row is, where it is drawn",
    arguments: [(nil, [.leak]), (.row, [.leak]), (.banner, [])]
      as [(TextSurface?, [MatrixFlag.Kind])])
  func summary(surface: TextSurface?, kinds: [MatrixFlag.Kind]) throws {
    var phone = try Phone(album: [("Anna", "A hat", "photo")], isHeld: true)
    try phone.wait(.hours(3))
    try phone.perform(.device(.lock))
    try phone.perform(.set(nil, [.previews(.never)]))
    let cell = phone.state.matrixCell(at: MatrixPoint(surface.map { [.surface($0)] } ?? []))
    #expect(cell.kinds == kinds)
  }

  @Test(
    "H14: a title that all of an app's categories show is its choice, one that others hide is a finding",
    arguments: [([.hiddenPreviewsShowTitle], true), ([[]], false)] as [([CategoryOptions], Bool)])
  func chosen(others: [CategoryOptions], isChosen: Bool) throws {
    var app = App(bundleIdentifier: Self.chat, displayName: "Chat")
    app.categories = ([.hiddenPreviewsShowTitle] + others).enumerated().map { index, options in
      var category = Category(identifier: index == 0 ? "m" : "other\(index)")
      category.options = options
      return category
    }
    var phone = try Phone(apps: [])
    try phone.perform(.install(app, isGranted: true))
    var said = Content(title: .literal("Anna"), body: .literal("Hi"))
    said.categoryIdentifier = "m"
    let payload = Payload(content: said, source: SourceText([], at: Place("test")))
    try phone.perform(.push(PushRequest(app: Self.chat, payload: payload)))
    try phone.perform(.device(.lock))
    let cell = try hidden(phone)
    #expect(cell.flags.map(\.isChosen) == [isChosen])
    #expect(cell.kinds == (isChosen ? [] : [.leak]) && cell.notes.count == (isChosen ? 1 : 0))
  }

  @Test(
    "H5: a placeholder that repeats the body or the argument leaks it, a word of two letters may occur",
    arguments: [
      (
        "Dinner at eight", "Dinner at eight", nil,
        ["the body in the placeholder shows while previews are hidden"]
      ),
      (
        "Dinner", "Dinner at eight", nil,
        ["the body in the placeholder shows while previews are hidden"]
      ),
      (
        "x", "From Anna", "Anna",
        ["the argument in the placeholder shows while previews are hidden"]
      ),
      ("ok", "It looks good", nil, []), ("Dinner", "New message", "Anna", []),
    ] as [(String, String, String?, [String])])
  func placeholder(body: String, placeholder: String, argument: String?, leaks: [String]) throws {
    let phone = try phone(placeholder: placeholder, content: [("Anna", body, argument)])
    let cell = try hidden(phone)
    #expect(cell.flags.filter { $0.kind == .leak }.map(\.words) == leaks)
  }

  @Test("H2: to the owner who was recognized nothing leaks")
  func owner() throws {
    var phone = try phone([.hiddenPreviewsShowTitle], content: [("Anna", "Hi", nil)])
    try phone.perform(.set(nil, [.previews(.never)]))
    try phone.perform(.device(.authenticate))
    #expect(!phone.state.matrixCell(at: MatrixPoint()).kinds.contains(.leak))
  }

  @Test(
    "L34: a cell has the language of the phone, and the direction that it is written in",
    arguments: [("en", false), ("ar", true), ("he", true), ("de-AT", false), ("fa", true)])
  func language(tag: String, isRightToLeft: Bool) throws {
    var phone = try phone(content: [])
    var change = DeviceConfiguration()
    change.languages = [tag]
    try phone.perform(.configure(change))
    let cell = phone.state.matrixCell(at: MatrixPoint())
    #expect(cell.language == tag && cell.isRightToLeft == isRightToLeft)
  }

  @Test("A stack that is expanded has a row for each member, one below the threshold too")
  func rows() throws {
    var phone = try phone(content: [(nil, "a", nil), (nil, "b", nil), (nil, "c", nil)])
    #expect(phone.state.matrixRows.count == 1)
    try phone.perform(.setPolicy(PolicySetting(.stackThreshold, 4)))
    #expect(phone.state.matrixRows.map(\.line) == ["c", "b", "a"])
  }
}
