#ifndef EARSHOT_CSCHEDULING_SHIM_H
#define EARSHOT_CSCHEDULING_SHIM_H

#include <pthread.h>
#include <sched.h>

#ifdef __GLIBC__
/* The headers declare these for programs only that ask for all of GNU's functions first, which the
   modules of Swift do not. A set of processors is a row of bits. */
extern int sched_getcpu(void);
extern int sched_getaffinity(int thread, size_t size, cpu_set_t *processors);
extern int pthread_attr_setaffinity_np(
    pthread_attr_t *attributes, size_t size, const cpu_set_t *processors);
extern int pthread_setaffinity_np(pthread_t thread, size_t size, const cpu_set_t *processors);
#endif

#endif
