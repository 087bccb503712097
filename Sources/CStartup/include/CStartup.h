#ifndef HALO_CSTARTUP_H
#define HALO_CSTARTUP_H

/// Gives memory back that only starting has needed: pages of the program and its libraries, which
/// come again from the page cache where they are used, and what malloc holds without need.
void startup_give_back(void);

#endif
