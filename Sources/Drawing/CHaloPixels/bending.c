#include <math.h>
#include <string.h>

#include "CPixels.h"

static int64_t within(int64_t value, int64_t end) {
  return value < 0 ? 0 : value >= end ? end - 1 : value;
}

/// A mean of two pixels, `part` of 256 from the second.
static uint32_t mean(uint32_t first, uint32_t second, uint32_t part) {
  const uint32_t mask = 0x00FF00FF;
  const uint32_t rest = 256 - part;
  const uint32_t low = ((first & mask) * rest + (second & mask) * part + 0x00800080) >> 8 & mask;
  const uint32_t high =
      ((first >> 8 & mask) * rest + (second >> 8 & mask) * part + 0x00800080) & ~mask;
  return low | high;
}

/// The bilinear sample at a device place, whose whole numbers are the corners of pixels.
static uint32_t sample(const halo_pixels_reduced *p, float x, float y) {
  const float factor = (float)p->factor;
  const float u = (x - (float)p->x) / factor - 0.5f;
  const float v = (y - (float)p->y) / factor - 0.5f;
  const float column = floorf(u), row = floorf(v);
  const uint32_t across = (uint32_t)((u - column) * 256), down = (uint32_t)((v - row) * 256);
  const int64_t left = within((int64_t)column, p->width);
  const int64_t right = within((int64_t)column + 1, p->width);
  const uint32_t *upper = p->pixels + within((int64_t)row, p->height) * (int64_t)p->stride;
  const uint32_t *lower = p->pixels + within((int64_t)row + 1, p->height) * (int64_t)p->stride;
  return mean(
      mean(upper[left], upper[right], across), mean(lower[left], lower[right], across), down);
}

/// The colour of one pixel with the alpha of another, which is also the result if the first is clear.
static uint32_t in_alpha_of(uint32_t own, uint32_t color) {
  const uint32_t wanted = own >> 24, alpha = color >> 24;
  if (alpha == wanted) return color;
  if (alpha == 0 || wanted == 0) return own;
  uint32_t result = wanted << 24;
  for (int bits = 0; bits < 24; bits += 8) {
    const uint32_t channel = ((color >> bits & 255) * wanted + alpha / 2) / alpha;
    result |= (channel < wanted ? channel : wanted) << bits;
  }
  return result;
}

/// How far inside a pixel looks: a quarter of a circle over the band. The pixels that the outline cuts
/// look as far as those at the very edge, and those outside not at all.
static float shift(const halo_pixels_lens *lens, float depth) {
  if (depth >= lens->band || depth < -1.5f) return 0;
  const float part = depth <= 0 ? 1 : 1 - depth / lens->band;
  return lens->displacement * (1 - sqrtf(1 - part * part));
}

void halo_pixels_bend(
    halo_pixels_block target, int64_t x, int64_t y, halo_pixels_reduced picture,
    halo_pixels_lens lens) {
  if (picture.width <= 0 || picture.height <= 0) return;
  const float middle_x = (lens.left + lens.right) / 2, middle_y = (lens.top + lens.bottom) / 2;
  const float straight_x = (lens.right - lens.left) / 2 - lens.radius;
  const float straight_y = (lens.bottom - lens.top) / 2 - lens.radius;
  // Columns that no vertical edge bends.
  const float first = ceilf(lens.left + lens.band), last = floorf(lens.right - lens.band);
  for (size_t row = 0; row < target.height; row++) {
    uint32_t *line = target.pixels + row * target.stride;
    const float place_y = (float)(y + (int64_t)row) + 0.5f;
    const float off_y = fabsf(place_y - middle_y) - straight_y;
    const float sign_y = place_y < middle_y ? 1 : -1;
    const int is_flat = lens.radius - off_y >= lens.band;
    for (size_t column = 0; column < target.width; column++) {
      const float place_x = (float)(x + (int64_t)column) + 0.5f;
      if (is_flat && place_x > first && place_x < last) {
        // Nothing bends from here to the band at the other side.
        size_t end = (size_t)(last - (float)x);
        if (end > target.width) end = target.width;
        if (picture.factor == 1) {
          const int64_t source_row = within(y + (int64_t)row - picture.y, picture.height);
          const int64_t start = x + (int64_t)column - picture.x;
          if (start >= 0 && start + (int64_t)(end - column) <= picture.width && end > column) {
            memcpy(
                line + column, picture.pixels + source_row * (int64_t)picture.stride + start,
                (end - column) * sizeof *line);
            column = end - 1;
            continue;
          }
        }
        line[column] = sample(&picture, place_x, place_y);
        continue;
      }
      const float off_x = fabsf(place_x - middle_x) - straight_x;
      const float sign_x = place_x < middle_x ? 1 : -1;
      float to_x = place_x, to_y = place_y;
      if (off_x > 0 && off_y > 0) {
        const float length = sqrtf(off_x * off_x + off_y * off_y);
        const float inward = shift(&lens, lens.radius - length) / length;
        to_x += sign_x * off_x * inward;
        to_y += sign_y * off_y * inward;
      } else if (off_x > off_y) {
        to_x += sign_x * shift(&lens, lens.radius - off_x);
      } else {
        to_y += sign_y * shift(&lens, lens.radius - off_y);
      }
      uint32_t color = sample(&picture, to_x, to_y);
      if (!picture.is_opaque) {
        const int64_t at = within(x + (int64_t)column - picture.x, picture.width);
        const int64_t over = within(y + (int64_t)row - picture.y, picture.height);
        color = in_alpha_of(picture.pixels[over * (int64_t)picture.stride + at], color);
      }
      line[column] = color;
    }
  }
}
