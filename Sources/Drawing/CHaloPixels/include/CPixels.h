#ifndef CPIXELS_H
#define CPIXELS_H

#include <stddef.h>
#include <stdint.h>

// The inner loops of drawing. Pixels are premultiplied, 0xAARRGGBB; a product of two 8-bit values is
// rounded to the nearest, as pixman does, so that both give the same pixels.
//
// A block is `width` by `height`, its rows `stride` apart (in pixels of its own kind).

typedef struct {
  uint32_t *pixels;
  size_t stride;
  size_t width;
  size_t height;
} halo_pixels_block;

/// Every pixel becomes `color`.
void halo_pixels_fill(halo_pixels_block target, uint32_t color);

/// `color` over every pixel.
void halo_pixels_blend_color(halo_pixels_block target, uint32_t color);

/// `color` over every pixel, as far as `mask` covers it.
void halo_pixels_blend_masked_color(
    halo_pixels_block target, uint32_t color, const uint8_t *mask, size_t mask_stride);

/// Copies, with `bits` set in every pixel.
void halo_pixels_copy(
    halo_pixels_block target, const uint32_t *source, size_t source_stride, uint32_t bits);

/// Every pixel becomes `color`, as far as the source has alpha there; the source may be the target.
void halo_pixels_tint(
    halo_pixels_block target, const uint32_t *source, size_t source_stride, uint32_t color);

/// The source over the target.
void halo_pixels_blend(halo_pixels_block target, const uint32_t *source, size_t source_stride);

/// The source over the target, as far as `mask` and then `alpha` (0...255) let it through; a null
/// mask lets everything through. `bits` are set in every pixel of the source before.
void halo_pixels_blend_through(
    halo_pixels_block target, const uint32_t *source, size_t source_stride, uint32_t bits,
    const uint8_t *mask, size_t mask_stride, uint32_t alpha);

/// The source as light on the target, as far as `mask` and `alpha` (0...255) let it through; a null
/// mask lets everything through. Each channel gains a share of what it lacks of white, so that
/// nothing becomes darker.
void halo_pixels_light(
    halo_pixels_block target, const uint32_t *source, size_t source_stride, const uint8_t *mask,
    size_t mask_stride, uint32_t alpha);

/// A picture to take samples from, and where: 16.16 fixed point, in its own pixels.
typedef struct {
  const uint32_t *pixels;
  size_t stride;
  int64_t width;
  int64_t height;
  /// The position of the first pixel's middle, less half a pixel each way.
  int64_t x, y;
  /// The step from one pixel of a row to the next, and from one row to the next.
  int64_t dx_column, dy_column, dx_row, dy_row;
  /// Set in every sample.
  uint32_t bits;
} halo_pixels_samples;

/// Every pixel becomes the bilinear sample at its place; the edge goes on beyond the picture.
void halo_pixels_sample(halo_pixels_block target, halo_pixels_samples samples);

/// Places on a straight line through a picture: 16.16 fixed point, in its own pixels.
typedef struct {
  const uint32_t *pixels;
  size_t stride;
  /// The first place; the picture also holds the pixels to the right of every place and below it.
  int32_t x, y;
  /// From one place to the next.
  int32_t dx, dy;
} halo_pixels_line;

/// The bilinear samples of a line, with weights of 8 bits, over `count` pixels in a row.
void halo_pixels_blend_line(uint32_t *target, size_t count, halo_pixels_line line);

/// An opaque picture whose pixels each stand for a square of `factor` by `factor` device pixels; the factor
/// is a power of two up to 256.
typedef struct {
  const uint32_t *pixels;
  size_t stride;
  int64_t width;
  int64_t height;
  /// The device pixel at the corner.
  int64_t x, y;
  int64_t factor;
} halo_pixels_reduced;

/// The bend along the edge of a rectangle with round corners, in device pixels: at the edge every
/// pixel shows one that lies up to `displacement` further inside, and beyond `band` its own.
typedef struct {
  float left, top, right, bottom;
  /// The radius of the corners: at least `band`, and at most half of the shorter side.
  float radius;
  float band;
  float displacement;
} halo_pixels_lens;

/// Every pixel becomes the bilinear sample of the picture that the lens shows there; the edge goes
/// on beyond the picture. The first pixel of the target is the device pixel `x`, `y`.
void halo_pixels_bend(
    halo_pixels_block target, int64_t x, int64_t y, halo_pixels_reduced picture,
    halo_pixels_lens lens);

/// Red, green and blue of every pixel, which is opaque, become sums of all three: `matrix` holds nine
/// factors, row by row, for light and not for the numbers of sRGB.
void halo_pixels_filter(halo_pixels_block target, const float *matrix);

#endif
