import Glibc

/// A state that threads change, and wait for changes of.
// @unchecked: the state is touched under lock alone, a pthread mutex, as Mutex
// has no condition to wait on.
final class SharedState<State: Sendable>: @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var state: State

  init(_ state: State) {
    self.state = state
    pthread_mutex_init(lock, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    pthread_cond_destroy(changed)
    lock.deallocate()
    changed.deallocate()
  }

  /// Changes it at once.
  func change<Value>(_ work: (inout State) -> Value) -> Value {
    wait(until: { _ in true }, then: work)
  }

  /// Changes it as soon as it is as wanted.
  func wait<Value>(
    until isReady: (State) -> Bool, then work: (inout State) -> Value
  ) -> Value {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while !isReady(state) { pthread_cond_wait(changed, lock) }
    defer { pthread_cond_broadcast(changed) }
    return work(&state)
  }
}
