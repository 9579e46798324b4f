#ifndef EARSHOT_CGLIBC_SHIM_H
#define EARSHOT_CGLIBC_SHIM_H

#include <pthread.h>
#include <sched.h>

/* Tells the processor that memory will be read soon. */
static inline void earshot_fetch(const void *address) { __builtin_prefetch(address); }

#ifdef __GLIBC__
/* What Swift's module of Glibc does not have: a header that is not in it, and functions that other
   headers declare for programs only that ask for all of GNU's first. */
#include <malloc.h>
#include <sys/mman.h>

/* A set of processors is a row of bits. */
extern int sched_getcpu(void);
extern int sched_getaffinity(int thread, size_t size, cpu_set_t *processors);
extern int pthread_attr_setaffinity_np(
    pthread_attr_t *attributes, size_t size, const cpu_set_t *processors);
extern int pthread_setaffinity_np(pthread_t thread, size_t size, const cpu_set_t *processors);

/* Where the linker has put this program's variables: those that begin with a value, and behind them
   those that begin as zero. */
extern char __data_start[], _edata[], __bss_start[], _end[];

static inline char *earshot_values_start(void) { return __data_start; }
static inline char *earshot_values_end(void) { return _edata; }
static inline char *earshot_zeros_start(void) { return __bss_start; }
static inline char *earshot_zeros_end(void) { return _end; }
#endif

#endif
