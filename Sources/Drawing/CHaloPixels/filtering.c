#include "CPixels.h"

#include <math.h>
#include <pthread.h>

// The light of each of the 256 numbers of sRGB (IEC 61966-2-1), and back: fine enough that a number
// which is not changed comes back as itself.
enum { steps = 1 << 14 };
static float light[256];
static uint8_t number[steps + 1];
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void make_tables(void) {
  for (int value = 0; value < 256; value++) {
    double part = value / 255.0;
    light[value] =
        (float)(part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4));
  }
  for (int step = 0; step <= steps; step++) {
    double part = (double)step / steps;
    double coded = part <= 0.0031308 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055;
    number[step] = (uint8_t)(coded * 255 + 0.5);
  }
}

static inline uint32_t coded(float value) {
  if (!(value > 0)) return 0;
  if (value >= 1) return 255;
  return number[(int)(value * steps + 0.5f)];
}

void halo_pixels_filter(halo_pixels_block target, const float *matrix) {
  pthread_once(&once, make_tables);
  for (size_t y = 0; y < target.height; y++) {
    uint32_t *row = target.pixels + y * target.stride;
    // Neighbours are often the same.
    uint32_t last = 0, result = 0;
    for (size_t x = 0; x < target.width; x++) {
      uint32_t pixel = row[x];
      if (x == 0 || pixel != last) {
        float r = light[pixel >> 16 & 255], g = light[pixel >> 8 & 255], b = light[pixel & 255];
        last = pixel;
        result = (pixel & 0xFF000000)
            | coded(matrix[0] * r + matrix[1] * g + matrix[2] * b) << 16
            | coded(matrix[3] * r + matrix[4] * g + matrix[5] * b) << 8
            | coded(matrix[6] * r + matrix[7] * g + matrix[8] * b);
      }
      row[x] = result;
    }
  }
}
