/** Bytes of an entry besides its value. */
export const ENTRY_BYTES = 300;

/** Returns the bytes of a text, at two bytes for each character. */
export function textBytes(text: string): number {
  return ENTRY_BYTES + 2 * text.length;
}

interface Entry {
  readonly value: unknown;
  readonly bytes: number;
  readonly version: number;
  /** Stays when there is a new version, to make the value of that from. */
  readonly isFollowed: boolean;
}

/** Turns the value of an earlier version, if it is still cached, into that of the current one. */
type Follow<Value> = (earlier: Value | undefined) => Promise<Value>;

/**
 * LRU cache of values derived from the catalogue, valid for one version or patched to the next. Each key must stand
 * for values of one type, which its caller makes sure of.
 */
export class VersionedCache {
  readonly #maxBytes: number;
  readonly #entries = new Map<string, Entry>();
  readonly #making = new Map<string, Promise<unknown>>();
  #version = -1;
  #bytes = 0;

  /** @param maxBytes - roughly; 0 keeps nothing. */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(version: number, key: string): unknown {
    const entry = this.#entries.get(key);
    if (entry?.version !== version) return undefined;
    // The last in the map is the one used last.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** @param bytes - what the value takes, roughly. */
  set(version: number, key: string, value: unknown, bytes: number): void {
    this.#keep(key, { value, bytes, version, isFollowed: false });
  }

  #keep(key: string, added: Entry): void {
    const { version, bytes } = added;
    if (version < this.#version || bytes > this.#maxBytes) return;
    if (version > this.#version) this.#startVersion(version);
    this.#bytes += bytes - (this.#entries.get(key)?.bytes ?? 0);
    this.#entries.delete(key);
    this.#entries.set(key, added);
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#entries.delete(oldest);
      this.#bytes -= entry.bytes;
    }
  }

  /** The value kept, or made now; those who ask while it is being made wait for the same. */
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
      const value = await make(this.#entries.get(key)?.value as Value | undefined);
      this.#keep(key, { value, bytes: bytesOf(value), version, isFollowed: true });
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
    for (const [key, { isFollowed, bytes }] of this.#entries) {
      if (isFollowed) continue;
      this.#entries.delete(key);
      this.#bytes -= bytes;
    }
  }
}
