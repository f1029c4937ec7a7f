/// A large part of a value, kept on the heap, and copied there when a copy of it is changed.
///
/// A copy of the whole counts one reference instead of all that the part refers to. The compiler
/// writes these counts out for every type that holds the whole: it is for parts that many types
/// hold, or that are seldom there.
///
/// Public, as the optimizer takes nothing else over from another module.
@propertyWrapper
public struct CopyOnWrite<Value> {
  @usableFromInline var storage: Storage

  /// - Parameter wrappedValue: The part as it is at first.
  @inlinable public init(wrappedValue: consuming Value) { storage = Storage(wrappedValue) }

  /// The part.
  @inlinable public var wrappedValue: Value {
    get { storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }

  @usableFromInline final class Storage {
    @usableFromInline var value: Value

    @inlinable init(_ value: consuming Value) { self.value = value }
  }
}

extension CopyOnWrite: Sendable where Value: Sendable {}

// Copy-on-write: it is changed only while it is uniquely referenced.
extension CopyOnWrite.Storage: @unchecked Sendable where Value: Sendable {}
