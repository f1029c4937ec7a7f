import Notifications
import TestSupport
import Testing

@testable import Delivery

@Suite("Ranked blocks")
struct RankedBlocksTests {
  @Test("keep what a sorted array keeps, after every step of random changes", arguments: 1...8)
  func agreeWithArray(seed: Int) {
    var generator = SplitMix(seed: UInt64(seed))
    var blocks = RankedBlocks()
    var model: [(key: Int, weight: Int)] = []
    for _ in 0..<400 {
      change(&blocks, &model, below: 100, with: &generator)
      expectSame(blocks, model)
    }
    expectOffsets(blocks, model)
  }

  @Test("are parted as they fill, and joined as they empty", arguments: 1...4)
  func partAndJoin(seed: Int) {
    var generator = SplitMix(seed: UInt64(seed))
    var blocks = RankedBlocks()
    var model: [(key: Int, weight: Int)] = []
    for key in (0..<600).map({ $0 * 5 }) {
      blocks.insert(key, value: key)
      model.insert((key, 1), at: 0)
    }
    for _ in 0..<2000 { change(&blocks, &model, below: 3000, with: &generator) }
    expectSame(blocks, model)
    expectOffsets(blocks, model)
    for (key, _) in model.shuffled(using: &generator) where key % 97 != 0 {
      let isThere = blocks.remove(key)
      #expect(isThere, "\(key) was inserted")
      model.removeAll { $0.key == key }
    }
    expectSame(blocks, model)
    expectOffsets(blocks, model)
    let isRemoved = blocks.remove(1)
    #expect(!isRemoved, "what is not there is not taken out")
  }

  private func expectSame(_ blocks: RankedBlocks, _ model: [(key: Int, weight: Int)]) {
    #expect(blocks.count == model.count)
    #expect(blocks.totalWeight == model.map(\.weight).reduce(0, +))
    #expect(blocks.values == model.map(\.key), "values run from the greatest key to the least")
    #expect(blocks.first?.key == model.first?.key)
    #expect(blocks.last?.key == model.last?.key)
    #expect(model.allSatisfy { blocks.value(of: $0.key) == $0.key })
  }

  private func change(
    _ blocks: inout RankedBlocks, _ model: inout [(key: Int, weight: Int)], below limit: Int,
    with generator: inout SplitMix
  ) {
    let key = Int.random(in: 0..<limit, using: &generator)
    let weight = Int.random(in: 1...4, using: &generator)
    if let index = model.firstIndex(where: { $0.key == key }) {
      if weight == 1 {
        blocks.remove(key)
        model.remove(at: index)
      } else {
        blocks.setWeight(weight, of: key)
        model[index].weight = weight
      }
    } else {
      blocks.insert(key, value: key, weight: weight)
      model.append((key, weight))
      model.sort { $0.key > $1.key }
    }
  }

  private func expectOffsets(_ blocks: RankedBlocks, _ model: [(key: Int, weight: Int)]) {
    var offset = 0
    for (key, weight) in model {
      #expect(blocks.weight(before: key) == offset)
      for rest in 0..<weight {
        let found = blocks.element(at: offset + rest)
        #expect(found?.key == key && found?.rest == rest, "offset \(offset + rest)")
      }
      offset += weight
    }
    #expect(blocks.element(at: offset) == nil, "past the end there is nothing")
  }
}
