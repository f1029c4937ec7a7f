/// Which button has the focus: of what lies over the phone's screen, or of those under the selected row.
struct OfferFocus: Hashable, Sendable {
  /// What the index is about; the buttons of anything else begin with the first.
  var layer: PhoneLayer?
  /// The index of a button of that layer.
  var index = 0
  /// The index of a button under the selected row; nil while the row itself has the focus.
  var rowIndex: Int?
}
