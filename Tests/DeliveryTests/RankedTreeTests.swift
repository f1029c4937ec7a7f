import Notifications
import TestSupport
import Testing

@testable import Delivery

@Suite("A ranked tree")
struct RankedTreeTests {
  @Test("keeps what a sorted array keeps, after every step of random changes", arguments: 1...8)
  func agreesWithArray(seed: Int) {
    var generator = SplitMix(seed: UInt64(seed))
    var tree = RankedTree()
    var model: [(key: Int, weight: Int)] = []
    for _ in 0..<400 {
      change(&tree, &model, with: &generator)
      #expect(tree.count == model.count)
      #expect(tree.totalWeight == model.map(\.weight).reduce(0, +))
      #expect(tree.values == model.map(\.key), "values run from the greatest key to the least")
      #expect(tree.first?.key == model.first?.key)
    }
    expectOffsets(tree, model)
  }

  private func change(
    _ tree: inout RankedTree, _ model: inout [(key: Int, weight: Int)],
    with generator: inout SplitMix
  ) {
    let key = Int.random(in: 0..<100, using: &generator)
    let weight = Int.random(in: 1...4, using: &generator)
    if let index = model.firstIndex(where: { $0.key == key }) {
      if weight == 1 {
        tree.remove(key)
        model.remove(at: index)
      } else {
        tree.setWeight(weight, of: key)
        model[index].weight = weight
      }
    } else {
      tree.insert(key, value: key, weight: weight)
      model.append((key, weight))
      model.sort { $0.key > $1.key }
    }
  }

  private func expectOffsets(_ tree: RankedTree, _ model: [(key: Int, weight: Int)]) {
    var offset = 0
    for (key, weight) in model {
      #expect(tree.weight(before: key) == offset)
      for rest in 0..<weight {
        let found = tree.element(at: offset + rest)
        #expect(found?.key == key && found?.rest == rest, "offset \(offset + rest)")
      }
      offset += weight
    }
    #expect(tree.element(at: offset) == nil, "past the end there is nothing")
  }
}
