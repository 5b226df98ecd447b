import { expect } from 'chai';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { Document, parse } from 'yaml';
import type { JsonObject } from '../../scripts/generate/document.js';
import { document } from '../../server/generated/events/document.js';
import { forEachDatabase } from '../support/databases/databases.js';
import { ajvOf } from './ajv.js';
import { openEventsWorld } from './event-fixtures.js';
import { STORY_TIME, STORY_ZONE, tellExamples } from './example-story.js';
import { type Story, StoryTeller } from './example-runner.js';

const FOLDER = new URL('../../openapi/events/examples/', import.meta.url);

/** Examples that are cut short. */
const ABRIDGED = ['Index', 'Document'];

const { examples } = document['components'] as {
  examples: Record<string, { summary: string; value: unknown }>;
};

/** Makes values equal that differ from one machine to the next. */
function steady(value: unknown): unknown {
  return JSON.parse(JSON.stringify(nameless(value)).replace(/"filesize":\d+/g, '"filesize":0')) as unknown;
}

/** Jobs have another id each time; and lines of calendars are shown as YAML shows lines. */
function nameless(value: unknown): unknown {
  const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
  const text = JSON.stringify(value)
    .replace(uuid, '0b3c6d5e-8f7a-4b1c-9d2e-3f4a5b6c7d8e')
    .replaceAll(String.raw`\r\n`, String.raw`\n`);
  return JSON.parse(text) as unknown;
}

forEachDatabase('the examples of the events document', (open, kind) => {
  let story: Story;

  before(async () => {
    const clock = (): number => Date.parse(STORY_TIME);
    const world = await openEventsWorld(open, { clock, timeZone: STORY_ZONE });
    const teller = new StoryTeller(world, examples);
    story = teller.story;
    try {
      await tellExamples(teller);
    } finally {
      await world.worker.stop();
      await world.close();
    }
    if (process.env['FAIRGROUND_TEST_WRITE_EXAMPLES'] === kind) await writeExamples(story);
  });

  it('answers with the examples of the events document', () => {
    for (const [name, value] of story) {
      const [told, shown] = [steady(value), steady(examples[name]?.value)];
      if (ABRIDGED.includes(name)) expect(told, name).to.containSubset(shown);
      else expect(shown, name).to.deep.equal(told);
    }
  });

  it('uses each example of the events document', () => {
    const untold = Object.keys(examples).filter((name) => !story.has(name));
    expect(untold).to.deep.equal([]);
  });
});

describe('the examples of the events document', () => {
  const schemaAt = ajvOf(document);
  for (const [pointer, media] of mediaWithExamples(document)) {
    it(`validates examples against the schema of ${pointer}`, () => {
      const validate = schemaAt(`${pointer}/schema`);
      for (const value of examplesOf(media)) {
        expect(validate(value), JSON.stringify(validate.errors)).to.be.true;
      }
    });
  }
});

/** Each place of the document that has a schema and examples of it, by its pointer. */
function mediaWithExamples(node: unknown, pointer = ''): [string, JsonObject][] {
  if (typeof node !== 'object' || node === null) return [];
  const found = Object.entries(node).flatMap(([name, inner]) =>
    mediaWithExamples(inner, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  );
  const own = node as JsonObject;
  const isMedia = own['schema'] !== undefined && (own['examples'] ?? own['example']) !== undefined;
  return isMedia ? [...found, [pointer, own]] : found;
}

function examplesOf(media: JsonObject): unknown[] {
  if (media['example'] !== undefined) return [media['example']];
  return Object.values(media['examples'] as Record<string, { $ref?: string; value?: unknown }>).map(
    ({ $ref, value }) => ($ref === undefined ? value : examples[$ref.split('/').at(-1) ?? '']?.value),
  );
}

/** Puts the story into the document; for who has changed what the server answers. */
async function writeExamples(story: Story): Promise<void> {
  for (const name of await readdir(FOLDER)) {
    const file = new URL(name, FOLDER);
    const shown = parse(await readFile(file, 'utf8')) as typeof examples;
    const told = Object.fromEntries(
      Object.entries(shown).map(([key, { summary, value }]) => [
        key,
        { summary, value: ABRIDGED.includes(key) ? value : nameless(story.get(key)) },
      ]),
    );
    const section = new Document(told, { aliasDuplicateObjects: false });
    const lines = section.toString({ lineWidth: 0, singleQuote: true, blockQuote: 'literal' });
    // Readers of YAML 1.1 would take these for dates and numbers.
    await writeFile(file, lines.replace(/: (\d{4}-\d\d-\d\d.*|\+\d[\d ]*)$/gm, ": '$1'"));
  }
}
