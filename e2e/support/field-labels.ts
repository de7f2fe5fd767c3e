import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import type { Entity } from '@faculty/contracts/kit/entity';
import { labelOfField, type PairOf } from '@faculty/contracts/kit/labels';
import type { ListQuery } from '@faculty/contracts/kit/list-query';

type Field<Row, Body, File extends string> = ((keyof Row | keyof Body) & string) | File;

/** What the fields of an entity and their pairs are called, as phrases: `{ ...newsPhrases, ...fieldLabels(news) }`. */
export function fieldLabels<Id, Row, Item, Body, Query extends ListQuery, File extends string>({
  labels,
  row,
  body,
  files,
}: Entity<Id, Row, Item, Body, Query, File>) {
  const fields = [row, body].flatMap((schema) => ('shape' in schema ? Object.keys(schema.shape as object) : []));
  const names = [...fields, ...Object.keys(files)].flatMap((field) => [field, field.replace(/_(th|en)$/, '')]);
  const found = names.flatMap((name) => {
    const [th, en] = [labelOfField(labels, name, 'th'), labelOfField(labels, name, 'en')];
    return th === undefined || en === undefined ? [] : [[name, { th, en }]];
  });
  return Object.fromEntries(found) as Record<Field<Row, Body, File> | PairOf<Field<Row, Body, File>>, Bilingual>; // those with a label
}
