/** A position in degrees. */
export interface LatLon {
  readonly latitude: number;
  readonly longitude: number;
}

/** Longer text is no position, and would only cost time. */
const MAX_LENGTH = 100;

/**
 * Reads a position that stands in one cell, latitude first unless letters say otherwise: decimal degrees,
 * degrees and minutes, or degrees, minutes and seconds; signed or with N, S, E and W; parted by a comma,
 * semicolon, slash, bar or space. `undefined` when it is none, or can be read in two ways.
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

/** One coordinate that stands alone in a cell, in the same notations; with a decimal comma, too. */
export function readAngle(text: string, axis: 'latitude' | 'longitude'): number | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const part = readPart(normalize(text));
  return part === undefined || (part.axis !== undefined && part.axis !== axis) ? undefined : part.degrees;
}

/** One spelling of each mark: `°`, `'` and `"`; no brackets; single spaces. */
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

/** Ways of parting the two, the surer ones first. */
const PAIRS: readonly RegExp[] = [
  /^([^;/|]+)[;/|]([^;/|]+)$/,
  /^([^,]+),([^,]+)$/,
  /^([^ ]+), ([^ ]+)$/,
  // Letters after the numbers, and before.
  /^([^NSEW]+[NSEW]),? ?([^NSEW]+[NSEW])$/,
  /^([NSEW][^NSEW]+),? ?([NSEW][^NSEW]+)$/,
  // Marks of degrees.
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
  // A minus in the south could mean either.
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
