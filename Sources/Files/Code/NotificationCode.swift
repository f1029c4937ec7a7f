import Localization
import Notifications

/// What an app declares about its notifications in code, as far as it stands there in literals.
///
/// Categories, their actions, the options that are asked for, and what the delegate presents; with
/// the keys of localized words. What would have to be run to be known is listed, not guessed.
package struct NotificationCode {
  /// The categories as `Notifications.json` has them, in the order of the files.
  private(set) var categories: [JSONValue] = []
  /// The options of `requestAuthorization`; nil where it is never called with any.
  private(set) var authorizationOptions: [String]?
  /// The options that `willPresent` answers; nil where no delegate has it, or they cannot be read.
  var presentation: PresentationOptions?
  /// Whether a delegate shows settings of the app's own.
  var opensSettings = false
  /// Whether a project has an app of the watch beside it; code does not say so.
  var hasWatchApp = false
  /// What could not be read, in the order of the files.
  package var unread: [Diagnostic] = []
  /// The tables that texts are looked up in.
  let strings: AppStrings
  /// The constants of all files, by their names.
  private(set) var constants: CodeConstants
  /// The numbers of the categories by their identifiers.
  private(set) var numbers: [String: Int] = [:]
  /// Where something could not be read.
  var missedPlaces: Set<Place> = []

  /// Reads the files of an app, in any order; headers help with constants.
  ///
  /// - Parameter strings: The app's tables.
  package init(_ files: [SourceFile], strings: AppStrings = .none) {
    self.strings = strings
    let files = files.compactMap(CodeFile.init)
    constants = CodeConstants(files)
    for file in files { declare(file) }
    for file in files { read(file) }
    missCategories(CategorySources(files))
    for file in files { noteRequests(in: file) }
    unread = unread.ordered { $0.place < $1.place }
  }

  /// Whether nothing was found.
  var isEmpty: Bool { manifest == .object([]) }

  /// The file that says it.
  package var manifest: JSONValue {
    var members: [JSONValue.Member] = []
    if let authorizationOptions {
      members.append(
        .init("authorization", ["options": .array(authorizationOptions.map { .string($0) })]))
    }
    if !categories.isEmpty { members.append(.init("categories", .array(categories))) }
    if let delegate { members.append(.init("delegate", delegate)) }
    if hasWatchApp { members.append(.init("watch", ["hasApp": .bool(true)])) }
    return .object(members)
  }

  private static let questions = ["requestAuthorization", "requestAuthorizationWithOptions"]

  // `let like = UNNotificationAction(…)` stands for a call as a constant stands for its value.
  private mutating func declare(_ file: CodeFile) {
    for found in file.actionCalls + file.categoryCalls {
      guard let name = found.name, let index = file.declaration(before: found.index) else {
        continue
      }
      constants.add(name, known(found, in: file), at: file.tokens[index].place)
    }
  }

  private mutating func read(_ file: CodeFile) {
    for found in file.categoryCalls {
      for call in calls(of: found, in: file) { readCategory(call) }
    }
    // Where they are put into a variable under a condition, it is listed.
    for found in file.calls(where: { $0 == "setNotificationCategories" }) {
      _ = known(found, in: file)
    }
    for found in file.calls(where: Self.questions.contains) { readOptions(known(found, in: file)) }
    for category in RetiredCategories(file, constants).categories { read(category) }
    readDelegate(in: file)
  }

  /// A call with what variables have in them there; what is put into them
  /// under a condition is listed.
  mutating func known(_ found: CodeFile.Call, in file: CodeFile) -> CodeExpression {
    var course = CodeCourse(file, before: found.index, constants)
    let call = course.filled(found.call)
    for place in course.unknown where !missedPlaces.contains(place) {
      miss(CodeExpression(value: .other, place: place), "what is put into a variable here")
    }
    return call
  }

  // The same, in a loop over a list that is written out each time around.
  private mutating func calls(of found: CodeFile.Call, in file: CodeFile) -> [CodeExpression] {
    let rounds = file.rounds(around: found.index, constants) ?? [[:]]
    return rounds.map { round in
      known(
        CodeFile.Call(
          name: found.name, call: found.call.filled(by: round), index: found.index), in: file)
    }
  }

  // iOS 9 and earlier registered it.
  private mutating func read(_ category: RetiredCategories.Category) {
    for place in category.unread {
      miss(CodeExpression(value: .other, place: place), "what iOS 9 and earlier registered here")
    }
    guard let json = category.json, let identifier = json["identifier"]?.string,
      numbers[identifier] == nil
    else { return }
    add(json, identifier)
  }

  /// Takes in a category, the first with its identifier.
  mutating func add(_ category: JSONValue, _ identifier: String) {
    numbers[identifier] = categories.count
    categories.append(category)
  }

  /// Lists what would have to be run to be known.
  mutating func miss(_ expression: CodeExpression, _ what: String) {
    let message =
      "\(what) cannot be read without running the code; write it into Notifications.json"
    let diagnostic = Diagnostic(expression.place, .warning, message)
    // In a loop it is come to several times.
    let isTold = !missedPlaces.insert(expression.place).inserted && unread.contains(diagnostic)
    if !isTold { unread.append(diagnostic) }
  }

  private mutating func readOptions(_ call: CodeExpression) {
    guard let given = call["options"] ?? call["requestAuthorizationWithOptions"] else { return }
    let what = "what permission is asked for"
    guard let names = options(given, of: AuthorizationOptions.self, what) else { return }
    if let first = authorizationOptions, first != names {
      return miss(given, "another request for permission than the first")
    }
    authorizationOptions = names
  }
}
