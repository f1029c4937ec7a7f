import TestSupport
import TestTraits
import Testing

@Suite("The report of test as a picture", .waitsOutside)
struct ReportPictureTests {
  private static let files = [
    "tea.scenario": """
    app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
    push tea {"aps":{"alert":"Hot"}} id=pot
    expect notification pot body Cold
    """,
    "cake.scenario": "expect groups 0\n",
  ]

  @Test("What it prints on a terminal is drawn with its colors, and what all came to")
  func drawn() throws {
    let desk = try CommandLineHarness(Self.files)
    let outcome = try desk.run("test", ".", "-o", "report.svg")
    #expect(outcome.status == .exited(1) && outcome.output.isEmpty, "\(outcome.errors)")
    let svg = try #require(desk.folder.text("report.svg"))
    #expect(svg.hasPrefix("<svg ") && !svg.contains("\u{1B}"))
    for words in ["failed:", "tea.scenario", "Cold", "scenarios:"] {
      #expect(svg.contains(words), "\(words)\n\(svg)")
    }
    let check = try desk.shell("python3 -c 'import xml.dom.minidom as m; m.parse(\"report.svg\")'")
    #expect(check.status == .exited(0), "\(check.errors)")
  }

  @Test("A name that ends in .png is a PNG")
  func png() throws {
    let desk = try CommandLineHarness(Self.files)
    let outcome = try desk.run(
      "test", ".", "-o", "report.png", environment: ["PATH=/bin:/usr/bin"])
    #expect(outcome.status == .exited(1) && outcome.output.isEmpty, "\(outcome.errors)")
    let signature = try desk.shell("head -c 8 report.png | od -An -c")
    #expect(signature.output.contains("P   N   G"), "\(signature.output)")
  }

  @Test(
    "Without the program that makes a PNG it is said where the report was to be, and what to take instead"
  )
  func noConverter() throws {
    let desk = try CommandLineHarness(Self.files)
    let outcome = try desk.run(
      "test", ".", "-o", "report.png", environment: ["PATH=\(desk.folder.path)"])
    #expect(
      outcome.errors.contains("report.png:1:1: error: a PNG is drawn by rsvg-convert"),
      "\(outcome.errors)")
    #expect(desk.folder.text("report.png") == nil)
  }

  @Test("The same report is the same picture")
  func same() throws {
    let desk = try CommandLineHarness(Self.files)
    _ = try desk.run("test", ".", "-o", "one.svg")
    _ = try desk.run("test", ".", "-o", "two.svg")
    #expect(desk.folder.text("one.svg") == desk.folder.text("two.svg"))
  }

  @Test(
    "Reports for programs are no pictures, and no file is called so that holds one",
    arguments: ["--tap", "--json", "--junit=-", "--coverage-json=-"])
  func machine(option: String) throws {
    let desk = try CommandLineHarness(Self.files)
    for name in ["report.svg", "report.png", "report.html"] {
      let outcome = try desk.run("test", ".", option, "-o", name)
      #expect(outcome.status == .exited(2), "\(outcome.errors)")
      #expect(outcome.errors.contains("-o \(name): what is written is no ."), "\(outcome.errors)")
      #expect(!desk.folder.names().contains(name))
    }
    let page = try desk.run("test", ".", "--html=-", "-o", "report.html")
    #expect(page.status == .exited(1), "\(page.errors)")
    #expect(desk.folder.text("report.html")?.hasPrefix("<!DOCTYPE html>") == true)
  }
}
