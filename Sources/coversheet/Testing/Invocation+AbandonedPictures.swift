import Sessions

extension Invocation {
  /// The pictures of scenarios that are gone, below the folders that are tested; none where only
  /// some of what is there is played.
  func abandonedPictures(_ own: TestOptions, _ variables: TestVariables) -> AbandonedPictures {
    let isPart =
      arguments.has(.filter) || arguments.has(.tag) || own.shard != nil || own.failedBefore.isOnly
      || variables.shard != nil || variables.filter != nil
    return isPart ? AbandonedPictures() : AbandonedPictures(under: arguments.operands)
  }
}
