import Delivery
import Files
import Localization
import Notifications
import Push
import TestSupport
import Testing

@testable import Sessions

@Suite("Words that are written anew while a session goes on")
struct RewordingTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try write("Plausch", "Post")
  }

  private func write(_ chat: String, _ mail: String) throws {
    for (app, name) in [("chat", chat), ("mail", mail)] {
      try folder.write(
        Array("\"CFBundleDisplayName\" = \"\(name)\";\n".utf8),
        to: "\(app).app/en.lproj/InfoPlist.strings")
    }
  }

  private func bundle(_ name: String) -> ReloadedFiles.InstalledApp {
    var app = App(bundleIdentifier: BundleIdentifier("com.example.\(name)"), displayName: name)
    app.folder = folder("\(name).app")
    return ReloadedFiles.InstalledApp(app, .read(of: app))
  }

  private func fresh() -> Session {
    let start = CivilTime(year: 2018, month: 6, day: 4, hour: 9, minute: 41)
    return Session(state: State(now: start.instant(in: .utc), device: Device(timeZone: .utc)))
  }

  private func session(seed: Int) throws -> (session: Session, commands: [Command]) {
    var session = fresh()
    for name in ["chat", "mail"] {
      let bundle = bundle(name)
      try session.perform(.install(bundle.app, isGranted: true, strings: bundle.strings))
    }
    var commands = RandomCommands(seed: UInt64(seed))
    let performed = (0..<120).map { _ in
      let command = commands.next(session.state)
      _ = try? session.perform(command)
      return command
    }
    return (session, performed)
  }

  private func expectSame(_ session: Session, _ other: Session) {
    #expect(session.facts.facts == other.facts.facts)
    #expect(session.past == other.past)
    #expect(session.state.apps == other.state.apps)
    #expect(session.state.listedNumbers == other.state.listedNumbers)
    #expect(session.undoTitle == other.undoTitle)
  }

  @Test("is as if they had been there from the first command, also for undo", arguments: 1...12)
  func sameAsReplayed(seed: Int) throws {
    let start = try session(seed: seed)
    var session = start.session
    let (count, title) = (session.facts.count, session.undoTitle)
    try write("Klatsch", "Briefe")
    var changes = ReloadedFiles()
    for name in ["chat", "mail"] { changes.apps[ExactText(folder("\(name).app"))] = bundle(name) }
    let outcome = session.reread(changes, title: "words")
    let rewind = try #require(outcome)
    #expect(rewind.alsoStruck.isEmpty && session.facts.count == count)
    var other = fresh()
    for step in session.entries.prefix(2) { try other.perform(step.command) }
    // What changed nothing is no step, and may change something once another is taken back.
    for command in start.commands { _ = try? other.perform(command) }
    expectSame(session, other)
    if let title, title.contains("Post") { #expect(session.undoTitle != title) }
    for _ in 0..<10 where session.undoTitle != nil {
      _ = try session.undo()
      _ = try other.undo()
      expectSame(session, other)
    }
  }

  @Test("is decided anew where an app's own code reads the words")
  func codeReadsWords() throws {
    var session = fresh()
    var chat = bundle("chat")
    var service = ServiceExtension(name: "S")
    service.steps = [
      .init(after: .seconds(0), edit: ContentEdit([.threadIdentifier(Template("{title}"))]))
    ]
    chat.app.serviceExtension = service
    let table = "chat.app/en.lproj/Localizable.strings"
    try folder.write(Array("\"T\" = \"one\";\n".utf8), to: table)
    chat.strings = .read(of: chat.app)
    try session.perform(.install(chat.app, isGranted: true, strings: chat.strings))
    var content = Content(body: .literal("b"))
    content.title = Text(.localized(LocalizedText(key: "T")))
    var payload = Payload(content: content, source: SourceText([], at: Place("test")))
    payload.isMutable = true
    try session.perform(.push(PushRequest(app: "com.example.chat", payload: payload)))
    try session.perform(.advance(to: session.state.now + .minutes(1)))
    #expect(session.state.notification(0).content.threadIdentifier == "one")
    try folder.write(Array("\"T\" = \"another\";\n".utf8), to: table)
    var changes = ReloadedFiles()
    chat.strings = .read(of: chat.app)
    changes.apps[ExactText(folder("chat.app"))] = chat
    _ = session.reread(changes, title: "words")
    #expect(session.state.notification(0).content.threadIdentifier == "another")
  }

  @Test("T25: the system's own are there from the first command, too", arguments: 1...6)
  func systemWords(seed: Int) throws {
    var session = try session(seed: seed).session
    var changes = ReloadedFiles()
    try folder.write(
      Array("\"control.clear\" = \"Weg\";\n".utf8), to: "System/de.lproj/Localizable.strings")
    let words = AppStrings.read(folder: folder("System"), developmentRegion: "en")
    changes.systemStrings = words
    let facts = session.facts.facts
    let rewind = session.reread(changes, title: "words")
    #expect(rewind?.alsoStruck.isEmpty == true)
    #expect(session.facts.facts == facts && session.state.systemStrings == words)
    while session.undoTitle != nil { _ = try session.undo() }
    #expect(session.state.systemStrings == words)
  }
}
