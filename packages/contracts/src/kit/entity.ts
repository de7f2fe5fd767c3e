import { z } from 'zod';
import type { PageKey } from '../pages.ts';
import type { Bilingual } from './bilingual.ts';
import type { EntityLabels, FieldLabels } from './labels.ts';
import type { ListQuery } from './list-query.ts';
import type { PublicField, PublicPart } from './public.ts';
import { moment } from './wire.ts';

/** `METHOD /documented/path/:id` exactly as documented, so that a search for an address finds its contract. */
export type RouteText = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/** Rules of a file part. Its type is detected from its content, never from its name or header. */
export interface FileRule<Body = never> {
  kind: 'image' | 'document';
  maxMegabytes: number;
  /** Folder in the file store, and first segment of the address. */
  folder: string;
  /** Readable without sign-in. Otherwise it needs the right to view the entity's page, and with own_only ownership of the record. */
  public: boolean;
  /** Legacy field names of the part. */
  aliases?: readonly string[];
  /** Whether a record requires the file after a create or update (docs/decisions/0009). */
  requiredWhen?: (body: Body) => boolean;
}

/** One column of a list's order. */
export interface OrderBy<Row> {
  field: keyof Row & string;
  sort: 'asc' | 'desc';
}

export type Action = 'view' | 'add' | 'edit' | 'delete';

/**
 * Everything that both apps share about an entity.
 * Row = one record as read, Item = a list entry (no heavy columns), Body = the input of create and update.
 */
export interface Entity<Id, Row, Item, Body, Query extends ListQuery, File extends string = never> {
  /** Singular name: audit, query keys, OpenAPI. */
  readonly name: string;
  /** OpenAPI group. */
  readonly tag: string;
  /** The page whose rights apply. */
  readonly page: PageKey;
  /** Label of a single record, for entities of tests and samples that `entityLabels` does not list. */
  readonly label?: Bilingual;
  readonly idKey: keyof Row & string;
  readonly id: z.core.$ZodType<Id>;
  readonly row: z.core.$ZodType<Row>;
  readonly item: z.core.$ZodType<Item>;
  readonly body: z.core.$ZodType<Body>;
  readonly query: z.core.$ZodType<Query>;
  /** What its fields are called: in forms, lists, history, reports and OpenAPI. `labelOfField` reads them. */
  readonly labels: FieldLabels;
  /** Field with the user name of the owner, for own_only. */
  readonly ownerKey: keyof Row & string;
  /** Fields of a record's title, joined by spaces; Thai is the fallback for missing English. See `titleOf`. */
  readonly title?: { readonly th: readonly (keyof Row & string)[]; readonly en?: readonly (keyof Row & string)[] };
  /** The documented order of its list; ends with a unique field, so that pages never overlap. */
  readonly defaultOrder: readonly [OrderBy<Row>, ...OrderBy<Row>[]];
  /** Order of its list on the screen until a column is chosen, where that is not the documented one. */
  readonly screenOrder?: OrderBy<Row>;
  /** Initial page size of its list, where it is not the usual 15. */
  readonly pageSize?: number;
  readonly files: Readonly<Record<File, FileRule<Body>>>;
  /** HTML fields: sanitized before they are stored. */
  readonly richText?: readonly (keyof Body & keyof Row & string)[];
  /** Fields with a web address, which may be the address of a stored file. */
  readonly addresses?: readonly (keyof Row & string)[];
  /** Fields whose values are masked in the audit log. */
  readonly privateFields?: readonly (keyof Row & string)[];
  /** A deleted record is moved to the bin with its files and child rows, and can be restored (docs/decisions/0031). */
  readonly bin?: true;
  /** Records can be copied into a new form. These unique fields start empty there, as do order and identifier always. */
  readonly copyWithout?: readonly (keyof Body & string)[];
  /** Choices, days and the like that are not offered to be changed for many records at once: they make sense in a record's form only. */
  readonly singly?: readonly (keyof Body & string)[];
  /** What everybody may read of it; without it nothing. */
  readonly public?: PublicPart<Row>;
  readonly routes: Readonly<Partial<Record<'list' | 'read' | 'create' | 'update' | 'remove', RouteText | undefined>>>;
}

// biome-ignore lint/suspicious/noExplicitAny: an entity of any types; each use narrows them
export type AnyEntity = Entity<any, any, any, any, any, any>;

/** The item defaults to the row; another item type needs its schema. */
type ItemOf<Row, Item> = [Item] extends [Row] ? { readonly item?: z.core.$ZodType<Item> } : { readonly item: z.core.$ZodType<Item> };

/**
 * Defines an entity. Declares its types once, so that the compiler does not infer them from zod at each use; only the names of its public
 * fields are inferred, by the second call: the website has no others.
 */
export function defineEntity<Id, Row, Item, Body, Query extends ListQuery, File extends string = never>() {
  type Whole = Entity<Id, Row, Item, Body, Query, File>;
  type Public<Field extends PublicField<Row>> = { readonly public?: PublicPart<Row, Field> };
  type Labels = { readonly labels: EntityLabels<(keyof Body & string) | File, (keyof (Row & Item) | keyof Query) & string> };
  return <Field extends PublicField<Row> = never>(
    entity: Omit<Whole, 'item' | 'public' | 'labels'> & ItemOf<Row, Item> & Public<Field> & Labels,
  ): Whole & Public<Field> =>
    // without an item schema, `ItemOf` guarantees that Item = Row
    ({ ...entity, item: entity.item ?? (entity.row as unknown as z.core.$ZodType<Item>) });
}

/** The fields of a row that everybody may read. */
export type PublicRow<Of extends AnyEntity> = Pick<z.output<Of['row']>, NonNullable<Of['public']>['fields'][number]>;

/** What the list of an entity is filtered by. */
export type FilterName<Of extends AnyEntity> = keyof z.output<Of['query']> & string;

/** The titles of a row in both languages, as history and bin keep them: the English one is empty where it is the same. */
export function titlesOf(entity: Pick<AnyEntity, 'title'>, record: object): { title: string; title_en: string } {
  const title = titleOf(entity, record);
  const english = titleOf(entity, record, 'en');
  return { title, title_en: english === title ? '' : english };
}

/**
 * The title of a row, an answer or a list entry, at most 300 characters; empty for an entity without a title.
 * In English, Thai is the fallback when the English title is empty or `switch_lang` hides it.
 */
export function titleOf(entity: Pick<AnyEntity, 'title'>, record: object, language: 'th' | 'en' = 'th'): string {
  const fields = record as Record<string, unknown>;
  const joinFields = (keys: readonly string[] = []) =>
    keys
      .map((key) => fields[key])
      .filter((value) => typeof value === 'string')
      .join(' ')
      .trim();
  const english = language === 'en' && fields.switch_lang !== 'N' ? joinFields(entity.title?.en) : '';
  const title = [...(english || joinFields(entity.title?.th))];
  return title.length > 300 ? `${title.slice(0, 299).join('')}…` : title.join('');
}

/** Whether records have files at addresses that texts may show. */
export const hasPublicFiles = ({ files }: Pick<AnyEntity, 'files'>): boolean => Object.values<FileRule>(files).some((rule) => rule.public);

/** Who created and last changed a record, and when. Set by the server on every content row. */
export const auditColumns = {
  created_by: z.string(),
  updated_by: z.string(),
  created_at: moment,
  updated_at: moment,
};

export interface AuditColumns {
  created_by: string;
  updated_by: string;
  created_at: Date;
  updated_at: Date;
}

/** Added to a read record: the full name of the last editor, if the account still exists. */
export const changedBy = z.object({ updated_by_name: z.object({ th: z.string(), en: z.string() }).optional() });

/** A paged answer, as documented for `/users`. */
export const pageOf = <Item>(item: z.core.$ZodType<Item>) => z.object({ rows: z.array(item), count: z.number() });
