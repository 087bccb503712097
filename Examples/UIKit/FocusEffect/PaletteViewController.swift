import UIKit

/// A screen of twelve colours with different focus effects; a label below names the focused one.
class PaletteViewController: UIViewController {
    private let colors: [(name: String, color: UIColor)] = [
        ("Red", .systemRed), ("Orange", .systemOrange), ("Yellow", .systemYellow),
        ("Green", .systemGreen), ("Mint", .systemMint), ("Teal", .systemTeal),
        ("Cyan", .systemCyan), ("Blue", .systemBlue), ("Indigo", .systemIndigo),
        ("Purple", .systemPurple), ("Pink", .systemPink), ("Brown", .systemBrown),
    ]
    private let nameLabel = UILabel()
    private let grid = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        let title = UILabel()
        title.text = "Palette"
        title.font = .preferredFont(forTextStyle: .largeTitle)

        grid.axis = .vertical
        grid.spacing = 32
        grid.distribution = .fillEqually
        for (row, style) in SwatchView.Style.allCases.enumerated() {
            let swatches = colors[row * 4..<row * 4 + 4].map { name, color -> UIView in
                let swatch = SwatchView(color: color, style: style)
                swatch.accessibilityLabel = name
                swatch.accessibilityIdentifier = name
                return swatch
            }
            let stack = UIStackView(arrangedSubviews: swatches)
            stack.spacing = 32
            stack.distribution = .fillEqually
            grid.addArrangedSubview(stack)
        }

        nameLabel.font = .preferredFont(forTextStyle: .title2)
        nameLabel.textColor = .secondaryLabel
        nameLabel.textAlignment = .center
        nameLabel.text = " "

        for subview in [title, grid, nameLabel] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
            title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 60),

            grid.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 24),
            grid.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 60),
            grid.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -60),

            nameLabel.topAnchor.constraint(equalTo: grid.bottomAnchor, constant: 24),
            nameLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            nameLabel.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -32),
        ])
    }

    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        guard let swatch = context.nextFocusedView as? SwatchView else { return }
        nameLabel.text = swatch.accessibilityLabel
    }
}
