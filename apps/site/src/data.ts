import type { MenuItemRow } from '@faculty/contracts/admin/menu-item';
import type { entityOf } from '@faculty/contracts/entities';
import type { Language } from '@faculty/contracts/kit/bilingual';
import type { AnyEntity, FilterName, PublicRow } from '@faculty/contracts/kit/entity';
import type { PublicLabel as Label } from '@faculty/contracts/kit/public';
import type { Education, GroupTree, PlacedPerson, PublicSearchAnswer, SiteSettings } from '@faculty/contracts/website/public-answers';

export type { Label };

/** A public record in one language, as `/public/v1` answers it: `_th` and `_en` of a field are one. */
type Localized<Of extends AnyEntity, Row = PublicRow<Of>> = {
  [Field in keyof Row as Field extends 'updated_at'
    ? never
    : Field extends `${infer Base}_th`
      ? Base
      : Field extends `${string}_en`
        ? never
        : Field]: Row[Field];
} & { updated_at: string; lang: Language; languages: Language[]; labels?: Record<string, Label[]> };

type Entities = typeof entityOf;
/** The kinds that have public fields. */
export type Kind = { [Name in keyof Entities]: [keyof PublicRow<Entities[Name]>] extends [never] ? never : Name }[keyof Entities];

/** What is read besides the public fields of a kind; `?` where only a record has it, and not the list entry. */
interface Details extends Partial<Record<Kind, object>> {
  news: { album?: string[]; album_texts?: { caption: string; alt: string }[] };
  doc: { references?: { doc_id: number; doc_title: string }[] };
  person_page: { people?: PlacedPerson[] };
  direct_dean: { entries?: { type: 'T1' | 'T2' | 'T3'; title: string }[] };
  member: { prefix: string; position: string; academic_position: string; department: string; education?: Education[] };
}

/** A record of each kind. */
export type Records = {
  [Name in Kind]: Localized<Entities[Name]> & (Name extends keyof Details ? NonNullable<Details[Name]> : unknown);
};

/** Filters of a kind that its contract's query does not have: `filters` of its `publicKinds`. */
interface FurtherFilters {
  mou: 'state';
  member: 'department';
}

type FilterOf<K extends Kind> = FilterName<Entities[K]> | (K extends keyof FurtherFilters ? FurtherFilters[K] : never);

export interface ListOptions<K extends Kind = Kind> {
  lang: Language;
  q?: string | undefined;
  limit: number;
  cursor?: string | undefined;
  /** So many pages of `limit` rows are left out, instead of a cursor. */
  page?: number | undefined;
  filters?: Readonly<Partial<Record<FilterOf<K>, unknown>>>;
  /** Only what was changed in this time, inclusive. */
  changed?: Changed | undefined;
}

/** Moments such as `2026-11-24T08:15:00Z`. */
export interface Changed {
  from?: string | undefined;
  until?: string | undefined;
}

export interface WithdrawnWork {
  work_id: number;
  work_type: string;
  withdrawn_at: string;
}

export interface Page<Row> {
  rows: Row[];
  /** Of a search of whole texts exact to `mostCounted`; one more says that there are more. */
  count: number;
  /** Continues after the last row; null at the end. */
  next: string | null;
}

export type HitGroup = PublicSearchAnswer['groups'][number] & { kind: Kind };

export interface MenuItem {
  label: string;
  /** Of the label. */
  lang: Language;
  /** A path of this site, or an address of another one; null for a heading of items. */
  path: string | null;
  /** Of the second level. */
  items: MenuItem[];
}

/** A block of the home page, or an item below one. */
export interface HomeItem extends MenuItem, Pick<MenuItemRow, 'block' | 'icon' | 'picture' | 'start_date' | 'end_date'> {
  note: string;
  /** What the picture shows. */
  alt: string;
  items: HomeItem[];
}

/** What staff keep of the head, the footer and the home page: only what leads somewhere now, and blocks that show today. */
export interface SiteMenu {
  home: HomeItem[];
  header: MenuItem[];
  footer: MenuItem[];
  privacy: MenuItem | null;
}

/** Everything that the website reads: the functions of the public API. Records are those that are public now. */
export interface SiteData {
  list<K extends Kind>(kind: K, options: ListOptions<K>): Promise<Page<Records[K]>>;
  find<K extends Kind>(kind: K, key: string, lang: Language): Promise<Records[K] | null>;
  options(list: string, lang: Language): Promise<Label[]>;
  /** Departments with people. */
  departments(lang: Language): Promise<Label[]>;
  /** Countries with MOUs that are shown. */
  countries(lang: Language): Promise<Label[]>;
  tree(lang: Language): Promise<GroupTree[]>;
  /** The first records of every kind with these words, or of one. */
  search(q: string, lang: Language, limit: number, kind?: Kind): Promise<PublicSearchAnswer & { groups: HitGroup[] }>;
  /** The earliest moment at which a work was changed or withdrawn; null without one. */
  earliestWork(): Promise<string | null>;
  /** Works that were public and are not any more, of a type or all, by their number, after one of them. */
  withdrawnWorks(
    which: Changed & { type?: string | undefined; key?: string; after?: number | undefined; limit: number },
  ): Promise<WithdrawnWork[]>;
  /** Whether a record was public when it was put in the bin, for as long as it is there. */
  isGone(kind: Kind, key: string): Promise<boolean>;
  /** Where a former address leads now, by the first of its spellings: a path without the language, or an address of another site; null when nowhere. */
  redirect(spellings: readonly string[]): Promise<string | null>;
  /** Dates of the faculty that touch these days (`YYYY-MM-DD`). */
  calendar(from: string, to: string, lang: Language, changed?: Changed): Promise<Records['faculty_date'][]>;
  settings(lang: Language): Promise<SiteSettings>;
  menu(lang: Language): Promise<SiteMenu>;
  /** The sizes of stored files, by path; without those that there are not. */
  fileBytes(paths: readonly string[]): Promise<ReadonlyMap<string, number>>;
}
