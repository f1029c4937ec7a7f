import Notifications

/// The keys of table `Localizable` that something asks for, by what becomes of their texts (L4: byte by byte).
struct UsedKeys: Hashable {
  /// Those of texts that are filled: of notifications, of formats, and of labels with arguments.
  var filled: Set<ExactText> = []
  /// L35: those of labels without arguments, which are looked up and shown as they are.
  var labels: Set<ExactText> = []
  /// Those that only the words of categories ask for, in whose place the
  /// phone has words of its own.
  var formats: Set<ExactText> = []
  /// All of them.
  var all: Set<ExactText> { filled.union(labels) }
}
