import { type ComponentType, type ReactNode, useState } from 'react';
import type { FieldProps } from '../../src/kit/fields/field-props.ts';
import { hardThai, shortThai } from './sample.ts';
import { Specimen } from './specimen.tsx';

/** Every module of the kit that is named as a field; nobody has to think of this page. */
const modules = import.meta.glob<Record<string, unknown>>('../../src/kit/fields/*-field.tsx', { eager: true });

/** What a field holds, where it is not a line of text; and what it cannot be drawn without. */
const samples: Record<string, object> = {
  AvatarField: { value: [] },
  DayField: { value: null },
  FileField: { value: new File(['x'], `${shortThai}.pdf`), rule: { kind: 'document', maxMegabytes: 1, folder: 'x' } },
  KeywordField: { value: [shortThai, hardThai] },
  MultiChoiceField: { value: ['a', 'b'], options: [choice('a', shortThai), choice('b', hardThai)] },
  PictureField: { value: null, rule: { kind: 'image', maxMegabytes: 1, folder: 'x' } },
  SdgField: { value: ['SDGs1'] },
  SquarePictureField: { value: null, rule: { kind: 'image', maxMegabytes: 1, folder: 'x' } },
};

function choice(value: string, label: string) {
  return { value, label };
}

/** Whether an export is a field component: by its name, as everywhere in the kit. */
const isField = ([name, value]: [string, unknown]) => name.endsWith('Field') && typeof value === 'function';

/** Every kind of field, with a hint and with an error. */
export function Fields(): ReactNode {
  const found = Object.values(modules).flatMap((module) => Object.entries(module).filter(isField));
  return found.map(([name, Field]) => (
    <Specimen key={name} name={name}>
      <Held name={name} Field={Field as ComponentType<FieldProps<unknown>>} />
    </Specimen>
  ));
}

function Held({ name, Field }: { name: string; Field: ComponentType<FieldProps<unknown>> }) {
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
