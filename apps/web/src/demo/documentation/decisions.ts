import { type Block, blocksOf } from './markdown/blocks.ts';

/** The records of decisions as they stand in the source, taken at build; none where a build was made without them. */
const files = import.meta.glob<string>('../../../../../docs/decisions/*.md', { query: '?raw', import: 'default', eager: true });

/** One record: its number, what was decided, and the whole of it. */
export interface Decision {
  number: string;
  title: string;
  text: string;
}

/** Every decision in the order of their numbers, without the template. */
export const decisions: readonly Decision[] = Object.entries(files)
  .flatMap(([path, text]) => {
    const number = /(\d{4})-[^/]*\.md$/.exec(path)?.[1] ?? '0000';
    const title = /^# (?:\d{4}:? *)?(.+)$/m.exec(text)?.[1] ?? path;
    return number === '0000' ? [] : [{ number, title, text }];
  })
  .sort((one, other) => one.number.localeCompare(other.number));

/** What stands under the title of a record. */
export const bodyOf = ({ text }: Decision): Block[] => {
  const [first, ...rest] = blocksOf(text);
  return first?.kind === 'heading' || first === undefined ? rest : [first, ...rest];
};

/** The decisions in whose words every word of a search occurs. */
export function decisionsWith(search: string): readonly Decision[] {
  const words = search.toLowerCase().split(/\s+/);
  return decisions.filter(({ number, text }) => words.every((word) => `${number} ${text.toLowerCase()}`.includes(word)));
}
