"""Signatures of finished matches: whoever holds a server's key vouches for the head of a chain (docs/match-file.md)."""

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from cavale.core.archive import Archive, Signature

DOMAIN = b"cavale-match-head:"  # so that a signature made for this can stand for nothing else


def public_key(secret: bytes) -> str:
    """What everybody may know of a key of 32 random bytes."""
    return Ed25519PrivateKey.from_private_bytes(secret).public_key().public_bytes_raw().hex()


def sign(secret: bytes, head: str) -> Signature:
    key = Ed25519PrivateKey.from_private_bytes(secret)
    return Signature(public_key(secret), key.sign(_message(head)).hex())


def is_signed(archive: Archive) -> bool:
    """Whether the key in the file has signed the head in the file. Whose key that is, the file cannot tell."""
    if archive.signature is None:
        return False
    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(archive.signature.key))
        key.verify(bytes.fromhex(archive.signature.value), _message(archive.head))
    except (InvalidSignature, ValueError):
        return False
    return True


def _message(head: str) -> bytes:
    return DOMAIN + bytes.fromhex(head)
