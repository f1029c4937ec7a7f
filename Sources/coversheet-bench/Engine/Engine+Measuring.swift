import Delivery
import Notifications
import Sessions

extension Engine {
  /// A phone with nothing on it, in the standard zone.
  static func forMeasuring() throws(BenchError) -> Engine {
    do {
      let zone = try DataLocations(dataFolder: nil).standardTimeZone()
      return Engine(
        state: State(now: WorldSettings.start(in: zone), device: Device(timeZone: zone)))
    } catch {
      throw BenchError("\(error)")
    }
  }

  /// Performs a command that has to be possible.
  mutating func obey(_ command: Command) throws(BenchError) {
    do {
      _ = try handle(command)
    } catch {
      throw BenchError("the engine refused: \(error)")
    }
  }
}
