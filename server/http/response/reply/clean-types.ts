type Wire = Readonly<Record<string, unknown>>;

const NO_DATE = '0000-00-00 00:00:00';
const LISTS = ['events', 'venues', 'organizers'] as const;

/**
 * Gives each key of records and failures in the events interface one type, or null. `author` becomes a number,
 * `image` an object, `venue` of an event a list, and date parts numbers. Unset times become null, and `custom_fields`
 * and the error `data` of parameters become objects. Other keys stay unchanged.
 */
export function cleanTypes(body: unknown): unknown {
  if (!isObject(body)) return body;
  if (isRecord(body)) return cleanRecord(body);
  if ('code' in body && isObject(body['data'])) return { ...body, data: cleanFailure(body['data']) };
  return typeof body['total_pages'] === 'number' ? cleanList(body) : body;
}

function cleanList(list: Wire): Wire {
  const records = LISTS.filter((name) => name in list).map((name) => [name, cleanAll(list[name])] as const);
  return { ...list, ...Object.fromEntries(records) };
}

/** Keys of events, venues and organizers; descriptions of fields do not have `global_id`. */
function isRecord(body: Wire): boolean {
  return typeof body['global_id'] === 'string';
}

function cleanRecord(record: Wire): Wire {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, cleanMember(name, value)]));
}

function cleanMember(name: string, value: unknown): unknown {
  switch (name) {
    case 'author':
      return Number(value);
    case 'image':
      return value === false ? null : value;
    case 'venue':
      // In a venue this key is its name, not a linked record.
      return isObject(value) ? [cleanTypes(value)] : cleanAll(value);
    case 'organizer':
      return cleanAll(value);
    case 'date_utc':
    case 'modified_utc':
      return value === NO_DATE ? null : value;
    case 'custom_fields':
      return Array.isArray(value) ? {} : value;
    default:
      return name.endsWith('_date_details') && isObject(value) ? toNumbers(value) : value;
  }
}

function cleanAll(value: unknown): unknown {
  return Array.isArray(value) ? value.map(cleanTypes) : value;
}

function toNumbers(parts: Wire): Wire {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, Number(part)]));
}

/** A list of names only means missing parameters. */
function cleanFailure(data: Wire): Wire {
  const { params, details } = data;
  const missing = Array.isArray(params)
    ? params.map((name) => [String(name), `${String(name)} is required.`] as const)
    : undefined;
  return {
    ...data,
    ...(missing !== undefined && { params: Object.fromEntries(missing) }),
    ...(Array.isArray(details) && { details: {} }),
  };
}

function isObject(value: unknown): value is Wire {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
