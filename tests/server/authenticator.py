"""An authenticator made of software: it keeps keys and signs what a server asks it to."""

import hashlib
import json
import secrets
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

Data = dict[str, Any]
PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def b64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """One passkey. Whatever is changed in it, a server must notice."""

    def __init__(self, origin: str, host: str = "127.0.0.1") -> None:
        self.origin = origin
        self.host = host
        self.id = secrets.token_bytes(16)
        self.uses = 0
        self.flags = PRESENT | VERIFIED
        self._key = ec.generate_private_key(ec.SECP256R1())

    def create(self, options: Data, name: str = "Laptop") -> Data:
        """What a browser sends to register it."""
        client = self._client("webauthn.create", options)
        attested = (
            bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(self._public())
        )
        data = self._data(self.flags | ATTESTED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return {
            "id": b64(self.id),
            "client_data": b64(client),
            "attestation": b64(attestation),
            "name": name,
        }

    def get(self, options: Data) -> Data:
        """What a browser sends to come in with it."""
        self.uses += 1
        client = self._client("webauthn.get", options)
        data = self._data(self.flags)
        signed = data + hashlib.sha256(client).digest()
        return {
            "id": b64(self.id),
            "client_data": b64(client),
            "authenticator_data": b64(data),
            "signature": b64(self._key.sign(signed, ec.ECDSA(hashes.SHA256()))),
        }

    def _client(self, kind: str, options: Data) -> bytes:
        told = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps(told | {"crossOrigin": False}).encode()

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.host.encode()).digest() + struct.pack(">BI", flags, self.uses)

    def _public(self) -> dict[int, Any]:
        numbers = self._key.public_key().public_numbers()
        return {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
