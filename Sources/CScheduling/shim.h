#ifndef EARSHOT_CSCHEDULING_SHIM_H
#define EARSHOT_CSCHEDULING_SHIM_H

#include <sched.h>

#if defined(__linux__)
/* The header declares these for programs only that ask for all of GNU's functions first, which the
   modules of Swift do not. A set of processors is a row of bits. */
extern int sched_getcpu(void);
extern int sched_getaffinity(int thread, size_t size, cpu_set_t *processors);
extern int sched_setaffinity(int thread, size_t size, const cpu_set_t *processors);
#endif

#endif
