import { type ImportAnswer, type ImportResult, importColumns, previewRows } from '@faculty/contracts/centre/lc-user-import';
import { fieldErrorWords } from '@faculty/contracts/field-errors';
import type { Language } from '@faculty/contracts/kit/bilingual';
import type { MemberList } from './member-list.ts';
import { type Choices, type Plan, type PlannedRow, shownText } from './plan-import.ts';

const reasonHead = { th: 'เหตุผลที่ไม่ได้นำเข้า', en: 'Why it was not imported' };

/** What a plan tells the person who imports. */
export function resultOf(
  { hash, counts, rows, unknown }: Plan,
  { heads, unknownHeads }: MemberList,
  answers: readonly ImportAnswer[],
  choices: Choices,
  language: Language,
): ImportResult {
  const answerOf = (head: string) => answers.find(({ field, text }) => field === 'column' && text === head)?.value ?? '';
  const columns = unknownHeads.map((text) => ({ field: 'column', text, value: answerOf(text), rows: rows.length }));
  const options = [...choices].map(([field, all]) => [field, all.map(({ value, names: [name = value] }) => ({ value, name }))] as const);
  const fields = importColumns.map(({ field, title }) => ({ value: field, name: title[language] }));
  const first = (...outcomes: PlannedRow['outcome'][]) =>
    outcomes.flatMap((outcome) => rows.filter((row) => row.outcome === outcome).slice(0, previewRows));
  const refused = rows.filter(({ outcome }) => outcome === 'refuse');
  return {
    plan: hash,
    is_saved: false,
    counts,
    unknown: [...columns, ...unknown].slice(0, 100),
    choices: { ...Object.fromEntries(options), column: fields },
    rows: first('refuse', 'change', 'add').map((row) => {
      const member = `${row.texts.user_name ?? ''} ${row.name}`.trim();
      return { row: row.row, outcome: row.outcome, member, details: detailsOf(row, choices, language) };
    }),
    left: [
      [...heads, reasonHead[language]],
      ...refused.map((row) => [...heads.map((_, at) => row.cells[at] ?? ''), detailsOf(row, choices, language)]),
    ],
  };
}

/** Why a row is refused, or what it changes, in one line. */
function detailsOf({ outcome, wrong, texts, was, body }: PlannedRow, choices: Choices, language: Language): string {
  const details = importColumns.flatMap(({ field, title }) => {
    const fault = wrong[field];
    if (fault) return `${title[language]}: ${fieldErrorWords(fault.code, language, fault.params)}${texts[field] ? ` (${texts[field]})` : ''}`;
    const [before = '', now = ''] = [was, body].map((of) => shownText(of, field, choices));
    if (outcome === 'refuse' || before === now) return [];
    return `${title[language]}: ${outcome === 'add' ? now : `${before || '–'} → ${now || '–'}`}`;
  });
  return details.join(' · ');
}
