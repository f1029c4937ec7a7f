#include <openssl/core.h>

#include "openssl_shim.h"

// Which algorithms of OpenSSL's archive the linker takes in; not declared by any header of OpenSSL.

// OpenSSL gives names to every cipher and digest that it has by the two functions below, so that the linker takes in
// all of them, back to DES: 140 kilobytes that nothing here asks for. Keys are P-256 and have no password, and the
// ciphers of TLS are named by their provider. These definitions come before the archive's.

void openssl_add_all_ciphers_int(void) {
  EVP_add_cipher(EVP_aes_128_cbc());
  EVP_add_cipher(EVP_aes_256_cbc());
  EVP_add_cipher(EVP_aes_128_gcm());
  EVP_add_cipher(EVP_aes_256_gcm());
  EVP_add_cipher(EVP_chacha20_poly1305());
}

void openssl_add_all_digests_int(void) {
  EVP_add_digest(EVP_md5());
  EVP_add_digest(EVP_md5_sha1());
  EVP_add_digest(EVP_sha1());
  EVP_add_digest(EVP_sha224());
  EVP_add_digest(EVP_sha256());
  EVP_add_digest(EVP_sha384());
  EVP_add_digest(EVP_sha512());
}

// Ciphers and digests in one, for TLS 1.2 with CBC, are another 115 kilobytes of assembly. As on a processor that cannot
// do them, they are not offered, and cipher and digest do the same one after the other.

int ossl_cipher_capable_aes_cbc_hmac_sha1(void) { return 0; }
int ossl_cipher_capable_aes_cbc_hmac_sha256(void) { return 0; }

const OSSL_DISPATCH ossl_aes128cbc_hmac_sha1_functions[] = {{0, NULL}};
const OSSL_DISPATCH ossl_aes256cbc_hmac_sha1_functions[] = {{0, NULL}};
const OSSL_DISPATCH ossl_aes128cbc_hmac_sha256_functions[] = {{0, NULL}};
const OSSL_DISPATCH ossl_aes256cbc_hmac_sha256_functions[] = {{0, NULL}};
