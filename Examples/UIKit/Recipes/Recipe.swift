import Foundation

struct Recipe: Hashable, Identifiable {
    enum Course: String, CaseIterable {
        case starters = "Starters"
        case mains = "Mains"
        case desserts = "Desserts"
    }

    let id: String
    let title: String
    let course: Course
    let symbolName: String
    let minutes: Int
    let serves: Int
    let ingredients: [String]
    let steps: [String]
}

extension Recipe {
    /// Returns whether the title or an ingredient contains a text.
    func matches(_ text: String) -> Bool {
        title.localizedCaseInsensitiveContains(text)
            || ingredients.contains { $0.localizedCaseInsensitiveContains(text) }
    }

    static let all: [Recipe] = [
        Recipe(
            id: "leek-soup", title: "Leek and Potato Soup", course: .starters, symbolName: "flame", minutes: 35,
            serves: 4,
            ingredients: ["3 leeks", "400 g potatoes", "1 l vegetable stock", "A knob of butter"],
            steps: [
                "Slice the leeks and soften them in the butter without letting them brown.",
                "Add the potatoes in small cubes and the stock, and simmer for twenty minutes.",
                "Blend half of the soup, stir it back in, and season.",
            ]),
        Recipe(
            id: "beetroot", title: "Beetroot with Walnuts", course: .starters, symbolName: "leaf", minutes: 20,
            serves: 2,
            ingredients: ["4 cooked beetroots", "A handful of walnuts", "Goat’s cheese", "Thyme"],
            steps: [
                "Cut the beetroots into wedges and warm them in a pan with a little oil.",
                "Scatter walnuts, crumbled cheese and thyme over them.",
            ]),
        Recipe(
            id: "risotto", title: "Mushroom Risotto", course: .mains, symbolName: "fork.knife", minutes: 40, serves: 4,
            ingredients: ["300 g risotto rice", "250 g mushrooms", "1 l stock", "1 glass of white wine", "Parmesan"],
            steps: [
                "Fry the mushrooms hot and set them aside.",
                "Toast the rice, add the wine, then the stock, one ladle at a time.",
                "Off the heat, beat in cheese and butter, and fold in the mushrooms.",
            ]),
        Recipe(
            id: "trout", title: "Trout with Almonds", course: .mains, symbolName: "fish", minutes: 25, serves: 2,
            ingredients: ["2 trout", "50 g flaked almonds", "1 lemon", "Butter"],
            steps: [
                "Dust the trout with flour and fry them in butter, five minutes a side.",
                "Brown the almonds in the same pan, add the lemon’s juice, and pour over the fish.",
            ]),
        Recipe(
            id: "dal", title: "Red Lentil Dal", course: .mains, symbolName: "flame", minutes: 30, serves: 4,
            ingredients: ["250 g red lentils", "1 onion", "Ginger", "Cumin and turmeric", "1 tin of tomatoes"],
            steps: [
                "Fry the onion with ginger and spices until it smells of both.",
                "Add lentils, tomatoes and water to cover, and simmer until they fall apart.",
            ]),
        Recipe(
            id: "plum-cake", title: "Plum Cake", course: .desserts, symbolName: "birthday.cake", minutes: 60, serves: 8,
            ingredients: ["600 g plums", "250 g flour", "125 g butter", "2 eggs", "100 g sugar"],
            steps: [
                "Beat butter, sugar and eggs, and fold in the flour.",
                "Spread the dough in a tin, press the halved plums into it, and bake for forty minutes.",
            ]),
        Recipe(
            id: "lemon-sorbet", title: "Lemon Sorbet", course: .desserts, symbolName: "snowflake", minutes: 15,
            serves: 6,
            ingredients: ["5 lemons", "200 g sugar", "400 ml water"],
            steps: [
                "Boil sugar and water to a syrup and let it cool.",
                "Add juice and zest, and freeze it, stirring every half an hour.",
            ]),
    ]
}
