/** The id of a field's input: labels, the summary's links and the focus on a wrong field find it by this. */
export function fieldId(name: string, scope: string): string {
  return `field-${scope}${name}`;
}

/** Moves the focus to a field's input. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  const row = field?.closest('details');
  if (row) row.open = true;
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

interface Identifying {
  fieldId(name: string): string;
}

/** Sorts names of fields by their position on the page. */
export function inPageOrder<Name extends string>(form: Identifying, names: Name[]): Name[] {
  const node = (name: string) => document.getElementById(form.fieldId(name));
  return names.toSorted((a, b) => {
    const [first, second] = [node(a), node(b)];
    if (!first || !second) return Number(!first) - Number(!second);
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}

/** Names of the fields and files of a form that are on the page, in their order there. */
export function fieldsOnPage(form: Identifying & { fields: { getValues(): object }; fileRules: object }): string[] {
  const names = [...Object.keys(form.fields.getValues()), ...Object.keys(form.fileRules)];
  return inPageOrder(
    form,
    names.filter((name) => document.getElementById(form.fieldId(name)) !== null),
  );
}

/** Focuses the first of some fields. */
export function focusFirstOf(form: Identifying, names: string[]): void {
  const [first] = inPageOrder(form, names);
  if (first !== undefined) focusField(form.fieldId(first));
}

/** What people fill in by typing, which finds a choice as well, as against what they switch or drop files on. */
const typed =
  'input:not([type="checkbox"], [type="radio"], [type="file"], [readonly], :disabled), textarea:not([readonly], :disabled), [role="combobox"]:not(:disabled), iframe';

/** Focuses the first of some fields that is typed into; where there is none, the first one. */
export function focusFirstTyped(form: Identifying, names: string[]): void {
  const ordered = inPageOrder(form, names);
  const first = ordered.find((name) => document.getElementById(form.fieldId(name))?.matches(typed)) ?? ordered[0];
  if (first !== undefined) focusField(form.fieldId(first));
}
