import { z } from 'zod';
import type { Bilingual, Language } from './bilingual.ts';

/** The name of both sides of a pair: `news_title` of `news_title_th` and `news_title_en`. */
export type PairOf<Field extends string> = Field extends `${infer Pair}_${'th' | 'en'}` ? Pair : never;
/** The name under which a field is labelled: that of its pair where both sides are there, or its own. */
type LabelKey<Field extends string, All extends string> = Field extends `${infer Pair}_${'th' | 'en'}`
  ? [`${Pair}_th` | `${Pair}_en`] extends [All]
    ? Pair
    : Field
  : Field;
type Common = keyof typeof commonLabels;

/** What fields are called. The two sides of a pair are named once. */
export type FieldLabels<Field extends string = string> = Readonly<Partial<Record<Field | PairOf<Field>, Bilingual>>>;

/** The labels of an entity: of every field that people fill in, and of those that they only see. */
export type EntityLabels<Filled extends string, Seen extends string> = Readonly<
  Record<Exclude<LabelKey<Filled, Filled>, Common>, Bilingual>
> &
  FieldLabels<Filled | Seen>;

/** Labels of fields that many entities have; an entity may have another word. */
const commonLabels = {
  active: { th: 'สถานะ', en: 'Status' },
  order_seq: { th: 'ลำดับ', en: 'Order' },
  switch_lang: { th: 'ภาษา', en: 'Languages' },
  show_start_date: { th: 'วันที่เริ่มแสดง', en: 'Start date' },
  show_end_date: { th: 'วันสุดท้ายที่แสดง', en: 'Last day' },
  review_on: { th: 'ตรวจทานอีกครั้งภายในวันที่', en: 'Look at this again by' },
  review_owner: { th: 'ผู้ตรวจทาน', en: 'Who looks at it' },
  finding: { th: 'สิ่งที่ควรแก้ไข', en: 'To be mended' },
} satisfies FieldLabels;

const sides = { th: { th: 'ภาษาไทย', en: 'Thai' }, en: { th: 'ภาษาอังกฤษ', en: 'English' } } satisfies Record<Language, Bilingual>;

/** Returns what a field is called, its side of a pair in parentheses; undefined for a field without a label. */
export function labelOfField(labels: FieldLabels, field: string, language: Language): string | undefined {
  const all: FieldLabels = { ...commonLabels, ...labels };
  const own = Object.hasOwn(all, field) ? all[field] : undefined;
  if (own) return own[language];
  const [, pair = '', side] = /^(.+)_(th|en)$/.exec(field) ?? [];
  const shared = Object.hasOwn(all, pair) ? all[pair] : undefined;
  return shared && `${shared[language]} (${sides[side as Language][language]})`; // the pattern's second group
}

/** The codes of a choice and what each is called. */
export type ChoiceWords<Code extends string = string> = Readonly<Record<Code, Bilingual>>;

/** A schema whose values have words, where the values are not texts: `worded(z.boolean(), { true: …, false: … })`. */
export const worded = <Schema extends z.ZodType>(schema: Schema, words: ChoiceWords): Schema => Object.assign(schema, { words });

/** A field that takes one of some codes. Forms, lists, reports, the audit log and the public API read the words of its codes here. */
export function choice<Code extends string>(words: ChoiceWords<Code>): z.ZodEnum<{ [Each in Code]: Each }> & { words: typeof words } {
  const codes = Object.fromEntries(Object.keys(words).map((code) => [code, code])) as { [Each in Code]: Each };
  return Object.assign(z.enum(codes), { words });
}

/** The words of a field's codes, through `.default()`, `.optional()`, `.nullable()`, a list and a pipe; undefined where it is no choice. */
export function choiceWords(schema: z.core.$ZodType | undefined): ChoiceWords | undefined {
  if (schema === undefined) return undefined;
  if ('words' in schema) return schema.words as ChoiceWords; // of `choice`
  const { innerType, element, out } = schema._zod.def as { innerType?: z.core.$ZodType; element?: z.core.$ZodType; out?: z.core.$ZodType };
  return choiceWords(innerType ?? element ?? out);
}

/** The words of the codes of an object's field. */
export const choiceWordsOf = (shape: z.core.$ZodType, field: string): ChoiceWords | undefined =>
  shape instanceof z.ZodObject ? choiceWords(shape.shape[field] as z.core.$ZodType | undefined) : undefined;

/** What is labelled: an entity, or another kind of record with fields. */
export interface Labelled {
  readonly labels: FieldLabels;
  readonly row?: z.core.$ZodType;
  readonly body?: z.core.$ZodType;
}

/** The words of every choice of a kind of record, by field. */
export function choicesOf({ row, body }: Labelled): [field: string, words: ChoiceWords][] {
  const fields = [body, row].flatMap((schema) => (schema instanceof z.ZodObject ? Object.entries(schema.shape) : []));
  return fields.flatMap(([field, schema]) => {
    const words = choiceWords(schema as z.core.$ZodType);
    return words ? [[field, words] as [string, ChoiceWords]] : [];
  });
}
