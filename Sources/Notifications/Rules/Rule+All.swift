extension Rule {
  /// Every rule that the product follows, by family and number.
  package static let all =
    grouping + summaries + hiddenPreviews + localization + settings + management + presentation
    + criticalAlerts + triggers + actions + attachments + serviceExtensions + contentExtensions
    + push + payloads
}
