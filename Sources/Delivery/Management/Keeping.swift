/// What keeping a provisional app means: the first two up to iOS 14 (X23),
/// the others from 15 (X24).
package enum Keeping: String, CaseIterable, Sendable {
  case quietly, prominently, immediately, summary
}
