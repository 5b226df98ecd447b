/** What an entry takes beside its value. */
export const ENTRY_BYTES = 300;

/** What a text takes, at two bytes for each character. */
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

/** What came out of an earlier version, if that is still kept, turned into what comes out of this one. */
type Follow<Value> = (earlier: Value | undefined) => Promise<Value>;

/**
 * What was worked out from the catalogue, kept for as long as the catalogue's version is the same, or to follow it;
 * what was not used for longest goes first when there is too much.
 *
 * Each key stands for values of one type, which whoever makes up the key takes care of.
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

  /** The same for a value that is kept over versions, since one can be made of another with less trouble. */
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
