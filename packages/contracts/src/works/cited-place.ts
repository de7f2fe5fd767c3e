/** Country names that differ from those of the Unicode data. */
const otherNames: Record<string, string> = {
  ...{ usa: 'US', 'united states': 'US', 'united states of america': 'US', england: 'GB', scotland: 'GB', wales: 'GB', britain: 'GB' },
  ...{ 'great britain': 'GB', 'united kingdom': 'GB', korea: 'KR', 'republic of korea': 'KR', 'viet nam': 'VN', 'lao pdr': 'LA' },
  ...{ burma: 'MM', turkey: 'TR', 'czech republic': 'CZ', 'pr china': 'CN', 'peoples republic of china': 'CN' },
  ...{ holland: 'NL', macau: 'MO', 'russian federation': 'RU', 'brunei darussalam': 'BN', uae: 'AE' },
};

const plainName = (name: string) => name.toLowerCase().replace(/^the /, '').replace(/[.'’]/g, '').trim();

let thaiNames: Map<string, string> | undefined;

/** The Thai name of a country by its English one; undefined for what is none. */
function thaiCountry(name: string): string | undefined {
  thaiNames ??= new Map(namesOfCountries());
  return thaiNames.get(plainName(name));
}

function* namesOfCountries(): Generator<[english: string, thai: string]> {
  const named = (language: string) => new Intl.DisplayNames([language], { type: 'region', style: 'short', fallback: 'none' });
  const [english, thai] = [named('en'), named('th')];
  const inThai = (code: string) => (code === 'US' ? 'สหรัฐอเมริกา' : (thai.of(code) ?? '').replace(/ \(.*\)$/, ''));
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const name = english.of(code);
    if (name !== undefined && !/^(?:EU|EZ|UN|QO|X[AB]|ZZ)$/.test(code)) yield [plainName(name), inThai(code)];
  }
  for (const [name, code] of Object.entries(otherNames)) yield [name, inThai(code)];
}

/** Splits `Bangkok, Thailand`: the town first, the country last and in Thai. */
export function citedPlace(place: string): { town: string; country: string } {
  const [town = '', ...others] = place.split(/\s*,\s*/).filter((part) => part !== '');
  const last = others.at(-1) ?? '';
  const country = thaiCountry(last || town);
  if (last === '') return country === undefined ? { town: inThai(town), country: '' } : { town: '', country };
  // `Ithaca, NY`: a state
  return { town: inThai(town), country: country ?? (/^(?:[A-Z]\.?){2}$/.test(last) ? '' : last) };
}

const inThai = (town: string) => (/^bangkok\b/i.test(town) ? 'กรุงเทพมหานคร' : town);
