import type { Import, ImportSources } from '@faculty/contracts/kit/import';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { book } from '../testing/made-up-entity.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { ColumnMap } from './column-map.tsx';
import { importPhrases } from './import.phrases.ts';

const definition = {
  entity: book,
  key: 'code',
  unique: [],
  fields: [{ field: 'code', title: { th: 'รหัส', en: 'Code' }, names: [], isRequired: true, isCode: true }],
  routes: { read: 'POST /r', check: 'POST /c', save: 'POST /s', list: 'GET /l' },
} satisfies Import;
const read = { columns: [{ head: 'เลขที่', samples: ['1'] }], choices: {}, suggested: {}, rows: 1, head_row: 1, sheet: '' };

function Harness() {
  const [sources, setSources] = useState<ImportSources>({ code: { column: 'เลขที่' } });
  const state = { sources, wrong: {}, map: (field: string, source: ImportSources[string]) => setSources({ ...sources, [field]: source }) };
  // what of the import's state the choice of columns uses
  return <ColumnMap definition={definition} state={state as never} read={read as never} />;
}

const choice = () => screen.getByRole<HTMLInputElement>('combobox', { name: /รหัส/ });

test('a column that is chosen again stays chosen; keys alone can leave it out', async () => {
  await renderInApp(<Harness />);
  fireEvent.click(choice());
  fireEvent.click(await screen.findByRole('option', { name: 'เลขที่' }));
  expect(choice().value).toBe('เลขที่');

  fireEvent.click(choice());
  fireEvent.click(await screen.findByRole('option', { name: importPhrases.notImported.th }));
  expect(choice().value).toBe('');
});

test('how many digits a code has is typed in Thai digits as well', async () => {
  await renderInApp(<Harness />);
  const digits = screen.getByRole<HTMLInputElement>('textbox', { name: importPhrases.digitsOf('รหัส').th });
  for (const [typed, taken] of [
    ['๑๒', '12'],
    ['99', '25'],
    ['0', ''],
  ] as const) {
    fireEvent.change(digits, { target: { value: typed } });
    expect(digits.value).toBe(taken);
  }
});

test('a column is found with the keyboard in the other layout', async () => {
  await renderInApp(<Harness />);
  fireEvent.click(choice());
  fireEvent.click(await screen.findByRole('option', { name: importPhrases.notImported.th }));
  fireEvent.click(choice());
  fireEvent.change(choice(), { target: { value: 'g]-muj' } });
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['เลขที่']);
});
