import Notifications

extension State {
  /// V5: how long a service extension still has until it is told that its time runs out.
  package func timeLeft(_ run: ServiceRun) -> Interval {
    max(.seconds(0), run.course.startedAt + serviceLimits.time - now)
  }
}
