/** Form of a field in a body masked by a password: as it is, empty, or null, which counts as not sent. */
export type Masking = 'shown' | 'empty' | 'null' | 'not compared';

/**
 * Form of each field of a kind of record; a new field of the document does not compile until it is listed.
 */
export type Maskings<Sent> = Readonly<Record<keyof Sent, Masking>>;

/** Fields of a record by their form in a masked body. */
export interface Mask {
  readonly shown: readonly string[];
  readonly masked: readonly string[];
  readonly flags: readonly string[];
}

/** Presents the record as to a caller who may see all of it. */
export type ShowWhole = () => Promise<unknown>;

type Fields = Readonly<Record<string, unknown>>;

export function toMask(maskings: Readonly<Record<string, Masking>>): Mask {
  const namesOf = (masking: Masking): string[] =>
    Object.keys(maskings).filter((name) => maskings[name] === masking);
  return { shown: namesOf('shown'), masked: namesOf('empty'), flags: namesOf('null') };
}

/**
 * Drops from an update the fields that a password masked, if the client returns a complete masked body: its
 * empty fields were not cleared by the client. Single fields are cleared as usual, and so are those of a
 * body that was read unmasked.
 */
export async function dropMaskedFields<Sent extends object>(
  sent: Sent,
  mask: Mask,
  showWhole: ShowWhole,
): Promise<Sent> {
  const fields = sent as Fields;
  if (!isWholeBody(fields, mask) || showsText(fields, mask, (await showWhole()) as Fields)) return sent;
  const isKept = ([name, value]: [string, unknown]): boolean =>
    !mask.masked.includes(name) || !isEmpty(value);
  return Object.fromEntries(Object.entries(sent).filter(isKept)) as Sent;
}

/**
 * True if the fields may be a complete masked body: all shown fields are sent, and not all flags, since
 * some are null.
 */
function isWholeBody(fields: Fields, { shown, masked, flags }: Mask): boolean {
  const isSent = (name: string): boolean => fields[name] !== undefined;
  const isUnmasked = flags.length > 0 && flags.every(isSent);
  return [...shown, ...masked].every(isSent) && !isUnmasked;
}

/** True if a text was sent that only a client which read the unmasked record can know. */
function showsText(fields: Fields, { masked }: Mask, whole: Fields): boolean {
  return masked.some((name) => {
    const text = fields[name];
    return typeof text === 'string' && text !== '' && text === whole[name];
  });
}

function isEmpty(value: unknown): boolean {
  return value === '' || value === false || value === null || (Array.isArray(value) && value.length === 0);
}
