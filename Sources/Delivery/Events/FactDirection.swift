/// Which way a fact goes: it happens, or is taken back.
enum FactDirection {
  case forward, backward

  /// The value that holds then.
  ///
  /// - Parameters:
  ///   - old: What held before the fact.
  ///   - new: What holds since.
  func end<Value>(_ old: Value, _ new: Value) -> Value {
    switch self {
    case .forward: new
    case .backward: old
    }
  }

  /// Adds what a fact brought, or takes it off again.
  func add<Value>(_ new: @autoclosure () -> Value, to values: inout [Value]) {
    switch self {
    case .forward: values.append(new())
    case .backward: values.removeLast()
    }
  }

  /// Adds the number that a fact brought, which is not there yet, or takes it off again.
  func add(_ number: Int, to numbers: inout Set<Int>) {
    switch self {
    case .forward: numbers.insert(number)
    case .backward: numbers.remove(number)
    }
  }

  /// Puts what a fact brought where it stands, or takes it off again.
  func insert<Value>(_ new: @autoclosure () -> Value, at index: Int, into values: inout [Value]) {
    opposite.remove(new(), at: index, of: &values)
  }

  /// Takes away what a fact ended, or puts it back where it stood.
  func remove<Value>(_ old: @autoclosure () -> Value, at index: Int, of values: inout [Value]) {
    switch self {
    case .forward: values.remove(at: index)
    case .backward: values.insert(old(), at: index)
    }
  }

  /// What goes the other way.
  var opposite: FactDirection {
    switch self {
    case .forward: .backward
    case .backward: .forward
    }
  }
}
