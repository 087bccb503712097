#pragma once
#include <stddef.h>
#include <stdint.h>

// libFuzzer as a library (https://llvm.org/docs/LibFuzzer.html), which comes without a header.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*run)(const uint8_t *data, size_t size));
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t most);
