import UIKit

/// The position of a film, and whether it plays.
class Playback {
    let duration: TimeInterval
    /// A closure that is called after each change.
    var onChange: (() -> Void)?
    private(set) var time: TimeInterval
    private(set) var isPlaying = false
    private var link: CADisplayLink?
    private var lastTimestamp: CFTimeInterval?

    init(duration: TimeInterval, time: TimeInterval = 0) {
        self.duration = duration
        self.time = time
    }

    func seek(to newTime: TimeInterval) {
        time = min(max(newTime, 0), duration)
        onChange?()
    }

    func skip(_ seconds: TimeInterval) {
        seek(to: time + seconds)
    }

    func toggle() {
        isPlaying ? pause() : play()
    }

    func play() {
        guard !isPlaying, time < duration else { return }
        isPlaying = true
        let link = CADisplayLink(target: self, selector: #selector(step(_:)))
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 1, maximum: 10, preferred: 2)
        link.add(to: .main, forMode: .common)
        self.link = link
        onChange?()
    }

    func pause() {
        guard isPlaying else { return }
        isPlaying = false
        link?.invalidate()
        link = nil
        lastTimestamp = nil
        onChange?()
    }

    @objc private func step(_ link: CADisplayLink) {
        defer { lastTimestamp = link.timestamp }
        guard let lastTimestamp else { return }
        seek(to: time + link.timestamp - lastTimestamp)
        if time == duration { pause() }
    }
}
