/** A position in degrees. */
export interface LatLon {
  readonly latitude: number;
  readonly longitude: number;
}

/** Maximum length; longer text is not a position, and would only cost time. */
const MAX_LENGTH = 100;

/**
 * Reads a position from a single cell, with latitude first unless letters say otherwise; `undefined` for
 * other text and for ambiguous positions. Accepts decimal degrees, degrees and minutes, or degrees, minutes
 * and seconds, signed or with N, S, E and W, separated by a comma, semicolon, slash, bar or space.
 */
export function readLatLon(text: string): LatLon | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const parts = splitPair(normalize(text));
  if (parts === undefined) return undefined;
  const [first, second] = [readPart(parts[0]), readPart(parts[1])];
  if (first === undefined || second === undefined) return undefined;
  if (first.axis === 'longitude' || second.axis === 'latitude') {
    const isSwapped = first.axis !== 'latitude' && second.axis !== 'longitude';
    return isSwapped ? { latitude: second.degrees, longitude: first.degrees } : undefined;
  }
  return { latitude: first.degrees, longitude: second.degrees };
}

/** Reads a single coordinate from a cell, in the same notations, also with a decimal comma. */
export function readAngle(text: string, axis: 'latitude' | 'longitude'): number | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const part = readPart(normalize(text));
  return part === undefined || (part.axis !== undefined && part.axis !== axis) ? undefined : part.degrees;
}

/** Normalizes marks to `°`, `'` and `"`, removes brackets, and collapses spaces. */
function normalize(text: string): string {
  return text
    .trim()
    .replace(/^[([{]\s*(.*?)\s*[)\]}]$/, '$1')
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/[º˚]|(?<=\d ?)(?:deg|[dD])(?= ?[\d NSEWnsew,;]|$)/g, '°')
    .replace(/[′’‘´`]|(?<=\d ?)m(?:in)?(?= ?[\d NSEWnsew,;]|$)/g, "'")
    .replace(/[″”“]|''|(?<='\s?\d+(?:\.\d+)? ?)s(?:ec)?(?= ?[ NSEWnsew,;-]|$)/g, '"')
    .replace(/\s+/g, ' ')
    .toUpperCase();
}

/** Patterns that separate the two coordinates, the most reliable first. */
const PAIRS: readonly RegExp[] = [
  /^([^;/|]+)[;/|]([^;/|]+)$/,
  /^([^,]+),([^,]+)$/,
  /^([^ ]+), ([^ ]+)$/,
  // Letters after the numbers, then letters before them.
  /^([^NSEW]+[NSEW]),? ?([^NSEW]+[NSEW])$/,
  /^([NSEW][^NSEW]+),? ?([NSEW][^NSEW]+)$/,
  // Degree signs.
  /^([^°]+°(?:.*['"])?),? ?([+-]?[\d.]+ ?°[^°]*)$/,
  /^([^ ]+) ([^ ]+)$/,
  /^([^ ]+ [^ ]+) ([^ ]+ [^ ]+)$/,
  /^([^ ]+ [^ ]+ [^ ]+) ([^ ]+ [^ ]+ [^ ]+)$/,
];

function splitPair(text: string): readonly [string, string] | undefined {
  for (const pattern of PAIRS) {
    const [, first, second] = pattern.exec(text) ?? [];
    if (first !== undefined && second !== undefined && readPart(first) && readPart(second)) {
      return [first, second];
    }
  }
  return undefined;
}

interface Part {
  readonly degrees: number;
  /** Axis that the letter names. */
  readonly axis: 'latitude' | 'longitude' | undefined;
}

const NUMBER = String.raw`(\d+(?:[.,]\d*)?|\.\d+)`;
const PART = new RegExp(
  String.raw`^([NSEW])? ?([+-])?${NUMBER}(?: ?[\u00b0: ] ?(?:${NUMBER}(?: ?[': ] ?(?:${NUMBER} ?"?)?)?)?)? ?([NSEW])?$`,
);

function readPart(text: string): Part | undefined {
  const [, before, sign, degreeText, minuteText, secondText, after] = PART.exec(text.trim()) ?? [];
  if (degreeText === undefined || (before !== undefined && after !== undefined)) return undefined;
  const letter = before ?? after;
  // A minus sign with a letter is ambiguous.
  if (sign === '-' && letter !== undefined) return undefined;
  const hasFraction = (number: string | undefined): boolean => /[.,]/.test(number ?? '');
  if (minuteText !== undefined && hasFraction(degreeText)) return undefined;
  if (secondText !== undefined && hasFraction(minuteText)) return undefined;
  const [degrees, minutes, seconds] = [degreeText, minuteText ?? '0', secondText ?? '0'].map((number) =>
    Number(number.replace(',', '.')),
  ) as [number, number, number];
  if (minutes >= 60 || seconds >= 60) return undefined;
  const size = degrees + minutes / 60 + seconds / 3600;
  return {
    degrees: sign === '-' || letter === 'S' || letter === 'W' ? -size : size,
    axis: letter === undefined ? undefined : letter === 'N' || letter === 'S' ? 'latitude' : 'longitude',
  };
}
