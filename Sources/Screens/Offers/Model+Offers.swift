import Delivery

extension Model {
  /// The button that Enter presses; nil where Enter means something else.
  func focusedOffer(_ scene: Scene) -> Offer? {
    guard focus == .phone else { return nil }
    if let layer = phoneLayer(in: scene) {
      let choices = scene.state.choices(of: layer)
      return choices.isEmpty
        ? nil : choices[min(phone.focusedIndex(of: layer, scene.state), choices.count - 1)]
    }
    guard let index = phone.offered.rowIndex else { return nil }
    let offers = rowOffers(scene)
    return offers.indices.contains(index) ? offers[index] : nil
  }

  /// The buttons under the selected row.
  func rowOffers(_ scene: Scene) -> [Offer] {
    guard case .row(let row, _)? = selected(in: scene)?.item else { return [] }
    return scene.state.offers(under: row)
  }

  /// Moves down to the buttons under the selected row, or back up to the row.
  ///
  /// - Returns: Whether there was such a step to take.
  mutating func moveAmongRowOffers(by count: Int, _ scene: Scene) -> Bool {
    if phone.offered.rowIndex != nil {
      if count == -1 { phone.offered.rowIndex = nil }
      return count == -1
    }
    guard count == 1, !rowOffers(scene).isEmpty else { return false }
    phone.offered.rowIndex = 0
    list.isChosen = true
    return true
  }

  /// Presses a button, and says what it decided where that is not seen.
  mutating func choose(_ offer: Offer, _ scene: Scene) -> [Effect] {
    focus = .phone
    list.isChosen = true
    if let layer = phoneLayer(in: scene) {
      guard scene.state.choices(of: layer).contains(offer) else {
        say(Words.offerGone, isError: true)
        return []
      }
      if !offer.asksOn, !layer.isSeen {
        say(Words.chose(offer.title, for: scene.state.displayName(of: layer.app)))
      }
    }
    // F3: that the question is gone says nothing of the answer.
    if case .set(let app?, _) = offer.command, phoneLayer(in: scene) == nil {
      say(Words.chose(offer.title, for: scene.state.displayName(of: app)))
    }
    return [.perform(offer.command)]
  }

  /// X1, X10: opens the sheet that manages the app of the selected row.
  mutating func manage(_ scene: Scene) -> [Effect] {
    guard let row = selected(in: scene), let target = row.managed else { return [] }
    list.isChosen = true
    return [.perform(.management(.open(.management, target)))]
  }

  private mutating func leaveRow(_ scene: Scene) {
    list.swipe = nil
    guard let index = phone.offered.rowIndex else { return }
    phone.offered.below = selected(in: scene)?.number.map {
      OfferFocus.RowButton(index: index, number: $0)
    }
    phone.offered.rowIndex = nil
  }

  // Not to a button of another row, which may have moved up meanwhile.
  private mutating func returnToRow(_ scene: Scene) {
    if let below = phone.offered.below, selected(in: scene)?.number == below.number {
      phone.offered.rowIndex = below.index
    }
    phone.offered.below = nil
  }

  /// Brings the focus in line with what is offered now.
  mutating func reconcileOffers(_ scene: Scene) {
    let layer = scene.phoneLayer
    if layer != nil { leaveRow(scene) }
    if phone.offered.layer != layer {
      phone.offered.turn(to: layer, first: layer.map(scene.state.firstFocus) ?? 0)
      if layer == nil { returnToRow(scene) }
    }
    if let layer {
      phone.offered.index = min(
        phone.offered.index, max(0, scene.state.choices(of: layer).count - 1))
    }
    if let index = phone.offered.rowIndex, index >= rowOffers(scene).count {
      phone.offered.rowIndex = nil
    }
  }
}
