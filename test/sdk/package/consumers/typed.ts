// What the types of the package let one write, and what not.
import {
  type AppendOptions,
  type Event,
  Fairground,
  isJobFailedError,
  type JobStatus,
  openLayer,
  token,
} from '@fairground/sdk';

const fairground = new Fairground({ url: 'https://example.org', credentials: token('t') });

export async function use(file: File, signal: AbortSignal): Promise<number> {
  const options: AppendOptions = { upsertOn: 'code', signal, onUpload: ({ sentBytes }) => sentBytes };
  const layer = fairground.services.byName('Harbours').layer(0);
  const job = await layer.append(file, options);
  const last: JobStatus = await job.wait({ onProgress: ({ recordCount }) => void recordCount });
  for await (const row of job.report()) row.description.toUpperCase();
  const events: Event[] = [];
  for await (const event of fairground.events.list({ search: 'walk' })) events.push(event);
  await fairground.venues.create({ venue: 'Hall' }, { idempotencyKey: 'k' });
  // @ts-expect-error a venue has a name
  await fairground.venues.create({ city: 'Bergen' });
  // @ts-expect-error there is no such filter
  await fairground.events.list({ serch: 'walk' });
  // @ts-expect-error ids are numbers
  await fairground.events.read('7');
  return last.insertCount + events.length;
}

export function reasonOf(error: unknown): string {
  return isJobFailedError(error) ? error.job.statusMessage : 'unknown';
}

export const roads = openLayer('https://example.org/rest/services/Roads/FeatureServer/0');
