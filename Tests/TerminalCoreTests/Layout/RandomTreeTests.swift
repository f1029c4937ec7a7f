import TestSupport
import Testing

@testable import TerminalCore

@Suite("Trees of elements, at random")
struct RandomTreeTests {
  static let seeds: [UInt64] = Array(1...60)

  /// A tree of cards, each painted all over with a letter that is its name, too.
  private struct Growing {
    private var random: RandomTexts
    private let isModal: Bool
    // Letters of one column, of which there are more than leaves.
    private var next: UInt32 = 0x100

    init(seed: UInt64, isModal: Bool) {
      random = RandomTexts(seed: seed)
      self.isModal = isModal
    }

    private mutating func leaf() -> Part {
      next += 1
      let name = Character(Unicode.Scalar(next) ?? "?")
      return placed(Part.repeated(name).identified(String(name)))
    }

    mutating func tree(_ depth: Int) -> Part {
      if depth == 0 || random.once(in: 5) { return leaf() }
      let parts = (0..<random.number(1...4)).map { _ in Optional(tree(depth - 1)) }
      switch random.number(0...5) {
      case 0, 1: return placed(.horizontal(spacing: random.number(0...2), parts))
      case 2, 3: return placed(.vertical(spacing: random.number(0...1), parts))
      case 4: return placed(Part.vertical(parts).window(firstRow: random.number(0...2)))
      default:
        let top = leaf().sized(columns: random.number(1...6), rows: random.number(1...3))
        let position = random.pick([
          Layering.Position.top, .center, .bottom,
          .at(Point(column: random.number(0...9), row: random.number(0...9))),
        ])
        return placed(Part.vertical(parts).covered(by: top, position, isModal: isModal))
      }
    }

    private mutating func placed(_ part: Part) -> Part {
      var part = part
      if random.once(in: 3) {
        part = part.sized(
          columns: random.once(in: 2) ? random.number(0...8) : nil,
          rows: random.once(in: 2) ? random.number(0...4) : nil)
      }
      if random.once(in: 3) { part = part.growing(minimum: random.number(0...3)) }
      if random.once(in: 4) { part = part.droppable(random.number(0...2)) }
      return part
    }
  }

  private func tree(_ seed: UInt64, isModal: Bool = false) -> Part {
    var growing = Growing(seed: seed, isModal: isModal)
    return growing.tree(3)
  }

  private let sizes = [
    Size(columns: 1, rows: 1), Size(columns: 7, rows: 3), Size(columns: 16, rows: 6),
    Size(columns: 31, rows: 11),
  ]

  @Test(
    "Whose letter is seen in a cell is who is hit there, whichever way one reads", arguments: seeds)
  func hits(seed: UInt64) {
    for size in sizes {
      for direction in [Direction.leftToRight, .rightToLeft] {
        let painting = tree(seed).painted(size: size, direction: direction)
        for row in 0..<size.rows {
          for column in 0..<size.columns {
            let point = Point(column: column, row: row)
            let letter = String(painting.canvas[point].character)
            let hit = painting.targets.target(at: point) ?? " "
            #expect(hit == letter, "seed \(seed), \(size), column \(column), row \(row)")
          }
        }
      }
    }
  }

  @Test(
    "Beneath a modal layer nothing is hit, and what is hit beside it is what is seen",
    arguments: seeds)
  func modal(seed: UInt64) {
    for size in sizes {
      let painting = tree(seed, isModal: true).painted(size: size)
      for row in 0..<size.rows {
        for column in 0..<size.columns {
          let point = Point(column: column, row: row)
          guard let hit = painting.targets.target(at: point) else { continue }
          #expect(
            hit == String(painting.canvas[point].character), "seed \(seed), \(size), \(point)")
          // What is dim lies beneath something.
          #expect(
            painting.canvas[point].style.foreground != .dim, "seed \(seed), \(size), \(point)")
        }
      }
    }
  }

  @Test("Nothing is hit outside of what is painted, and no place is empty", arguments: seeds)
  func places(seed: UInt64) {
    for size in sizes {
      let painting = tree(seed).painted(size: size)
      for target in painting.targets {
        let seen = target.rect.intersection(painting.canvas.bounds)
        #expect(seen == target.rect && !target.rect.isEmpty, "\(target) in \(size)")
      }
    }
  }

  @Test("Read from the right, the picture is the same one in a mirror", arguments: seeds)
  func mirrored(seed: UInt64) {
    for size in sizes {
      let left = tree(seed).painted(size: size, direction: .leftToRight)
      let right = tree(seed).painted(size: size, direction: .rightToLeft)
      for row in 0..<size.rows {
        let there = left.canvas.row(row).map(\.character)
        let here = right.canvas.row(row).map(\.character)
        #expect(here == there.reversed(), "seed \(seed), \(size), row \(row)")
      }
    }
  }

  @Test("Laid out once and painted later, it looks as when it is painted at once", arguments: seeds)
  func arranged(seed: UInt64) {
    for size in sizes {
      let own = tree(seed).arranged(columns: size.columns, glyphs: .unicode)
      #expect(own.rows == tree(seed).rows(columns: size.columns))
      let exact = tree(seed).arranged(columns: size.columns, rows: size.rows, glyphs: .unicode)
      #expect(exact.rows == size.rows)
      let once = tree(seed).painted(size: size)
      #expect(exact.element.painted(size: size) == once, "seed \(seed), \(size)")
    }
  }

  @Test(
    "What is painted over a part of a canvas is what it is on a canvas of that size",
    arguments: seeds)
  func over(seed: UInt64) {
    let ground = Part.repeated("#").painted(size: Size(columns: 40, rows: 14)).canvas
    let place = Rect(column: 5, row: 2, columns: 20, rows: 8)
    let alone = tree(seed).painted(size: place.size)
    let painting: Painting<String> = tree(seed).painted(as: String.self, over: ground, at: place)
    for row in 0..<14 {
      for column in 0..<40 {
        let point = Point(column: column, row: row)
        let within = Point(column: column - 5, row: row - 2)
        let wanted = place.contains(point) ? alone.canvas[within].character : "#"
        #expect(painting.canvas[point].character == wanted, "column \(column), row \(row)")
        if place.contains(point) {
          #expect(painting.targets.target(at: point) == alone.targets.target(at: within))
        }
      }
    }
  }
}
