extension String {
  /// With a capital at its beginning, as a sentence has it.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// In capitals, as headers of cards have it; not more of it than a screen can show.
  var inCapitals: String { prefix(8192).uppercased() }
}
