import Notifications

/// Keys from the greatest to the least, each with a value and a weight; everything in O(log n).
///
/// A treap in one array. Priorities are the scrambled keys, so the same keys make the same tree
/// whatever the order they came in.
package struct RankedTree: Sendable {
  private var nodes: [Node] = []
  private var free: [Int32] = []
  private var root: Int32 = -1
  // Where the greatest key stands: groups are asked for their newest member several times with each that comes.
  private var greatest: Int32 = -1

  private struct Node {
    /// What the tree is sorted by; each key once.
    var key: Int
    /// What was inserted with the key.
    var value: Int32
    /// What it adds to `total`.
    var weight: Int32
    /// The weights of the node and of all below it.
    var total: Int32
    /// The index of the node with the greater keys below it; -1 for none.
    var left: Int32 = -1
    /// The index of the node with the lesser keys below it; -1 for none.
    var right: Int32 = -1
  }

  package init() {}

  /// How many keys there are.
  package var count: Int { nodes.count - free.count }
  /// The sum of all weights.
  package var totalWeight: Int { Int(total(root)) }
  /// The greatest key with its value.
  package var first: (key: Int, value: Int)? {
    guard greatest >= 0 else { return nil }
    return (nodes[Int(greatest)].key, Int(nodes[Int(greatest)].value))
  }

  /// The least key with its value.
  package var last: (key: Int, value: Int)? {
    guard root >= 0 else { return nil }
    var index = root
    while nodes[Int(index)].right >= 0 { index = nodes[Int(index)].right }
    return (nodes[Int(index)].key, Int(nodes[Int(index)].value))
  }

  /// Adds a key that is not there yet.
  package mutating func insert(_ key: Int, value: Int, weight: Int = 1) {
    let node = Node(
      key: key, value: Int32(value), weight: Int32(weight), total: Int32(weight))
    let new = allocate(node)
    insert(new)
    if greatest < 0 || key > nodes[Int(greatest)].key { greatest = new }
  }

  /// Takes a key out; false where it is not there.
  @discardableResult
  package mutating func remove(_ key: Int) -> Bool {
    guard let weight = node(of: key)?.weight else { return false }
    let isGreatest = first?.key == key
    remove(key, weighing: weight)
    if isGreatest { findGreatest() }
    return true
  }

  /// The value of a key.
  package func value(of key: Int) -> Int? {
    node(of: key).map { Int($0.value) }
  }

  private func node(of key: Int) -> Node? {
    var index = root
    while index >= 0 {
      let node = nodes[Int(index)]
      if node.key == key { return node }
      index = key > node.key ? node.left : node.right
    }
    return nil
  }

  /// Gives a key that is there another weight.
  package mutating func setWeight(_ weight: Int, of key: Int) {
    root = setWeight(Int32(weight), of: key, in: root)
  }

  /// The sum of the weights of all keys greater than this one.
  package func weight(before key: Int) -> Int {
    var index = root
    var sum = 0
    while index >= 0 {
      let node = nodes[Int(index)]
      if key > node.key {
        index = node.left
      } else {
        sum += Int(total(node.left))
        if key == node.key { return sum }
        sum += Int(node.weight)
        index = node.right
      }
    }
    return sum
  }

  /// The key whose weight covers an offset from 0, and how far into it; nil past the end.
  package func element(at offset: Int) -> (key: Int, value: Int, rest: Int)? {
    var index = root
    var rest = Int32(clamping: offset)
    while index >= 0 {
      let node = nodes[Int(index)]
      let before = total(node.left)
      if rest < before {
        index = node.left
      } else if rest < before + node.weight {
        return (node.key, Int(node.value), Int(rest - before))
      } else {
        rest -= before + node.weight
        index = node.right
      }
    }
    return nil
  }

  /// The values, from the greatest key to the least.
  package var values: [Int] {
    var values: [Int] = []
    values.reserveCapacity(count)
    forEach { _, value in values.append(value) }
    return values
  }

  /// Visits every key with its value, from the greatest to the least.
  package func forEach(_ visit: (_ key: Int, _ value: Int) -> Void) {
    var path: [Int32] = []
    var index = root
    while index >= 0 || !path.isEmpty {
      while index >= 0 {
        path.append(index)
        index = nodes[Int(index)].left
      }
      index = path.removeLast()
      visit(nodes[Int(index)].key, Int(nodes[Int(index)].value))
      index = nodes[Int(index)].right
    }
  }
}

extension RankedTree {
  private func total(_ index: Int32) -> Int32 { index < 0 ? 0 : nodes[Int(index)].total }

  private func priority(_ index: Int32) -> UInt64 {
    SplitMix.scrambled(UInt64(bitPattern: Int64(nodes[Int(index)].key)))
  }

  private mutating func findGreatest() {
    greatest = root
    while greatest >= 0, nodes[Int(greatest)].left >= 0 { greatest = nodes[Int(greatest)].left }
  }

  private mutating func allocate(_ node: Node) -> Int32 {
    if let index = free.popLast() {
      nodes[Int(index)] = node
      return index
    }
    nodes.append(node)
    return Int32(nodes.count - 1)
  }

  private mutating func refresh(_ index: Int32) {
    let node = nodes[Int(index)]
    nodes[Int(index)].total = node.weight + total(node.left) + total(node.right)
  }

  // On the way down only what is passed is looked at, not what stands beside it: of many trees most lies far away.
  private mutating func insert(_ new: Int32) {
    let (key, weight, rank) = (nodes[Int(new)].key, nodes[Int(new)].weight, priority(new))
    var (parent, tree) = (Int32(-1), root)
    while tree >= 0, rank <= priority(tree) {
      nodes[Int(tree)].total += weight
      parent = tree
      tree = key > nodes[Int(tree)].key ? nodes[Int(tree)].left : nodes[Int(tree)].right
    }
    let halves = split(tree, at: key)
    (nodes[Int(new)].left, nodes[Int(new)].right) = (halves.greater, halves.less)
    refresh(new)
    link(new, below: parent, at: key)
  }

  private mutating func remove(_ key: Int, weighing weight: Int32) {
    var (parent, tree) = (Int32(-1), root)
    while nodes[Int(tree)].key != key {
      nodes[Int(tree)].total -= weight
      parent = tree
      tree = key > nodes[Int(tree)].key ? nodes[Int(tree)].left : nodes[Int(tree)].right
    }
    free.append(tree)
    link(merge(nodes[Int(tree)].left, nodes[Int(tree)].right), below: parent, at: key)
  }

  private mutating func link(_ tree: Int32, below parent: Int32, at key: Int) {
    if parent < 0 {
      root = tree
    } else if key > nodes[Int(parent)].key {
      nodes[Int(parent)].left = tree
    } else {
      nodes[Int(parent)].right = tree
    }
  }

  private mutating func split(_ tree: Int32, at key: Int) -> (greater: Int32, less: Int32) {
    guard tree >= 0 else { return (-1, -1) }
    if nodes[Int(tree)].key > key {
      let halves = split(nodes[Int(tree)].right, at: key)
      nodes[Int(tree)].right = halves.greater
      refresh(tree)
      return (tree, halves.less)
    }
    let halves = split(nodes[Int(tree)].left, at: key)
    nodes[Int(tree)].left = halves.less
    refresh(tree)
    return (halves.greater, tree)
  }

  private mutating func merge(_ greater: Int32, _ less: Int32) -> Int32 {
    if greater < 0 { return less }
    if less < 0 { return greater }
    if priority(greater) > priority(less) {
      nodes[Int(greater)].right = merge(nodes[Int(greater)].right, less)
      refresh(greater)
      return greater
    }
    nodes[Int(less)].left = merge(greater, nodes[Int(less)].left)
    refresh(less)
    return less
  }

  private mutating func setWeight(_ weight: Int32, of key: Int, in tree: Int32) -> Int32 {
    guard tree >= 0 else { return tree }
    let node = nodes[Int(tree)]
    if node.key == key {
      nodes[Int(tree)].weight = weight
    } else if key > node.key {
      _ = setWeight(weight, of: key, in: node.left)
    } else {
      _ = setWeight(weight, of: key, in: node.right)
    }
    refresh(tree)
    return tree
  }
}
