/// N11: what becomes of a wall time that is past where the device moves to (`legacy.missedWall`).
package enum MissedWall: String, CaseIterable, Sendable {
  /// `fire`: it fires at once; `skip`: it waits for its next date, or is gone.
  case fire, skip
}

/// N16: what a step by months counts from (`legacy.monthStep`).
package enum MonthStep: String, CaseIterable, Sendable {
  /// 31 January, 28 February, 31 March.
  case clampFromOrigin
  /// 31 January, 28 February, 28 March.
  case drift
}
