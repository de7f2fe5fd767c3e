import { z } from 'zod';
import type { PageKey } from '../pages.ts';
import type { Bilingual } from './bilingual.ts';
import type { ListQuery } from './list-query.ts';
import { moment } from './wire.ts';

/** `METHOD /documented/path/:id` exactly as documented, so that a search for an address lands on its contract. */
export type RouteText = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/** What a file part may be. Its type is decided by its content, never by its name or header. */
export interface FileRule<Body = never> {
  kind: 'image' | 'document';
  maxMegabytes: number;
  /** Folder in the store, and first segment of the address. */
  folder: string;
  /** Read by anyone at its address. If not, it needs the right to view the entity's page, and under own_only the record must be theirs. */
  public: boolean;
  /** Legacy names of the part. */
  aliases?: readonly string[];
  /** When a record must have the file: neither a create nor an update may leave it without (docs/decisions/0009). */
  requiredWhen?: (body: Body) => boolean;
}

/** One column of a list's order. */
export interface OrderBy<Row> {
  field: keyof Row & string;
  sort: 'asc' | 'desc';
}

export type Action = 'view' | 'add' | 'edit' | 'delete';

/**
 * What both apps may rely on about an entity; nothing else is shared.
 * Row = one record as read, Item = a list entry (no heavy columns), Body = what create and update take.
 */
export interface Entity<Id, Row, Item, Body, Query extends ListQuery, File extends string = never> {
  /** Singular name: audit, query keys, OpenAPI. */
  readonly name: string;
  /** OpenAPI group. */
  readonly tag: string;
  /** The page whose rights guard it. */
  readonly page: PageKey;
  /** What one is called, of an entity that is none of the product's (`kinds`): those of tests and samples. */
  readonly label?: Bilingual;
  readonly idKey: keyof Row & string;
  readonly id: z.core.$ZodType<Id>;
  readonly row: z.core.$ZodType<Row>;
  readonly item: z.core.$ZodType<Item>;
  readonly body: z.core.$ZodType<Body>;
  readonly query: z.core.$ZodType<Query>;
  /** Whose record it is, for own_only. */
  readonly ownerKey: keyof Row & string;
  /** What a record is called: these fields, joined by spaces. Without `en`, or where a record has no English, the Thai ones. See `titleOf`. */
  readonly title?: { readonly th: readonly (keyof Row & string)[]; readonly en?: readonly (keyof Row & string)[] };
  /** The documented order of its list; ends with what no two records share, so that pages never overlap. */
  readonly defaultOrder: readonly [OrderBy<Row>, ...OrderBy<Row>[]];
  /** Rows a page of its list at first, where the documents do not say 15. */
  readonly pageSize?: number;
  readonly files: Readonly<Record<File, FileRule<Body>>>;
  /** Fields of HTML: cleaned of what would run code before they are stored. */
  readonly richText?: readonly (keyof Body & keyof Row & string)[];
  /** Fields of a web address, which may be that of a stored file. */
  readonly addresses?: readonly (keyof Row & string)[];
  /** Fields whose values the audit must not tell. */
  readonly privateFields?: readonly (keyof Row & string)[];
  /** Content: a deleted record waits in the bin with its files and the rows that go with it, and can be restored (docs/decisions/0031). */
  readonly bin?: true;
  /** Its records can be copied into a new form; these fields start empty there, as no two records share them. Order and identifier always do. */
  readonly copyWithout?: readonly (keyof Body & string)[];
  readonly routes: Readonly<Partial<Record<'list' | 'read' | 'create' | 'update' | 'remove', RouteText | undefined>>>;
}

// biome-ignore lint/suspicious/noExplicitAny: "an entity of whatever types"; every use re-pins them
export type AnyEntity = Entity<any, any, any, any, any, any>;

/** Its list tells whole records, unless it says what else. */
type ItemOf<Row, Item> = [Item] extends [Row] ? { readonly item?: z.core.$ZodType<Item> } : { readonly item: z.core.$ZodType<Item> };

/** At compile time it pins the types once, so that nobody downstream infers zod again. */
export function defineEntity<Id, Row, Item, Body, Query extends ListQuery, File extends string = never>(
  entity: Omit<Entity<Id, Row, Item, Body, Query, File>, 'item'> & ItemOf<Row, Item>,
): Entity<Id, Row, Item, Body, Query, File> {
  // where there is none the row is the item, as the type above asks
  return { ...entity, item: entity.item ?? (entity.row as unknown as z.core.$ZodType<Item>) };
}

/**
 * What a record is called, at most 300 characters; empty where none of its fields is a name. Takes a row, an answer or a list entry alike.
 * In English the Thai name stands in where there is no English one, or `switch_lang` hides it.
 */
export function titleOf(entity: Pick<AnyEntity, 'title'>, record: object, language: 'th' | 'en' = 'th'): string {
  const fields = record as Record<string, unknown>;
  const joined = (keys: readonly string[] = []) =>
    keys
      .map((key) => fields[key])
      .filter((value) => typeof value === 'string')
      .join(' ')
      .trim();
  const english = language === 'en' && fields.switch_lang !== 'N' ? joined(entity.title?.en) : '';
  const title = [...(english || joined(entity.title?.th))];
  return title.length > 300 ? `${title.slice(0, 299).join('')}…` : title.join('');
}

/** Who made and last changed a record, and when; every content row carries them, and no client sets them. */
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

/** What a read tells beside the record: the name of who changed it last, while they have an account. */
export const changedBy = z.object({ updated_by_name: z.object({ th: z.string(), en: z.string() }).optional() });

/** A paged answer, as documented for `/users`. */
export const pageOf = <Item>(item: z.core.$ZodType<Item>) => z.object({ rows: z.array(item), count: z.number() });
