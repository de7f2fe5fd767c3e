import type { WorkBody } from '@faculty/contracts/works/work';
import type { CitedFields } from '@faculty/contracts/works/work-of-citation';
import { createContext, type ReactNode, use, useState } from 'react';
import { usePhrases } from '../../../../i18n/phrases.tsx';
import { isSameValue } from '../../../../kit/form/core/form-values.ts';
import type { WorkForm } from '../work-values.ts';

const phrases = { from: (source: string) => ({ th: `จาก ${source}`, en: `From ${source}` }) };

/** Which fields something else has filled: from where, and with what. */
type Filled = ReadonlyMap<string, { source: string; value: unknown }>;

const FilledContext = createContext<Filled>(new Map());

interface FilledFrom {
  filled: Filled;
  /** Puts the fields of a source into the form, as if typed. Returns how many it filled. */
  fill(source: string, fields: CitedFields): number;
}

/** Stores the source of each filled field, which is shown until the value is changed. */
export function useFilledFrom(form: WorkForm): FilledFrom {
  const [filled, setFilled] = useState<Filled>(new Map());
  return {
    filled,
    fill(source, fields) {
      // a file that is chosen already stays the evidence
      const { status_link, ...others } = fields;
      const evidence: Pick<CitedFields, 'status_link'> = form.files.chosen.work_h_file ? {} : { status_link };
      const said = Object.entries({ ...others, ...evidence }).filter(([, value]) => value !== undefined && value !== '');
      form.fill({ ...form.fields.getValues(), ...Object.fromEntries(said) });
      setFilled(new Map(said.map(([name, value]) => [name, { source, value }])));
      // an address that is not the evidence is not seen
      const unseen = evidence.status_link === 'N' ? ['status_link'] : ['status_link', 'work_h_url'];
      return said.filter(([name]) => !unseen.includes(name)).length;
    },
  };
}

export function FilledProvider({ filled, children }: { filled: Filled; children: ReactNode }) {
  return <FilledContext value={filled}>{children}</FilledContext>;
}

/** A field's hint: the source of its value while it is unchanged; else its own hint. */
export function useFilledHint(form: WorkForm, name: keyof WorkBody & string, hint: ReactNode): ReactNode {
  const t = usePhrases(phrases);
  const origin = use(FilledContext).get(name);
  const value = form.fields.useWatchValue(name);
  if (origin === undefined || !isSameValue(origin.value, value)) return hint;
  return (
    <span data-filled-from={origin.source}>
      ✓ {t.from(origin.source)}
      {hint !== undefined && <> · {hint}</>}
    </span>
  );
}
