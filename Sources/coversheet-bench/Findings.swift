import Foundation
import Notifications

/// What was measured, and the bars that it is held against.
struct Findings {
  /// All numbers, in the order they were noted.
  private(set) var figures: [Figure] = []
  /// All promises, kept or not, in the order they were made.
  private(set) var bars: [Bar] = []

  /// A number with its name.
  struct Figure {
    /// Such as `key-to-frame.move.100000`.
    let name: String
    /// The number, in `unit`.
    let value: Double
    /// `ms`, `×`, `bytes`; empty for a count.
    let unit: String
  }

  /// A promise.
  struct Bar {
    /// What is held against the bar.
    let figure: Figure
    /// The bar, in the unit of the figure.
    let limit: Double
    /// Whether the figure may not exceed the limit; otherwise it may not fall below.
    let isAtMost: Bool

    /// Whether the figure keeps the promise; a figure right at the limit does.
    var isHeld: Bool { isAtMost ? figure.value <= limit : figure.value >= limit }
    /// What is promised, and what is so.
    var sentence: String {
      let limit = "\(isAtMost ? "at most" : "at least") \(limit.short) \(figure.unit)"
      return "\(figure.name) is to be \(limit), and is \(figure.value.short) \(figure.unit)"
    }
  }

  /// Notes a number.
  @discardableResult
  mutating func note(_ name: String, _ value: Double, _ unit: String = "") -> Figure {
    let figure = Figure(name: name, value: value, unit: unit)
    figures.append(figure)
    return figure
  }

  /// Notes the median of some durations, in milliseconds.
  mutating func note(_ name: String, _ durations: [Duration]) {
    note(name, durations.median.milliseconds, "ms")
  }

  /// Notes a number that a promise is about.
  mutating func promise(_ name: String, _ value: Double, _ unit: String = "", atMost limit: Double)
  {
    bars.append(Bar(figure: note(name, value, unit), limit: limit, isAtMost: true))
  }

  /// Notes a number that a promise is about.
  mutating func promise(_ name: String, _ value: Double, _ unit: String = "", atLeast limit: Double)
  {
    bars.append(Bar(figure: note(name, value, unit), limit: limit, isAtMost: false))
  }

  /// Adds what another measurement found.
  mutating func append(_ other: Findings) {
    figures += other.figures
    bars += other.bars
  }

  /// Promises that were not kept.
  var missedBars: [Bar] { bars.filter { !$0.isHeld } }

  /// For people: a line for each figure, those with a bar saying so.
  var table: String {
    let width = figures.map(\.name.count).max() ?? 0
    return figures.map { figure in
      let number = figure.value.short
      let blanks = String(repeating: " ", count: max(0, 12 - number.count))
      let line = "\(figure.name.padded(to: width))\(blanks)\(number) \(figure.unit)"
      return line + (bar(of: figure).map { "   " + $0.verdict } ?? "") + "\n"
    }.joined()
  }

  /// For programs.
  var json: JSONValue {
    .array(
      figures.map { figure in
        var members: [JSONValue.Member] = [
          .init("name", .string(figure.name)), .init("unit", .string(figure.unit)),
          .init("value", .number(figure.value.plain)),
        ]
        if let bar = bar(of: figure) {
          members.append(.init(bar.isAtMost ? "atMost" : "atLeast", .number(bar.limit.plain)))
          members.append(.init("isHeld", .bool(bar.isHeld)))
        }
        return .object(members)
      })
  }

  private func bar(of figure: Figure) -> Bar? { bars.first { $0.figure.name == figure.name } }
}

extension Findings.Bar {
  fileprivate var verdict: String {
    "\(isHeld ? "held" : "MISSED"): \(isAtMost ? "at most" : "at least") \(limit.short)"
  }
}

extension Double {
  /// Three digits that count, never an exponent.
  fileprivate var short: String {
    if abs(self) >= 100 || self == rounded() { return String(format: "%.0f", self) }
    return String(format: abs(self) >= 10 ? "%.1f" : abs(self) >= 1 ? "%.2f" : "%.4f", self)
  }

  fileprivate var plain: String { String(format: "%.6f", self) }
}
