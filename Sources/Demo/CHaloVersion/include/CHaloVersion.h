#ifndef CHALO_VERSION_H
#define CHALO_VERSION_H

/* Returns the commit from which the program was built, with a remark if the sources differed from it;
   an empty string if it is unknown. */
const char *halo_commit(void);

#endif
