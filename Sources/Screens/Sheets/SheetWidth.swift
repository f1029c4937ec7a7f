/// How wide sheets are: up to so many columns with the box, where the screen has them.
enum SheetWidth: Int {
  /// Names alone.
  case names = 40
  /// A question, or a form of short values.
  case question = 64
  /// What the phone is compared with.
  case comparison = 68
  /// Languages with their names.
  case locales = 72
  /// A list with a few words beside each row, or a text.
  case list = 76
  /// Rows with a sentence beside each.
  case sentences = 92
  /// Rows with all that is known of them.
  case details = 100

  /// The columns on a screen, the box included: one at each side stays free.
  func columns(_ model: Model) -> Int { min(model.size.columns - 2, rawValue) }
}
