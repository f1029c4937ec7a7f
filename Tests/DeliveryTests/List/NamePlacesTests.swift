import Notifications
import Testing

@testable import Delivery

@Suite("Where notifications are found by name")
struct NamePlacesTests {
  @Test(
    "G26: whatever comes and goes, each name leads to what had it last, as in a dictionary",
    arguments: [4, 40, 400])
  func agreesWithDictionary(nameCount: UInt64) {
    var random = SplitMix(seed: nameCount)
    var places = NamePlaces()
    var model: [String: Int] = [:]
    for number in 0..<2000 {
      let name = "n\(random.next() % nameCount)"
      if random.next() % 3 > 0 {
        places.set(NamePlaces.Place(ListEntry(number, named: name), in: number + 1))
        model[name] = number
      } else {
        places.remove(digest(name))
        model[name] = nil
      }
      if number % 500 == 0 { places.reserve(number) }
      #expect(places.count == model.count)
      #expect(places[digest(name)]?.entry.number == model[name])
    }
    for index in 0..<nameCount {
      let place = places[digest("n\(index)")]
      #expect(place?.entry.number == model["n\(index)"], "n\(index)")
      #expect(place?.slot == model["n\(index)"].map { $0 + 1 }, "n\(index)")
    }
  }

  @Test("Where nothing is listed nothing is found, and nothing is forgotten")
  func empty() {
    var places = NamePlaces()
    places.remove(digest("n1"))
    #expect(places[digest("n1")] == nil && places.count == 0)
    places.set(NamePlaces.Place(ListEntry(1, named: "n1"), in: 0))
    places.remove(digest("n1"))
    #expect(places[digest("n1")] == nil && places.count == 0)
  }

  @Test("What copies were made of keeps its own names")
  func copies() {
    var places = NamePlaces()
    places.set(NamePlaces.Place(ListEntry(1, named: "n1"), in: 0))
    let before = places
    places.set(NamePlaces.Place(ListEntry(2, named: "n1"), in: 3))
    #expect(before[digest("n1")]?.entry.number == 1)
    #expect(places[digest("n1")]?.slot == 3)
  }

  private func digest(_ name: String) -> NameDigest {
    NameDigest(NotificationKey(app: "com.example.chat", identifier: name))
  }
}
