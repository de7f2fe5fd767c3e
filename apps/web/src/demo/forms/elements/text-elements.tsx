import { usePhrases } from '../../../i18n/phrases.tsx';
import { BilingualText, EnglishSwitch } from '../../../kit/form/fields/bilingual-text.tsx';
import { OrderField } from '../../../kit/form/fields/order-field.tsx';
import { TextField } from '../../../kit/form/fields/text-field.tsx';
import { YearField } from '../../../kit/form/fields/year-field.tsx';
import { Example } from '../../example.tsx';
import classes from './elements.module.css';
import { statePhrases, states } from './states.ts';
import { textPhrases } from './text.phrases.ts';
import { useSampleForm } from './use-sample-form.tsx';

/** Lines, paragraphs, both languages, numbers and the order number. */
export function TextElements() {
  const t = usePhrases(textPhrases);
  return (
    <>
      <Example title={t.line} note={t.lineNote}>
        <Lines sample={t.sample} long={t.long} />
      </Example>
      <Example title={t.paragraph} note={t.paragraphNote}>
        <Lines sample={t.sample} long={`${t.long} ${t.long}`} rows={3} />
      </Example>
      <Example title={t.bilingual} note={t.bilingualNote}>
        <BothLanguages />
      </Example>
      <Example title={t.number} note={t.numberNote}>
        <Numbers />
      </Example>
    </>
  );
}

function Lines({ sample, long, rows }: { sample: string; long: string; rows?: number }) {
  const t = usePhrases(statePhrases);
  const form = useSampleForm(
    { empty: '', filled: sample, hint: '', error: '', locked: sample, long },
    { wrong: { error: 'required' }, required: ['empty', 'error'], maxLength: long.length + 10 },
  );
  return (
    <div className={classes.states}>
      {states.map((state) => (
        <TextField
          key={state}
          form={form}
          name={state}
          label={t[state]}
          isLocked={state === 'locked'}
          {...(state === 'hint' && { hint: t.hintText })}
          {...(rows !== undefined && { rows })}
        />
      ))}
    </div>
  );
}

function BothLanguages() {
  const t = usePhrases(textPhrases);
  const form = useSampleForm(
    { title_th: t.sampleTh, title_en: '', switch_lang: 'Y' as 'Y' | 'N' },
    { wrong: { title_en: 'required' }, required: ['title_th'], maxLength: 250 },
  );
  return (
    <>
      <BilingualText form={form} label={t.title} th="title_th" en="title_en" shownBy="switch_lang" isEnglishRequired />
      <EnglishSwitch form={form} name="switch_lang" label={t.languages} english={['title_en']} />
    </>
  );
}

function Numbers() {
  const t = usePhrases(textPhrases);
  const form = useSampleForm({ year: '2569', hours: '', order_seq: '12.50', barcode: 'A-1' }, { wrong: { barcode: 'barcode' } });
  return (
    <div className={classes.states}>
      <YearField form={form} name="year" label={t.year} />
      <TextField form={form} name="hours" label={t.hours} hint={t.hoursHint} inputMode="decimal" />
      <TextField form={form} name="barcode" label={t.barcode} inputMode="numeric" withoutSpaces />
      <OrderField form={{ ...form, isNew: true }} name="order_seq" autoHint={t.orderNew} hint={t.orderHint} />
      <OrderField form={{ ...form, isNew: false }} name="order_seq" autoHint={t.orderNew} hint={t.orderHint} />
    </div>
  );
}
