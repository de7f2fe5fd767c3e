import { lcUser } from '@faculty/contracts/centre/lc-user';
import { expect, test } from 'vitest';
import { FlagField, SelectField } from '../fields/choice/choice-fields.tsx';
import { DayField } from '../fields/day/day-field.tsx';
import { TextField } from '../fields/text/text-field.tsx';
import { useEntityForm } from '../form/core/use-entity-form.ts';
import { useListPage } from '../list/state/use-list.ts';
import { DataTable } from '../list/table/data-table.tsx';
import { book } from './fixture-entity.ts';

/** Never drawn. */
function ListMistakes() {
  const list = useListPage(book);
  // @ts-expect-error no such filter
  list.filter({ colour: 'red' });
  // @ts-expect-error not sortable
  list.sortBy('kind');
  // @ts-expect-error not a kind
  list.filter({ kind: 'essay' });
  // @ts-expect-error no such field
  return <DataTable list={list} rowName={(row) => row.title_th} columns={[{ header: '', cell: 'title' }]} />;
}

/** Never drawn. */
function FormMistakes() {
  // @ts-expect-error no such field
  useEntityForm(book, { id: 'add', empty: { title: '' } });
  const form = useEntityForm(book, { id: 1 });
  // @ts-expect-error its row has another kind of `disabled`
  useEntityForm(lcUser, { id: 1 });
  // @ts-expect-error no such file
  form.files.set('back', null);
  return (
    <>
      {/* @ts-expect-error no such field */}
      <TextField form={form} name="title" label="" />
      {/* @ts-expect-error a list is not text */}
      <TextField form={form} name="tags" label="" />
      {/* @ts-expect-error text is not a flag */}
      <FlagField form={form} name="title_th" label="" />
      {/* @ts-expect-error a choice is not a day */}
      <DayField form={form} name="kind" />
      {/* @ts-expect-error not one of the values */}
      <SelectField form={form} name="kind" label="" options={[{ value: 'essay', label: '' }]} />
    </>
  );
}

test('a wrong name or value does not compile: each line above expects its error', () => {
  expect([ListMistakes, FormMistakes]).toHaveLength(2);
});
