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

/// A place in the picture's own pixels, in 256ths; its whole numbers are the middles of pixels.
static int32_t place(float device, int64_t origin, float share) {
  // The bias makes the conversion round down for places before the picture, too.
  const float bias = 1 << 14;
  return (int32_t)(((device - (float)origin) * share - 0.5f + bias) * 256) - (1 << 22);
}

/// The bilinear sample at a place.
static inline uint32_t sample(const halo_pixels_reduced *p, int32_t x, int32_t y) {
  const int64_t column = x >> 8, row = y >> 8;
  const uint32_t across = (uint32_t)x & 255, down = (uint32_t)y & 255;
  if (column >= 0 && row >= 0 && column + 1 < p->width && row + 1 < p->height) {
    const uint32_t *upper = p->pixels + row * (int64_t)p->stride + column;
    const uint32_t *lower = upper + p->stride;
    return mean(mean(upper[0], upper[1], across), mean(lower[0], lower[1], across), down);
  }
  const int64_t left = within(column, p->width), right = within(column + 1, p->width);
  const uint32_t *upper = p->pixels + within(row, p->height) * (int64_t)p->stride;
  const uint32_t *lower = p->pixels + within(row + 1, p->height) * (int64_t)p->stride;
  return mean(
      mean(upper[left], upper[right], across), mean(lower[left], lower[right], across), down);
}

/// The distance inwards from a pixel to the one that it shows: a quarter of a circle over the band.
/// Pixels that the outline cuts have the distance of the very edge, and those outside have none.
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
  const float share = 1 / (float)picture.factor;
  const int32_t step = 256 / (int32_t)picture.factor;
  // Columns that no vertical edge bends.
  const float first = ceilf(lens.left + lens.band), last = floorf(lens.right - lens.band);
  for (size_t row = 0; row < target.height; row++) {
    uint32_t *line = target.pixels + row * target.stride;
    const float place_y = (float)(y + (int64_t)row) + 0.5f;
    const float off_y = fabsf(place_y - middle_y) - straight_y;
    const float sign_y = place_y < middle_y ? 1 : -1;
    const int32_t own_y = place(place_y, picture.y, share);
    const int is_flat = lens.radius - off_y >= lens.band;
    for (size_t column = 0; column < target.width; column++) {
      const float place_x = (float)(x + (int64_t)column) + 0.5f;
      if (is_flat && place_x > first && place_x < last) {
        // Nothing bends from here to the band at the other side.
        size_t end = (size_t)(last - (float)x);
        if (end > target.width) end = target.width;
        const int64_t start = x + (int64_t)column - picture.x;
        if (picture.factor == 1 && start >= 0 &&
            start + (int64_t)(end - column) <= picture.width) {
          const int64_t over = within(y + (int64_t)row - picture.y, picture.height);
          memcpy(
              line + column, picture.pixels + over * (int64_t)picture.stride + start,
              (end - column) * sizeof *line);
        } else {
          int32_t from = place(place_x, picture.x, share);
          for (size_t i = column; i < end; i++, from += step) line[i] = sample(&picture, from, own_y);
        }
        column = end - 1;
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
      line[column] =
          sample(&picture, place(to_x, picture.x, share), place(to_y, picture.y, share));
    }
  }
}
