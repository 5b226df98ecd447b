import type { Knex } from 'knex';
import { type EventTimes, utcKeyOf } from '../../../../server/events/records/event-time.js';
import { makeSearchText } from '../../../../server/lib/text/search-text.js';
import type { Status } from '../../../../server/events/records/status.js';
import type { Database } from '../../../../server/storage/database/database.js';

/** Fields of an event that matter to a test; the rest is the same for all. */
export interface EventSketch {
  readonly title?: string;
  readonly description?: string;
  readonly times: EventTimes;
  readonly zone: string;
  readonly isAllDay?: boolean;
  readonly status?: Status;
  readonly isHidden?: boolean;
}

/** Writes events past the interface, many at a time; their ids, in the order of the sketches. */
export async function insertEvents(database: Database, sketches: readonly EventSketch[]): Promise<number[]> {
  return database.write(async (trx) => {
    const ids: number[] = [];
    for (const sketch of sketches) {
      const [record] = await trx('records').insert({ kind: 'event' }).returning<{ id: number }[]>('id');
      if (record === undefined) throw new Error(`no id for ${sketch.zone}`);
      ids.push(record.id);
    }
    const rows = sketches.map((sketch, index) => toRow(sketch, ids[index] ?? 0));
    await trx.batchInsert('events', rows, 100);
    await trx('catalogue_changes').where('slot', 0).increment('changes', 1);
    return ids;
  });
}

function toRow(sketch: EventSketch, id: number): Knex.DbRecordArr<Record<string, unknown>> & { id: number } {
  const { title = `Event ${String(id)}`, description = '', times, zone } = sketch;
  return {
    id,
    author_id: 1,
    status: sketch.status ?? 'publish',
    slug: `event-${String(id)}`,
    title,
    description,
    excerpt: '',
    published_at: 0,
    has_chosen_date: false,
    time_zone: zone,
    is_all_day: sketch.isAllDay ?? false,
    start_at: times.start.epochMs,
    start_wall: times.start.wall,
    end_at: times.end.epochMs,
    end_wall: times.end.wall,
    start_key: utcKeyOf(times.start, sketch.isAllDay ?? false),
    end_key: utcKeyOf(times.end, sketch.isAllDay ?? false),
    prices: '[]',
    show_map: true,
    show_map_link: true,
    sticky: false,
    featured: false,
    hide_from_listings: sketch.isHidden ?? false,
    search_text: makeSearchText(title, description, ''),
  };
}
