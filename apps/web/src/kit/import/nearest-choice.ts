/** Small letters without spaces and marks, as the server compares names. */
const plain = (text: string) => text.toLowerCase().replace(/[\s.,:;*()_/\u0e4c-]+/g, '');

const pairsOf = (text: string) => new Set(Array.from(text.slice(0, -1), (letter, at) => letter + text.charAt(at + 1)));

/** How alike two names are, 0 to 1: one within the other, or the pairs of letters they share. */
function likeness(one: string, other: string): number {
  if (one === '' || other === '') return 0;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.includes(short)) return 0.5 + short.length / long.length / 2;
  const [left, right] = [pairsOf(one), pairsOf(other)];
  const shared = [...left].filter((pair) => right.has(pair)).length;
  return (2 * shared) / (left.size + right.size || 1);
}

/** The choice that a list most likely means, if any is near: “ศิลปศาสตร์” is “คณะศิลปศาสตร์”. */
export function nearestChoice<Choice extends { name: string }>(text: string, choices: readonly Choice[]): Choice | undefined {
  const ranked = choices.map((choice) => ({ choice, alike: likeness(plain(text), plain(choice.name)) }));
  const best = ranked.reduce<(typeof ranked)[number] | undefined>((top, one) => (top && top.alike >= one.alike ? top : one), undefined);
  return best && best.alike >= 0.5 ? best.choice : undefined;
}
