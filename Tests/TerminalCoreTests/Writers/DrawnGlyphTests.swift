import Foundation
import TestSupport
import Testing

@testable import TerminalCore

@Suite("Characters that pictures draw themselves")
struct DrawnGlyphTests {
  @Test("Every line that a border has is drawn: one from a font would not meet the others")
  func borders() {
    for (top, left) in [(true, true), (true, false), (false, true), (false, false)] {
      for isRounded in [false, true] {
        let corner = Glyphs.unicode.corner(top: top, left: left, isRounded: isRounded)
        #expect(DrawnGlyph(corner) != nil, "\(corner) is left to the font")
      }
    }
  }

  @Test(
    "Every line and block that the program has among its words is drawn",
    arguments: [
      "Screens", "TerminalCore",
    ])
  func listed(module: String) throws {
    let folder = "\(Checkout.path)/Sources/\(module)"
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
    let files = try #require(paths).filter { $0.hasSuffix(".swift") }
    #expect(!files.isEmpty)
    for file in files {
      let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      for scalar in text.unicodeScalars where scalar.isLineOrBlock {
        let character = Character(scalar)
        #expect(DrawnGlyph(character) != nil, "\(character) of \(file) is left to the font")
      }
    }
  }

  @Test("A heavy line covers the light one that it stands in for", arguments: zip("━┃", "─│"))
  func heavy(heavy: Character, light: Character) throws {
    let (heavy, light) = (try #require(DrawnGlyph(heavy)), try #require(DrawnGlyph(light)))
    #expect(heavy.points.isStrictSuperset(of: light.points))
  }

  @Test(
    "A rounded corner leaves its cell where the square one does",
    arguments: zip("╭╮╰╯", "┌┐└┘"))
  func edges(rounded: Character, square: Character) throws {
    let (arc, corner) = (try #require(DrawnGlyph(rounded)), try #require(DrawnGlyph(square)))
    #expect(arc.edges == corner.edges && arc.edges.count == 2)
    #expect(arc.points.count < corner.points.count, "\(rounded) cuts no corner")
  }

  @Test("A corner is one stroke: each of its units touches another", arguments: "╭╮╰╯┌┐└┘")
  func stroke(character: Character) throws {
    let points = try #require(DrawnGlyph(character)).points
    for point in points {
      let near = points.filter {
        abs($0.column - point.column) <= 1 && abs($0.row - point.row) <= 1
      }
      #expect(near.count > 1, "\(point) of \(character) lies alone")
    }
  }
}

extension Unicode.Scalar {
  // U+2500...U+259F without the three shades, which a font has to dither.
  fileprivate var isLineOrBlock: Bool {
    (0x2500...0x259F).contains(value) && !(0x2591...0x2593).contains(value)
  }
}

extension DrawnGlyph {
  /// The units that are painted, from the left upper corner of the cell.
  fileprivate var points: Set<Point> {
    Set(
      rects.flatMap { rect in
        (0..<rect.size.rows).flatMap { row in
          (0..<rect.size.columns).map {
            Point(column: rect.origin.column + $0, row: rect.origin.row + row)
          }
        }
      })
  }

  /// Those at the edge of the cell.
  fileprivate var edges: Set<Point> {
    points.filter {
      $0.column == 0 || $0.row == 0 || $0.column == Self.cell.columns - 1
        || $0.row == Self.cell.rows - 1
    }
  }
}
