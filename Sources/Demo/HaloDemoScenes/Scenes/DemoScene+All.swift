import FocusEngine

extension DemoScene {
  /// All scenes, in the order in which the demo lists them.
  public static let all: [DemoScene] = [
    DemoScene(
      id: "photos", title: "Photos",
      summary: "A sidebar whose selection follows focus, and a grid with halos", model: .pad,
      isTV: false, makeController: { PhotosScene() }),
    DemoScene(
      id: "navigation", title: "Navigation",
      summary: "A list that pushes screens and presents a sheet; focus comes back", model: .pad,
      isTV: false, makeController: { NavigationScene() }),
    DemoScene(
      id: "split", title: "Split",
      summary: "Three columns, a popover and a sheet, and the focus groups that they bring",
      model: .pad, isTV: false, makeController: { SplitScene() }),
    DemoScene(
      id: "appearance", title: "Appearance",
      summary: "One screen in four appearances, with one focus that all of them show",
      model: AppearanceScene.model, isTV: false, makeController: { AppearanceScene() }),
    DemoScene(
      id: "sign-in", title: "Sign in",
      summary: "One form built twice, with the order that Tab finds in each and a verdict on it",
      model: .pad, isTV: false, makeController: { SignInScene() },
      largestLayoutSize: DemoScene.shortPage),
    DemoScene(
      id: "focus-guide", title: "Guides",
      summary: "Three buttons in a row, three in a column, and every kind of guide between them",
      model: .tv, isTV: true, makeController: { FocusGuideScene() }),
    DemoScene(
      id: "halo-lab", title: "Halo lab",
      summary: "Every parameter of a focus ring, changed by keys, with its numbers", model: .pad,
      isTV: false, makeController: { HaloLabScene() }),
    DemoScene(
      id: "tv-home", title: "TV home", summary: "Shelves of pictures that rise and grow",
      model: .tv, isTV: true, makeController: { TVHomeScene() }),
    DemoScene(
      id: "layered-images", title: "Layered images",
      summary: "Cards of two to five layers that lean under the keys, and their layers apart",
      model: .tv, isTV: true, makeController: { LayeredImagesScene() }),
    DemoScene(
      id: "hover", title: "Hover",
      summary: "Glass that lights up under the pointer while keys move the focus", model: .pad,
      isTV: false, isDark: true, makeController: { HoverScene() }),
    DemoScene(
      id: "full-screen", title: "Full screen",
      summary: "A film without focus, whose keys are its own; back returns to its item",
      model: .tv, isTV: true, makeController: { FullScreenScene() }),
    DemoScene(
      id: "states", title: "States", summary: "Every control in every state, and one to operate",
      model: .tv, isTV: true, makeController: { StatesScene() }),
    DemoScene(
      id: "reminders", title: "Reminders",
      summary: "A search field, lists and reminders: three focus groups and a parent group",
      model: .pad, isTV: false, makeController: { RemindersScene() },
      largestLayoutSize: DemoScene.shortPage),
    DemoScene(
      id: "priorities", title: "Priorities",
      summary: "Three focus groups, and which item Tab enters each of them at, and why",
      model: .pad, isTV: false, makeController: { PrioritiesScene() },
      largestLayoutSize: DemoScene.shortPage),
    DemoScene(
      id: "responders", title: "Responders",
      summary: "Focus and first responder, the chain between them, and the way of every key",
      model: .pad, isTV: false, makeController: { RespondersScene() },
      largestLayoutSize: DemoScene.shortPage),
    DemoScene(
      id: "shortcuts", title: "Shortcuts",
      summary: "The reserved shortcuts, commands of one’s own, and what the check says of them",
      model: .pad, isTV: false, makeController: { ShortcutsScene() }),
    DemoScene(
      id: "selection", title: "Selection",
      summary: "A list whose selection follows focus or not, one item or several, and a board",
      model: .pad, isTV: false, makeController: { SelectionScene() }),
    DemoScene(
      id: "custom", title: "Custom",
      summary: "Items that are no views, looks of one’s own, plain cells, and a text view",
      model: .pad, isTV: false, makeController: { CustomScene() }),
    DemoScene(
      id: "overrides", title: "Overrides",
      summary: "What a program decides itself: who has focus, refusals, Return, mirrored keys",
      model: .pad, isTV: false, makeController: { OverridesScene() },
      largestLayoutSize: DemoScene.shortPage),
    DemoScene(
      id: "disappearing", title: "Disappearing",
      summary: "Pictures that go while they have the focus, and what becomes of it", model: .pad,
      isTV: false, makeController: { DisappearingScene() }),
    DemoScene(
      id: "grid", title: "Grid",
      summary: "Thirty-six colours that grow with the focus: what a move costs at the least",
      model: .pad, isTV: false, makeController: { GridScene() }),
    DemoScene(
      id: "wall", title: "Wall", summary: "A million cells, with arrows, Page keys, Home and End",
      model: .pad, isTV: false, makeController: { WallScene() }),
  ]
}
