#define _GNU_SOURCE
#include "CStartup.h"

#include <link.h>
#include <malloc.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

static int give_back(struct dl_phdr_info *object, size_t size, void *context) {
  (void)size;
  uintptr_t page = *(uintptr_t *)context;
  for (int index = 0; index < object->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &object->dlpi_phdr[index];
    // What can be written holds what the file has not.
    if (part->p_type != PT_LOAD || (part->p_flags & PF_W) != 0) continue;
    uintptr_t start = (object->dlpi_addr + part->p_vaddr) & ~(page - 1);
    uintptr_t end = object->dlpi_addr + part->p_vaddr + part->p_memsz;
    madvise((void *)start, end - start, MADV_DONTNEED);
  }
  return 0;
}

void startup_give_back(void) {
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  dl_iterate_phdr(give_back, &page);
  malloc_trim(0);
}
