extension Control {
  /// What goes through the tour.
  static let tour: [Control] = [
    Control(
      .tour, .tour, [.control("t")], in: .program,
      label: { model, _ in model.tour?.isShown == true ? Words.leaveTour : Words.resumeTour },
      when: { model, _ in .when(model.tour != nil, else: Words.noTour) },
      act: { model, scene in
        model.toggleTour(scene)
        return []
      }),
    Control(
      .tourNext, .tourNext, [.control("g")], in: .program,
      when: { model, _ in
        if model.tour == nil { return .disabled(Words.noTour) }
        return .when(model.showsTour, else: Words.tourIsAway)
      },
      act: { model, scene in
        model.goOnWithTour(scene)
        return []
      }),
    beginning(.tourList, .tourList, .list), beginning(.tourWhy, .tourWhy, .why),
    beginning(.tourApp, .tourApp, .app),
  ]

  private static func beginning(
    _ id: ControlID, _ words: ControlWords, _ chapter: TourChapter
  ) -> Control {
    Control(
      id, words, [], in: .program,
      when: { model, _ in .when(model.tour != nil, else: Words.noTour) },
      act: { model, scene in
        model.begin(chapter, scene)
        return []
      })
  }
}

extension ControlID {
  /// The tour.
  package static let (
    tour, tourNext, tourList, tourWhy, tourApp
  ) = (
    ControlID("tour"), ControlID("tour-next"), ControlID("tour-list"), ControlID("tour-why"),
    ControlID("tour-app")
  )
}
