/**
 * Outcome of a value in each kind of field: the stored value, as both databases show it, or `!` and the reason of the
 * refusal.
 */
export type Outcomes = Readonly<Record<Destination, string | number | null>>;

export const DESTINATIONS = [
  ...(['SmallInteger', 'Integer', 'BigInteger', 'Single', 'Double', 'String'] as const),
  ...(['Date', 'DateOnly', 'TimeOnly', 'TimestampOffset', 'GUID'] as const),
] as const;

export type Destination = (typeof DESTINATIONS)[number];

/** Time zone of all files of these tests: five hours behind UTC in winter. */
export const ZONE = { timeZone: 'America/New_York', respectDaylightSaving: true };

const NO_NUMBER = {
  SmallInteger: '!invalid_number',
  Integer: '!invalid_number',
  BigInteger: '!invalid_number',
  Single: '!invalid_number',
  Double: '!invalid_number',
} as const;
const NO_TIME = {
  Date: '!invalid_date',
  DateOnly: '!invalid_date',
  TimeOnly: '!invalid_date',
  TimestampOffset: '!invalid_date',
} as const;
const NO_GUID = { GUID: '!invalid_guid' } as const;

/** An empty cell, or a cell that is in error. */
export const nothing: Outcomes = {
  ...{ SmallInteger: null, Integer: null, BigInteger: null, Single: null, Double: null, String: null },
  ...{ Date: null, DateOnly: null, TimeOnly: null, TimestampOffset: null, GUID: null },
};

/** Text that is nothing but text. */
export const text = (words: string): Outcomes => ({ ...NO_NUMBER, ...NO_TIME, ...NO_GUID, String: words });

/** The digit 7, as text. */
export const digits: Outcomes = {
  ...text('7'),
  ...{ SmallInteger: 7, Integer: 7, BigInteger: '7', Single: 7, Double: 7 },
};

const instant = (ms: number): string => new Date(ms).toISOString();

/** A number as a date is epoch milliseconds, which are UTC. */
export const epoch = (ms: number): Outcomes => ({
  ...text(String(ms)),
  ...{ SmallInteger: '!out_of_range', Integer: '!out_of_range', BigInteger: String(ms) },
  ...{ Single: Number(ms.toPrecision(8)), Double: ms },
  ...{ Date: instant(ms), TimestampOffset: instant(ms).replace('Z', '+00:00') },
});
const small = (value: number): Outcomes => ({ ...epoch(value), SmallInteger: value, Integer: value });

/** Whole numbers that all sizes of fields hold, two of them, and one. */
export const one = small(1);
export const seven = small(7);
export const fortyThousand: Outcomes = { ...epoch(40_000), Integer: 40_000 };
export const threeBillion = epoch(3_000_000_000);
/** The first whole number that a double does not hold. */
export const beyondDoubles: Outcomes = {
  ...text('9007199254740993'),
  ...{ SmallInteger: '!out_of_range', Integer: '!out_of_range', BigInteger: '9007199254740993' },
  ...{ Single: 9_007_199_000_000_000, Double: 9_007_199_254_740_992 },
};
/** Outcome of `beyondDoubles` in a file of doubles alone: the original number cannot be known, so it is no integer. */
export const roundedBeyondDoubles: Outcomes = {
  ...beyondDoubles,
  ...{ BigInteger: '!out_of_range', String: '9007199254740992' },
  ...{ Date: '!out_of_range', DateOnly: '!out_of_range', TimestampOffset: '!out_of_range' },
};

const NO_INTEGER = {
  ...{ SmallInteger: '!invalid_number', Integer: '!invalid_number', BigInteger: '!invalid_number' },
} as const;
/** Parts of a millisecond are beyond what dates hold. */
export const sevenAndAHalf: Outcomes = {
  ...seven,
  ...NO_INTEGER,
  ...{ Single: 7.5, Double: 7.5, String: '7.5' },
};
export const tenth: Outcomes = {
  ...sevenAndAHalf,
  ...{ Single: 0.1, Double: 0.1, String: '0.1' },
  ...{ Date: instant(0), DateOnly: '1970-01-01', TimestampOffset: '1970-01-01T00:00:00.000+00:00' },
};
/** Value that a column of 32 bits really holds for a tenth. */
export const tenthIn32Bits: Outcomes = {
  ...tenth,
  ...{ Double: 0.10000000149011612, String: '0.10000000149011612' },
};

/** Outcomes in files that are text alone: a number in them is no date. */
export const inText = (outcomes: Outcomes): Outcomes => ({ ...outcomes, ...NO_TIME });

/** Outcomes in workbooks: a number counts days, and a day begins `hours` after that of UTC. */
export const inDays = (outcomes: Outcomes, date: string, hours: string): Outcomes => ({
  ...outcomes,
  ...{ Date: `${date}T${hours}:00.000Z`, DateOnly: date },
  TimestampOffset: `${date}T00:00:00.000-${hours}`,
});
export const halfPastAWeek: Outcomes = {
  ...sevenAndAHalf,
  ...{ Date: '1900-01-07T17:00:00.000Z', TimestampOffset: '1900-01-07T12:00:00.000-05:00' },
};

/** `yes` of columns of truth values: 1 for numbers, a word for texts. */
export const yes: Outcomes = { ...one, ...NO_TIME, String: 'true' };

/** 28 February 2026, of no zone: it begins where the source is. */
export const day = (told: string): Outcomes => ({
  ...text(told),
  ...{ Date: '2026-02-28T05:00:00.000Z', DateOnly: '2026-02-28' },
  TimestampOffset: '2026-02-28T00:00:00.000-05:00',
});

/** 10:20:30 of any day. */
export const clock: Outcomes = { ...text('10:20:30'), TimeOnly: '10:20:30' };

/** 28 February 2026, 10:20:30, where the source is. */
export const localMoment = (told: string): Outcomes => ({
  ...text(told),
  ...{ Date: '2026-02-28T15:20:30.000Z', TimestampOffset: '2026-02-28T10:20:30.000-05:00' },
});

/** Outcome of that time in UTC, as the source or its format says. */
export const moment = (told: string): Outcomes => ({
  ...text(told),
  ...{ Date: '2026-02-28T10:20:30.000Z', TimestampOffset: '2026-02-28T10:20:30.000+00:00' },
});

export const guid = (told: string): Outcomes => ({
  ...text(told),
  GUID: '2f4d1c3a-0000-4000-8000-00000000000a',
});
