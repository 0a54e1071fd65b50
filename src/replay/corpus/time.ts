/** Times of recordings as ISO 8601 text, without a clock. */

/** A text that a recording gives as a time; undefined where it is none that an entry could hold. */
export const timeOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= LONGEST && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)
    ? value
    : undefined;

const LONGEST = 64;

/** Seconds since 1970 in decimal digits, as shells write them; undefined where there is no such day before 10000. */
export function timeOfSeconds(digits: string): string | undefined {
  if (!/^\d{1,12}$/.test(digits)) return undefined;
  const seconds = Number(digits);
  if (seconds > LAST_SECOND) return undefined;
  const days = Math.floor(seconds / 86_400);
  const rest = seconds % 86_400;
  const clock = [Math.floor(rest / 3600), Math.floor((rest % 3600) / 60), rest % 60].map(two).join(':');
  return `${dateOf(days)}T${clock}Z`;
}

/** 9999-12-31T23:59:59Z. */
const LAST_SECOND = 253_402_300_799;

/** The Gregorian date, by eras of 400 years that begin in March (Hinnant, "chrono-Compatible Low-Level Date Algorithms"). */
function dateOf(daysSince1970: number): string {
  const days = daysSince1970 + 719_468;
  const era = Math.floor(days / 146_097);
  const day = days - era * 146_097;
  const year = Math.floor(
    (day - Math.floor(day / 1460) + Math.floor(day / 36_524) - Math.floor(day / 146_096)) / 365,
  );
  const ofYear = day - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const march = Math.floor((5 * ofYear + 2) / 153);
  const month = march < 10 ? march + 3 : march - 9;
  const date = ofYear - Math.floor((153 * march + 2) / 5) + 1;
  const full = year + era * 400 + (month <= 2 ? 1 : 0);
  return `${String(full).padStart(4, '0')}-${two(month)}-${two(date)}`;
}

const two = (value: number): string => String(value).padStart(2, '0');
