import Explaining

extension MatrixFlag {
  /// By which the page colors it.
  var markupClass: String { isChosen ? "note" : kind.rawValue }

  /// Its mark and its word.
  var markupHead: String {
    isChosen
      ? "<b>note</b>"
      : "<b><span aria-hidden=\"true\">\(kind.mark.symbol)</span> \(kind.word)</b>"
  }
}

extension Matrix.Table {
  /// The icon of its app before its title; empty for none.
  var iconMarkup: String {
    icon.isEmpty ? "" : "<span class=\"icon\" aria-hidden=\"true\">\(icon.markup)</span> "
  }
}
