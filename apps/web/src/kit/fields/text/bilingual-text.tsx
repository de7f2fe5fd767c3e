import { type Flag, isBlankHtml } from '@faculty/contracts/kit/fields';
import { Group, Switch, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import type { NamesHolding } from '../core/bound-field.tsx';
import { fieldPhrases } from '../core/field.phrases.ts';
import type { NamesBy } from '../core/form-values.ts';
import { type FormLike, useField } from '../core/use-field.ts';
import classes from './bilingual-text.module.css';
import { TextField } from './text-field.tsx';

interface BilingualTextProps<Values> {
  form: FormLike<Values>;
  /** What both sides hold, without a language, where the screen has another word than the contract. */
  label?: string | undefined;
  th: NamesBy<Values, string>[keyof Values & string];
  en: NamesBy<Values, string>[keyof Values & string];
  /** The flag that turns the English side on; always shown when absent. */
  shownBy?: keyof Values & string;
  /** English is required once shown. */
  isEnglishRequired?: boolean;
  hint?: ReactNode;
  rows?: number;
}

/** The Thai and the English text of one field, side by side. */
export function BilingualText<Values extends object>({
  form,
  label,
  th,
  en,
  shownBy,
  isEnglishRequired,
  hint,
  rows = 1,
}: BilingualTextProps<Values>) {
  const t = usePhrases(fieldPhrases);
  const shared = { form, ...(hint !== undefined && { hint }), rows };
  return (
    <Bilingual
      form={form}
      {...(shownBy !== undefined && { shownBy })}
      th={<TextField {...shared} name={th} label={label && `${label} (${t.inThai})`} lang="th" />}
      en={
        <TextField
          {...shared}
          name={en}
          label={label && `${label} (${t.inEnglish})`}
          lang="en"
          {...(isEnglishRequired && { required: true })}
        />
      }
    />
  );
}

interface BilingualProps<Values> {
  form: FormLike<Values>;
  shownBy?: keyof Values & string;
  th: ReactNode;
  en: ReactNode;
}

/** Two fields of any kind side by side, the English one when its switch is on. */
export function Bilingual<Values extends object>({ form, shownBy, th, en }: BilingualProps<Values>) {
  return (
    <div className={classes.pair}>
      {th}
      {shownBy === undefined ? (
        en
      ) : (
        <WhenOn form={form} name={shownBy}>
          {en}
        </WhenOn>
      )}
    </div>
  );
}

function WhenOn<Values extends object>({
  form,
  name,
  children,
}: {
  form: FormLike<Values>;
  name: keyof Values & string;
  children: ReactNode;
}) {
  return form.fields.useWatchValue(name) === 'Y' ? children : null;
}

interface EnglishSwitchProps<Values> {
  form: FormLike<Values>;
  name: NamesHolding<Values, Flag>;
  /** The English fields it turns on, whose completeness it shows. */
  english: readonly NamesBy<Values, string>[keyof Values & string][];
}

/** The heads of both languages of a record, of which the English one is the switch: it enables the English fields and shows how complete they are. */
export function EnglishSwitch<Values extends object>({ form, name, english }: EnglishSwitchProps<Values>) {
  const t = usePhrases(fieldPhrases);
  const { id, label, value, onChange } = useField(
    form,
    name,
    undefined,
    (flag) => form.choicesOf(name).find((state) => state.value === flag)?.label ?? '',
  );
  return (
    <div className={classes.heads}>
      <Title order={2} fz="sm">
        {t.inThai}
      </Title>
      <Group wrap="nowrap" gap={10}>
        <Switch
          id={id}
          aria-label={label}
          size="md"
          style={{ order: 1 }}
          checked={value === 'Y'}
          onChange={(event) => onChange((event.currentTarget.checked ? 'Y' : 'N') as Values[typeof name])} // by NamesHolding
        />
        {/* pressed like the switch itself */}
        <Text component="label" htmlFor={id} size="sm" fw={600} mr="auto" aria-hidden>
          {t.inEnglish}
        </Text>
        {value === 'Y' && <EnglishDone form={form} names={english} />}
      </Group>
    </div>
  );
}

function EnglishDone<Values extends object>({ form, names }: { form: FormLike<Values>; names: readonly (keyof Values & string)[] }) {
  const t = usePhrases(fieldPhrases);
  // biome-ignore lint/correctness/useHookAtTopLevel: a form's English fields are always the same ones
  const done = names.map((name) => form.fields.useWatchValue(name)).filter((value) => !isBlankHtml(String(value ?? ''))).length;
  return (
    <Text span size="xs" c="dimmed">
      {t.englishDone(done, names.length)}
    </Text>
  );
}
