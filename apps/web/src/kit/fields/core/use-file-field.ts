import type { FileRule } from '@faculty/contracts/kit/entity';
import type { ReactNode } from 'react';
import type { FileForm } from './use-field.ts';

interface BoundFile {
  id: string;
  label: string;
  value: File | null;
  onChange(file: File | null): void;
  onRefused(problem: ReactNode): void;
  error: ReactNode;
  rule: FileRule<never>;
  /** The stored file is deleted with the save. */
  isCleared: boolean;
  /** Where the stored file belongs, when others may show it. */
  belongsTo?: { entity: string; id: string; field: string };
  /** Not there while the record needs the file. */
  onClear?: () => void;
}

/** Binds one file of a form, to be spread over `PictureField` or `FileField`. */
export function useFileField<Body extends object, Part extends string>(
  form: FileForm<Body, Part>,
  part: Part,
  label = form.labelOf(part),
): BoundFile {
  const { files, fields, fileRules, record } = form;
  // half-filled values: the rules look at switches only
  const isNeeded = fileRules[part].requiredWhen?.(fields.getValues() as Body) === true;
  return {
    id: form.fieldId(part),
    label,
    value: files.chosen[part] ?? null,
    onChange: (file) => files.set(part, file),
    onRefused: (problem) => files.refuse(part, problem),
    error: fields.errors[part],
    rule: fileRules[part],
    isCleared: files.chosen[part] === null,
    ...(record && fileRules[part].public && { belongsTo: { ...record, field: part } }),
    ...(!isNeeded && { onClear: () => files.clear(part) }),
  };
}
