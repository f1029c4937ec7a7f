import Notifications

extension ManifestFields {
  private static let regionKeys = ["latitude", "longitude", "radius"]

  /// The circles of `places`.
  ///
  /// - Returns: In the order of the file, with those that are wrong: a trigger that names one is no
  ///   mistake, too. Nothing is asked about how many there may be.
  mutating func regions(_ root: JSONNode) -> [Region] {
    guard let places = object(root, "places") else { return [] }
    return places.members.compactMap { member in
      member.value.isNull ? nil : region(member.name, member.value)
    }
  }

  private mutating func region(_ name: String, _ node: JSONNode) -> Region {
    guard node.isObject else {
      wrongKind(node, name, needed: "an object")
      return Region(name: name, latitude: 0, longitude: 0, radius: 0)
    }
    checkKeys(of: node, known: Self.regionKeys)
    for key in Self.regionKeys where !has(node, key) {
      complain(lacking: [key], in: node, "\"\(key)\" is missing in the place \"\(name)\"")
    }
    let latitude = number(node, "latitude", in: -90...90, "write degrees, -90 to 90")
    let longitude = number(node, "longitude", in: -180...180, "write degrees, -180 to 180")
    let radius = number(
      node, "radius", in: .leastNonzeroMagnitude ... .greatestFiniteMagnitude,
      "write meters, more than 0")
    return Region(
      name: name, latitude: latitude ?? 0, longitude: longitude ?? 0, radius: radius ?? 0)
  }

  // K10: nothing is within a circle that cannot be, not even its middle.
  private mutating func number(
    _ node: JSONNode, _ name: StaticString, in range: ClosedRange<Double>, _ advice: String
  ) -> Double? {
    guard let number = number(node, name), let value = node[name] else { return nil }
    if !range.contains(number) {
      complain(value, .error, "\"\(name)\" is \(value.source); \(advice)")
    }
    return number
  }
}
