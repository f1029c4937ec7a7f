import Notifications

extension ManifestFields {
  private static let regionKeys = ["latitude", "longitude", "radius"]

  /// The circles of `places`.
  ///
  /// - Returns: In the order of the file; nothing is asked about how many there may be.
  mutating func regions(_ root: JSONNode) -> [Region] {
    guard let places = object(root, "places") else { return [] }
    return places.members.compactMap { member in
      if member.value.isNull { return nil }
      guard member.value.isObject else {
        wrongKind(member.value, member.name, needed: "an object")
        return nil
      }
      return region(member.name, member.value)
    }
  }

  private mutating func region(_ name: String, _ node: JSONNode) -> Region? {
    checkKeys(of: node, known: Self.regionKeys)
    for key in Self.regionKeys where !has(node, key) {
      complain(node, .error, "\"\(key)\" is missing in the place \"\(name)\"")
    }
    guard let latitude = number(node, "latitude"), let longitude = number(node, "longitude"),
      let radius = number(node, "radius")
    else { return nil }
    return Region(name: name, latitude: latitude, longitude: longitude, radius: radius)
  }
}
