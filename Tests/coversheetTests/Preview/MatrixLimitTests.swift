import TestTraits
import Testing

@Suite("What preview does not draw", .waitsOutside)
struct MatrixLimitTests {
  @Test("Of more than 5000 cells none is drawn, and no file is written")
  func cells() throws {
    let categories = (1...1667).map { #"{"identifier": "c\#($0)"}"# }.joined(separator: ", ")
    let desk = try CommandLineHarness(
      AlbumFiles.app(categories: "{\"categories\": [\(categories)]}"))
    let outcome = try desk.run(
      "preview", "A.app", "--counts=1", "--locales=en",
      "--previews=always,when-unlocked,never", "--html=a.html")
    #expect(outcome.status == .exited(2) && outcome.output.isEmpty)
    let words = "there would be 5001 cells; name fewer values, for up to 5000"
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
    #expect(desk.folder.text("a.html") == nil)
  }

  @Test("The page and JSON do not go to one output")
  func twoOutputs() throws {
    let desk = try CommandLineHarness(AlbumFiles.app())
    let outcome = try desk.run("preview", "A.app", "--html=-", "--json")
    #expect(outcome.status == .exited(2) && outcome.output.isEmpty)
    let words = "--html=- prints the page; leave out what else is to be printed"
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
  }
}
