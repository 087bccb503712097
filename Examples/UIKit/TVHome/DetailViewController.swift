import UIKit

/// A screen with all details of a title and its actions.
class DetailViewController: UIViewController {
    private let item: Title
    private let playButton = UIButton(configuration: .bordered())
    private let listButton = UIButton(configuration: .bordered())
    private var isInList = false

    init(title: Title) {
        item = title
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        view.overrideUserInterfaceStyle = .dark

        let backdrop = UIImageView(image: item.artwork.withoutLights.image(size: view.bounds.size))
        backdrop.contentMode = .scaleAspectFill
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
        let poster = UIImageView(image: item.artwork.image(size: CGSize(width: 480, height: 720)))
        poster.layer.cornerRadius = 24
        poster.layer.cornerCurve = .continuous
        poster.layer.masksToBounds = true

        let nameLabel = UILabel()
        nameLabel.text = item.name
        nameLabel.font = .systemFont(ofSize: 76, weight: .bold)
        nameLabel.textColor = .white
        nameLabel.numberOfLines = 2
        let factsLabel = UILabel()
        factsLabel.text = item.facts
        factsLabel.font = .systemFont(ofSize: 29, weight: .medium)
        factsLabel.textColor = UIColor.white.withAlphaComponent(0.75)
        let summaryLabel = UILabel()
        summaryLabel.text = item.summary
        summaryLabel.font = .systemFont(ofSize: 33)
        summaryLabel.textColor = .white
        summaryLabel.numberOfLines = 0

        playButton.configuration = .play(titled: item.progress == nil ? "Play" : "Resume")
        playButton.accessibilityIdentifier = item.progress == nil ? "Play from Page" : "Resume"
        listButton.accessibilityIdentifier = "List"
        listButton.addTarget(self, action: #selector(toggleList), for: .primaryActionTriggered)
        showList()
        let buttons = UIStackView(arrangedSubviews: [playButton, listButton])
        buttons.spacing = 40

        let text = UIStackView(arrangedSubviews: [nameLabel, factsLabel, summaryLabel, buttons])
        text.axis = .vertical
        text.alignment = .leading
        text.spacing = 18
        text.setCustomSpacing(44, after: summaryLabel)

        for subview in [backdrop, blur, poster, text] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            backdrop.topAnchor.constraint(equalTo: view.topAnchor),
            backdrop.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            backdrop.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            backdrop.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            blur.topAnchor.constraint(equalTo: view.topAnchor),
            blur.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            blur.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            blur.bottomAnchor.constraint(equalTo: view.bottomAnchor),

            poster.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 140),
            poster.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            poster.widthAnchor.constraint(equalToConstant: 480),
            poster.heightAnchor.constraint(equalToConstant: 720),

            text.leadingAnchor.constraint(equalTo: poster.trailingAnchor, constant: 100),
            text.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -140),
            text.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            playButton.widthAnchor.constraint(equalToConstant: 300),
            listButton.widthAnchor.constraint(equalToConstant: 400),
            playButton.heightAnchor.constraint(equalToConstant: 76),
            listButton.heightAnchor.constraint(equalToConstant: 76),
        ])
    }

    override var preferredFocusEnvironments: [UIFocusEnvironment] { [playButton] }

    @objc private func toggleList() {
        isInList.toggle()
        showList()
    }

    private func showList() {
        listButton.configuration?.title = isInList ? "In Your List" : "Add to Your List"
        listButton.configuration?.image = UIImage(systemName: isInList ? "checkmark" : "plus")
        listButton.configuration?.imagePadding = 12
    }
}
