import { labelOfEntity } from '@faculty/contracts/entity-labels';
import { type AnyEntity, type Entity, titleOf } from '@faculty/contracts/kit/entity';
import { isChecked } from '@faculty/contracts/kit/findings/found';
import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { isContent, mayBePreviewed } from '@faculty/contracts/kit/public';
import { mendText } from '@faculty/contracts/kit/text/mend-text';
import { useQueryClient } from '@tanstack/react-query';
import { createElement, useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { filesOfRecord } from '../../api/download.ts';
import { entityQueries, useEntityChanges } from '../../api/entity-calls.ts';
import { askedRecord, isShownRow } from '../../approval/content-requests.ts';
import { FieldProblem } from '../../fields/core/field-problem.tsx';
import type { FormValues } from '../../fields/core/form-values.ts';
import { highlightRow } from '../../list/state/scroll-restoration.ts';
import { keepNext } from '../../list/state/undo.ts';
import type { MessageLink } from '../../notifications/message-links.tsx';
import { showNotice, showSuccess } from '../../notifications/messages.ts';
import { useMe, useRight } from '../../session/session.tsx';
import type { RecordTab } from '../../url-state/record-tabs.tsx';
import { useCloseForm, useFormLink } from '../../url-state/screen-state.ts';
import { parkedList } from '../../url-state/sub-view.ts';
import { formPhrases } from '../form.phrases.ts';
import type { RecordForm } from './record-form.ts';
import { useRecordForm } from './use-record-form.ts';
import { useSavedLinks } from './use-saved-links.ts';

const phrases = {
  removed: (parts: string) => ({
    th: `ระบบนำโค้ดที่อาจเป็นอันตรายต่อผู้อ่านออกจากเนื้อหา: ${parts}`,
    en: `code that could harm readers was removed from the content: ${parts}`,
  }),
  mended: { th: 'แก้อักขระที่มองไม่เห็นและสระที่แยกกันให้แล้ว', en: 'invisible characters and split vowels were mended' },
};

/** A text of one field that saving mends; rich text stays as it is. */
const isMendable = (value: unknown) => typeof value === 'string' && !value.startsWith('<') && mendText(value) !== value;

const answerWithRemoved = z.object({ removed_html: z.array(z.string()).min(1) });

/** A record's form of an entity whose body is `Body`. */
export type EntityForm<Row, Body, Part extends string = never> = RecordForm<Row, Body, Part>;

interface EntityFormOptions<Id, Row, Body> {
  /** The record to edit, or 'add'. */
  id: Id | 'add';
  /** What a new record starts from where that is not the contract's defaults. */
  empty?: Partial<FormValues<Body>>;
  /** The form of a record, where the row itself is not (`FromRow`). */
  fromRow?: (row: Row) => FormValues<Body>;
  /** What people do next with a new record: a part of it and the words that lead there. */
  next?: RecordTab | undefined;
  /** Called with a record that was saved, before the form closes. */
  onSaved?(saved: { id: Id }, isNew: boolean): void;
}

/** Required where the row lacks fields of the body or has them as other kinds of values. */
type FromRow<Row, Body> = [Row] extends [FormValues<Body>] ? unknown : { fromRow(row: Row): FormValues<Body> };

const rowItself = <Row, Body>(row: Row) => row as FormValues<Body>; // by FromRow

/** The form of an entity in place of its list: after the save it returns there and highlights the row. */
export function useEntityForm<Id, Row, Item, Body extends object, Query extends ListQuery, Part extends string>(
  entity: Entity<Id, Row, Item, Body, Query, Part>,
  { id, empty, fromRow = rowItself, next, onSaved }: EntityFormOptions<Id, Row, Body> & FromRow<Row, Body>,
): EntityForm<Row, Body, Part> {
  const { language } = useLanguage();
  const close = useCloseForm();
  const copied = useCopied(entity);
  const copyOf = id === 'add' && entity.copyWithout !== undefined ? copied : null;
  const right = useRight(entity.page);
  const isNew = id === 'add';
  const around = useSurroundings(entity.query);
  const client = useQueryClient();
  const parts = useEntityParts(entity, id);
  const waits = useMe().approval_pages.includes(entity.page) && !right.publish;
  const linksTo = useSavedLinks(useFormLink(), right.edit, next);
  const form: RecordForm<Row, Body, Part> = useRecordForm({
    ...parts,
    load: parts.load && waits ? askedRecord(client, parts.load, entity.name, String(id)) : parts.load,
    empty,
    fromRow,
    close,
    copy: copyOf === null ? null : copySource(entity, copyOf),
    // who may only read it has typed nothing
    draft: isNew || right.edit ? { name: entity.name, id: isNew ? `add${around}` : String(id) } : null,
    onSaved: useTellSaved(
      entity,
      isNew,
      (saved) => {
        onSaved?.(saved, isNew);
        close();
      },
      linksTo,
      () => Object.values(form.fields.getValues()).some(isMendable),
    ),
  });
  const refuseFile = (part: Part) => form.files.refuse(part, createElement(FieldProblem, { code: 'ask_publisher' }));
  return {
    ...form,
    // told before anything is uploaded; the server refuses them as well
    ...(waits && isShownRow(form.row) && { files: { ...form.files, set: refuseFile, clear: refuseFile } }),
    record: isNew ? null : recordOf(entity, id),
    checked: isChecked(entity) ? entity : undefined,
    // `as`: a row is a record
    which: (row) => titleOf(entity, row as object, language),
    mayWrite: isNew ? right.add : right.edit,
  };
}

const recordOf = (entity: AnyEntity, id: unknown) => ({
  entity: entity.name,
  id: String(id),
  mayBePreviewed: mayBePreviewed(entity),
  content: isContent(entity) ? entity : undefined,
});

/** The context of a form, such as ` awards=12` or ` copy=7`: part of the draft's key, so that drafts of different parents stay apart. */
function useSurroundings(query: z.core.$ZodType): string {
  const [params] = useSearchParams();
  const ofList = query instanceof z.ZodObject ? Object.keys(query.shape) : [];
  const views = [...params].filter(([name]) => ![...ofList, 'form', 'edit', parkedList].includes(name));
  return views.map(([name, id]) => ` ${name}=${id}`).join('');
}

function copySource<Id, Row, Item, Body extends object, Query extends ListQuery, Part extends string>(
  entity: Entity<Id, Row, Item, Body, Query, Part>,
  id: Id,
) {
  return {
    load: entityQueries(entity).read(id),
    without: ['order_seq', entity.idKey, ...(entity.copyWithout ?? [])],
    // `as`: the keys of the entity's files; a row is an object
    fetchFiles: (row: Row) => filesOfRecord(Object.keys(entity.files) as Part[], row as object),
  };
}

interface DialogFormOptions<Id, Row, Body> extends Omit<EntityFormOptions<Id, Row, Body>, 'onSaved'> {
  /** `answer` is the server's: often the record. */
  onSaved(saved: { answer: unknown; id: Id }): void;
  /** Closes the dialog, for `<FormDialog>`; not needed for a form that is always open. */
  close?(): void;
}

/** The small form of an entity in a dialog, over a screen that may be a form itself: no address, no draft. */
export function useDialogForm<Id, Row, Item, Body extends object, Query extends ListQuery, Part extends string>(
  entity: Entity<Id, Row, Item, Body, Query, Part>,
  { id, empty, fromRow = rowItself, onSaved, close = () => undefined }: DialogFormOptions<Id, Row, Body> & FromRow<Row, Body>,
): EntityForm<Row, Body, Part> {
  const right = useRight(entity.page);
  const isNew = id === 'add';
  const form = useRecordForm({
    ...useEntityParts(entity, id),
    empty,
    fromRow,
    close,
    draft: null,
    scope: useId(),
    onSaved: useTellSaved(entity, isNew, onSaved),
  });
  return { ...form, record: isNew ? null : recordOf(entity, id), mayWrite: isNew ? right.add : right.edit };
}

/** How an entity's record is read and saved. */
export function useEntityParts<Id, Row, Item, Body extends object, Query extends ListQuery, Part extends string>(
  entity: Entity<Id, Row, Item, Body, Query, Part>,
  id: Id | 'add',
) {
  const changes = useEntityChanges(entity);
  return {
    shape: entity,
    load: id === 'add' ? null : entityQueries(entity).read(id),
    send: changes.saver(id),
  };
}

const answerWithMessage = z.object({ message: z.string().min(1) });
const unchanged = z.object({ is_unchanged: z.literal(true) });

/** After a save: shows the server's message, else the documented one (with links for a new record, where forms have addresses), highlights its row and invalidates every list. */
function useTellSaved<Id, Row, Item, Body extends object, Query extends ListQuery, Part extends string>(
  entity: Entity<Id, Row, Item, Body, Query, Part>,
  isNew: boolean,
  then: (saved: { answer: unknown; id: Id }) => void,
  linksTo?: (id: string, about: string) => MessageLink[],
  /** Whether the server mended what was typed. */
  wasMended: () => boolean = () => false,
): (saved: { answer: unknown; id: Id }, merged: string | null) => void {
  const t = usePhrases(formPhrases);
  const notes = usePhrases(phrases);
  const { language } = useLanguage();
  const client = useQueryClient();
  return (saved, merged) => {
    const { answer, id } = saved;
    highlightRow(entity.name, String(id));
    const title = titleOf(entity, z.safeParse(z.looseObject({}), answer).data ?? {}, language);
    const about = title && t.savedWhich(labelOfEntity(entity)[language], title);
    const message = answerWithMessage.safeParse(answer).data?.message ?? (isNew ? t.saved(String(id)) : t.edited(String(id)));
    const removed = answerWithRemoved.safeParse(answer).data?.removed_html;
    // in one message: of several only the last is seen
    const words = [message, wasMended() && notes.mended, removed && notes.removed(removed.join(', ')), merged].filter(Boolean).join(' · ');
    const links = (isNew && linksTo?.(String(id), about)) || [];
    keepNext(links.find(({ isNext }) => isNext));
    if (unchanged.safeParse(answer).success) showNotice(words);
    else showSuccess(words, about, links);
    void client.invalidateQueries({ queryKey: entityQueries(entity).all });
    then(saved);
  };
}

/** Which record a new one begins as a copy of: `?form=add&copy=12` → 12; null for one that begins empty. */
function useCopied<Id>(entity: { id: z.core.$ZodType<Id> }): Id | null {
  const [params] = useSearchParams();
  const given = params.get('copy');
  const id = z.safeParse(entity.id, given);
  return given !== null && id.success ? id.data : null;
}
