import type { WorkBody } from '@faculty/contracts/works/work';
import type { CitedFields } from '@faculty/contracts/works/work-of-citation';
import { createContext, type ReactNode, use, useState } from 'react';
import { usePhrases } from '../../../../i18n/phrases.tsx';
import { isSameValue } from '../../../../kit/fields/core/form-values.ts';
import type { WorkForm } from '../work-values.ts';

type Values = Record<string, unknown>;

const phrases = { from: (source: string) => ({ th: `จาก ${source}`, en: `From ${source}` }) };

/** What a source put into a field, and what the field held before. */
interface Origin {
  source: string;
  value: unknown;
  before: unknown;
}
type Filled = ReadonlyMap<string, Origin>;
const nothing: Filled = new Map();

const FilledContext = createContext<Filled>(nothing);

/** What a source did to the form. */
export interface Fill {
  /** How many fields it filled. */
  count: number;
  /** Labels of the fields that an earlier source filled and the person changed: they stay. */
  stayed: string[];
  /** Puts back what stood there; what was typed since into other fields stays. */
  undo(): void;
}

export interface FilledFrom {
  filled: Filled;
  /** Puts the fields of a source into the form, as if typed, in place of what an earlier source filled and nobody touched. */
  fill(source: string, fields: CitedFields): Fill;
}

/** Stores the source of each filled field, which is shown until the value is changed. */
export function useFilledFrom(form: WorkForm): FilledFrom {
  const [filled, setFilled] = useState<Filled>(nothing);
  /** The form after the last fill: what differs from it was typed by the person. */
  const [after, setAfter] = useState<Values | null>(null);
  return {
    filled,
    fill(source, fields) {
      // a file that is chosen already stays the evidence
      const { status_link, ...others } = fields;
      const evidence: Pick<CitedFields, 'status_link'> = form.files.chosen.work_h_file ? {} : { status_link };
      const said = Object.entries({ ...others, ...evidence }).filter(([, value]) => value !== undefined && value !== '');
      const values: Values = form.fields.getValues();
      const isTyped = (name: string) => after !== null && form.isDirty && values[name] !== '' && !isSameValue(values[name], after[name]);
      const origins = [...filled].filter(([name, { value }]) => !isTyped(name) && isSameValue(values[name], value));
      const before = { ...values, ...Object.fromEntries(origins.map(([name, origin]) => [name, origin.before])) };
      const taken = said.filter(([name]) => !isTyped(name));
      const next = { ...before, ...Object.fromEntries(taken) };
      form.fill({ ...form.fields.getValues(), ...next });
      // what was typed is still typed at the next fill
      const names = Object.keys(values);
      const typed = names.filter(isTyped);
      setAfter({ ...next, ...Object.fromEntries(typed.map((name) => [name, after?.[name]])) });
      setFilled(
        new Map([
          ...[...filled].filter(([name]) => typed.includes(name)),
          ...taken.map(([name, value]) => [name, { source, value, before: before[name] }] as const),
        ]),
      );
      // an address that is not the evidence is not seen
      const unseen = evidence.status_link === 'N' ? ['status_link'] : ['status_link', 'work_h_url'];
      return {
        count: taken.filter(([name]) => !unseen.includes(name)).length,
        stayed: typed.filter((name) => filled.has(name) || said.some(([each]) => each === name)).map(form.labelOf),
        undo() {
          const changed = names.filter((name) => !isSameValue(values[name], next[name]));
          form.fill({ ...form.fields.getValues(), ...Object.fromEntries(changed.map((name) => [name, values[name]])) });
          setFilled(filled);
          setAfter(after);
        },
      };
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
