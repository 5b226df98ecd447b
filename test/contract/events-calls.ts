import { expect } from 'chai';
import sharp from 'sharp';
import type { JsonObject } from '../../scripts/generate/document.js';
import { type Contract, type ContractCall, textOf } from './contract-client.js';
import type { EventsWorld } from './event-fixtures.js';

/** Kinds of records by the first step of their addresses. */
const KINDS: Readonly<Record<string, string>> = {
  events: 'Event',
  venues: 'Venue',
  organizers: 'Organizer',
  categories: 'Category',
  tags: 'Tag',
  images: 'Image',
};

/** The field that a record cannot be without. */
const NAMES: Readonly<Record<string, string>> = {
  Event: 'title',
  Venue: 'venue',
  Organizer: 'organizer',
  Category: 'name',
  Tag: 'name',
};

const CALENDAR = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Contract//EN',
  'BEGIN:VEVENT',
  'UID:contract@example.org',
  'DTSTAMP:20270101T000000Z',
  'DTSTART:20270514T180000Z',
  'SUMMARY:Evening Walk',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

/**
 * Makes calls of the catalogue's operations that must go well, each on records of its own, from nothing but the
 * operation's address and body: a new operation of the usual form needs nothing here.
 */
export class EventsCalls {
  #number = 0;

  /**
   * @param editor - credentials of who makes the records; by default of somebody who may do everything.
   * @param fields - that records other than terms and images have.
   */
  constructor(
    private readonly world: EventsWorld,
    readonly editor: Record<string, string> = world.authorizationOf('editor'),
    private readonly fields: JsonObject = {},
  ) {}

  /** Returns the kind of record that an operation is about; `undefined` for none. */
  kindOf({ path }: Contract): string | undefined {
    return KINDS[stepsOf(path)[0] ?? ''];
  }

  nameOf(kind: string): string {
    const name = NAMES[kind];
    if (name === undefined) throw new Error(`${kind} has no name`);
    return name;
  }

  async make(kind: string, fields: JsonObject = {}): Promise<JsonObject> {
    const call =
      kind === 'Image' ? { multipart: await this.#file('png') } : { json: this.#fields(kind, fields) };
    return this.world.usual.succeed(`create${kind}`, { ...call, headers: this.editor });
  }

  async remove(kind: string, record: JsonObject): Promise<JsonObject> {
    const path = { id: textOf(record, 'id') };
    return this.world.usual.succeed(`delete${kind}`, { path, headers: this.editor });
  }

  /** A call that succeeds. */
  async good(contract: Contract): Promise<ContractCall> {
    const kind = this.kindOf(contract);
    const path = await this.#path(contract, kind);
    const body = await this.#body(contract, kind);
    return { path, ...body, headers: contract.role === undefined ? {} : this.editor };
  }

  /** The address of a record, as this operation wants it. */
  addressOf({ path }: Contract, record: JsonObject): NonNullable<ContractCall['path']> {
    return path.includes('{slug}') ? { slug: textOf(record, 'slug') } : { id: textOf(record, 'id') };
  }

  async #path(contract: Contract, kind: string | undefined): Promise<NonNullable<ContractCall['path']>> {
    const { path } = contract;
    if (!path.includes('{')) return {};
    if (path.includes('{jobId}')) {
      const multipart = await this.#file('ics');
      const job = await this.world.usual.succeed('importCalendar', { multipart, headers: this.editor });
      return { jobId: textOf(job, 'id') };
    }
    expect(kind, `${path} is of no known kind`).to.be.a('string');
    const record = await this.make(kind ?? '');
    if (path.includes('{fileName}')) {
      return { id: textOf(record, 'id'), fileName: textOf(record, 'url').split('/').at(-1) ?? '' };
    }
    if (path.endsWith('/restore')) await this.remove(kind ?? '', record);
    return this.addressOf(contract, record);
  }

  async #body({ path, bodyTypes }: Contract, kind: string | undefined): Promise<ContractCall> {
    if (bodyTypes.includes('application/json')) {
      return { json: path.includes('{') ? { description: 'New.' } : this.#fields(kind ?? '') };
    }
    if (bodyTypes.includes('multipart/form-data')) {
      return { multipart: await this.#file(kind === 'Image' ? 'png' : 'ics') };
    }
    return {};
  }

  /** Records of a kind must differ, since the same again is the same record. */
  #fields(kind: string, fields: JsonObject = {}): JsonObject {
    const times: JsonObject =
      kind === 'Event' ? { start_date: '2099-05-14 18:00', end_date: '2099-05-14 21:00' } : {};
    const own = kind === 'Category' || kind === 'Tag' ? {} : this.fields;
    return { [this.nameOf(kind)]: `Name ${this.#next()}`, ...times, ...own, ...fields };
  }

  async #file(type: 'png' | 'ics'): Promise<FormData> {
    const form = new FormData();
    form.set('file', new Blob([type === 'png' ? await this.#picture() : CALENDAR]), `file.${type}`);
    return form;
  }

  /** Large enough for a smaller size beside it. */
  async #picture(): Promise<Uint8Array<ArrayBuffer>> {
    const background = { r: this.#next() % 256, g: 90, b: 150 };
    const png = sharp({ create: { width: 320, height: 200, channels: 3, background } }).png();
    return new Uint8Array(await png.toBuffer());
  }

  #next(): number {
    this.#number += 1;
    return this.#number;
  }
}

function stepsOf(path: string): string[] {
  return path.replace('/cal/events/v1', '').split('/').slice(1);
}
