import UIKit

/// A form for reserving a room: the guest in one half, the stay in the other.
final class FormViewController: UIViewController, UITextFieldDelegate, NotesViewDelegate {
    private(set) var reservation = Reservation()

    let nameField = FieldView(name: "Name", placeholder: "First and last name")
    let emailField = FieldView(name: "Email", placeholder: "anna@example.com")
    let phoneField = FieldView(name: "Phone", placeholder: "Optional")
    let arrivalField = FieldView(name: "Arrival", placeholder: "Day/Month")
    let roomControl = UISegmentedControl(items: Reservation.Room.allCases.map(\.title))
    let nightsStepper = UIStepper()
    let breakfastSwitch = UISwitch()
    let notesView = NotesView(name: "Notes")
    let saveButton = UIButton(configuration: .filled())
    private let nightsLabel = UILabel()
    private let priceLabel = UILabel()
    private let scrollView = UIScrollView()

    /// The text fields in the order in which Return visits them.
    private var fields: [(field: Reservation.Field, view: FieldView)] {
        [(.name, nameField), (.email, emailField), (.phone, phoneField), (.arrival, arrivalField)]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New Reservation"
        view.backgroundColor = .systemGroupedBackground
        configureControls()
        layOut()
        showReservation()

        let save = UIKeyCommand(
            title: "Save Reservation", action: #selector(save), input: "s", modifierFlags: .command)
        addKeyCommand(save)
    }

    // MARK: - Controls

    private func configureControls() {
        for (_, view) in fields {
            view.textField.delegate = self
            view.textField.addTarget(self, action: #selector(textChanged(_:)), for: .editingChanged)
        }
        nameField.textField.textContentType = .name
        nameField.textField.autocapitalizationType = .words
        emailField.textField.textContentType = .emailAddress
        emailField.textField.keyboardType = .emailAddress
        emailField.textField.autocapitalizationType = .none
        emailField.textField.autocorrectionType = .no
        phoneField.textField.textContentType = .telephoneNumber
        phoneField.textField.keyboardType = .phonePad
        arrivalField.textField.keyboardType = .numbersAndPunctuation
        arrivalField.textField.returnKeyType = .done

        roomControl.selectedSegmentIndex = reservation.room.rawValue
        roomControl.addTarget(self, action: #selector(roomChanged(_:)), for: .valueChanged)
        nightsStepper.minimumValue = 1
        nightsStepper.maximumValue = 14
        nightsStepper.value = Double(reservation.nights)
        nightsStepper.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                reservation.nights = Int(nightsStepper.value)
                showReservation()
            }, for: .valueChanged)
        breakfastSwitch.isOn = reservation.wantsBreakfast
        breakfastSwitch.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                reservation.wantsBreakfast = breakfastSwitch.isOn
                showReservation()
            }, for: .valueChanged)
        notesView.delegate = self
        nightsStepper.accessibilityIdentifier = "Nights"
        breakfastSwitch.accessibilityIdentifier = "Breakfast"
        saveButton.accessibilityIdentifier = "Save"

        saveButton.configuration?.title = "Save Reservation"
        saveButton.configuration?.buttonSize = .large
        saveButton.addTarget(self, action: #selector(save), for: .primaryActionTriggered)
        priceLabel.font = .preferredFont(forTextStyle: .title3)
        priceLabel.textAlignment = .right
    }

    // MARK: - Layout

    private func layOut() {
        let guest = SectionView(title: "Guest", rows: [nameField, emailField, phoneField])
        guest.focusGroupIdentifier = "com.example.form.guest"
        let stay = SectionView(
            title: "Stay",
            rows: [
                arrivalField, roomControl, row("Nights", nightsLabel, nightsStepper),
                row("Breakfast", breakfastSwitch), notesView,
            ])
        stay.focusGroupIdentifier = "com.example.form.stay"

        let halves = UIStackView(arrangedSubviews: [guest, stay])
        halves.spacing = 28
        halves.alignment = .top
        halves.distribution = .fillEqually
        let footer = UIStackView(arrangedSubviews: [UIView(), priceLabel, saveButton])
        footer.spacing = 24
        footer.alignment = .center
        let content = UIStackView(arrangedSubviews: [halves, footer])
        content.axis = .vertical
        content.spacing = 24
        content.translatesAutoresizingMaskIntoConstraints = false

        scrollView.alwaysBounceVertical = true
        scrollView.keyboardDismissMode = .interactive
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        scrollView.addSubview(content)
        let area = scrollView.contentLayoutGuide
        let frame = scrollView.frameLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            content.topAnchor.constraint(equalTo: area.topAnchor, constant: 24),
            content.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 40),
            content.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -40),
            content.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -24),
            area.widthAnchor.constraint(equalTo: frame.widthAnchor),
            saveButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 220),
        ])
    }

    /// Returns a row with its name at the left and its controls at the right.
    private func row(_ name: String, _ controls: UIView...) -> UIView {
        let label = UILabel()
        label.text = name
        label.font = .preferredFont(forTextStyle: .body)
        let row = UIStackView(arrangedSubviews: [label] + controls)
        row.spacing = 14
        row.alignment = .center
        for control in controls {
            control.setContentHuggingPriority(.required, for: .horizontal)
        }
        return row
    }

    // MARK: - Changes

    private func showReservation() {
        nightsLabel.text = "\(reservation.nights)"
        priceLabel.text = "€ \(reservation.price)"
        saveButton.isEnabled = reservation.isComplete
    }

    @objc private func textChanged(_ sender: UITextField) {
        guard let (field, view) = fields.first(where: { $0.view.textField === sender }) else { return }
        reservation.texts[field] = sender.text ?? ""
        // A problem that is shown disappears once it is corrected; a new one appears after editing.
        if view.problem != nil { view.problem = reservation.problem(with: field) }
        showReservation()
    }

    @objc private func roomChanged(_ sender: UISegmentedControl) {
        reservation.room = Reservation.Room(rawValue: sender.selectedSegmentIndex) ?? .double
        showReservation()
    }

    func notesView(_ notesView: NotesView, didChange text: String) {
        reservation.notes = text
    }

    // MARK: - Text fields

    func textFieldDidEndEditing(_ textField: UITextField) {
        guard let (field, view) = fields.first(where: { $0.view.textField === textField }) else { return }
        let isUntouched = (textField.text ?? "").isEmpty
        view.problem = isUntouched ? nil : reservation.problem(with: field)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let index = fields.firstIndex(where: { $0.view.textField === textField }) else { return true }
        if index + 1 < fields.count {
            fields[index + 1].view.textField.becomeFirstResponder()
        } else {
            save()
        }
        return false
    }

    // MARK: - Saving

    /// Saves a complete reservation; otherwise shows all problems and focuses the first one.
    @objc func save() {
        var firstProblem: FieldView?
        for (field, view) in fields {
            view.problem = reservation.problem(with: field)
            if view.problem != nil, firstProblem == nil { firstProblem = view }
        }
        if let firstProblem {
            firstProblem.textField.becomeFirstResponder()
            return
        }
        let alert = UIAlertController(
            title: "Reservation Saved",
            message: "\(reservation.nights) nights for € \(reservation.price). A confirmation is on its way.",
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in self?.startAgain() })
        present(alert, animated: true)
    }

    private func startAgain() {
        reservation = Reservation()
        for (_, view) in fields {
            view.textField.text = nil
            view.problem = nil
        }
        roomControl.selectedSegmentIndex = reservation.room.rawValue
        nightsStepper.value = Double(reservation.nights)
        breakfastSwitch.setOn(reservation.wantsBreakfast, animated: true)
        notesView.text = ""
        showReservation()
        nameField.textField.becomeFirstResponder()
    }
}
