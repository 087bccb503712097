import Halo

@main class HelloHalo: ViewController {
  let hello = Button(title: "Hello"), world = Button(title: "World")
  override func viewDidLoad() {
    (hello.accessibilityIdentifier, world.accessibilityIdentifier) = ("hello", "world")
    hello.frame = CGRect(x: 60, y: 60, width: 200, height: 80)
    world.frame = CGRect(x: 300, y: 60, width: 200, height: 80)
    [hello, world].forEach(view.addSubview)
  }
  static func main() { Application.main(HelloHalo(), title: "Hello", model: .tv) }
}
