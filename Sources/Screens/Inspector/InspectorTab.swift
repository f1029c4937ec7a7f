/// What the inspector shows.
package enum InspectorTab: Int, CaseIterable, Hashable, Sendable {
  /// There at all times.
  case why, payload, log, timeline
  /// The scenario that was opened, gone through line by line; there only once it was asked for.
  case scenario
  /// What the extension of the open rich view was told; there only while one is open.
  case calls
  /// Who is connected to the push endpoint.
  case connections
}
