import UIKit

protocol NotesViewDelegate: AnyObject {
    func notesView(_ notesView: NotesView, didChange text: String)
}

/// A text view of several lines with a name, and a count of its characters.
final class NotesView: UIView, UITextViewDelegate {
    weak var delegate: NotesViewDelegate?
    let textView = UITextView()
    private let countLabel = UILabel()
    private static let maximumCount = 400

    init(name: String) {
        super.init(frame: .zero)
        let nameLabel = UILabel()
        nameLabel.text = name
        nameLabel.font = .preferredFont(forTextStyle: .subheadline)
        nameLabel.textColor = .secondaryLabel
        countLabel.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
        countLabel.textColor = .tertiaryLabel
        countLabel.setContentHuggingPriority(.required, for: .horizontal)

        textView.font = .preferredFont(forTextStyle: .body)
        textView.backgroundColor = .tertiarySystemGroupedBackground
        textView.textContainerInset = UIEdgeInsets(top: 10, left: 8, bottom: 10, right: 8)
        textView.layer.cornerRadius = 8
        textView.accessibilityLabel = name
        textView.accessibilityIdentifier = name
        textView.delegate = self

        let caption = UIStackView(arrangedSubviews: [nameLabel, countLabel])
        caption.alignment = .firstBaseline
        let stack = UIStackView(arrangedSubviews: [caption, textView])
        stack.axis = .vertical
        stack.spacing = 10
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor),
            textView.heightAnchor.constraint(equalToConstant: 168),
        ])
        updateCount()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var text: String {
        get { textView.text }
        set {
            textView.text = newValue
            updateCount()
        }
    }

    private func updateCount() {
        countLabel.text = "\(textView.text.count) of \(Self.maximumCount)"
    }

    func textViewDidChange(_ textView: UITextView) {
        updateCount()
        delegate?.notesView(self, didChange: textView.text)
    }

    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        textView.text.count - range.length + text.count <= Self.maximumCount
    }
}
