import type { Import, ImportSources } from '@faculty/contracts/centre/list-import';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { book } from '../../../../kit/testing/fixture-entity.ts';
import { renderInApp } from '../../../../kit/testing/render-in-app.tsx';
import { ColumnMap } from './column-map.tsx';
import { importPhrases } from './import.phrases.ts';

const definition = {
  entity: book,
  key: 'code',
  unique: [],
  fields: [{ field: 'code', title: { th: 'รหัส', en: 'Code' }, names: [], isRequired: true, isCode: true }],
  routes: { read: 'POST /r', check: 'POST /c', save: 'POST /s', left: 'POST /f', sample: 'GET /e', list: 'GET /l' },
} satisfies Import;
const read = { columns: [{ head: 'เลขที่', samples: ['1'] }], choices: {}, suggested: {}, rows: 1, head_row: 1, sheet: '' };

function Harness() {
  const [sources, setSources] = useState<ImportSources>({ code: { column: 'เลขที่' } });
  const state = { sources, wrong: {}, map: (field: string, source: ImportSources[string]) => setSources({ ...sources, [field]: source }) };
  // what of the import's state the choice of columns uses
  return <ColumnMap definition={definition} state={state as never} read={read as never} />;
}

const choice = () => screen.getByRole<HTMLInputElement>('combobox', { name: /รหัส/ });

test('a chosen column stays chosen; the keyboard can clear it', async () => {
  await renderInApp(<Harness />);
  fireEvent.click(choice());
  fireEvent.click(await screen.findByRole('option', { name: 'เลขที่' }));
  expect(choice().value).toBe('เลขที่');

  fireEvent.click(choice());
  fireEvent.click(await screen.findByRole('option', { name: importPhrases.notImported.th }));
  expect(choice().value).toBe('');
});

test('the number of digits of a code can be typed in Thai digits', async () => {
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

test('finds a column typed in the other keyboard layout', async () => {
  await renderInApp(<Harness />);
  fireEvent.click(choice());
  fireEvent.click(await screen.findByRole('option', { name: importPhrases.notImported.th }));
  fireEvent.click(choice());
  fireEvent.change(choice(), { target: { value: 'g]-muj' } });
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['เลขที่']);
});

const named = {
  ...definition,
  fields: ['title', 'name', 'surname'].map((field) => ({ field, title: { th: field, en: field }, names: [] })),
  wholeNames: [{ title: { th: 'ชื่อเต็ม', en: 'Name' }, names: [], isThai: true, prefix: 'title', first: 'name', last: 'surname' }],
} satisfies Import;
const whole = {
  ...read,
  columns: [{ head: 'ชื่อ-สกุล', samples: ['นายสมชาย ใจดี'], parts: { prefix: 'นาย', first: 'สมชาย', last: 'ใจดี' } }],
};

test('warns of a full name in both name fields and splits it by one press, with a preview', async () => {
  const split = vi.fn();
  const column = { column: 'ชื่อ-สกุล' };
  const state = (sources: ImportSources) => ({ sources, wrong: {}, split, map: vi.fn() }) as never;
  await renderInApp(<ColumnMap definition={named} state={state({ name: column, surname: column })} read={whole as never} />);
  expect(screen.getByRole('alert').textContent).toContain(importPhrases.unsplit('ชื่อ-สกุล').th);
  fireEvent.click(screen.getByRole('button', { name: importPhrases.split('ชื่อ-สกุล').th }));
  expect(split).toHaveBeenCalledWith(named.wholeNames[0], 'ชื่อ-สกุล');
  cleanup();
  const parted = {
    title: { ...column, part: 'prefix' },
    name: { ...column, part: 'first' },
    surname: { ...column, part: 'last' },
  } as const;
  await renderInApp(<ColumnMap definition={named} state={state(parted)} read={whole as never} />);
  expect(screen.queryByRole('alert')).toBeNull();
  for (const part of ['นาย', 'สมชาย', 'ใจดี']) expect(screen.getByText(importPhrases.sample(part).th)).toBeTruthy();
});
