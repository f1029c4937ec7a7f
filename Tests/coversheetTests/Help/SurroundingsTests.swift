import Foundation
import TestSupport
import TestTraits
import Testing

@Suite("What the manual says of variables and files", .waitsOutside)
struct SurroundingsTests {
  /// The program's own sources, each as one text.
  private func sources() throws -> [String] {
    let folder = Checkout.path + "/Sources/coversheet"
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map {
      try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
    }
  }

  /// A part of the manual, with hyphens and quotes as they are typed.
  private func section(_ name: String) throws -> String {
    let page = try CommandLineHarness().run("manual").output.replacing("\\-", with: "-")
    let section = page.split(separator: ".SH ").first { $0.hasPrefix("\"\(name)\"") }
    return String(try #require(section))
  }

  @Test("Every variable of the environment that is read is told")
  func variables() throws {
    let told = try section("ENVIRONMENT").split(separator: "\n").filter { $0.hasPrefix(".B ") }
      .flatMap { $0.dropFirst(4).dropLast().split(separator: ", ").map(String.init) }
    // Looked up where it stands, or in a list of names beside that.
    let readers = try sources().filter {
      $0.contains("environment[") || $0.contains("self[\"HOME\"]")
    }
    let read = readers.flatMap { text in
      text.matches(of: /(?:environment|self)\["([A-Z]+)"\]/).map { String($0.output.1) }
        + text.matches(of: /"([A-Z]+_[A-Z_]+)"/).map { String($0.output.1) }
    }
    #expect(read.count > 30 && read.contains("LC_TERMINAL") && read.contains("HOME"), "\(read)")
    for name in Set(read).sorted() {
      let isTold = told.contains {
        $0.hasSuffix("*") ? name.hasPrefix($0.dropLast()) : $0 == name
      }
      #expect(isTold, "\(name)")
    }
  }

  @Test(
    "Help finds variables and files by their names",
    arguments: ["NO_COLOR", "XDG_STATE_HOME", "COVERSHEET_DATA", "ESCDELAY", "control.sock"])
  func found(name: String) throws {
    let outcome = try CommandLineHarness().run("help", name)
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
    let heading = name.hasSuffix(".sock") ? "Files:" : "In the environment:"
    #expect(outcome.output.contains(heading), "\(outcome.output)")
    #expect(outcome.output.lowercased().contains(name.lowercased()), "\(outcome.output)")
  }

  @Test("Every file of the state folder is told")
  func files() throws {
    let told = try section("FILES")
    let lines = try sources().flatMap { $0.split(separator: "\n") }
      .filter { $0.contains("tateFolder") }
    let names = lines.flatMap { line in
      line.matches(of: /"\/([a-z.-]+)"/).map { String($0.output.1) }
    }
    #expect(names.count > 8, "\(names)")
    for name in names { #expect(told.contains(name), "\(name)") }
  }
}
