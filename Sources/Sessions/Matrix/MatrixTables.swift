import Explaining
import Notifications
import TerminalCore

/// The words of all cells of a matrix, as text and for programs.
package struct MatrixTables {
  /// The tables.
  package let sections: [Matrix.Table]
  // Of each table row by row.
  private let cells: [[MatrixCell]]

  /// - Parameter cells: Of each table all of its cells, row by row.
  package init(_ sections: [Matrix.Table], _ cells: [[MatrixCell]]) {
    (self.sections, self.cells) = (sections, cells)
  }

  /// A table for each, columns lined up by the width that they take in a terminal; a mark
  /// stands before what is flawed.
  package var text: String {
    sections.indices.map { text(of: $0) + "\n" }.joined()
  }

  private func text(of index: Int) -> String {
    let (section, all) = (sections[index], cells[index])
    let points = section.axes.columnPoints
    // Each language has its own titles: they stand where it does.
    let hasActionsBelow = section.axes.columns.contains(.locale)
    let head = [""] + points.map(section.axes.title) + (hasActionsBelow ? [] : ["actions"])
    var rows = section.axes.rowPoints.enumerated().map { number, row -> [String] in
      let own = all.dropFirst(number * points.count).prefix(points.count)
      return [section.axes.title(of: row)] + own.map(\.marked)
        + (hasActionsBelow ? [] : [Self.actions(of: own)])
    }
    if hasActionsBelow {
      rows.append(
        ["actions"]
          + points.indices.map { column in
            let own = stride(from: column, to: all.count, by: points.count).map { all[$0] }
            return Self.actions(of: own[...])
          })
    }
    return ([section.title.visibleLine] + ([head] + rows).tableLines).map { $0 + "\n" }.joined()
  }

  // The title of each once.
  private static func actions(of cells: ArraySlice<MatrixCell>) -> String {
    cells.flatMap(\.actions).uniqued().joined(separator: ", ")
  }

  /// The same for programs, with what is wrong in each cell.
  package func json(_ digest: MatrixDigest) -> JSONValue {
    [
      "format": "coversheet.matrix/1", "cells": .integer(Int64(digest.cellCount)),
      "flaws": .object(
        digest.flagCounts.map { .init($0.kind.rawValue, .integer(Int64($0.count))) }),
      "notes": .integer(Int64(digest.noteCount)),
      "tables": .array(zip(sections, cells).map { Self.json($0, $1) }),
    ]
  }

  private static func json(_ section: Matrix.Table, _ cells: [MatrixCell]) -> JSONValue {
    var (app, category): (String?, String?)
    if case .category(let words) = section.subject {
      (app, category) = (words.app.text, words.category)
    }
    return [
      "title": .string(section.title), "app": .optional(app), "category": .optional(category),
      "rows": .array(section.axes.rows.map { .string($0.rawValue) }),
      "columns": .array(section.axes.columns.map { .string($0.rawValue) }),
      "cells": .array(cells.map(\.json)),
    ]
  }
}

extension MatrixCell {
  fileprivate var marked: String {
    let marks = kinds.map(\.mark.symbol).joined()
    return (marks.isEmpty ? "" : marks + " ") + (refusal ?? words)
  }

  fileprivate var json: JSONValue {
    [
      "at": .object(point.values.map { .init($0.axis.rawValue, .string($0.name)) }),
      "words": .string(words), "actions": .array(actions.map(JSONValue.string)),
      "refusal": .optional(refusal),
      "flaws": .array(
        flags.map { flag in
          [
            "kind": .string(flag.kind.rawValue), "words": .string(flag.words),
            "chosen": .bool(flag.isChosen),
            "file": .optional(flag.source?.place.path),
            "line": flag.source.map { .integer(Int64($0.place.line)) } ?? .null,
          ]
        }),
    ]
  }
}
