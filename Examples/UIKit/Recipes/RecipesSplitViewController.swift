import UIKit

class RecipesSplitViewController: UISplitViewController {
    let listController = RecipeListViewController()

    init() {
        super.init(style: .doubleColumn)
        preferredDisplayMode = .oneBesideSecondary
        primaryBackgroundStyle = .sidebar
        listController.delegate = self
        setViewController(UINavigationController(rootViewController: listController), for: .primary)
        setViewController(UINavigationController(rootViewController: NoRecipeViewController()), for: .secondary)

        addKeyCommand(
            UIKeyCommand(title: "Find Recipe", action: #selector(findRecipe(_:)), input: "f", modifierFlags: .command))
        addKeyCommand(
            UIKeyCommand(title: "Favorite", action: #selector(toggleFavorite(_:)), input: "d", modifierFlags: .command))
    }

    @objc private func findRecipe(_ sender: Any?) {
        listController.beginSearching()
    }

    @objc private func toggleFavorite(_ sender: Any?) {
        recipeController?.toggleFavorite(sender)
    }

    /// The controller of the recipe beside the list; nil if none is shown.
    var recipeController: RecipeViewController? {
        (viewController(for: .secondary) as? UINavigationController)?.topViewController as? RecipeViewController
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

extension RecipesSplitViewController: RecipeListViewControllerDelegate {
    func recipeList(_ list: RecipeListViewController, didSelect recipe: Recipe) {
        let detail = RecipeViewController(recipe: recipe)
        showDetailViewController(UINavigationController(rootViewController: detail), sender: self)
    }
}

/// The screen beside the list until a recipe is selected.
class NoRecipeViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "book")
        configuration.text = "No Recipe Selected"
        configuration.secondaryText = "Choose one from the list."
        contentUnavailableConfiguration = configuration
    }
}
