/// The end of the work that is still being done when a person leaves.
extension Bench {
  /// The work that would be lost now, as the words after “when”, such as `the film is finished`;
  /// nil for none.
  package var unfinishedWork: String? {
    guard isOffered else { return nil }
    if instruments.contains(where: \.isRecording) { return "the recording is saved" }
    return job == nil ? nil : "the film is finished"
  }

  /// Ends a recording: its walk is saved now, and its film is made from now on.
  package func endRecording() {
    for each in instruments where each.isRecording { each.endRecording() }
  }

  /// Ends a recording and completes the film that is being made, however long that takes.
  package func finishWork() {
    endRecording()
    completeJob()
  }

  /// Completes the work that is done in parts.
  func completeJob() {
    while let job {
      while job.step() {}
      endJob(job)
    }
  }

  /// Forgets work that has ended, unless other work has taken its place.
  func endJob(_ ended: any BenchJob) { if job === ended { job = nil } }

  /// Whether work is done in parts now.
  package var hasWork: Bool { job != nil }

  /// Gives up the work that is done in parts.
  package func abandonWork() { job = nil }
}
