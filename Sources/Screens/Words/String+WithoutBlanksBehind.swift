extension String {
  /// Without blanks at its end: what stands before a line counts for the column of a complaint.
  var withoutBlanksBehind: String {
    String(reversed().drop(while: \.isWhitespace).reversed())
  }
}
