import { type FieldLabels, labelOfField } from '@faculty/contracts/kit/labels';

/** Adds the labels of an entity's fields to the properties of a JSON schema, at any depth. */
export function addTitles(schema: unknown, labels: FieldLabels): void {
  if (typeof schema !== 'object' || schema === null) return;
  const { properties } = schema as { properties?: Record<string, { title?: string }> };
  for (const [field, property] of Object.entries(properties ?? {})) {
    const [th, en] = [labelOfField(labels, field, 'th'), labelOfField(labels, field, 'en')];
    if (th !== undefined && property.title === undefined) property.title = `${th} · ${en}`;
  }
  for (const part of Object.values(schema)) addTitles(part, labels);
}
