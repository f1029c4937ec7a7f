/// What a person does with a banner (P9, A14, A16).
package enum BannerAct: String, CaseIterable, Sendable {
  case tap, pull, dismiss
}
