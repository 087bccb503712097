import UIKit

/// A text field with its name above it and, if its text is invalid, the problem below it.
final class FieldView: UIView {
    let textField = UITextField()
    private let nameLabel = UILabel()
    private let problemLabel = UILabel()

    init(name: String, placeholder: String) {
        super.init(frame: .zero)
        nameLabel.text = name
        nameLabel.font = .preferredFont(forTextStyle: .subheadline)
        nameLabel.textColor = .secondaryLabel
        nameLabel.adjustsFontForContentSizeCategory = true

        textField.placeholder = placeholder
        textField.font = .preferredFont(forTextStyle: .body)
        textField.borderStyle = .roundedRect
        textField.clearButtonMode = .whileEditing
        textField.returnKeyType = .next
        textField.accessibilityLabel = name
        textField.accessibilityIdentifier = name

        problemLabel.font = .preferredFont(forTextStyle: .footnote)
        problemLabel.textColor = .systemRed
        problemLabel.numberOfLines = 0
        problemLabel.isHidden = true

        let stack = UIStackView(arrangedSubviews: [nameLabel, textField, problemLabel])
        stack.axis = .vertical
        stack.spacing = 6
        stack.setCustomSpacing(10, after: textField)
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor),
            textField.heightAnchor.constraint(greaterThanOrEqualToConstant: 40),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// The problem with the text; it appears and disappears with an animation.
    var problem: String? {
        didSet {
            guard problem != oldValue else { return }
            if let problem { problemLabel.text = problem }
            UIView.animate(withDuration: 0.25) { [self] in
                problemLabel.isHidden = problem == nil
                window?.layoutIfNeeded()
            }
        }
    }
}
