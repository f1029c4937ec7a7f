extension String {
  /// In capitals, as headers of cards have it; not more of it than a screen can show.
  var inCapitals: String { prefix(8192).uppercased() }
}
