import UIKit

/// The controls above the film.
///
/// The button for languages is separate, at the upper right; three focus guides lead there and back.
class ControlsView: UIView {
    enum Action {
        case info, back, playPause, forward, languages, restart
    }

    let scrubber = ScrubberView()
    var onAction: ((Action) -> Void)?
    var subtitles: String {
        didSet { languageLabel.text = "Subtitles: \(subtitles)" }
    }

    private let film: Film
    private let shade = UIImageView()
    private let titleLabel = UILabel()
    private let languageLabel = UILabel()
    private let infoPanel: InfoPanel
    private lazy var infoButton = button("info", "Info", .info)
    private lazy var backButton = button("gobackward.10", "Back 10 Seconds", .back)
    private lazy var playButton = button("play.fill", "Play", .playPause)
    private lazy var forwardButton = button("goforward.10", "Forward 10 Seconds", .forward)
    private lazy var languageButton = button("text.bubble", "Audio and Subtitles", .languages)

    /// The guide over the film, left of the languages.
    private let upperGuide = UIFocusGuide()
    /// The guide over the film, below the languages.
    private let lowerGuide = UIFocusGuide()
    /// The guide at the right edge, beside the scrubber and the transport buttons.
    private let sideGuide = UIFocusGuide()
    /// The last focused view, and the last one before the languages, to which the guides lead back.
    private weak var lastControl, wayBack: UIView?

    init(film: Film) {
        self.film = film
        subtitles = film.subtitles[0]
        infoPanel = InfoPanel(film: film)
        super.init(frame: .zero)
        prepare()
        layOut()
        setInfoVisible(false, animated: false)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func button(_ symbol: String, _ label: String, _ action: Action) -> TransportButton {
        TransportButton(symbol: symbol, label: label) { [weak self] in self?.onAction?(action) }
    }

    func show(time: TimeInterval, isPlaying: Bool) {
        scrubber.show(time: time, of: film.duration)
        playButton.symbol = isPlaying ? "pause.fill" : "play.fill"
        playButton.accessibilityLabel = isPlaying ? "Pause" : "Play"
    }

    // MARK: Focus

    override var preferredFocusEnvironments: [UIFocusEnvironment] {
        [isInfoVisible ? infoPanel.restartButton : lastControl ?? playButton]
    }

    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        guard let view = context.nextFocusedView, view.isDescendant(of: self) else { return }
        lastControl = view
        if view !== languageButton { wayBack = view }
        leadGuides(from: view)
    }

    /// Sets the guides' targets: the languages from everywhere, and the previous view from there.
    private func leadGuides(from view: UIView) {
        let target: UIView = view === languageButton ? wayBack ?? playButton : languageButton
        for guide in [upperGuide, lowerGuide, sideGuide] { guide.preferredFocusEnvironments = [target] }
    }

    // MARK: Information

    var isInfoVisible: Bool { infoPanel.isUserInteractionEnabled }

    func setInfoVisible(_ isVisible: Bool, animated: Bool = true) {
        if !isVisible, lastControl === infoPanel.restartButton { lastControl = infoButton }
        if !isVisible, wayBack === infoPanel.restartButton { wayBack = infoButton }
        infoPanel.isUserInteractionEnabled = isVisible
        let changes = {
            self.infoPanel.alpha = isVisible ? 1 : 0
            self.infoPanel.transform = isVisible ? .identity : CGAffineTransform(translationX: 0, y: 30)
        }
        guard animated else { return changes() }
        UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 0.3, delay: 0, options: .curveEaseOut, animations: changes)
    }

    // MARK: Layout

    private func prepare() {
        shade.image = UIGraphicsImageRenderer(size: CGSize(width: 192, height: 108)).image { context in
            let colors = [UIColor.black.withAlphaComponent(0).cgColor, UIColor.black.withAlphaComponent(0.75).cgColor]
            guard
                let gradient = CGGradient(
                    colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 1])
            else { return }
            context.cgContext.drawLinearGradient(
                gradient, start: CGPoint(x: 0, y: 40), end: CGPoint(x: 0, y: 108), options: [])
        }
        infoPanel.restartButton.addAction(
            UIAction { [weak self] _ in self?.onAction?(.restart) }, for: .primaryActionTriggered)
        titleLabel.text = film.title
        titleLabel.font = .systemFont(ofSize: 57, weight: .bold)
        titleLabel.textColor = .white
        languageLabel.text = "Subtitles: \(subtitles)"
        languageLabel.font = .systemFont(ofSize: 27, weight: .medium)
        languageLabel.textColor = UIColor.white.withAlphaComponent(0.85)
    }

    private func layOut() {
        let transport = UIStackView(arrangedSubviews: [backButton, playButton, forwardButton])
        transport.spacing = 44
        for subview in [
            shade, titleLabel, languageLabel, languageButton, infoPanel, scrubber, infoButton, transport,
        ] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            addSubview(subview)
        }
        for guide in [upperGuide, lowerGuide, sideGuide] { addLayoutGuide(guide) }

        NSLayoutConstraint.activate([
            shade.topAnchor.constraint(equalTo: topAnchor),
            shade.leadingAnchor.constraint(equalTo: leadingAnchor),
            shade.trailingAnchor.constraint(equalTo: trailingAnchor),
            shade.bottomAnchor.constraint(equalTo: bottomAnchor),

            languageButton.topAnchor.constraint(equalTo: topAnchor, constant: 60),
            languageButton.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -90),
            languageLabel.trailingAnchor.constraint(equalTo: languageButton.leadingAnchor, constant: -28),
            languageLabel.centerYAnchor.constraint(equalTo: languageButton.centerYAnchor),

            infoPanel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 90),
            infoPanel.trailingAnchor.constraint(equalTo: scrubber.trailingAnchor),
            infoPanel.bottomAnchor.constraint(equalTo: titleLabel.topAnchor, constant: -36),
            titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 90),
            titleLabel.bottomAnchor.constraint(equalTo: scrubber.topAnchor, constant: -20),

            scrubber.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 90),
            scrubber.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -90),
            scrubber.heightAnchor.constraint(equalToConstant: 80),
            scrubber.bottomAnchor.constraint(equalTo: transport.topAnchor, constant: -24),

            transport.centerXAnchor.constraint(equalTo: centerXAnchor),
            transport.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -64),
            infoButton.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 90),
            infoButton.centerYAnchor.constraint(equalTo: transport.centerYAnchor),

            upperGuide.topAnchor.constraint(equalTo: languageButton.topAnchor),
            upperGuide.leadingAnchor.constraint(equalTo: scrubber.leadingAnchor),
            upperGuide.trailingAnchor.constraint(equalTo: languageButton.leadingAnchor, constant: -20),
            upperGuide.bottomAnchor.constraint(equalTo: infoPanel.topAnchor, constant: -20),
            lowerGuide.topAnchor.constraint(equalTo: languageButton.bottomAnchor, constant: 20),
            lowerGuide.leadingAnchor.constraint(equalTo: languageButton.leadingAnchor),
            lowerGuide.trailingAnchor.constraint(equalTo: scrubber.trailingAnchor),
            lowerGuide.bottomAnchor.constraint(equalTo: infoPanel.topAnchor, constant: -20),
            sideGuide.topAnchor.constraint(equalTo: languageButton.bottomAnchor, constant: 20),
            sideGuide.leadingAnchor.constraint(equalTo: scrubber.trailingAnchor, constant: 10),
            sideGuide.trailingAnchor.constraint(equalTo: trailingAnchor),
            sideGuide.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }
}
