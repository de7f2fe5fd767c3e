import { errorCode } from '../kit/error-code.ts';
import { text } from '../kit/fields.ts';

/** Whether the last character of a bare iD is right (ISO 7064, mod 11-2). */
function hasRightCheck(id: string): boolean {
  const digits = id.replaceAll('-', '');
  const total = [...digits.slice(0, -1)].reduce((sum, digit) => (sum + Number(digit)) * 2, 0);
  const check = (12 - (total % 11)) % 11;
  return digits.endsWith(check === 10 ? 'X' : String(check));
}

const bare = /^(?:https?:\/\/(?:www\.)?orcid\.org\/)?(\d{4})[- ]?(\d{4})[- ]?(\d{4})[- ]?(\d{3}[\dXx])\/?$/i;

/** An ORCID iD as typed or as its address; stored bare (`0000-0002-1825-0097`), empty when unknown. */
export const orcid = text(60)
  .overwrite((typed) => bare.exec(typed)?.slice(1).join('-').toUpperCase() ?? typed)
  .refine((id) => id === '' || (bare.test(id) && hasRightCheck(id)), errorCode('orcid'));
