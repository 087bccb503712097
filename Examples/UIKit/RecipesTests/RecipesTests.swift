import FocusTesting
import Testing
import UIKit

@testable import Recipes

@MainActor
struct RecipesTests {
    private let split = RecipesSplitViewController()
    private let screen: FocusHarness

    init() {
        screen = FocusHarness(root: split, size: CGSize(width: 1180, height: 820), model: .pad)
    }

    private var list: UICollectionView { split.listController.collectionView }

    /// The title of the focused row.
    private var focusedTitle: String? {
        let cell = screen.focusedView as? UICollectionViewCell
        return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
    }

    private var detail: RecipeViewController? { split.recipeController }

    @Test func `the recipe that is focused in the list is shown beside it`() throws {
        #expect(detail == nil)
        try screen.press("Tab")
        #expect(focusedTitle == "Leek and Potato Soup")
        #expect(detail?.title == "Leek and Potato Soup")
        try screen.press("Down Down Down")
        #expect(focusedTitle == "Trout with Almonds")
        #expect(detail?.title == "Trout with Almonds")
    }

    @Test func `a search shows only matching recipes, and Escape shows all of them again`() throws {
        try screen.press("Tab ctrl+f l e m")
        #expect(screen.focus == "search field")
        #expect(list.numberOfSections == 2)
        try screen.press("Tab")
        #expect(focusedTitle == "Trout with Almonds")
        try screen.press("Down")
        #expect(focusedTitle == "Lemon Sorbet")
        try screen.press("shift+Tab Escape Escape")
        #expect(list.numberOfSections == 3)
    }

    @Test func `a search without matches shows that nothing was found`() throws {
        try screen.press("Tab ctrl+f z z")
        #expect(list.numberOfSections == 0)
        #expect(split.listController.contentUnavailableConfiguration != nil)
        try screen.press("BackSpace BackSpace")
        #expect(list.numberOfSections == 3)
        #expect(split.listController.contentUnavailableConfiguration == nil)
    }

    @Test func `Command-D toggles whether the shown recipe is a favourite`() throws {
        try screen.press("Tab ctrl+d")
        let recipe = try #require(detail)
        #expect(recipe.isFavorite)
        try screen.press("ctrl+d")
        #expect(!recipe.isFavorite)
    }

    @Test func `every item can be reached and left`() throws {
        try screen.press("Tab")
        #expect(screen.map.unreachable.isEmpty && screen.map.traps.isEmpty)
    }
}
