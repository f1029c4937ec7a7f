/// A text in which `‸` marks the place that a complaint has to name.
///
///     let marked = MarkedText("{\"icon\": ‸3}")
///     #expect(complaint.hasPrefix("app:\(marked.place): error:"))
package struct MarkedText {
  /// The text without the mark.
  package let text: String
  /// Line and column of the mark, `1:9`, both from 1 and in characters; nil where there is none.
  package let place: String?

  /// Takes the mark out of a text.
  package init(_ marked: String) {
    guard let mark = marked.firstIndex(of: "‸") else {
      (text, place) = (marked, nil)
      return
    }
    let before = marked[..<mark]
    text = String(before) + marked[marked.index(after: mark)...]
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    place = "\(lines.count):\((lines.last?.count ?? 0) + 1)"
  }
}
