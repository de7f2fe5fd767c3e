import type { Entity, FileRule } from '@faculty/contracts/kit/entity';
import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { FieldProblem, type Problems } from './field-problem.tsx';

/** The chosen files of a form by field; a field without one keeps what the server has. */
export type ChosenFiles<Part extends string> = Partial<Record<Part, File>>;

const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** What a file input should offer. The server decides by content; this only spares a vain upload. */
export function acceptOf(rule: FileRule<never>): string[] {
  return rule.kind === 'image' ? imageTypes : [];
}

/** Refuses a file of the wrong type or size before it is sent, with the limit named. */
export function checkFile(file: File, rule: FileRule<never>): Problems[string] | null {
  if (rule.kind === 'image' && !imageTypes.includes(file.type)) {
    return <FieldProblem code="file_type" params={{ types: 'PNG, JPEG, WebP, GIF' }} />;
  }
  if (file.size > rule.maxMegabytes * 1024 * 1024) return <FieldProblem code="file_size" params={{ mb: rule.maxMegabytes }} />;
  return null;
}

/** Files a new record still needs. `body` may be half filled: the rules look at switches only. */
export function missingFiles<Id, Row, Item, Body, Query extends ListQuery, Part extends string>(
  entity: Entity<Id, Row, Item, Body, Query, Part>,
  body: Body,
  chosen: ChosenFiles<Part>,
): Problems {
  const rules = Object.entries<FileRule<Body>>(entity.files);
  const missing = rules.filter(([part, rule]) => rule.requiredOnAdd?.(body) && !(part in chosen));
  return Object.fromEntries(missing.map(([part]) => [part, <FieldProblem key={part} code="file_required" />]));
}
