import Notifications
import Programs
import Screens

/// What is made for the interface between frames, in slices so short that a
/// key does not wait for them.
struct OrderServing {
  /// The pictures that are being decoded.
  var pictures: RunningDecoders
  /// What the open matrix is made of.
  var matrix = PlayedMatrix()
  /// What set the phone as something that was shown, the latest last.
  var settings: [PhoneSetting] = []
  /// The other phone of the open comparison; nil where none is open.
  @CopyOnWrite var comparison: PlayedComparison?
  /// What the open report of interruptions is counted with; nil where nothing is.
  @CopyOnWrite var silencing: PlayedSilencing?
  /// Whether the program is to end.
  var isLeftOff: @Sendable () -> Bool = { false }

  init(_ launcher: ProgramLauncher?) { pictures = RunningDecoders(launcher) }

  /// How many steps of another phone's course are played in a slice.
  ///
  /// So few that a key does not wait for them.
  static let stepsAtOnce = 200
}

extension Interaction {
  /// Whether the program is to end: then what takes long is left off.
  package var isLeftOff: @Sendable () -> Bool {
    get { orders.isLeftOff }
    set { orders.isLeftOff = newValue }
  }

  /// Serves what the interface waits for; to be called between keys.
  ///
  /// - Parameter hasTime: Whether there is time for one more slice.
  /// - Returns: Whether anything was made, which is to be drawn.
  @discardableResult
  package mutating func serveOrders(while hasTime: () -> Bool = { false }) -> Bool {
    var isServed = false
    repeat {
      let orders = model.orders(in: scene)
      giveUpWhatIsNotIn(orders)
      guard orders.map({ serve($0) }).contains(true) else { return isServed }
      isServed = true
    } while hasTime()
    return isServed
  }

  /// Serves a slice of one order; whether anything was made.
  private mutating func serve(_ order: Order) -> Bool {
    switch order {
    case .pictures(let files): decode(files)
    case .cells(let order): play(order)
    case .comparison(let order): play(order)
    case .silencing(let order): play(order)
    }
  }

  private mutating func giveUpWhatIsNotIn(_ orders: [Order]) {
    if isDecodingPictures, !orders.contains(where: \.isOfPictures) { _ = decode([]) }
    if model.comparedSide == nil { self.orders.comparison = nil }
    if model.silencingOrder == nil { self.orders.silencing = nil }
  }

  /// Whether pictures are being decoded, so that there may be one to take.
  package var isDecodingPictures: Bool { !orders.pictures.isIdle }

  private mutating func decode(_ files: [PictureFile]) -> Bool {
    let taken = orders.pictures.step(files)
    for (file, picture) in taken { handle(.pictured(file, picture)) }
    return !taken.isEmpty
  }
}

extension Order {
  fileprivate var isOfPictures: Bool {
    switch self {
    case .pictures: true
    case .cells, .comparison, .silencing: false
    }
  }
}
