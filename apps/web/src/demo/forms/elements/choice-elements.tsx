import { Checkbox, Radio, Stack } from '@mantine/core';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { departmentCombo } from '../../../kit/fields/choice/department-combo.ts';
import { MultiChoiceInput } from '../../../kit/fields/choice/multi-choice-field.tsx';
import { useCombo } from '../../../kit/fields/choice/use-combo.ts';
import { FlagField, SelectField } from '../../../kit/form/fields/choice-fields.tsx';
import { DependentChoice } from '../../../kit/form/fields/dependent-choice.tsx';
import { Example } from '../../example.tsx';
import { choicePhrases } from './choice.phrases.ts';
import classes from './elements.module.css';
import { FieldStates } from './field-states.tsx';
import { statePhrases } from './states.ts';
import { useSampleForm } from './use-sample-form.tsx';

/** One of some, several of some, yes or no. */
export function ChoiceElements() {
  const t = usePhrases(choicePhrases);
  const levels = useLevels();
  return (
    <>
      <Example title={t.one} note={t.oneNote}>
        <Selects />
      </Example>
      <Example title={t.several} note={t.severalNote}>
        <FieldStates<string[]> empty={[]} filled={['L1']} long={['L1', 'L2', 'L3', 'L4']}>
          {(field) => <MultiChoiceInput {...field} options={levels} />}
        </FieldStates>
      </Example>
      <Example title={t.switches} note={t.switchesNote}>
        <Switches />
      </Example>
      <Example title={t.marks} note={t.marksNote}>
        <RadiosAndBoxes />
      </Example>
    </>
  );
}

function useLevels() {
  const t = usePhrases(choicePhrases);
  return [
    { value: 'L1', label: t.L1 },
    { value: 'L2', label: t.L2 },
    { value: 'L3', label: t.L3 },
    { value: 'L4', label: t.L4 },
  ];
}

function Selects() {
  const t = usePhrases(choicePhrases);
  const state = usePhrases(statePhrases);
  const levels = useLevels();
  const departments = useCombo(departmentCombo);
  const form = useSampleForm(
    { empty: '', filled: 'L2', hint: '', error: '', gone: t.gone, department: '', group: '', item: '' },
    { wrong: { error: 'choice' }, required: ['empty', 'error'] },
  );
  const groups = new Map([
    ['thai', [{ value: 'T1', label: t.thaiMinor }]],
    [
      'foreign',
      [
        { value: 'F1', label: t.japanese },
        { value: 'F2', label: t.chinese },
      ],
    ],
  ]);
  return (
    <div className={classes.states}>
      <SelectField form={form} name="empty" label={state.empty} options={levels} />
      <SelectField form={form} name="filled" label={state.filled} options={levels} isClearable />
      <SelectField form={form} name="hint" label={state.hint} options={levels} hint={state.hintText} />
      <SelectField form={form} name="error" label={state.error} options={levels} />
      <SelectField form={form} name="gone" label={t.goneLabel} options={levels} />
      <SelectField
        form={form}
        name="department"
        label={t.department}
        options={departments}
        hint={t.departmentHint}
        isSearchable
        isClearable
      />
      <SelectField
        form={form}
        name="group"
        label={t.group}
        options={[
          { value: 'thai', label: t.thai },
          { value: 'foreign', label: t.foreign },
        ]}
      />
      <DependentChoice form={form} by="group" byLabel={t.group} name="item" label={t.subject} options={groups} />
    </div>
  );
}

function Switches() {
  const t = usePhrases(choicePhrases);
  const state = usePhrases(statePhrases);
  const form = useSampleForm(
    { on: 'Y' as 'Y' | 'N', off: 'N' as 'Y' | 'N', own: 'Y' as 'Y' | 'N', wrong: 'N' as 'Y' | 'N' },
    { wrong: { wrong: 'required' } },
  );
  return (
    <div className={classes.states}>
      <FlagField form={form} name="on" label={t.inUse} />
      <FlagField form={form} name="off" label={t.notInUse} />
      <FlagField form={form} name="own" label={t.green} on={t.yes} off={t.no} hint={t.greenHint} />
      <FlagField form={form} name="wrong" label={state.error} on={t.yes} off={t.no} />
    </div>
  );
}

function RadiosAndBoxes() {
  const t = usePhrases(choicePhrases);
  const state = usePhrases(statePhrases);
  return (
    <div className={classes.states}>
      <Radio.Group label={t.layout} defaultValue="8" description={t.layoutHint}>
        <Stack gap="xs" mt="xs">
          <Radio value="8" label={t.eight} />
          <Radio value="1" label={t.single} />
          <Radio value="0" label={state.locked} disabled />
        </Stack>
      </Radio.Group>
      <Radio.Group label={state.error} error={t.choose}>
        <Stack gap="xs" mt="xs">
          <Radio value="8" label={t.eight} />
          <Radio value="1" label={t.single} />
        </Stack>
      </Radio.Group>
      <Stack gap="sm">
        <Checkbox label={t.notChosen} />
        <Checkbox label={t.chosen} defaultChecked />
        <Checkbox label={t.someChosen} indeterminate readOnly />
        <Checkbox label={state.locked} disabled defaultChecked />
        <Checkbox label={state.error} error={t.choose} />
      </Stack>
    </div>
  );
}
