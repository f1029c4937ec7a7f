import Notifications

/// The folder of compiled time zones, as a system has it in `/usr/share/zoneinfo`.
package struct TimeZoneFolder: Sendable {
  /// The folder.
  package let path: String

  /// - Parameter path: Need not be there; then no zone is known but UTC.
  package init(_ path: String) { self.path = path }

  /// Where systems have it.
  package static let standard = TimeZoneFolder("/usr/share/zoneinfo")

  /// Reads a zone by its identifier, such as `America/Los_Angeles`.
  ///
  /// - Parameter place: Where the identifier was written, for complaints.
  /// - Throws: A diagnostic at that place, which names the nearest identifier.
  /// - Complexity: Reads one file; where the name is unknown, also the database's list.
  package func timeZone(_ identifier: String, at place: Place) throws(Diagnostic) -> TimeZone {
    if identifier == "UTC" || identifier == "GMT" {
      return TimeZone(identifier: identifier, firstOffset: 0)
    }
    guard isIdentifier(identifier),
      let file = SourceFile.readIfThere(path + "/" + identifier, byteLimit: 1 << 20),
      let zone = TimeZoneFile(file.bytes)
    else { throw unknown(identifier, at: place) }
    return zone.timeZone(identifier)
  }

  /// Whether a text can name a zone; a path out of the folder cannot.
  private func isIdentifier(_ text: String) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    // Zones begin with capitals; beside them lie the machine's own, which no phone goes by, and
    // copies that count leap seconds: `localtime`, `posixrules`, `posix/…`, `right/…`.
    return parts.count <= 3 && text.utf8.count <= 64 && text.first?.isUppercase == true
      && parts.allSatisfy { part in
        !part.isEmpty && part.first != "."
          && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-+".contains($0)) }
      }
  }

  private func unknown(_ identifier: String, at place: Place) -> Diagnostic {
    let known = identifiers()
    let cities = known.filter { $0.split(separator: "/").last.map(String.init) == identifier }
    let advice: String
    if known.isEmpty {
      advice = "; there are no time zones in \(path)"
    } else if let zone = Self.zone(atOffset: identifier) {
      // Of an offset that no zone of Etc has, none is nearer than another.
      advice =
        known.contains(zone)
        ? "; in Etc the sign is turned round; did you mean \"\(zone)\"?" : ""
    } else if let city = cities.first {
      advice = "; did you mean \"\(city)\"?"
    } else {
      advice = suggestion(for: identifier, among: known)
    }
    return Diagnostic(place, .error, "unknown time zone \"\(identifier)\"\(advice)")
  }

  // The hours of `GMT+3` are ahead of Greenwich; behind Etc stands what POSIX calls them, `GMT-3`.
  private static func zone(atOffset identifier: String) -> String? {
    let name = identifier.uppercased()
    let parts = name.dropFirst(4).split(separator: ":", omittingEmptySubsequences: false)
    guard name.hasPrefix("GMT") || name.hasPrefix("UTC"), let sign = name.dropFirst(3).first,
      "+-".contains(sign), parts.count <= 2,
      parts.allSatisfy({ $0.first?.isNumber == true }), let hours = parts.first.flatMap({ Int($0) })
    else { return nil }
    let minutes = parts.dropFirst().filter { Int($0) != 0 }.map { ":\($0)" }.joined()
    return "Etc/GMT\(sign == "+" ? "-" : "+")\(hours)\(minutes)"
  }

  /// All identifiers, read from the list that comes with the database.
  private func identifiers() -> [String] {
    for list in ["tzdata.zi", "zone1970.tab", "zone.tab"] {
      guard let file = SourceFile.readIfThere(path + "/" + list, byteLimit: 1 << 22) else {
        continue
      }
      let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
      return list == "tzdata.zi" ? lines.compactMap(zone) : lines.compactMap(tabbed)
    }
    return []
  }

  // `Z NAME …` begins a zone, `L TARGET NAME` a second name.
  private func zone(_ line: Substring) -> String? {
    let words = line.split(separator: " ")
    switch words.first {
    case "Z" where words.count > 1: return String(words[1])
    case "L" where words.count > 2: return String(words[2])
    default: return nil
    }
  }

  private func tabbed(_ line: Substring) -> String? {
    let fields = line.split(separator: "\t")
    return line.hasPrefix("#") || fields.count < 3 ? nil : String(fields[2])
  }
}
