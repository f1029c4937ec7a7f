import func Glibc.asin
import func Glibc.cos
import func Glibc.sin

extension Region {
  /// Whether the middle of another circle lies within this one.
  package func contains(_ other: Region) -> Bool { meters(to: other) <= radius }

  /// Whether it is entered or left on the way from one place to another, nil for outside
  /// all; nil where neither is so.
  package func crossing(from old: Region?, to new: Region?) -> Trigger.Crossings? {
    let (was, isIn) = (old.map(contains) ?? false, new.map(contains) ?? false)
    return was == isIn ? nil : isIn ? .entry : .exit
  }

  /// How far it is from middle to middle, in meters, along a sphere of the earth's mean radius.
  package func meters(to other: Region) -> Double {
    let chord = zip(direction, other.direction).map { ($0 - $1) * ($0 - $1) }.reduce(0, +)
    return 2 * 6_371_000 * asin(min(1, chord.squareRoot() / 2))
  }

  // On the unit sphere.
  private var direction: [Double] {
    let (north, east) = (latitude * .pi / 180, longitude * .pi / 180)
    return [cos(north) * cos(east), cos(north) * sin(east), sin(north)]
  }
}
