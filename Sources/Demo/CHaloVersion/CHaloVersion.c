#include "CHaloVersion.h"

#ifndef HALO_COMMIT
#define HALO_COMMIT ""
#endif

const char *halo_commit(void) { return HALO_COMMIT; }
