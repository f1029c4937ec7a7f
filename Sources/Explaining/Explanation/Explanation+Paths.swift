import Notifications

extension Explanation {
  /// The same with the files in a folder named from there:
  /// `Fixtures/Apps/Bistro.app/…`. Others keep their paths.
  ///
  /// - Parameter folder: Such as the data folder; nil names all files as they were.
  package func naming(filesFrom folder: String?) -> Explanation {
    guard let folder else { return self }
    var copy = self
    copy.judgments = judgments.map { judgment in
      var named = judgment
      named.reasons = judgment.reasons.map { $0.naming(filesFrom: folder) }
      named.complaints = judgment.complaints.map { complaint in
        var named = complaint
        named.place = complaint.place.named(from: folder)
        return named
      }
      return named
    }
    return copy
  }
}

extension Reason {
  fileprivate func naming(filesFrom folder: String) -> Reason {
    Reason(
      rule,
      details.map { detail in
        detail.name == "file" ? Detail("file", detail.value.below(folder)) : detail
      })
  }
}
