import { isNotFound, type JobStatus, type Layer, type Service } from '@fairground/sdk';
import type { Checks } from './checks.js';
import { type Place, writeCsv } from './places.js';
import { Progress, thousands } from './progress.js';
import type { Step } from './step.js';

const SERVICE = 'DemoCities';

// Many times what it takes: without it, a worker that never starts would be waited for without end.
const JOB_TIMEOUT_MS = 10 * 60_000;

// Where the file has a place's coordinates.
const SOURCE_INFO = {
  locationType: 'coordinates',
  longitudeFieldName: 'longitude',
  latitudeFieldName: 'latitude',
};

/** Makes a layer, fills it with the places, appends them all again as an upsert, and asks it questions. */
export async function fillLayer(step: Step, places: readonly Place[]): Promise<Layer> {
  const { checks, signal, output } = step;
  const layer = await makeLayer(step);
  output.write(`✓ made the layer ${SERVICE}/${layer.id}\n`);

  const first = await append(step, layer, 'append', writeCsv(places, 1));
  output.write(`✓ appended ${thousands(first.job.insertCount)} places ${first.pace}\n`);
  checkCounts(checks, 'append', first.job, { inserted: places.length, updated: 0 });
  checks.equal('places in the layer', await layer.count('1=1', { signal }), places.length);

  const grown = places.map((place) => ({ ...place, population: place.population + 1 }));
  const second = await append(step, layer, 'upsert', writeCsv(grown, 2), 'city_id');
  checkCounts(checks, 'upsert', second.job, { inserted: 0, updated: places.length });
  const duplicates = (await layer.count('1=1', { signal })) - places.length;
  checks.equal('duplicates', duplicates, 0);
  checks.equal('places of the second edition', await layer.count('edition = 2', { signal }), places.length);
  output.write(
    `✓ updated ${thousands(second.job.updateCount)} places ${second.pace}, ${thousands(duplicates)} duplicates\n`,
  );

  await askForLargest(step, layer, grown);
  return layer;
}

/** A fresh service of the demo's name; one that an earlier run has left is deleted. */
async function makeLayer({ fairground, signal }: Step): Promise<Layer> {
  await deleteIfThere(fairground.services.byName(SERVICE), signal);
  const service = await fairground.services.create(
    {
      name: SERVICE,
      access: 'public',
      capabilities: 'Query,Uploads,Append',
      copyrightText: 'GeoNames, CC BY 4.0',
    },
    { signal },
  );
  const { layers } = await service.addLayers(
    {
      layers: [
        {
          name: 'Cities',
          geometryType: 'esriGeometryPoint',
          fields: [
            { name: 'city_id', type: 'esriFieldTypeInteger', alias: 'GeoNames id', nullable: false },
            { name: 'name', type: 'esriFieldTypeString', alias: 'Name', length: 100 },
            { name: 'country', type: 'esriFieldTypeString', alias: 'Country', length: 2 },
            { name: 'population', type: 'esriFieldTypeInteger', alias: 'Population' },
            { name: 'edition', type: 'esriFieldTypeSmallInteger', alias: 'Edition of the upload' },
          ],
          indexes: [{ name: 'city_id_key', fields: 'city_id', isUnique: true }],
          displayField: 'name',
        },
      ],
    },
    { signal },
  );
  return service.layer(layers[0]?.id ?? 0);
}

async function deleteIfThere(service: Service, signal: AbortSignal): Promise<void> {
  try {
    await service.delete({ signal });
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}

async function append(
  { output, signal }: Step,
  layer: Layer,
  label: string,
  csv: string,
  upsertOn?: string,
): Promise<{ job: JobStatus; pace: string }> {
  const total = csv.split('\n').length - 2;
  const progress = new Progress(output, label, total);
  progress.update(0);
  try {
    const started = await layer.append(csv, {
      format: 'csv',
      fileName: 'cities.csv',
      sourceInfo: SOURCE_INFO,
      rollbackOnFailure: true,
      ...(upsertOn !== undefined && { upsertOn }),
      signal,
    });
    const job = await started.wait({
      signal,
      timeoutMs: JOB_TIMEOUT_MS,
      onProgress: ({ recordCount }) => progress.update(recordCount),
    });
    const { seconds } = progress;
    return {
      job,
      pace: `in ${seconds.toFixed(1)} s (${thousands(total / seconds)} features/s, upload included)`,
    };
  } finally {
    progress.end();
  }
}

function checkCounts(
  checks: Checks,
  label: string,
  job: JobStatus,
  expected: { inserted: number; updated: number },
): void {
  checks.equal(`${label}: status`, job.status, 'Completed');
  checks.equal(`${label}: inserted`, job.insertCount, expected.inserted);
  checks.equal(`${label}: updated`, job.updateCount, expected.updated);
  checks.equal(`${label}: rows refused`, job.errorCount, 0);
}

/** The largest places of one country, from the layer and from the data itself. */
async function askForLargest(
  { output, checks, signal }: Step,
  layer: Layer,
  places: readonly Place[],
): Promise<void> {
  const country = places.some((place) => place.country === 'NO') ? 'NO' : (places[0]?.country ?? '');
  const expected = places
    .filter((place) => place.country === country)
    .sort((one, other) => other.population - one.population || one.cityId - other.cityId)
    .slice(0, 5);
  const page = await layer.queryGeoJson(
    {
      where: `country = '${country}'`,
      outFields: ['name', 'population'],
      orderByFields: ['population DESC', 'city_id'],
      resultRecordCount: expected.length,
    },
    { signal },
  );
  const found = page.features.map(({ properties }) => [properties['name'], properties['population']]);
  checks.equal(
    `largest places of ${country}`,
    found,
    expected.map(({ name, population }) => [name, population]),
  );
  output.write(`✓ largest places of ${country}: ${found.map(([name]) => name).join(', ')}\n`);
}
