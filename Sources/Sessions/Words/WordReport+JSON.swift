import Delivery
import Notifications

extension WordReport {
  /// The same for programs.
  package var json: JSONValue {
    [
      "format": "coversheet.preview/1",
      "tables": .array(sections.map(json)), "actions": .array(actions.map { json($0) }),
    ]
  }

  private func json(_ table: ActionTable) -> JSONValue {
    [
      "app": .string(table.subject.app.text), "category": .optional(table.subject.category),
      "titles": .array(
        table.columns.flatMap { column in column.titles.map { json($0, column.locale) } }),
    ]
  }

  private func json(_ title: ActionColumn.Title, _ locale: WordLocale) -> JSONValue {
    [
      "locale": .string(locale.name), "action": .string(title.identifier),
      "words": .string(title.words), "standsIn": .bool(title.isStandIn),
      "flaws": .array(title.flaws.map(\.flawJSON)),
    ]
  }

  private func json(_ section: Table) -> JSONValue {
    let matrix = section.matrix
    let cells = matrix.columns.flatMap { column in
      matrix.numbers.map { json(column.wording($0), column.locale) }
    }
    return [
      "app": .string(matrix.subject.app.text), "category": .optional(matrix.subject.category),
      "use": .string(matrix.use.rawValue), "key": .optional(section.key),
      "grouping": .array(section.grouping.map { .string($0.rawValue) }),
      "previews": .string(section.previews.rawValue), "cells": .array(cells),
    ]
  }

  private func json(_ wording: Wording, _ locale: WordLocale) -> JSONValue {
    [
      "locale": .string(locale.name), "number": .integer(Int64(wording.count)),
      "words": .string(wording.words), "category": .optional(wording.plural?.category.rawValue),
      "form": .optional(wording.plural?.taken.rawValue),
      "file": .optional(wording.place?.path),
      "line": wording.place.map { .integer(Int64($0.line)) } ?? .null,
      "standsIn": .bool(wording.isStandIn),
      "flaws": .array(wording.flaws.map(\.flawJSON)),
      "reasons": .array(wording.reasons.map(\.json)),
    ]
  }
}

extension Diagnostic {
  fileprivate var flawJSON: JSONValue {
    [
      "file": .string(place.path), "line": .integer(Int64(place.line)),
      "column": .integer(Int64(place.column)), "severity": .string(severity.rawValue),
      "message": .string(message), "rule": .optional(rule?.description),
    ]
  }
}
