/// What a cell of an icon's patch holds.
package enum PatchCell: Sendable {
  /// Nothing but the patch.
  case plain
  /// The icon's character.
  case letter
}
