import Delivery
import Notifications

extension WordSyntax<Region> {
  /// A place of some app; `APP:PLACE` where two apps give a name to different places.
  static var place: WordSyntax {
    WordSyntax("PLACE", .identifier) { word, reader throws(Diagnostic) in
      try reader.state.requirePlace(word)
    } write: { region, writer throws(Unwritable) in
      guard let name = writer.state.name(of: region) else { throw Unwritable() }
      return name
    }
  }
}

extension State {
  fileprivate func requirePlace(_ word: Word) throws(Diagnostic) -> Region {
    let found = places(named: word.text)
    guard let first = found.first else {
      let known = apps.flatMap(\.app.regions).map(\.name).uniqued()
      let near = suggestion(for: word.text, among: known)
      let none =
        known.isEmpty ? "; no app names one" : "; there is: " + known.joined(separator: ", ")
      throw Diagnostic(
        word.place, .error, "there is no place \"\(word.text)\"\(near.isEmpty ? none : near)",
        lacking: .name(word.text))
    }
    if found.contains(where: { $0 != first }) {
      let message = "apps mean different places by \"\(word.text)\"; write APP:PLACE"
      throw Diagnostic(word.place, .error, message)
    }
    return first
  }

  private func places(named name: String) -> [Region] {
    let plain = apps.flatMap(\.app.regions).filter { $0.name == name }
    guard plain.isEmpty else { return plain }
    return apps.flatMap { app in
      app.app.regions.filter { name == app.app.bundleIdentifier.text + ":" + $0.name }
    }
  }

  fileprivate func name(of region: Region) -> String? {
    let named = places(named: region.name)
    if !named.isEmpty, named.allSatisfy({ $0 == region }) { return region.name.scenarioWord }
    return apps.first { $0.app.regions.contains(region) }
      .map { ($0.app.bundleIdentifier.text + ":" + region.name).scenarioWord }
  }
}
