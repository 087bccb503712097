import UIKit

/// A header with a bar that shows how much of the storage each kind of data takes.
final class StorageHeaderView: UITableViewHeaderFooterView {
    private let titleLabel = UILabel()
    private let detailLabel = UILabel()
    private let bar = UIView()
    private var parts: [(view: UIView, share: CGFloat)] = []

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        detailLabel.font = .preferredFont(forTextStyle: .subheadline)
        detailLabel.textColor = .secondaryLabel
        detailLabel.setContentHuggingPriority(.required, for: .horizontal)
        bar.backgroundColor = .systemFill
        bar.layer.cornerRadius = 7
        bar.clipsToBounds = true

        let texts = UIStackView(arrangedSubviews: [titleLabel, detailLabel])
        texts.alignment = .firstBaseline
        let stack = UIStackView(arrangedSubviews: [texts, bar])
        stack.axis = .vertical
        stack.spacing = 10
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            bar.heightAnchor.constraint(equalToConstant: 14),
            stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -14),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(title: String, detail: String, parts: [(size: CGFloat, color: UIColor)], capacity: CGFloat) {
        titleLabel.text = title
        detailLabel.text = detail
        for part in self.parts {
            part.view.removeFromSuperview()
        }
        self.parts = parts.map { part in
            let view = UIView()
            view.backgroundColor = part.color
            bar.addSubview(view)
            return (view, part.size / capacity)
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        bar.layoutIfNeeded()
        var x: CGFloat = 0
        for part in parts {
            let width = bar.bounds.width * part.share
            part.view.frame = CGRect(x: x, y: 0, width: max(width - 1, 0), height: bar.bounds.height)
            x += width
        }
    }
}
