/** Populated place of GeoNames. */
export interface Place {
  readonly name: string;
  /** Degrees in WGS 84. */
  readonly longitude: number;
  readonly latitude: number;
  readonly population: number;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Code of the region (first level), such as `NO.46`; empty if GeoNames has none. */
  readonly region: string;
  readonly geonameId: number;
  /** True for a part of another place. */
  readonly isSection: boolean;
}

/** Degrees are stored in hundred-thousandths, like in GeoNames: about a metre. */
const UNITS = 1e5;

/** Compact storage of many places: a few numbers each, and their names in one buffer. */
export class Places {
  readonly #longitudes: Int32Array;
  readonly #latitudes: Int32Array;
  readonly #populations: Uint32Array;
  readonly #ids: Uint32Array;
  readonly #regions: Uint16Array;
  readonly #sections: Uint8Array;
  readonly #nameEnds: Uint32Array;
  #names = Buffer.alloc(1 << 20);
  readonly #regionNames: string[] = [];
  readonly #regionNumbers = new Map<string, number>();
  #count = 0;

  constructor(capacity: number) {
    this.#longitudes = new Int32Array(capacity);
    this.#latitudes = new Int32Array(capacity);
    this.#populations = new Uint32Array(capacity);
    this.#ids = new Uint32Array(capacity);
    this.#regions = new Uint16Array(capacity);
    this.#sections = new Uint8Array(capacity);
    this.#nameEnds = new Uint32Array(capacity);
  }

  get count(): number {
    return this.#count;
  }

  /** Adds a place, and returns its number, from 0. */
  add(place: Place): number {
    const index = this.#count;
    this.#longitudes[index] = Math.round(place.longitude * UNITS);
    this.#latitudes[index] = Math.round(place.latitude * UNITS);
    this.#populations[index] = place.population;
    this.#ids[index] = place.geonameId;
    this.#regions[index] = this.#numberRegion(`${place.country}/${place.region}`);
    this.#sections[index] = place.isSection ? 1 : 0;
    const start = this.#nameStart(index);
    const length = Buffer.byteLength(place.name);
    while (start + length > this.#names.length)
      this.#names = Buffer.concat([this.#names], this.#names.length * 2);
    this.#names.write(place.name, start);
    this.#nameEnds[index] = start + length;
    this.#count += 1;
    return index;
  }

  get(index: number): Place {
    const [country = '', region = ''] = (this.#regionNames[this.#regions[index] ?? 0] ?? '').split('/');
    return {
      name: this.#names.toString('utf8', this.#nameStart(index), this.#nameEnds[index]),
      longitude: (this.#longitudes[index] ?? 0) / UNITS,
      latitude: (this.#latitudes[index] ?? 0) / UNITS,
      population: this.#populations[index] ?? 0,
      country,
      region,
      geonameId: this.#ids[index] ?? 0,
      isSection: this.#sections[index] === 1,
    };
  }

  #nameStart(index: number): number {
    return index === 0 ? 0 : (this.#nameEnds[index - 1] ?? 0);
  }

  #numberRegion(name: string): number {
    let number = this.#regionNumbers.get(name);
    if (number === undefined) {
      number = this.#regionNames.push(name) - 1;
      this.#regionNumbers.set(name, number);
    }
    return number;
  }
}
