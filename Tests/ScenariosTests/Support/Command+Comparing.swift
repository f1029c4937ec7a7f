import Delivery
import Notifications
import Push

extension Command {
  /// Whether the engine would do it.
  func isPossible(in state: State) -> Bool {
    var engine = Engine(state: state)
    return (try? engine.handle(self)) != nil
  }

  /// The command with every text and payload at one place; that is all that may differ.
  var withoutPlaces: Command {
    switch self {
    case .push(var request):
      let source = SourceText(request.payload.source.bytes, at: Place(""))
      request.payload = Payload(content: nil, source: source)
      return .push(request)
    case .install(var app, let isGranted, _):
      app.inlineSource = nil
      app.featureUses = []
      app.categories = app.categories.map(\.withoutPlaces)
      return .install(app, isGranted: isGranted)
    case .setCategories(let app, let categories):
      return .setCategories(app, categories.map(\.withoutPlaces))
    default: return self
    }
  }
}

extension Category {
  fileprivate var withoutPlaces: Category {
    var category = self
    category.categorySummaryFormat?.place = nil
    category.hiddenPreviewsBodyPlaceholder?.place = nil
    for index in category.actions.indices {
      category.actions[index].title.place = nil
      category.actions[index].textInput?.buttonTitle?.place = nil
      category.actions[index].textInput?.placeholder?.place = nil
    }
    return category
  }
}
