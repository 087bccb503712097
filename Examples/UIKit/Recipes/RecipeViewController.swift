import UIKit

class RecipeViewController: UIViewController {
    private let recipe: Recipe
    private lazy var favoriteItem = UIBarButtonItem(
        image: UIImage(systemName: "heart"), style: .plain, target: self, action: #selector(toggleFavorite(_:)))
    private(set) var isFavorite = false {
        didSet { favoriteItem.image = UIImage(systemName: isFavorite ? "heart.fill" : "heart") }
    }

    init(recipe: Recipe) {
        self.recipe = recipe
        super.init(nibName: nil, bundle: nil)
        title = recipe.title
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        favoriteItem.accessibilityLabel = "Favorite"
        navigationItem.rightBarButtonItem = favoriteItem

        let scrollView = UIScrollView()
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)

        let stack = UIStackView(arrangedSubviews: [makeHeader(), makeIngredients(), makeSteps()])
        stack.axis = .vertical
        stack.spacing = 28
        stack.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(stack)

        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),

            stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 24),
            stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -32),
            stack.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
        ])
    }

    @objc func toggleFavorite(_ sender: Any?) {
        isFavorite.toggle()
    }

    // MARK: - Content

    private func makeHeader() -> UIView {
        let imageView = UIImageView(image: UIImage(systemName: recipe.symbolName))
        imageView.contentMode = .center
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
        imageView.backgroundColor = .tertiarySystemFill
        imageView.layer.cornerRadius = 20
        imageView.widthAnchor.constraint(equalToConstant: 96).isActive = true
        imageView.heightAnchor.constraint(equalToConstant: 96).isActive = true

        let titleLabel = makeLabel(recipe.title, style: .largeTitle)
        let factsLabel = makeLabel("\(recipe.minutes) minutes · serves \(recipe.serves)", style: .subheadline)
        factsLabel.textColor = .secondaryLabel

        let texts = UIStackView(arrangedSubviews: [titleLabel, factsLabel])
        texts.axis = .vertical
        texts.spacing = 4

        let header = UIStackView(arrangedSubviews: [imageView, texts])
        header.alignment = .center
        header.spacing = 20
        return header
    }

    private func makeIngredients() -> UIView {
        makeSection("Ingredients", recipe.ingredients.map { makeLabel("•  \($0)", style: .body) })
    }

    private func makeSteps() -> UIView {
        let rows = recipe.steps.enumerated().map { index, step in
            let number = makeLabel("\(index + 1)", style: .headline)
            number.textColor = .tintColor
            number.widthAnchor.constraint(equalToConstant: 14).isActive = true
            let row = UIStackView(arrangedSubviews: [number, makeLabel(step, style: .body)])
            row.alignment = .firstBaseline
            row.spacing = 12
            return row
        }
        return makeSection("Method", rows)
    }

    private func makeSection(_ title: String, _ rows: [UIView]) -> UIView {
        let stack = UIStackView(arrangedSubviews: [makeLabel(title, style: .title2)] + rows)
        stack.axis = .vertical
        stack.spacing = 10
        return stack
    }

    private func makeLabel(_ text: String, style: UIFont.TextStyle) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        return label
    }
}
