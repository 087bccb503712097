import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloControls
import HaloDisplayList
import HaloGoldenTesting
import Testing
import UIKit

/// Images that a program draws.
@MainActor
struct DrawingTests {
  /// Returns the colour in the middle of the point at `x`, `y`.
  private func pixel(of image: UIImage, _ x: Int, _ y: Int) throws -> [UInt8] {
    let view = UIImageView(image: image)
    let picture = try #require(view.plainImage)
    let size = picture.size
    let list = DisplayList(
      size: size, background: .color(.white),
      items: [
        DisplayItem(
          id: DisplayItemID(view: 1, part: 0), transform: .identity,
          clip: CGRect(origin: .zero, size: size), alpha: 1,
          content: .image(
            picture, rect: CGRect(origin: .zero, size: size),
            shape: .rect(CGRect(origin: .zero, size: size))))
      ])
    let pixels = try Renderer(text: TestFonts.textEngine()).picture(of: list, scale: 1)
    let pixel = try #require(pixels.pixel(x: x, y: y))
    return [16, 8, 0].map { UInt8(pixel >> $0 & 0xFF) }
  }

  private func picture(_ draw: (CGContext) -> Void) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { draw($0.cgContext) }
  }

  @Test func `paths and rectangles are filled with the colour that is set`() throws {
    let image = picture { _ in
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20)).fill()
      UIColor.blue.setFill()
      UIRectFill(CGRect(x: 10, y: 0, width: 5, height: 20))
    }
    #expect(image.size == CGSize(width: 20, height: 20))
    #expect(try pixel(of: image, 5, 5) == [255, 0, 0])
    #expect(try pixel(of: image, 12, 5) == [0, 0, 255])
    #expect(try pixel(of: image, 18, 5) == [255, 255, 255])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `restoring the graphics state restores its clip, colour and transform`() throws {
    let image = picture { context in
      context.setFillColor(UIColor.red.cgColor)
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 20))
      context.translateBy(x: 0, y: 10)
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.restoreGState()
      context.fill(CGRect(x: 10, y: 0, width: 5, height: 5))
    }
    #expect(try pixel(of: image, 2, 15) == [0, 0, 255])
    #expect(try pixel(of: image, 2, 5) == [255, 255, 255])
    #expect(try pixel(of: image, 8, 15) == [255, 255, 255])
    #expect(try pixel(of: image, 12, 2) == [255, 0, 0])
  }

  @Test(
    arguments: [
      ([], [255, 255, 255], [255, 255, 255]),
      (.drawsBeforeStartLocation, [255, 0, 0], [255, 255, 255]),
      (.drawsAfterEndLocation, [255, 255, 255], [0, 0, 255]),
    ] as [(CGGradientDrawingOptions, [UInt8], [UInt8])])
  func `a gradient extends beyond its ends only if its options say so`(
    options: CGGradientDrawingOptions, before: [UInt8], after: [UInt8]
  ) throws {
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let gradient = try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 1]))
    let image = picture { context in
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0), options: options)
    }
    #expect(try pixel(of: image, 2, 10) == before)
    #expect(try pixel(of: image, 17, 10) == after)
    let middle = try pixel(of: image, 10, 10)
    #expect(middle[0] > 80 && middle[0] < 170 && middle[2] > 80 && middle[2] < 170)
  }

  @Test func `an arc goes clockwise or counterclockwise as requested`() {
    func bounds(_ clockwise: Bool) -> CGRect {
      UIBezierPath(
        arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise
      ).bounds
    }
    let (near, far) = (bounds(true), bounds(false))
    #expect(abs(near.minX) < 1e-9 && abs(near.minY) < 1e-9)
    #expect(abs(near.maxX - 10) < 1e-9 && abs(near.maxY - 10) < 1e-9)
    #expect(abs(far.minX + 10) < 1e-6 && abs(far.minY + 10) < 1e-6)
  }

  @Test func `a path is an object whose changes are visible through every reference`() {
    let path = UIBezierPath()
    let same = path
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 9))
    #expect(same.currentPoint == CGPoint(x: 5, y: 9) && !same.isEmpty)
    same.apply(CGAffineTransform(translationX: 10, y: 0))
    #expect(path.bounds == CGRect(x: 11, y: 2, width: 4, height: 7))
  }

  @Test func `an image that is drawn into another is stretched to the given rectangle`() throws {
    let small = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
    }
    let image = picture { _ in small.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    #expect(try pixel(of: image, 5, 10) == [255, 0, 0])
    #expect(try pixel(of: image, 15, 10) == [255, 255, 255])
  }
}
