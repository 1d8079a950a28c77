/**
 * Completes package-lock.json: packages that only other systems need (a binding for macOS, say) belong into the lock, or
 * `npm ci` refuses it there. A registry that does not hold them leaves them out; their versions are known all the same.
 */

import { readFileSync, writeFileSync } from "node:fs";

const FILE = new URL("../package-lock.json", import.meta.url);
const SYSTEMS = ["android", "darwin", "freebsd", "linux", "openharmony", "win32", "sunos", "aix"];
const MACHINES = ["x64", "arm64", "arm", "ia32", "ppc64", "s390x", "riscv64", "loong64", "wasm32"];
const LIBRARIES = { gnu: "glibc", gnueabihf: "glibc", musl: "musl" };

const lock = JSON.parse(readFileSync(FILE, "utf-8"));
let added = 0;
for (const entry of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const path = `node_modules/${name}`;
    if (lock.packages[path] || !/^\d/.test(version)) continue;
    const words = name.split(/[/-]/);
    const os = words.find((word) => SYSTEMS.includes(word));
    const cpu = words.find((word) => MACHINES.includes(word));
    if (!os && !cpu) continue;
    const library = words.map((word) => LIBRARIES[word]).find(Boolean);
    lock.packages[path] = {
      version,
      ...(cpu ? { cpu: [cpu] } : {}),
      ...(entry.dev ? { dev: true } : {}),
      ...(library ? { libc: [library] } : {}),
      optional: true,
      ...(os ? { os: [os] } : {}),
    };
    added += 1;
  }
}
const sorted = Object.entries(lock.packages).sort(([one], [other]) => (one < other ? -1 : 1));
lock.packages = Object.fromEntries(sorted);
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} added`);
