import CICU

/// The library that knows the world's languages and calendars (L27, T24).
///
/// ICU is loaded at run time, so that a start in English needs none of it, and its version is the
/// system's: words may differ from one to the next.
package enum LanguageData {
  /// Which version of ICU is used, such as 72; 0 where none can be. Loads it when nothing did yet.
  package static var version: Int { Int(cicu_version()) }

  /// Why it cannot be used and what to do, in a sentence; nil when it can. Loads it when nothing did
  /// yet.
  package static var problem: String? { version == 0 ? advice : nil }

  /// The same, but nil as well while nothing needed it. Loads nothing.
  package static var missed: String? { cicu_is_missed() ? advice : nil }

  private static var advice: String { String(cString: cicu_advice()) }
}
