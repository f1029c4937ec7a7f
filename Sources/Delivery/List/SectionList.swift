import Notifications

/// One section of the list: groups, newest first, kept in order with each change in O(log n).
package struct SectionList: Sendable {
  /// Members that a stack needs (G15).
  let stackThreshold: Int
  private var slots: [Group] = []
  private var freeSlots: [Int] = []
  private var slotOfKey: [GroupKey: Int] = [:]
  private var order = RankedBlocks()
  private var places = NamePlaces()
  private var expanded: Set<GroupKey> = []
  /// How many notifications of each app it holds.
  private(set) var countsByApp = AppCounts()
  /// What it holds of threads that are no groups.
  private(set) var threads = ThreadMembers()
  // Where the group is that was added to last: most of what comes joins the
  // group of what came before it.
  private var recentSlot: Int?

  init(stackThreshold: Int) { self.stackThreshold = stackThreshold }

  /// How many notifications it holds.
  package var count: Int { places.count }
  /// How many groups it holds, single rows counted.
  package var groupCount: Int { order.count }
  /// How many rows it takes.
  package var rowCount: Int { order.totalWeight }
  /// Its groups, newest first (G12).
  package var groups: [Group] { order.values.map { slots[$0] } }

  /// What the newest group gives that gives anything; looks no further.
  func first<Found>(_ found: (Group) -> Found?) -> Found? {
    var row = 0
    while let slot = order.element(at: row)?.value {
      if let found = found(slots[slot]) { return found }
      row += weight(slot)
    }
    return nil
  }

  /// The keys of its expanded groups, newest first.
  var expandedKeys: [GroupKey] {
    expanded.ordered { (group($0)?.position ?? 0) > (group($1)?.position ?? 0) }
  }

  /// The group with this key.
  package func group(_ key: GroupKey) -> Group? { slotOfKey[key].map { slots[$0] } }

  /// The number of the notification that an app named so.
  func number(of name: HashedName) -> Int? { places[name]?.entry.number }

  /// G3, G7, G8: why the notification that was added last is in its group. All that
  /// come to a group share them.
  func latestReasons(profile: Profile) -> [Reason] {
    recentSlot.map { slots[$0].reasons(profile: profile) } ?? []
  }

  /// The notification that an app named so, and its group.
  func find(_ name: HashedName) -> (number: Int, key: GroupKey)? {
    places[name].map { ($0.entry.number, slots[$0.slot].key) }
  }

  /// Where the group of the notification that an app named so stands, and where it stands itself.
  func positions(of name: HashedName) -> (group: Int, own: Int)? {
    places[name].map { (slots[$0.slot].position, $0.entry.position) }
  }

  /// The row at an index from 0; nil past the end.
  package func row(at index: Int) -> Row? {
    guard let (_, slot, rest) = order.element(at: index) else { return nil }
    let group = slots[slot]
    if !group.isStack(threshold: stackThreshold) {
      return member(rest, of: group, isMember: false)
    }
    if !group.isExpanded { return .stack(group.key, leading: group.leading) }
    return rest == 0 ? .header(group.key) : member(rest - 1, of: group, isMember: true)
  }

  private func member(_ index: Int, of group: Group, isMember: Bool) -> Row? {
    group.members.element(at: index).map { .notification($0.value, isMember: isMember) }
  }

  /// The index of the first row of a group.
  package func rowIndex(of key: GroupKey) -> Int? {
    slotOfKey[key].map { order.weight(before: slots[$0].position) }
  }

  /// How many rows stand above a place that is none of theirs.
  package func rowCount(above position: Int) -> Int { order.weight(before: position) }

  /// The index of the row that shows a notification or, while its group is collapsed, hides it; nil
  /// where it does not stand here.
  func rowIndex(of number: Int, at position: Int, in key: GroupKey) -> Int? {
    guard let slot = slotOfKey[key], slots[slot].members.value(of: position) == number else {
      return nil
    }
    let start = order.weight(before: slots[slot].position)
    let rank = slots[slot].members.count(before: position)
    if !slots[slot].isStack(threshold: stackThreshold) { return start + rank }
    return slots[slot].isExpanded ? start + 1 + rank : start
  }
}

extension SectionList {
  /// Makes room for so many more notifications.
  mutating func reserve(_ more: Int) { places.reserve(more) }

  /// Adds a notification to the group with this key.
  mutating func insert(_ entry: ListEntry, into key: GroupKey) {
    let slot = slot(of: key) ?? addSlot(key)
    recentSlot = slot
    if slots[slot].count > 0 { order.remove(slots[slot].position) }
    slots[slot].insert(entry)
    places.set(NamePlaces.Place(entry, in: slot))
    threads.insert(entry, in: key)
    countsByApp.add(1, of: key.app)
    place(slot)
  }

  /// Takes a notification out; a group that gets empty disappears.
  mutating func remove(_ entry: ListEntry, from key: GroupKey) {
    guard let slot = slotOfKey[key] else { return }
    let leading = slots[slot].position
    guard slots[slot].remove(entry) else { return }
    threads.remove(entry, in: key)
    order.remove(leading)
    countsByApp.add(-1, of: key.app)
    forget(entry.name, of: entry.number)
    if slots[slot].count == 0 { release(slot) } else { place(slot) }
  }

  /// Puts a notification in the place of the one with its name, where that is in the same group.
  ///
  /// What repeats comes again and again: half of what taking one out and another in
  /// would touch stays as it is.
  ///
  /// - Returns: False where none is there that has its name.
  mutating func replace(with new: ListEntry, in key: GroupKey) -> Bool {
    guard let old = places[new.name], slots[old.slot].key == key else { return false }
    let slot = old.slot
    let leading = slots[slot].position
    guard slots[slot].remove(old.entry) else { return false }
    slots[slot].insert(new)
    threads.remove(old.entry, in: key)
    threads.insert(new, in: key)
    places.set(NamePlaces.Place(new, in: slot))
    guard slots[slot].position != leading else { return true }
    order.remove(leading)
    place(slot)
    return true
  }

  /// Expands or collapses a group.
  mutating func setExpanded(_ isExpanded: Bool, _ key: GroupKey) {
    guard let slot = slotOfKey[key] else { return }
    slots[slot].isExpanded = isExpanded
    if isExpanded { expanded.insert(key) } else { expanded.remove(key) }
    order.setWeight(weight(slot), of: slots[slot].position)
  }

  /// Takes a whole group out; O(log n) but for forgetting the members' names and threads.
  mutating func removeGroup(_ key: GroupKey, entries: (Int) -> ListEntry) -> Group? {
    guard let slot = slotOfKey[key] else { return nil }
    let group = slots[slot]
    order.remove(group.position)
    for entry in group.memberNumbers.map(entries) {
      forget(entry.name, of: entry.number)
      threads.remove(entry, in: key)
    }
    countsByApp.add(-group.count, of: key.app)
    release(slot)
    return group
  }

  /// Puts a group back that was taken out.
  mutating func restore(_ group: Group, entries: (Int) -> ListEntry) {
    let slot = addSlot(group.key)
    slots[slot] = group
    if group.isExpanded { expanded.insert(group.key) }
    countsByApp.add(group.count, of: group.key.app)
    for entry in group.memberNumbers.map(entries) {
      places.set(NamePlaces.Place(entry, in: slot))
      threads.insert(entry, in: group.key)
    }
    place(slot)
  }

  // Another may have the name by now.
  private mutating func forget(_ name: HashedName, of number: Int) {
    if self.number(of: name) == number { places.remove(name) }
  }

  private func slot(of key: GroupKey) -> Int? {
    if let recentSlot, slots[recentSlot].key == key { return recentSlot }
    return slotOfKey[key]
  }

  private mutating func addSlot(_ key: GroupKey) -> Int {
    let slot: Int
    if let free = freeSlots.popLast() {
      slot = free
      slots[slot] = Group(key: key)
    } else {
      slot = slots.count
      slots.append(Group(key: key))
    }
    slotOfKey[key] = slot
    return slot
  }

  private mutating func release(_ slot: Int) {
    recentSlot = nil
    slotOfKey[slots[slot].key] = nil
    expanded.remove(slots[slot].key)
    slots[slot] = Group(key: slots[slot].key)
    freeSlots.append(slot)
  }

  private mutating func place(_ slot: Int) {
    order.insert(slots[slot].position, value: slot, weight: weight(slot))
  }

  private func weight(_ slot: Int) -> Int { slots[slot].rowCount(threshold: stackThreshold) }
}
