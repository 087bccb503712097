// guide: form
import Halo

/// A note with a title and a text; a line below counts its words.
final class NoteForm: ViewController {
  let titleField = TextField(), textView = TextView(), wordCount = Label()

  override func viewDidLoad() {
    titleField.placeholder = "Title"
    titleField.maximumLength = 80
    titleField.accessibilityIdentifier = "title"
    titleField.delegate = self
    textView.accessibilityIdentifier = "text"
    textView.accessibilityLabel = "Text"
    textView.borderColor = Color(white: 0.5, alpha: 0.5)
    textView.cornerRadius = 10
    textView.delegate = self
    showWordCount()

    let form = StackView(arrangedSubviews: [titleField, textView, wordCount])
    form.axis = .vertical
    form.spacing = 12
    form.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(form)
    LayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: view.topAnchor, constant: 24),
      form.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
      form.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
      form.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -24),
    ])
  }

  private func showWordCount() {
    let words = textView.text.split { $0.isWhitespace }.count
    wordCount.text = words == 1 ? "1 word" : "\(words) words"
  }
}
// end

// guide: field
extension NoteForm: TextFieldDelegate {
  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    textView.becomeFirstResponder()
    return false
  }

  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    !string.contains("/")
  }
}
// end

// guide: text
extension NoteForm: TextViewDelegate {
  func textViewDidChange(_ textView: TextView) { showWordCount() }
}
// end
