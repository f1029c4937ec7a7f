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
        places.remove(hashed(name))
        model[name] = nil
      }
      if number % 500 == 0 { places.reserve(number) }
      #expect(places.count == model.count)
      #expect(places[hashed(name)]?.entry.number == model[name])
    }
    for index in 0..<nameCount {
      let place = places[hashed("n\(index)")]
      #expect(place?.entry.number == model["n\(index)"], "n\(index)")
      #expect(place?.slot == model["n\(index)"].map { $0 + 1 }, "n\(index)")
    }
  }

  @Test("Where nothing is listed nothing is found, and nothing is forgotten")
  func empty() {
    var places = NamePlaces()
    places.remove(hashed("n1"))
    #expect(places[hashed("n1")] == nil && places.count == 0)
    places.set(NamePlaces.Place(ListEntry(1, named: "n1"), in: 0))
    places.remove(hashed("n1"))
    #expect(places[hashed("n1")] == nil && places.count == 0)
  }

  @Test("What copies were made of keeps its own names")
  func copies() {
    var places = NamePlaces()
    places.set(NamePlaces.Place(ListEntry(1, named: "n1"), in: 0))
    let before = places
    places.set(NamePlaces.Place(ListEntry(2, named: "n1"), in: 3))
    #expect(before[hashed("n1")]?.entry.number == 1)
    #expect(places[hashed("n1")]?.slot == 3)
  }

  @Test("Names whose hash is the same are told apart")
  func sameHash() {
    var places = NamePlaces()
    let entry = ListEntry(1, named: "n1")
    places.set(NamePlaces.Place(entry, in: 0))
    let other = HashedName.key(
      NotificationKey(app: "com.example.chat", identifier: "n2"), hash: entry.name.hash)
    #expect(places[other] == nil && entry.name != other)
    places.remove(other)
    #expect(places[hashed("n1")]?.entry.number == 1 && places.count == 1)
  }

  @Test("A name is the same whether a request has it or a command tells it")
  func requestAndKey() {
    #expect(ListEntry(1, named: "n1").name == hashed("n1"))
    #expect(ListEntry(1, named: "n1").name == ListEntry(2, named: "n1").name)
    #expect(Set([ListEntry(1, named: "n1").name, hashed("n1"), hashed("n2")]).count == 2)
  }

  private func hashed(_ name: String) -> HashedName {
    HashedName(NotificationKey(app: "com.example.chat", identifier: name))
  }
}
