import { type ImportResult, importColumns, previewRows } from '@faculty/contracts/centre/lc-user-import';
import { fieldErrorWords } from '@faculty/contracts/field-errors';
import type { Language } from '@faculty/contracts/kit/bilingual';
import type { MemberList } from './member-list.ts';
import { type Choices, type Plan, type PlannedRow, shownText } from './plan-import.ts';

const reasonHead = { th: 'เหตุผลที่ไม่ได้นำเข้า', en: 'Why it was not imported' };

/** What a plan tells the person who imports. */
export function resultOf({ hash, counts, rows, unknown }: Plan, list: MemberList, choices: Choices, language: Language): ImportResult {
  const columns = list.unknownHeads.map((text) => ({ field: 'column', text, rows: rows.length }));
  const fields = importColumns.map(({ field, title }) => ({ value: field, name: title[language] }));
  const options = [...choices].map(([field, all]) => [field, all.map(({ value, names: [name = value] }) => ({ value, name }))] as const);
  const rowsWith = (outcome: PlannedRow['outcome']) => rows.filter((row) => row.outcome === outcome);
  const first = (['refuse', 'change', 'add'] as const).flatMap((outcome) => rowsWith(outcome).slice(0, previewRows));
  const details = (row: PlannedRow) => detailsOf(row, choices, language);
  return {
    plan: hash,
    is_saved: false,
    counts,
    unknown: [...columns, ...unknown].slice(0, 100),
    choices: { ...Object.fromEntries(options), column: fields },
    rows: first.map((one) => {
      const { row, outcome, name, texts } = one;
      return { row, outcome, member: `${texts.user_name ?? ''} ${name}`, details: details(one) };
    }),
    left: [
      [...list.heads, reasonHead[language]],
      ...rowsWith('refuse').map((row) => [...list.heads.map((_, at) => row.cells[at] ?? ''), details(row)]),
    ],
  };
}

/** Why a row is refused, or what it changes, in one line. */
function detailsOf({ outcome, wrong, texts, was, body }: PlannedRow, choices: Choices, language: Language): string {
  const details = importColumns.flatMap(({ field, title }) => {
    const fault = wrong[field];
    if (fault)
      return `${title[language]}: ${fieldErrorWords(fault.code, language, fault.params)}${texts[field] ? ` (${texts[field]})` : ''}`;
    const [before = '', now = ''] = [was, body].map((of) => shownText(of, field, choices));
    if (outcome === 'refuse' || before === now) return [];
    return `${title[language]}: ${outcome === 'add' ? now : `${before || '–'} → ${now || '–'}`}`;
  });
  return details.join(' · ');
}
