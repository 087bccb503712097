// Vectors of 8 pixels in the compiler's own notation: it makes of them what the processor has.

#define LANES 8

typedef uint8_t bytes __attribute__((vector_size(32)));
typedef uint16_t words __attribute__((vector_size(64)));
typedef uint32_t products __attribute__((vector_size(128)));

_Static_assert(sizeof(bytes) == LANES * sizeof(uint32_t), "a byte for each channel");
_Static_assert(sizeof(words) == 2 * sizeof(bytes), "a word for each channel");
_Static_assert(sizeof(products) == 2 * sizeof(words), "two words for each channel");
// Pixels are looked at in pairs where only being clear or opaque counts.
_Static_assert(sizeof(bytes) == 4 * sizeof(uint64_t), "four pairs of pixels");
// Alpha, the highest byte of a pixel, is the last of its four in a vector.
_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "the lowest byte comes first");

#define INLINE static inline __attribute__((always_inline))

// One copy of a function for wider vectors, chosen when the program is loaded.
#if defined(__x86_64__) && defined(__GLIBC__)
#define CLONED __attribute__((target_clones("avx2", "default")))
#else
#define CLONED
#endif

// Rows of a cell are short and far apart, so the processor does not guess where the next begins. A
// row is worked on in less time than memory takes to bring another: a picture of a window, faded
// over another, took 0.48 ns a pixel with one row ahead, and 0.30 with three.
#define AHEAD 3
#define FETCH(row, count)                                                   \
  do {                                                                      \
    for (size_t far = 0; far < (count); far += 16) __builtin_prefetch((row) + far); \
  } while (0)

#define WIDE(v) __builtin_convertvector(v, words)
#define NARROW(v) __builtin_convertvector(v, bytes)

// a * b / 255, rounded; a macro, since functions cannot take vectors wider than the processor's.
// Processors have one instruction for the upper word of a product, which is its 65,536th part.
#define SCALED(a, b)                                                                        \
  ({                                                                                        \
    words product = (a) * (b) + 128;                                                        \
    __builtin_convertvector((__builtin_convertvector(product, products) * 257) >> 16, words); \
  })

// All of alpha, and nothing of colours.
#define OPAQUE                                                                            \
  ((bytes){0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, \
           255, 0, 0, 0, 255, 0, 0, 0, 255})

// Each pixel's alpha in all four channels.
#define ALPHAS(v)                                                                           \
  __builtin_shufflevector(                                                                  \
      v, v, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15, 19, 19, 19, 19, 23, 23, \
      23, 23, 27, 27, 27, 27, 31, 31, 31, 31)

// 8 values of a mask, each in all four channels.
#define COVERAGE(result, mask)                                                               \
  do {                                                                                       \
    typedef uint8_t eight __attribute__((vector_size(8)));                                   \
    _Static_assert(sizeof(eight) == LANES, "a value of the mask for each pixel");            \
    eight values;                                                                            \
    memcpy(&values, mask, sizeof values);                                                    \
    bytes spread = __builtin_shufflevector(                                                  \
        values, values, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, \
        5, 6, 6, 6, 6, 7, 7, 7, 7);                                                          \
    result = WIDE(spread);                                                                   \
  } while (0)
