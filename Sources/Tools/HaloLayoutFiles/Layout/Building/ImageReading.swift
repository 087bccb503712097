import HaloDisplayList

/// A closure that reads the picture in a file.
///
/// The renderer provides it; an error's description is the reason in one line.
public typealias ImageReading = @MainActor (_ path: String) throws -> Image
