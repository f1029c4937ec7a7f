#include "openssl_shim.h"

// The archive of OpenSSL looks at the processor before main, at every start of a program that hardly ever needs
// it: under a hypervisor each of these questions is answered by the hypervisor. The linker's --wrap puts this
// empty function in the place of that call (Package.swift), and gives the real one its name with __real_.
void __wrap_OPENSSL_cpuid_setup(void) {}

extern void __real_OPENSSL_cpuid_setup(void) __attribute__((weak));

void co_begin(void) {
  if (__real_OPENSSL_cpuid_setup) __real_OPENSSL_cpuid_setup();
}
