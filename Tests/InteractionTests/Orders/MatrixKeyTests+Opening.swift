import Testing

@testable import Interaction
@testable import Screens
@testable import Sessions

// A cell that the phone is set to, and how that is taken back.
extension MatrixKeyTests {
  @Test("Enter sets the phone as the cell shows it, and u takes all of it back")
  func opening() throws {
    var seat = try seat(keepsJournal: true)
    let before = seat.session.state
    seat.press(.home)
    for _ in 0..<20 { seat.press(.right) }
    seat.press(.enter)
    #expect(seat.session.state.device.languages == ["pl"])
    #expect(seat.session.state.previews(of: "com.example.album") == .never)
    #expect(seat.text.contains("HIDDEN"), "\(seat.text)")
    #expect(
      seat.text.contains("The phone is as in pl · previews never; u takes it back."),
      "not as many came as the cell counts\n\(seat.text)")
    #expect(seat.journal.contains("locale"), "\(seat.journal)")
    seat.type("u")
    #expect(seat.session.state.device == before.device)
    #expect(seat.session.state.previews(of: "com.example.album") == .always)
    #expect(seat.session.entries.count == 3)
    #expect(!seat.journal.contains("locale pl"), "\(seat.journal)")
    #expect(seat.journal.contains("push"), "\(seat.journal)")
  }

  @Test("U sets the phone as the cell shows it again, and u takes all of it back again")
  func redoing() throws {
    var seat = try seat(keepsJournal: true)
    let before = seat.session.state.device
    seat.press(.home)
    for _ in 0..<20 { seat.press(.right) }
    seat.press(.enter)
    let opened = seat.session.entries
    seat.type("uU")
    #expect(seat.session.entries == opened)
    #expect(seat.text.contains("Did again: pl · previews never."), "\(seat.text)")
    #expect(seat.journal.contains("locale"), "\(seat.journal)")
    seat.type("u")
    #expect(seat.session.state.device == before && seat.session.entries.count == 3)
    #expect(!seat.journal.contains("locale pl"), "\(seat.journal)")
  }

  @Test("While looking back a cell is opened in the present, by what is listed there")
  func openingFromThePast() throws {
    var seat = try TestSession(Self.day)
    seat.type(",,M")
    while seat.interaction.serveOrders() {}
    #expect(seat.session.isLookingBack && seat.session.state.list.count == 0)
    seat.press(.enter)
    #expect(!seat.session.isLookingBack)
    #expect(seat.session.state.notifications.count == 2, "\(seat.text)")
    #expect(seat.text.contains("takes it back"), "\(seat.text)")
  }

  @Test("A category without notifications gets as many as the cell counts; u takes them back")
  func sending() throws {
    var seat = try seat()
    seat.type("]")
    while seat.interaction.serveOrders() {}
    for _ in 0..<20 { seat.press(.right) }
    let count = seat.session.state.notifications.count
    seat.press(.enter)
    #expect(seat.session.state.notifications.count > count)
    let entries = seat.session.entries
    seat.type("u")
    #expect(seat.session.state.notifications.count == count)
    seat.type("U")
    #expect(seat.session.entries == entries)
    seat.type("u")
    #expect(seat.session.state.notifications.count == count)
  }

  @Test("u takes all of it back whatever came since, which stays; U does it again")
  func arrivals() throws {
    for line in ["wait 1m", #"push com.example.album {"aps":{"alert":"late"}}"#] {
      var seat = try seat(keepsJournal: true)
      let before = seat.session.state.device
      seat.press(.home)
      seat.press(.enter)
      seat.run([line])
      seat.type("u")
      #expect(seat.text.contains("Undid: pl · "), "\(seat.text)")
      #expect(seat.session.state.device.languages == before.languages)
      #expect(seat.session.entries.count == 4, "\(seat.session.scenarioLines)")
      #expect(!seat.journal.contains("locale pl"), "\(seat.journal)")
      seat.type("U")
      #expect(seat.session.state.device.languages == ["pl"], "\(seat.text)")
      seat.type("u")
      #expect(seat.session.state.device.languages == before.languages, "\(seat.text)")
    }
  }

  @Test("u takes back what was expected of a cell, then that cell, then the one before it")
  func stacked() throws {
    var seat = try seat()
    let before = seat.session.state.device
    seat.press(.home)
    seat.press(.enter)
    seat.type("M")
    while seat.interaction.serveOrders() {}
    seat.press(.end)
    seat.press(.enter)
    seat.run(["expect device locked"])
    seat.type("uu")
    #expect(seat.session.state.device.languages == ["pl"], "\(seat.text)")
    seat.type("u")
    #expect(seat.session.state.device == before, "\(seat.text)")
  }

  @Test("u is an ordinary undo once something else was done")
  func undoing() throws {
    var seat = try seat()
    seat.press(.home)
    seat.press(.enter)
    seat.run(["dnd on"])
    seat.type("u")
    #expect(!seat.session.state.device.isDoNotDisturbOn)
    #expect(seat.session.state.device.languages == ["pl"])
  }

  @Test("u takes back what was done last, also where as many steps are there as the cell took")
  func asManySteps() throws {
    var seat = try seat()
    seat.press(.home)
    seat.press(.enter)
    let count = seat.session.entries.count
    _ = try seat.interaction.kept.undo()
    for line in ["dnd on", "ringer off", "dnd off"] where seat.session.entries.count < count {
      seat.run([line])
    }
    let steps = seat.session.entries
    #expect(steps.count == count)
    seat.type("u")
    #expect(seat.session.entries.elementsEqual(steps.dropLast()))
  }

  @Test("A line takes a cell back as the key does")
  func undoLine() throws {
    var seat = try seat(keepsJournal: true)
    let before = seat.session.state
    seat.press(.home)
    seat.press(.enter)
    #expect(seat.session.state.device.languages == ["pl"])
    seat.run(["undo"])
    #expect(seat.session.state.device == before.device && seat.session.entries.count == 3)
    #expect(!seat.journal.contains("locale pl"), "\(seat.journal)")
  }
}
