import { LRUCache } from 'lru-cache';

/** Bytes of an entry besides its value. */
export const ENTRY_BYTES = 300;

/** Returns the bytes of a text, at two bytes for each character. */
export function textBytes(text: string): number {
  return ENTRY_BYTES + 2 * text.length;
}

interface Entry {
  readonly value: unknown;
  readonly version: number;
  /** True if a new version keeps the entry, to derive its own value from it. */
  readonly isFollowed: boolean;
}

/** Turns the value of an earlier version, if it is still cached, into that of the current one. */
type Follow<Value> = (earlier: Value | undefined) => Promise<Value>;

/**
 * LRU cache of values derived from the catalogue. A value is valid for one version, or derived again from the one before.
 * Callers use each key for values of one type.
 */
export class VersionedCache {
  readonly #entries: LRUCache<string, Entry> | undefined;
  readonly #making = new Map<string, Promise<unknown>>();
  #version = -1;

  /** @param maxBytes - limit of the estimates given by callers; 0 keeps nothing. */
  constructor(maxBytes: number) {
    // `maxSize: 0` would be no limit.
    this.#entries = maxBytes > 0 ? new LRUCache({ maxSize: maxBytes }) : undefined;
  }

  get bytes(): number {
    return this.#entries?.calculatedSize ?? 0;
  }

  get(version: number, key: string): unknown {
    const entry = this.#entries?.get(key);
    return entry?.version === version ? entry.value : undefined;
  }

  /** @param bytes - estimated size of the value. */
  set(version: number, key: string, value: unknown, bytes: number): void {
    this.#keep(key, { value, version, isFollowed: false }, bytes);
  }

  #keep(key: string, entry: Entry, bytes: number): void {
    if (entry.version < this.#version) return;
    if (entry.version > this.#version) this.#startVersion(entry.version);
    // The cache takes whole, positive sizes.
    this.#entries?.set(key, entry, { size: Math.max(1, Math.ceil(bytes)) });
  }

  /** Returns the cached value, or makes it. Concurrent callers share one making. */
  remember<Value>(
    version: number,
    key: string,
    make: () => Promise<Value>,
    bytesOf: (value: Value) => number,
  ): Promise<Value> {
    return this.#find(version, key, async () => {
      const value = await make();
      this.set(version, key, value, bytesOf(value));
      return value;
    });
  }

  /** Returns a value that is kept across versions, since a new one can be derived from it cheaply. */
  follow<Value>(
    version: number,
    key: string,
    make: Follow<Value>,
    bytesOf: (value: Value) => number,
  ): Promise<Value> {
    return this.#find(version, key, async () => {
      const value = await make(this.#entries?.get(key)?.value as Value | undefined);
      this.#keep(key, { value, version, isFollowed: true }, bytesOf(value));
      return value;
    });
  }

  async #find<Value>(version: number, key: string, make: () => Promise<Value>): Promise<Value> {
    const kept = this.get(version, key);
    if (kept !== undefined) return kept as Value;
    const makingKey = `${String(version)} ${key}`;
    const making = this.#making.get(makingKey);
    if (making !== undefined) return making as Promise<Value>;
    const made = make().finally(() => this.#making.delete(makingKey));
    this.#making.set(makingKey, made);
    return made;
  }

  #startVersion(version: number): void {
    this.#version = version;
    const ended = [...(this.#entries?.entries() ?? [])].filter(([, { isFollowed }]) => !isFollowed);
    for (const [key] of ended) this.#entries?.delete(key);
  }
}
