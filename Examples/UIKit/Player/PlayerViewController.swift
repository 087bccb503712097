import UIKit

/// A film with its controls, which appear with an arrow, Select or Play/Pause, and disappear with
/// Menu.
class PlayerViewController: UIViewController {
    let film: Film
    let playback: Playback
    private(set) var areControlsVisible = true
    /// The animation of the controls while they appear or disappear.
    private(set) var fade: UIViewPropertyAnimator?

    private let filmView = FilmView(frame: .zero)
    private let controls: ControlsView
    private lazy var menuRecognizer = UITapGestureRecognizer(target: self, action: #selector(menuPressed(_:)))

    init(film: Film) {
        self.film = film
        playback = Playback(duration: film.duration, time: 1_458)
        controls = ControlsView(film: film)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        for subview in [filmView, controls] {
            subview.frame = view.bounds
            subview.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(subview)
        }

        controls.onAction = { [weak self] in self?.perform($0) }
        controls.scrubber.onSkip = { [weak self] in self?.playback.skip($0) }
        playback.onChange = { [weak self] in self?.showPlayback() }
        showPlayback()

        let playPause = UITapGestureRecognizer(target: self, action: #selector(playPausePressed(_:)))
        playPause.allowedPressTypes = [NSNumber(value: UIPress.PressType.playPause.rawValue)]
        view.addGestureRecognizer(playPause)
        menuRecognizer.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
        view.addGestureRecognizer(menuRecognizer)
    }

    override var preferredFocusEnvironments: [UIFocusEnvironment] {
        areControlsVisible ? [controls] : [filmView]
    }

    private func showPlayback() {
        controls.show(time: playback.time, isPlaying: playback.isPlaying)
    }

    // MARK: Keys

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let waking: Set<UIPress.PressType> = [.select, .upArrow, .downArrow, .leftArrow, .rightArrow]
        guard !areControlsVisible, presses.contains(where: { waking.contains($0.type) }) else {
            super.pressesBegan(presses, with: event)
            return
        }
        setControlsVisible(true)
    }

    @objc private func playPausePressed(_ recognizer: UITapGestureRecognizer) {
        playback.toggle()
        setControlsVisible(true)
    }

    @objc private func menuPressed(_ recognizer: UITapGestureRecognizer) {
        if controls.isInfoVisible {
            setInfoVisible(false)
        } else {
            setControlsVisible(false)
        }
    }

    // MARK: Actions

    private func perform(_ action: ControlsView.Action) {
        switch action {
        case .info: setInfoVisible(!controls.isInfoVisible)
        case .back: playback.skip(-10)
        case .playPause: playback.toggle()
        case .forward: playback.skip(10)
        case .languages: chooseLanguages()
        case .restart:
            playback.seek(to: 0)
            setInfoVisible(false)
        }
    }

    private func chooseLanguages() {
        let sheet = UIAlertController(title: "Subtitles", message: nil, preferredStyle: .actionSheet)
        for language in film.subtitles {
            sheet.addAction(
                UIAlertAction(title: language, style: .default) { [weak self] _ in self?.controls.subtitles = language }
            )
        }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(sheet, animated: true)
    }

    // MARK: Appearing and disappearing

    private func setControlsVisible(_ isVisible: Bool) {
        guard isVisible != areControlsVisible else { return }
        areControlsVisible = isVisible
        filmView.takesFocus = !isVisible
        controls.isUserInteractionEnabled = isVisible
        // Without controls the system handles Menu and leaves the film.
        menuRecognizer.isEnabled = isVisible
        setNeedsFocusUpdate()
        updateFocusIfNeeded()

        fade?.stopAnimation(true)
        let fade = UIViewPropertyAnimator(duration: isVisible ? 0.25 : 0.5, curve: .easeInOut)
        fade.addAnimations {
            self.controls.alpha = isVisible ? 1 : 0
            self.controls.transform = isVisible ? .identity : CGAffineTransform(translationX: 0, y: 40)
        }
        fade.addCompletion { [weak self] _ in self?.fade = nil }
        fade.startAnimation()
        self.fade = fade
    }

    private func setInfoVisible(_ isVisible: Bool) {
        controls.setInfoVisible(isVisible)
        setNeedsFocusUpdate()
        updateFocusIfNeeded()
    }
}
