import FocusGeometry
import Foundation
import HaloControllers
import HaloControls
import HaloLocalization
import HaloSceneGraph

/// A screen with texts of Halo's own: the way back, standard bar items, a search without results,
/// and controls with values.
final class LanguageScreen: ViewController {
  static let size = CGSize(width: 640, height: 480)

  private let search = SearchBar()
  private let empty = ContentUnavailableConfiguration.search().makeContentView()
  private let picker = DatePicker(date: Date(timeIntervalSince1970: 1_795_000_000))
  let editItem = BarButtonItem(systemItem: .edit, menu: .standardEdit)

  /// The texts of a program in four languages, which are this screen's.
  static func localization(in language: String) -> Localization {
    var localization = Localization(environment: ["LANG": language])
    let (library, question) =
      switch localization.language {
      case "ar": ("المكتبة", "أتريد حذف الكتاب؟")
      case "de": ("Bibliothek", "Buch löschen?")
      case "es": ("Biblioteca", "¿Eliminar el libro?")
      default: ("ライブラリ", "本を削除しますか？")
      }
    localization.add(
      MessageCatalog(["Library": library, "Delete the book?": question]),
      language: localization.language)
    return localization
  }

  override func viewDidLoad() {
    title = Localization.text("Library")
    navigationItem.rightBarButtonItems = [BarButtonItem(systemItem: .done), editItem]
    search.showsCancelButton = true
    picker.font = .systemFont(ofSize: 17)
    picker.calendar = Calendar(identifier: .gregorian)
    picker.calendar.timeZone = .gmt
    for view in [search, empty, picker] as [View] { self.view.addSubview(view) }
    let width = Self.size.width
    search.frame = CGRect(x: 0, y: 0, width: width, height: 52)
    empty.frame = CGRect(x: 0, y: 70, width: width, height: 200)
    picker.frame = CGRect(x: (width - 220) / 2, y: 310, width: 220, height: 44)
  }

  /// Asks a question with the usual answers.
  func ask() {
    let alert = AlertController(title: Localization.text("Delete the book?"), message: nil)
    alert.addAction(AlertAction(title: Localization.text("Delete"), style: .destructive))
    alert.addAction(AlertAction(title: Localization.text("Cancel"), style: .cancel))
    present(alert, animated: false)
  }
}
