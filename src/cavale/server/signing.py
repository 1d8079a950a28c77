"""The server's key: it signs what was played here, so that nobody else can pass off a match file as ours."""

import secrets

import msgspec

from cavale.core.archive import Archive, Signature
from cavale.server import wire
from cavale.server.store import Hidden, SetMeta, Store
from cavale.signature import is_signed, public_key, sign

KEY = "file_key"  # 32 secret bytes, made at the first start and kept in the database
FORMER = "former_file_keys"  # public keys of before, as JSON: what they signed is still ours


class Signer:
    """Reads the key whenever it is needed: `cavale key --renew` may change it beside a running server."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def shown(self) -> wire.ServerKey:
        """The public key, and those of before."""
        former = msgspec.json.decode(await self._store.meta(FORMER) or b"[]", type=tuple[str, ...])
        return wire.ServerKey(public_key(await self._secret()), former)

    async def sign(self, head: str) -> Signature:
        return sign(await self._secret(), head)

    async def has_signed(self, archive: Archive) -> bool:
        """Whether the head of a file was signed here, now or before."""
        keys = await self.shown()
        ours = archive.signature is not None and archive.signature.key in (keys.key, *keys.former)
        return ours and is_signed(archive)

    async def renew(self) -> wire.ServerKey:
        """From now on another key signs."""
        old = await self.shown()
        former = SetMeta(FORMER, msgspec.json.encode([*old.former, old.key]))
        await self._store.commit(former, SetMeta(KEY, Hidden(secrets.token_bytes(32))))
        return await self.shown()

    async def _secret(self) -> bytes:
        kept = await self._store.meta(KEY)
        if kept is None:
            kept = Hidden(secrets.token_bytes(32))
            await self._store.commit(SetMeta(KEY, kept))
        return kept
