import type { FileRule } from '@faculty/contracts/kit/entity';
import { acceptedTypes, fileTypes, imageExtensions } from '@faculty/contracts/kit/file-types';
import { FieldProblem, type Problems } from './field-problem.tsx';

/** The chosen files of a form by field; null clears the stored file, a missing field keeps it. */
export type ChosenFiles<Part extends string> = Partial<Record<Part, File | null>>;

export const imageTypes: readonly string[] = imageExtensions.map((extension) => fileTypes[extension]);

/** How large a file may be. */
export const bytesOf = (rule: FileRule<never>): number => rule.maxMegabytes * 1024 * 1024;

/** What a file input should offer. The server decides by content; this only spares a vain upload. */
export function acceptOf(rule: FileRule<never>): readonly string[] {
  return rule.kind === 'image' ? imageTypes : Object.keys(fileTypes).map((extension) => `.${extension}`);
}

/** Refuses a file of the wrong type or size before it is sent, with the type and the limit named. */
export function checkFile(file: File, rule: FileRule<never>): Problems[string] | null {
  return checkType(file, rule) ?? (file.size > bytesOf(rule) ? <FieldProblem code="file_size" params={{ mb: rule.maxMegabytes }} /> : null);
}

/** Refuses a file of the wrong type, by the browser's MIME type. */
export function checkType({ name, type }: File, { kind }: FileRule<never>): Problems[string] | null {
  const extension = /\.(\w{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const mayBe = kind === 'image' ? imageTypes.includes(type) : isKnown(type) || extension === '' || extension in fileTypes;
  if (mayBe) return null;
  return <FieldProblem code="file_type" params={{ types: acceptedTypes[kind], given: extension === '' ? '' : `.${extension} ` }} />;
}

const isKnown = (type: string) => (Object.values(fileTypes) as string[]).includes(type);

/**
 * Files a record would lack, judged as the server does: by what is stored after the save. What was lacking before is not asked of a
 * change of something else. `body` may be half filled: the rules look at switches only, and those are the same in a row.
 */
export function missingFiles<Body, Part extends string>(
  shape: { readonly files: Readonly<Record<Part, FileRule<Body>>> },
  body: Body,
  chosen: ChosenFiles<Part>,
  /** The stored record; null for a new one, undefined while it loads. */
  stored: unknown,
): Problems {
  const isMissing = ([part, rule]: [string, FileRule<Body>]): boolean => {
    const choice = chosen[part as Part];
    if (stored === undefined || choice || !rule.requiredWhen?.(body)) return false;
    if (stored === null) return true;
    const isStored = Boolean((stored as Record<string, unknown>)[part]);
    return isStored ? choice === null : !rule.requiredWhen(stored as Body);
  };
  const missing = Object.entries<FileRule<Body>>(shape.files).filter(isMissing);
  return Object.fromEntries(missing.map(([part]) => [part, <FieldProblem key={part} code="file_required" />]));
}
