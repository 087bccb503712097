import UIKit

/// A row with a slider between two symbols; Left and Right move it while the row has the focus.
final class SliderCell: UITableViewCell {
    private let slider = UISlider()
    private let lowView = UIImageView()
    private let highView = UIImageView()
    private var changed: ((Float) -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        slider.addTarget(self, action: #selector(sliderMoved), for: .valueChanged)

        for view in [lowView, highView] {
            view.contentMode = .scaleAspectFit
            view.setContentHuggingPriority(.required, for: .horizontal)
        }
        let stack = UIStackView(arrangedSubviews: [lowView, slider, highView])
        stack.spacing = 14
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])

        let less = UIKeyCommand(action: #selector(decrease), input: UIKeyCommand.inputLeftArrow)
        let more = UIKeyCommand(action: #selector(increase), input: UIKeyCommand.inputRightArrow)
        commands = [less, more]
        for command in commands {
            command.wantsPriorityOverSystemBehavior = true
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// Chooses colours that are visible on the highlight of the focus.
    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        slider.minimumTrackTintColor = state.isFocused ? .white : nil
        slider.maximumTrackTintColor = state.isFocused ? UIColor(white: 1, alpha: 0.35) : nil
        for view in [lowView, highView] {
            view.tintColor = state.isFocused ? .white : .secondaryLabel
        }
    }

    private var commands: [UIKeyCommand] = []

    override var keyCommands: [UIKeyCommand]? { commands }

    func configure(value: Float, low: String, high: String, changed: @escaping (Float) -> Void) {
        slider.value = value
        lowView.image = UIImage(systemName: low)
        highView.image = UIImage(systemName: high)
        self.changed = changed
    }

    @objc private func increase() { step(by: 0.05) }
    @objc private func decrease() { step(by: -0.05) }

    private func step(by amount: Float) {
        slider.setValue(slider.value + amount, animated: true)
        changed?(slider.value)
    }

    @objc private func sliderMoved() {
        changed?(slider.value)
    }
}
