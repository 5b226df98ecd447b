import type { Database } from '../../../server/storage/database/database.js';
import type { Pace } from '../events/events-measure.js';
import { percentile } from '../report/latency.js';
import { statementEditor } from './edit-statements.js';
import type { EditedRow, Editor } from './editor.js';
import { type LateLoops, type LoopWatch, worstOf } from '../load/event-loops.js';
import type { BenchLayer } from './query-layers.js';
import type { QueryResult } from './query-report.js';

/** Features in one request. */
const COUNT = 2000;

const STEPS = {
  add: 'addFeatures',
  update: 'updateFeatures',
  replace: 'applyEdits (adds, deletes)',
  remove: 'deleteFeatures',
} as const;

type Step = keyof typeof STEPS;
type Times = Record<Step, number[]>;

/**
 * Adds, changes, replaces and deletes 2,000 points of a filled layer in requests of their own, in turn with the
 * database's own statements for the same rows, each in a transaction. The layer is left with the rows that it had.
 */
export async function measureEdits(
  { url, authorization }: { readonly url: string; readonly authorization: string },
  features: Database,
  layer: BenchLayer,
  { rounds, seconds }: Pace,
  watch: LoopWatch,
): Promise<QueryResult[]> {
  const requests = requestEditor(url + layer.path.replace(/\/query$/, ''), authorization);
  const statements = statementEditor(features, layer);
  const [ours, reference] = [noTimes(), noTimes()];
  const late: Record<Step, LateLoops[]> = { add: [], update: [], replace: [], remove: [] };
  await edit(requests, () => Promise.resolve());
  await edit(statements, () => Promise.resolve());
  const until = performance.now() + rounds * seconds * 1000 * Object.keys(STEPS).length;
  do {
    await watch.begin();
    await edit(requests, async (step, ms) => {
      ours[step].push(ms);
      await watch.end();
      late[step].push(watch.take());
      await watch.begin();
    });
    await watch.end();
    watch.take();
    await edit(statements, (step, ms) => Promise.resolve(void reference[step].push(ms)));
  } while (performance.now() < until);
  return (Object.keys(STEPS) as Step[]).map((step) => ({
    name: `${STEPS[step]} of ${COUNT.toLocaleString('en')}`,
    mostRatio: undefined,
    ours: median(ours[step]),
    reference: median(reference[step]),
    late: worstOf(late[step]),
  }));
}

async function edit(editor: Editor, note: (step: Step, ms: number) => Promise<void>): Promise<void> {
  const timed = async <T>(step: Step, work: () => Promise<T>): Promise<T> => {
    const startedAt = performance.now();
    const result = await work();
    await note(step, performance.now() - startedAt);
    return result;
  };
  const first = await timed('add', () => editor.add(rowsOf('New')));
  await timed('update', () => editor.update(first, rowsOf('Changed')));
  const second = await timed('replace', () => editor.replace(first, rowsOf('Other')));
  await timed('remove', () => editor.remove(second));
}

function rowsOf(name: string): EditedRow[] {
  return Array.from({ length: COUNT }, (_, i) => ({
    name: `${name} place number ${String(i)}`,
    rank: i % 10,
    pop: i,
    area: i / 7,
    seen: 1_600_000_000_000 + i * 37_000,
    x: ((i * 7919) % 360_000) / 1000 - 180,
    y: ((i * 104_729) % 170_000) / 1000 - 85,
  }));
}

function requestEditor(layer: string, authorization: string): Editor {
  async function post(operation: string, form: Readonly<Record<string, string>>): Promise<number[]> {
    const body = new URLSearchParams({ f: 'json', ...form });
    const reply = await fetch(`${layer}/${operation}`, { method: 'POST', body, headers: { authorization } });
    const text = await reply.text();
    // Failures too travel with 200.
    if (text.includes('"success":false') || text.startsWith('{"error"')) throw new Error(text.slice(0, 500));
    const { addResults = [] } = JSON.parse(text) as { addResults?: { objectId: number }[] };
    return addResults.map(({ objectId }) => objectId);
  }
  return {
    add: (rows) => post('addFeatures', { features: JSON.stringify(rows.map((row) => toFeature(row))) }),
    async update(ids, rows) {
      const features = rows.map((row, index) => toFeature(row, ids[index]));
      await post('updateFeatures', { features: JSON.stringify(features) });
    },
    replace: (ids, rows) => {
      const adds = JSON.stringify(rows.map((row) => toFeature(row)));
      return post('applyEdits', { adds, deletes: ids.join() });
    },
    async remove(ids) {
      await post('deleteFeatures', { objectIds: ids.join() });
    },
  };
}

function toFeature({ name, rank, pop, area, seen, x, y }: EditedRow, objectId?: number): object {
  const attributes = { NAME: name, RANK: rank, POP: pop, AREA: area, SEEN: seen };
  return {
    attributes: objectId === undefined ? attributes : { OBJECTID: objectId, ...attributes },
    geometry: { x, y },
  };
}

function noTimes(): Times {
  return { add: [], update: [], replace: [], remove: [] };
}

function median(times: readonly number[]): number {
  return percentile(
    times.toSorted((one, other) => one - other),
    0.5,
  );
}
