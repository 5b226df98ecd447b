// Uses that the types of the package allow, and uses that they reject.
import {
  type AppendOptions,
  type Event,
  EventsCatalogue,
  Fairground,
  type FeaturesSchemas,
  type ImportStatus,
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

export async function keep(file: File): Promise<string> {
  const { events } = new EventsCatalogue({ url: 'https://example.org' });
  const status: ImportStatus = await (await events.importCalendar(file)).wait();
  const id = await fairground.items.add(file, { tags: ['towns'] }, { folder: 'Towns' });
  const service = await (await fairground.items.publish(id, { name: 'Towns' })).wait();
  await service.layer(0).append({ itemId: id }, { format: 'csv' });
  // @ts-expect-error a service has a name
  await fairground.items.publish(id, {});
  // @ts-expect-error everybody is called public
  await fairground.items.share(id, 'everyone');
  const { data } = await fairground.featuresClient.POST('/sharing/rest/portals/self', { body: {} });
  const portal = data as FeaturesSchemas['PortalSelf'];
  return `${status.counts.created} ${portal.name}`;
}

export const roads = openLayer('https://example.org/rest/services/Roads/FeatureServer/0');
