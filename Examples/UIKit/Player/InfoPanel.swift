import UIKit

/// A panel with the film's summary and a button that restarts it.
class InfoPanel: UIView {
    let restartButton = UIButton(type: .system)

    init(film: Film) {
        super.init(frame: .zero)
        layer.cornerRadius = 32
        layer.cornerCurve = .continuous
        layer.masksToBounds = true

        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
        let factsLabel = UILabel()
        factsLabel.text = film.facts
        factsLabel.font = .systemFont(ofSize: 25, weight: .medium)
        factsLabel.textColor = UIColor.white.withAlphaComponent(0.7)
        let summaryLabel = UILabel()
        summaryLabel.text = film.summary
        summaryLabel.font = .systemFont(ofSize: 31)
        summaryLabel.textColor = .white
        summaryLabel.numberOfLines = 3
        restartButton.setTitle("From Beginning", for: .normal)
        restartButton.accessibilityIdentifier = "From Beginning"

        let text = UIStackView(arrangedSubviews: [factsLabel, summaryLabel])
        text.axis = .vertical
        text.spacing = 12
        for subview in [blur, text, restartButton] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            addSubview(subview)
        }
        NSLayoutConstraint.activate([
            blur.topAnchor.constraint(equalTo: topAnchor),
            blur.leadingAnchor.constraint(equalTo: leadingAnchor),
            blur.trailingAnchor.constraint(equalTo: trailingAnchor),
            blur.bottomAnchor.constraint(equalTo: bottomAnchor),

            text.topAnchor.constraint(equalTo: topAnchor, constant: 40),
            text.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 48),
            text.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -40),

            restartButton.leadingAnchor.constraint(equalTo: text.trailingAnchor, constant: 80),
            restartButton.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -56),
            restartButton.centerYAnchor.constraint(equalTo: centerYAnchor),
            restartButton.widthAnchor.constraint(equalToConstant: 340),
            restartButton.heightAnchor.constraint(equalToConstant: 76),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
