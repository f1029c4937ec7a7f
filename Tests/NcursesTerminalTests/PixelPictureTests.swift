import Glibc
import TerminalCore
import TestSupport
import TestTraits
import Testing

@testable import NcursesTerminal

@Suite("Pictures as pixels", .waitsOutside)
struct PixelPictureTests {
  private static let kitty = "\u{1b}_Gi=\(KittyPictures.questionID);OK\u{1b}\\"
  private static let inline = "\u{1b}]1337;ReportCellSize=20;10\u{1b}\\"
  private static let cell = "\u{1b}[6;20;10t"
  private static let sixel = "\u{1b}[?62;4;22c"
  private static let plain = "\u{1b}[?62;22c"

  /// A probe whose terminal has answered, and what it wrote after that until a key was seen.
  private func probe(_ answers: String, _ options: [String] = []) throws -> ProbeProgram {
    let probe = try ProbeProgram(["--pictures", "auto", "--picture", "--rgb"] + options)
    try press(answers + "j", probe)
    return probe
  }

  /// What is written until all keys are seen: the last of them is written down by the probe.
  ///
  /// A key more is pressed and seen, so that all of the frame before it has come.
  @discardableResult
  private func press(_ keys: String, _ probe: ProbeProgram) throws -> DecodedPictures {
    let start = probe.terminal.output.count
    for keys in [keys, "."] {
      let count = Self.keyCount(probe.terminal.screen)
      probe.terminal.send(keys)
      try #require(
        probe.terminal.waits { Self.keyCount($0) > count }, "\(probe.terminal.screen.text)")
    }
    return DecodedPictures(Array(probe.terminal.output[start...]))
  }

  private static func keyCount(_ screen: ScreenParser) -> Int {
    screen.lines.filter { $0.hasPrefix("key ") }.count
  }

  /// Expects the probe's picture in pixels, each channel at most so far off.
  private func expect(
    _ lines: [String], within most: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let picture = try #require(ProbePictureTwin.picture)
    try #require(
      lines.first == "\(picture.width) \(picture.height)", sourceLocation: sourceLocation)
    var worst = 0
    for (index, line) in lines.dropFirst().enumerated() {
      let channels = line.split(separator: " ").compactMap { Int($0) }
      for channel in 0..<4 {
        worst = max(worst, abs(channels[channel] - Int(picture.pixels[4 * index + channel])))
      }
    }
    #expect(worst <= most, sourceLocation: sourceLocation)
  }

  @Test("Kitty gets the picture once, and places it again where it moves")
  func kitty() throws {
    let probe = try probe(Self.kitty + Self.cell + Self.plain)
    let first = DecodedPictures(probe.terminal.output)
    #expect(first.kittyFiles.count == 1)
    try expect(DecodedPictures.pixels(png: try #require(first.kittyFiles.first)), within: 0)
    let placed = try #require(first.kitty.last { $0.keys.contains("a=p") })
    #expect(placed.keys.contains("x=0,y=0,w=200,h=100,c=20,r=5"))
    let moved = try press("m", probe)
    #expect(moved.kittyFiles.isEmpty)
    #expect(moved.kitty.filter { $0.keys.contains("a=p") }.count == 1)
    #expect(moved.kitty.filter { $0.keys.contains("d=i") }.count == 1, "the old place is given up")
    let gone = try press("h", probe)
    #expect(gone.kitty.map(\.keys).filter { $0.contains("d=i") }.count == 1)
    #expect(!gone.kitty.contains { $0.keys.contains("a=p") })
    let again = try press("h", probe)
    #expect(again.kittyFiles.isEmpty && again.kitty.count == 1)
  }

  @Test("What covers a part leaves the rest, and beneath a sheet there are tiles")
  func covered() throws {
    let probe = try probe(Self.kitty + Self.cell + Self.plain)
    let covered = try press("c", probe)
    // Above, left, right, below.
    #expect(covered.kitty.filter { $0.keys.contains("a=p") }.count == 4)
    #expect(covered.kitty.filter { $0.keys.contains("d=i") }.count == 1)
    #expect(probe.terminal.screen.lines[17].contains("...."))
    let beneath = try press("b", probe)
    #expect(beneath.kitty.filter { $0.keys.contains("d=i") }.count == 4)
    #expect(!beneath.kitty.contains { $0.keys.contains("a=p") })
    let back = try press("b", probe)
    #expect(back.kitty.filter { $0.keys.contains("a=p") }.count == 4)
  }

  @Test("Sixel is the picture, but for what its palette takes")
  func sixel() throws {
    let probe = try probe(Self.cell + Self.sixel)
    let found = DecodedPictures(probe.terminal.output).sequences(from: "\u{1b}P", to: "\u{1b}\\")
    #expect(found.count == 1)
    try expect(DecodedPictures.pixels(sixel: try #require(found.first)), within: 20)
  }

  @Test("iTerm2 gets the file with its cells, and a part of it where something covers it")
  func inline() throws {
    let probe = try probe(Self.inline + Self.plain)
    let files = DecodedPictures(probe.terminal.output)
      .sequences(from: "\u{1b}]1337;File=", to: "\u{07}").map {
        String(decoding: $0, as: UTF8.self)
      }
    let file = try #require(files.first?.split(separator: ":"))
    #expect(file[0].contains("width=20;height=5;") && file[0].contains("inline=1"))
    try expect(DecodedPictures.pixels(png: String(file[1])), within: 0)
    let covered = try press("c", probe)
    let parts = covered.sequences(from: "\u{1b}]1337;File=", to: "\u{07}")
    #expect(parts.count == 4)
  }

  @Test("Where nothing changes, nothing is written")
  func rest() throws {
    let probe = try probe(Self.cell + Self.sixel)
    let other = try press("k", probe)
    #expect(other.sequences(from: "\u{1b}P", to: "\u{1b}\\").isEmpty, "a line elsewhere changed")
  }

  @Test("Where no picture is there, frames are written as in terminals without pixels")
  func none() throws {
    let written = try [Self.kitty + Self.cell, ""].map { answers in
      let probe = try ProbeProgram(["--pictures", "auto", "--rgb"])
      try press(answers + Self.plain + "j", probe)
      try press("k", probe)
      try press("l", probe)
      let output = String(decoding: probe.terminal.output, as: UTF8.self)
      return output.split(separator: "key ").dropFirst(2).prefix(3)
    }
    #expect(written[0].count == 3)
    #expect(written[0] == written[1])
  }

  @Test("A terminal that answers late gets its pixels then; one that never does keeps tiles")
  func late() throws {
    let probe = try ProbeProgram(["--pictures", "auto", "--picture", "--rgb"])
    try press("j", probe)
    #expect(DecodedPictures(probe.terminal.output).kittyFiles.isEmpty)
    #expect(probe.terminal.screen.text.contains("▌") || probe.terminal.output.count > 2000)
    try press(Self.kitty + Self.cell + Self.plain + "k", probe)
    #expect(DecodedPictures(probe.terminal.output).kittyFiles.count == 1)
  }

  @Test("Nothing is left on the terminal", arguments: ["q", "\u{3}"])
  func leaving(key: String) throws {
    let probe = try probe(Self.kitty + Self.cell + Self.plain)
    if key == "q" { probe.terminal.send("q") } else { probe.terminal.signal(SIGSEGV) }
    _ = probe.terminal.waitForExit()
    let kitty = DecodedPictures(probe.terminal.output).kitty
    #expect(kitty.last?.keys.contains("a=d,d=I,i=\(KittyPictures.firstID)") == true)
    #expect(!probe.terminal.screen.isAlternate)
  }

  @Test("After Ctrl-L and after another size it is sent anew")
  func again() throws {
    let probe = try probe(Self.kitty + Self.cell + Self.plain)
    let redrawn = try press("\u{0c}", probe)
    #expect(redrawn.kittyFiles.count == 1)
    #expect(redrawn.kitty.first?.keys.contains("d=I") == true)
    let start = probe.terminal.output.count
    probe.terminal.resize(columns: 90, rows: 30)
    try #require(probe.terminal.waits { $0.text.contains("probe 90x30") })
    try press("k", probe)
    let resized = DecodedPictures(Array(probe.terminal.output[start...]))
    #expect(resized.kittyFiles.count == 1)
    #expect(
      resized.output.firstRange(of: Array("\u{1b}[16t".utf8)) != nil, "cells may have changed")
  }

  @Test("Without color there are no pixels")
  func monochrome() throws {
    let probe = try probe(Self.kitty + Self.cell + Self.plain, ["--color", "none"])
    #expect(DecodedPictures(probe.terminal.output).kittyFiles.isEmpty)
  }
}

/// What the probe draws.
private enum ProbePictureTwin {
  static var picture: Picture? {
    var pixels: [UInt8] = []
    for row in 0..<100 {
      for column in 0..<200 {
        pixels += [UInt8(column * 255 / 199), UInt8(row * 255 / 99), 0, 255]
      }
    }
    return Picture(width: 200, height: 100, pixels: pixels)
  }
}
