const [ZERO, DASH, COLON, POINT, T, Z] = [48, 45, 58, 46, 84, 90] as const;

const DAY_MS = 86_400_000;
/** Days from March of the year 0 to 1970, and in 400, 100 and 4 years. */
const [TO_EPOCH, IN_400, IN_100, IN_4, IN_YEAR] = [719_468, 146_097, 36_524, 1461, 365] as const;

/**
 * Writes a moment of the years 1 to 9999 as `YYYY-MM-DDTHH:MM:SS.mmmZ` to the start of `target`, from its
 * whole milliseconds since 1970. Faster than by way of a Date and a string.
 */
export function writeMoment(target: Uint8Array, milliseconds: number): void {
  const days = Math.floor(milliseconds / DAY_MS);
  const time = milliseconds - days * DAY_MS;
  writeDay(target, days);
  const seconds = Math.floor(time / 1000);
  const minutes = Math.floor(seconds / 60);
  target[10] = T;
  writeTwo(target, 11, Math.floor(minutes / 60));
  target[13] = COLON;
  writeTwo(target, 14, minutes % 60);
  target[16] = COLON;
  writeTwo(target, 17, seconds % 60);
  target[19] = POINT;
  const decimals = time % 1000;
  target[20] = ZERO + Math.floor(decimals / 100);
  writeTwo(target, 21, decimals % 100);
  target[23] = Z;
}

/**
 * Writes `YYYY-MM-DD` of a day counted from 1970. Years begin in March here, so that a leap day is their last
 * day.
 */
function writeDay(target: Uint8Array, days: number): void {
  const day = days + TO_EPOCH;
  const era = Math.floor(day / IN_400);
  const ofEra = day - era * IN_400;
  // Without the earlier leap days, all 400 years have the same length.
  const leapDays =
    Math.floor(ofEra / (IN_4 - 1)) - Math.floor(ofEra / IN_100) + Math.floor(ofEra / (IN_400 - 1));
  const yearOfEra = Math.floor((ofEra - leapDays) / IN_YEAR);
  const ofYear = ofEra - (IN_YEAR * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  // From March on, every five months have 153 days.
  const fromMarch = Math.floor((5 * ofYear + 2) / 153);
  const ofMonth = ofYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  writeTwo(target, 0, Math.floor(year / 100));
  writeTwo(target, 2, year % 100);
  target[4] = DASH;
  writeTwo(target, 5, month);
  target[7] = DASH;
  writeTwo(target, 8, ofMonth);
}

function writeTwo(target: Uint8Array, at: number, number: number): void {
  const tens = Math.floor(number / 10);
  target[at] = ZERO + tens;
  target[at + 1] = ZERO + number - tens * 10;
}
