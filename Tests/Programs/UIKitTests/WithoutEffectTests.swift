import Testing
import UIKit

/// Members that programs for phones and tablets set, which compile and have no effect.
@MainActor
struct WithoutEffectTests {
  private final class Screen: UITableViewController {
    override var prefersStatusBarHidden: Bool { true }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    override func viewDidLoad() {
      super.viewDidLoad()
      setNeedsStatusBarAppearanceUpdate()
      tableView.showsVerticalScrollIndicator = true
      tableView.separatorInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
      tableView.sectionHeaderTopPadding = 8
      tableView.cellLayoutMarginsFollowReadableWidth = true
    }
  }

  @Test func `a table ignores settings of indicators, separators and header padding`() {
    let table: UITableView! = Screen(style: .plain).tableView
    #expect(!table.showsVerticalScrollIndicator && table.separatorInset == .zero)
    #expect(table.sectionHeaderTopPadding == 0 && !table.cellLayoutMarginsFollowReadableWidth)
  }

  @Test func `a scroll view ignores settings of bouncing, paging and indicators`() {
    let scroll = UIScrollView()
    scroll.bounces = true
    scroll.isPagingEnabled = true
    scroll.decelerationRate = .fast
    scroll.showsHorizontalScrollIndicator = true
    scroll.indicatorStyle = .white
    scroll.verticalScrollIndicatorInsets.top = 10
    scroll.flashScrollIndicators()
    #expect(!scroll.bounces && !scroll.isPagingEnabled && scroll.decelerationRate == .normal)
    #expect(!scroll.showsHorizontalScrollIndicator && scroll.indicatorStyle == .default)
    #expect(scroll.verticalScrollIndicatorInsets == .zero)
    #expect(!scroll.isDragging && !scroll.isTracking && !scroll.isDecelerating)
  }

  @Test func `a layer ignores its shadow path and its rasterization`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.layer.shadowOpacity = 0.5
    view.layer.shadowPath = UIBezierPath(rect: view.bounds).cgPath
    view.layer.shouldRasterize = true
    view.layer.rasterizationScale = 2
    #expect(view.layer.shadowPath == nil && view.layer.shadowOpacity == 0.5)
    #expect(!view.layer.shouldRasterize && view.layer.rasterizationScale == 1)
  }
}
