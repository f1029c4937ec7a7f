import Notifications

/// Puts together what `NSKeyedArchiver` took apart: the objects of a
/// property list, by their numbers.
///
/// An object may be shared by many others, so the number of values made is
/// limited as well as their depth.
struct KeyedArchive {
  private static let depthLimit = 64
  private static let valueLimit = 100_000

  private let objects: [PropertyList]
  private var valuesMade = 0
  // The objects that are being put together, each within the one before.
  private var open: [Int] = []

  /// The object that was archived, with plain values in the place of Foundation's.
  ///
  /// - Returns: The list itself where it is no archive.
  /// - Throws: Where objects lead into each other, too deep or to too many, or one is missing.
  static func root(of list: PropertyList) throws(Diagnostic) -> PropertyList {
    guard list["$archiver"] != nil, let objects = list["$objects"]?.array,
      case .dictionary(let members)? = list["$top"]?.value
    else { return list }
    guard let root = (members.first { $0.key == "root" } ?? members.first)?.value else {
      throw Diagnostic(list.place, .error, "this archive is empty; nothing is under $top")
    }
    var archive = KeyedArchive(objects: objects)
    return try archive.value(root, depth: 0) ?? list
  }

  private init(objects: [PropertyList]) { self.objects = objects }

  // Nil for what was nil.
  private mutating func value(
    _ list: PropertyList, depth: Int
  ) throws(Diagnostic) -> PropertyList? {
    valuesMade += 1
    guard valuesMade <= Self.valueLimit else {
      throw Diagnostic(
        list.place, .error,
        "this archive stands for more than the \(Self.valueLimit) values that are read")
    }
    guard depth <= Self.depthLimit else {
      throw Diagnostic(
        list.place, .error,
        "references and values of this archive are nested more than \(Self.depthLimit) deep")
    }
    if let number = list.reference { return try object(number, at: list.place, depth) }
    if list.string == "$null" { return nil }
    guard case .dictionary(let members) = list.value else { return list }
    return try object(list, members, depth)
  }

  private mutating func object(
    _ number: Int, at place: Place, _ depth: Int
  ) throws(Diagnostic) -> PropertyList? {
    guard objects.indices.contains(number) else {
      throw Diagnostic(place, .error, "this archive has no object \(number)")
    }
    guard !open.contains(number) else {
      throw Diagnostic(place, .error, "the objects of this archive lead into each other")
    }
    open.append(number)
    defer { open.removeLast() }
    return try value(objects[number], depth: depth + 1)
  }

  private mutating func object(
    _ list: PropertyList, _ members: [PropertyList.Member], _ depth: Int
  ) throws(Diagnostic) -> PropertyList? {
    if let time = list["NS.time"], case .real(let seconds) = time.value {
      return PropertyList(.date(.sinceReference(seconds)), at: list.place)
    }
    for key in ["NS.string", "NS.name", "NS.identifier"] {
      if let text = list[key] { return try value(text, depth: depth + 1) }
    }
    if let data = list["NS.data"] { return try value(data, depth: depth + 1) }
    let contents = try elements(list["NS.objects"], depth)
    if let keys = list["NS.keys"] {
      // A value that was nil has its key all the same.
      let pairs = zip(try elements(keys, depth), contents).compactMap { name, value in
        value.map { PropertyList.Member(key: name?.string ?? "", value: $0) }
      }
      return PropertyList(.dictionary(pairs), at: list.place)
    }
    if list["NS.objects"] != nil {
      return PropertyList(.array(contents.compactMap(\.self)), at: list.place)
    }
    var found: [PropertyList.Member] = []
    for member in members where member.key != "$class" {
      guard let value = try value(member.value, depth: depth + 1) else { continue }
      found.append(PropertyList.Member(key: member.key, value: value))
    }
    return PropertyList(.dictionary(found), at: list.place)
  }

  // With nil for each that was nil.
  private mutating func elements(
    _ list: PropertyList?, _ depth: Int
  ) throws(Diagnostic) -> [PropertyList?] {
    var elements: [PropertyList?] = []
    for element in list?.array ?? [] { elements.append(try value(element, depth: depth + 1)) }
    return elements
  }
}

extension PropertyList {
  private static let referenceKey = "CF$UID"

  /// The number of an object of an archive; nil for other values.
  fileprivate var reference: Int? {
    guard case .dictionary(let members) = value, members.count == 1,
      members[0].key == Self.referenceKey, case .integer(let number) = members[0].value.value
    else { return nil }
    return Int(number)
  }
}

extension PropertyList.Value {
  /// The number of an object of an archive, as XML has it.
  ///
  /// - Parameter number: From 0, among the archive's objects.
  static func reference(_ number: Int, at place: Place) -> PropertyList.Value {
    let number = PropertyList(.integer(Int64(number)), at: place)
    return .dictionary([PropertyList.Member(key: "CF$UID", value: number)])
  }
}
