#pragma once

#include <openssl/bio.h>
#include <openssl/ec.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>

/// Looks at the processor, so that OpenSSL uses what it can do; before anything else is asked of OpenSSL. Does
/// nothing where OpenSSL is loaded as a library and has looked already.
void co_begin(void);
