import Delivery
import Notifications
import TerminalCore
import TestSupport
import Testing

@testable import Interaction
@testable import Screens
@testable import Sessions

@Suite("The matrix on the screen")
struct MatrixKeyTests {
  static let day = """
    app {"bundleIdentifier":"com.example.album","displayName":"Album","developmentRegion":"en",\
    "categories":[{"identifier":"photo","options":["hiddenPreviewsShowTitle"],\
    "categorySummaryFormat":{"key":"MORE"},"hiddenPreviewsBodyPlaceholder":{"key":"HIDDEN"}},\
    {"identifier":"like","hiddenPreviewsBodyPlaceholder":{"key":"HIDDEN"}}],\
    "strings":{"en":{"MORE":"%u more photos","HIDDEN":"%u photos"},\
    "pl":{"MORE":"jeszcze %u zdjęć"}}}
    push album {"aps":{"alert":{"title":"Anna","body":"one"},"category":"photo","thread-id":"a"}}
    push album {"aps":{"alert":{"title":"Anna","body":"two"},"category":"photo","thread-id":"a"}}

    """

  func seat(
    _ day: String = MatrixKeyTests.day, size: Size = Size(columns: 120, rows: 40),
    keepsJournal: Bool = false
  ) throws -> TestSession {
    var seat = try TestSession(day, size: size, keepsJournal: keepsJournal)
    seat.type("M")
    while seat.interaction.serveOrders() {}
    return seat
  }

  @Test("M shows a category in every language, with what is wrong marked, named and counted")
  func table() throws {
    let text = try seat().text
    #expect(text.contains("jeszcze 2 zdjęć") && text.contains("2 photos"), "\(text)")
    #expect(text.contains("en-XA") && text.contains("✎") && text.contains("◐"))
    #expect(text.contains("untranslated") && text.contains("too much"))
  }

  private static let acted = """
    app {"bundleIdentifier":"com.example.album","displayName":"Album","developmentRegion":"en",\
    "categories":[{"identifier":"photo","categorySummaryFormat":{"key":"MORE"},\
    "hiddenPreviewsBodyPlaceholder":{"key":"HIDDEN"},\
    "actions":[{"identifier":"like","title":{"key":"LIKE"}},\
    {"identifier":"say","title":{"key":"SAY"},\
    "textInput":{"buttonTitle":{"key":"SEND"},"placeholder":{"key":"NOTE"}}}]}],\
    "strings":{"en":{"MORE":"%u more photos","HIDDEN":"%u photos","LIKE":"Like","SAY":"Reply",\
    "SEND":"Send","NOTE":"Words"},"pl":{"MORE":"jeszcze %u zdjęć","HIDDEN":"%u zdjęć",\
    "SAY":"Odpowiedz","SEND":"Wyślij","NOTE":"Słowa"}}}
    push album {"aps":{"alert":{"title":"Anna","body":"one"},"category":"photo","thread-id":"a"}}
    push album {"aps":{"alert":{"title":"Anna","body":"two"},"category":"photo","thread-id":"a"}}

    """

  @Test("L35: a title that a language lacks is marked beside the actions; n goes to its row once")
  func actions() throws {
    var seat = try seat(Self.acted)
    #expect(seat.text.contains("Like · Reply (“Words”, “Send”)   pl ✎ action like"), "\(seat.text)")
    #expect(seat.text.contains("1 untranslated") && !seat.text.contains("✎ jeszcze"))
    seat.type("n")
    let first = seat.text
    #expect(first.contains("▌pl"), "\(first)")
    seat.type("n")
    #expect(seat.text == first, "\(seat.text)")
  }

  @Test("What the actions are called has a line of its own before it is cut, or none at all")
  func actionLine() throws {
    let line = "Like · Reply (“Words”, “Send”)   pl ✎ action like"
    let wide = try seat(Self.acted, size: Size(columns: 80, rows: 24)).text
    #expect(wide.contains(line) && wide.contains(" of "), "\(wide)")
    let small = try seat(Self.acted, size: Size(columns: 40, rows: 12)).text
    #expect(!small.contains("actio") && small.contains(" of "), "\(small)")
  }

  @Test("Rows come as they are played, and keys need not wait for them")
  func progress() throws {
    var seat = try TestSession(Self.day)
    seat.type("M")
    #expect(seat.text.contains("0 of "), "\(seat.text)")
    seat.interaction.serveOrders()
    #expect(!seat.text.contains("0 of ") && seat.text.contains(" cells"), "\(seat.text)")
    seat.press(.down)
    seat.press(.escape)
    let goesOn = seat.interaction.serveOrders()
    #expect(!goesOn, "what is closed is not played on")
  }

  @Test("/ leaves the rows in which something is wrong, Esc shows all again, and closes")
  func filtering() throws {
    var seat = try seat()
    seat.type(">>")
    while seat.interaction.serveOrders() {}
    seat.type("/")
    #expect(seat.text.contains("show all") && !seat.text.contains("only what is wrong"))
    seat.press(.escape)
    #expect(seat.text.contains("only what is wrong"))
    seat.press(.escape)
    #expect(!seat.text.contains("only what is wrong"))
  }

  @Test("< and > turn the columns, [ and ] the categories, round")
  func turning() throws {
    var seat = try seat()
    let first = seat.text
    seat.type(">")
    #expect(seat.text.contains("authenticated") && seat.text != first, "\(seat.text)")
    seat.type("<")
    #expect(seat.text == first)
    seat.type("]")
    #expect(seat.text.contains("like 2/2"))
    seat.type("[")
    #expect(seat.text.contains("photo 1/2"))
  }

  @Test(
    "A narrow screen has fewer columns and says which, a small one has all keys",
    arguments: [Size(columns: 80, rows: 24), Size(columns: 40, rows: 12)])
  func sizes(size: Size) throws {
    var seat = try seat(size: size)
    #expect(seat.text.contains("of 6"), "\(seat.text)")
    #expect(seat.text.split(separator: "\n").allSatisfy { $0.count <= size.columns })
    for _ in 0..<20 { seat.press(.right) }
    #expect(seat.text.contains("6 of 6") || seat.text.contains("-6 of 6"), "\(seat.text)")
  }

  @Test("n goes to the next cell in which something is wrong, N back, and round")
  func findings() throws {
    var seat = try seat()
    let start = seat.text
    seat.type("n")
    let first = seat.text
    #expect(first != start || first.contains("✎"), "\(first)")
    seat.type("n")
    #expect(seat.text != first)
    seat.type("N")
    #expect(seat.text == first, "\(seat.text)")
  }

  @Test("Rows with findings come first, once all cells are there")
  func worstFirst() throws {
    let lines = try seat().text.split(separator: "\n").map(String.init)
    let polish = try #require(lines.firstIndex { $0.contains(" pl ") })
    let english = try #require(lines.firstIndex { $0.contains(" en ") })
    #expect(polish < english, "\(lines.joined(separator: "\n"))")
  }

  @Test("A click selects a cell, a second one opens it")
  func clicking() throws {
    var seat = try seat()
    seat.press(.end)
    let lines = seat.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("jeszcze 2") })
    let column = lines[row].distance(
      from: lines[row].startIndex,
      to: try #require(lines[row].firstRange(of: "jeszcze 2")).lowerBound)
    seat.interaction.frame()
    seat.send(.input(.mouse(Mouse(.press(.left), at: Point(column: column, row: row)))))
    #expect(seat.session.state.device.languages == ["en"])
    seat.interaction.frame()
    seat.send(.input(.mouse(Mouse(.press(.left), at: Point(column: column, row: row)))))
    #expect(seat.session.state.device.languages == ["pl"], "\(seat.text)")
  }

  @Test("G16: the phone of a cell shows the edge of its stack, on a page with air above it")
  func edge() throws {
    let seat = try seat()
    #expect(seat.text.contains("▀▀▀"), "\(seat.text)")
    let order = try #require(seat.interaction.model.openMatrix)
    var matrix = Matrix([.category(order.subject)], of: seat.session) { _ in order.axes }
    let point = try #require(order.points.first { $0.count == 2 })
    let text = try #require(matrix.picture(0, at: point).frame).text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(text.contains("▀▀█"), "\(text)")
    #expect(lines.dropFirst().first?.allSatisfy { $0 == " " } == true, "\(text)")
  }

  @Test("e asks for a file, and a page holds a picture for each cell")
  func exporting() throws {
    var seat = try seat()
    seat.type("e")
    #expect(seat.text.contains("album-photo.html"), "\(seat.text)")
    let page = try #require(seat.interaction.matrixPage)
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains("jeszcze"))
    seat.press(.enter)
    #expect(seat.acts.contains(.export(path: "album-photo.html", replaces: false)))
  }

  @Test("The name that e proposes is one that a file can have, however long the category's is")
  func longName() throws {
    let category = String(repeating: "photo", count: 56)
    var seat = try seat(Self.day.replacing("\"photo\"", with: "\"\(category)\""))
    seat.type("e")
    seat.press(.enter)
    let name = "album-\(category)".prefix(100) + ".html"
    #expect(seat.acts.contains(.export(path: String(name), replaces: false)), "\(seat.text)")
  }
}
