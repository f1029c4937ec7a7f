import Delivery
import Files
import Notifications
import TerminalCore
import TestSupport
import Testing

@testable import Interaction
@testable import Screens
@testable import Sessions

/// Who does at each step what it asks for, and nothing else, sees what it says.
@Suite("The tour as it is shipped, followed to the letter")
struct TourRoadTests {
  @Test("Each card is true on the way that the tour itself takes", arguments: [80, 120])
  func road(columns: Int) throws {
    var seat = try TestSession.tour(size: Size(columns: columns, rows: 40))
    try list(&seat)
    try why(&seat)
    try app(&seat)
    #expect(seat.text.contains("The End"), "\(seat.text)")
    #expect(seat.text.contains("Now your own. Type : and the word open"), "\(seat.text)")
  }

  @Test("u takes back what the person did and nothing of the tour's, and is offered only then")
  func undoing() throws {
    var seat = try TestSession.tour(size: Size(columns: 120, rows: 40))
    let listed = seat.session.state.listedNumbers
    seat.step(":undo\n")
    #expect(seat.interaction.model.tour?.done.contains(.undo) == false, "\(seat.text)")
    seat.press(.escape)
    for keys in ["u", ",.u", "xuu"] {
      seat.step(keys)
      #expect(seat.session.state.listedNumbers == listed, "\(keys)\n\(seat.text)")
      let isDone = seat.interaction.model.tour?.done.contains(.undo)
      #expect(isDone == (keys == "xuu"), "\(keys)\n\(seat.text)")
      #expect(!seat.text.contains("u undo"), "\(keys)\n\(seat.text)")
    }
    seat.step("x")
    #expect(seat.text.contains("u undo"), "\(seat.text)")
  }

  private func list(_ seat: inout TestSession) throws {
    seat.follow(.move, "j")
    seat.follow(.expand, "e")
    #expect(seat.text.contains("Show Less"), "\(seat.text)")
    let before = seat.session.state.listedNumbers.count
    seat.follow(.clear, "x")
    #expect(seat.session.state.listedNumbers.count < before)
    seat.follow(.undo, "u")
    #expect(seat.session.state.listedNumbers.count == before)
    seat.follow(.search, "/fridge\n")
    #expect(seat.text.contains("fridge"), "\(seat.text)")
    seat.follow(.language, "olpolish\n")
    #expect("\(seat.session.state.device.locale)".hasPrefix("pl"), "\(seat.text)")
    seat.follow(.previews, "opopop")
    #expect(seat.session.state.device.previews == .always)
  }

  private func why(_ seat: inout TestSession) throws {
    seat.follow(.why, "w")
    #expect(seat.text.contains("Where does it show?"), "\(seat.text)")
    if seat.text.contains("Esc leads back") { seat.step("\u{1B}") }
    try seat.select("Mail")
    let before = seat.groupCount
    seat.follow(.grouping, "ogog")
    #expect(seat.groupCount > before, "\(seat.text)")
    seat.follow(.send, "a\n")
    #expect(seat.interaction.model.list.selection != nil && seat.text.contains("▌"))
    seat.follow(.line, ":wait 1h\n")
    #expect(seat.clock == "10:41:00", "\(seat.text)")
  }

  private func app(_ seat: inout TestSession) throws {
    try seat.select("Album")
    seat.step("Wpl 22")
    #expect(seat.text.contains("Polish") && seat.text.contains("stringsdict:"), "\(seat.text)")
    #expect(seat.text.contains("Esc clear"), "\(seat.text)")
    seat.step("\u{1B}")
    #expect(seat.text.contains("Esc back"), "\(seat.text)")
    seat.follow(.words, "\u{1B}")
    seat.follow(.matrix, "M\u{1B}")
    try seat.select("Album")
    seat.step("I")
    let before = seat.listed
    seat.step("z")
    #expect(seat.listed != before, "\(seat.text)")
    seat.follow(.edit, "\n")
    seat.follow(.theme, "ot\n")
    seat.step("j")
  }
}

extension TestSession {
  /// The tour as a start without a word opens it.
  fileprivate static func tour(size: Size) throws -> TestSession {
    var seat = try TestSession("wake\n", size: size)
    var settings = WorldSettings()
    settings.drawing = .screens
    settings.configuration.timeZone = .utc
    let locations = DataLocations(dataFolder: Checkout.path)
    var model = Model(size: size)
    model.beginTour()
    let opening = try LoadedInput(
      [Checkout.path + "/Fixtures/Scenarios/tour.scenario"], settings: settings,
      locations: locations)
    seat.interaction = Interaction(
      opening, model: model, locations: locations, journal: nil,
      themeFile: nil, configurationFile: nil, recorders: [])
    while seat.interaction.isLoading { seat.interaction.load() }
    seat.send(.tick(seat.time))
    return seat
  }

  /// Does what a step asks for, after which it is said to be done.
  fileprivate mutating func follow(_ step: TourStep, _ keys: String) {
    self.step(keys)
    let tour = interaction.model.tour
    #expect(tour?.step == step && tour?.isStepDone == true, "\(step):\n\(text)")
    #expect(text.contains("✓"), "\(step):\n\(text)")
  }

  /// Goes down the list to a row of an app.
  fileprivate mutating func select(_ app: String) throws {
    press(.home)
    for _ in 0..<60 where selectedApp != app { press(.down) }
    try #require(selectedApp == app, "\(text)")
  }

  private var selectedApp: String? {
    let model = interaction.model
    let isOnRow = model.selected(in: interaction.scene).map { !$0.isListHeader } ?? false
    return isOnRow ? model.selectedApp(interaction.scene)?.app.displayName : nil
  }

  /// How many cards the list has, whatever they show of their groups.
  fileprivate var groupCount: Int {
    let list = session.state.list
    return list.lockScreen.groupCount + list.history.groupCount
  }

  /// What the list says, left of what stands beside it.
  fileprivate var listed: [String] {
    text.split(separator: "\n").map { String($0.prefix { $0 != "│" && $0 != "┃" && $0 != "┌" }) }
  }
}
