import { type ComponentType, type ReactNode, useState } from 'react';
import type { FieldProps } from '../../src/kit/fields/core/field-props.ts';
import { hardThai, shortThai } from './sample.ts';
import { Specimen } from './specimen.tsx';

/** Every module of the kit that is named as a field, for its input outside of a form; nobody has to think of this page. */
const modules = import.meta.glob<Record<string, unknown>>('../../src/kit/fields/**/*-field.tsx', { eager: true });

/** What a field holds, where it is not a line of text; and what it cannot be drawn without. */
const samples: Record<string, object> = {
  DayInput: { value: null },
  FileInput: { value: new File(['x'], `${shortThai}.pdf`), rule: { kind: 'document', maxMegabytes: 1, folder: 'x' } },
  KeywordInput: { value: [shortThai, hardThai] },
  MultiChoiceInput: { value: ['a', 'b'], options: [choice('a', shortThai), choice('b', hardThai)] },
  PictureInput: { value: null, rule: { kind: 'image', maxMegabytes: 1, folder: 'x' } },
  SdgInput: { value: ['SDGs1'] },
  SquarePictureInput: { value: null, rule: { kind: 'image', maxMegabytes: 1, folder: 'x' } },
};

function choice(value: string, label: string) {
  return { value, label };
}

/** Whether an export is the input of a field: by its name, as everywhere in the kit. */
const isInput = ([name, value]: [string, unknown]) => name.endsWith('Input') && typeof value === 'function';

/** Every kind of field, with a hint and with an error. */
export function Fields(): ReactNode {
  const found = Object.values(modules).flatMap((module) => Object.entries(module).filter(isInput));
  return found.map(([name, Field]) => (
    <Specimen key={name} name={name}>
      <StatefulField name={name} Field={Field as ComponentType<FieldProps<unknown>>} />
    </Specimen>
  ));
}

function StatefulField({ name, Field }: { name: string; Field: ComponentType<FieldProps<unknown>> }) {
  const given = { value: hardThai as unknown, ...samples[name] };
  const [value, setValue] = useState(given.value);
  const shared = { ...given, label: hardThai, value, onChange: setValue };
  return (
    <>
      <Field {...shared} description={hardThai} />
      <Field {...shared} error={hardThai} required />
    </>
  );
}
