import { errors } from '@faculty/contracts/errors';
import { changedBy } from '@faculty/contracts/kit/entity';
import { mayNeedApproval } from '@faculty/contracts/kit/public';
import { ActionIcon, Alert, Button, Group, Skeleton, Text, Title, Tooltip } from '@mantine/core';
import { IconArrowLeft, IconEye, IconHistory } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { type ReactNode, useEffect, useRef } from 'react';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { HttpError } from '../../api/http.ts';
import { isShownRow } from '../../approval/content-requests.ts';
import { ReadOnlyFields } from '../../fields/core/field-props.ts';
import { HistoryButton } from '../../history/history-button.tsx';
import { lazyPart } from '../../notifications/lazy-part.tsx';
import { clearErrors } from '../../notifications/messages.ts';
import { EmptyState, FailedState } from '../../notifications/states.tsx';
import { PreviewLinksButton } from '../../preview-links/preview-links-button.tsx';
import { useMe } from '../../session/session.tsx';
import { momentText } from '../../theme/dates.ts';
import { PageTitle } from '../../theme/page-title.tsx';
import { SiteStateChip } from '../../theme/site-state.tsx';
import { type RecordTab, RecordTabs } from '../../url-state/record-tabs.tsx';
import type { RecordForm } from '../core/record-form.ts';
import { useFormKeys } from '../core/use-form-keys.ts';
import { useLeaveGuard } from '../core/use-leave-guard.ts';
import { formPhrases } from '../form.phrases.ts';
import { EarlierNotice } from './earlier-notice.tsx';
import { fieldsOnPage, focusFirstTyped } from './focus-field.ts';
import { FormBar } from './form-bar.tsx';
import classes from './form-page.module.css';
import { LeaveQuestion } from './leave-question.tsx';

/** Enter in a line would save and close a half-made record: Ctrl+S saves, and the button. */
function keepEnter(event: KeyboardEvent): void {
  const { key, target, currentTarget } = event;
  // React carries events of dialogs here, too, which have forms of their own
  if (key === 'Enter' && target instanceof HTMLInputElement && currentTarget.contains(target)) event.preventDefault();
}

// lazy: rarely needed, and it imports the text diff library
const ConflictDialog = lazyPart(() => import('../conflict/conflict-dialog.tsx').then((m) => m.ConflictDialog));

// lazy: only content has them
const LookAgainRows = lazyPart(() => import('./look-again-rows.tsx').then((m) => m.LookAgainRows));

// lazy: only where changes wait for approval
const ApprovalNotice = lazyPart(() => import('../../approval/approval-notice.lazy.tsx').then((m) => m.ApprovalNotice));
// lazy: looks at what is written, after the form is drawn
const FindingsPanel = lazyPart(() => import('../../findings/findings-panel.lazy.tsx').then((m) => m.FindingsPanel));

// lazy: only for links to what was deleted
const GoneRecord = lazyPart(() => import('./gone-record.tsx').then((m) => m.GoneRecord));

interface FormPageProps<Row, Body, Part extends string> {
  form: RecordForm<Row, Body, Part>;
  /** What is being done: "Add a prefix". */
  title: string;
  /** What the record is called, where that is not the entity's `title`. */
  which?(row: Row): string;
  /** The record's parts, its form first. */
  tabs?: readonly RecordTab[];
  /** A button of the head that shows what is typed as it will look. */
  preview?: ReactNode;
  /** Groups beside the others where there is room, else below them: what is set rather than written. */
  side?: ReactNode;
  children: ReactNode;
}

/** A form in the place of its list, or a page of its own: what and which on top, groups of fields, and a bar that stays in sight. */
export function FormPage<Row, Body extends object, Part extends string>({
  form,
  title,
  which = form.which,
  tabs,
  preview,
  side,
  children,
}: FormPageProps<Row, Body, Part>) {
  const t = usePhrases(formPhrases);
  const { language } = useLanguage();
  const page = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { mayWrite } = form;
  const { approval_pages } = useMe();
  const isReadOnly = !mayWrite && !form.isNew;
  const isAllowed = mayWrite || isReadOnly;
  const name = (form.row && which?.(form.row)) || null;
  const shownTitle = isReadOnly ? t.view : title;
  const isGone = form.record !== null && form.loadError instanceof HttpError && form.loadError.answer?.code === 'not_found';
  const record = isGone ? null : form.record;
  const leaving = useLeaveGuard(() => mayWrite && form.isUnsaved(), form.abandon);
  useFormKeys({ save: () => mayWrite && form.save(), cancel: form.cancel });

  // what went wrong here is nothing to the list that follows
  useEffect(() => clearErrors, []);

  // A new record is typed at once; an existing one is read first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is new each time; only its arrival matters
  useEffect(() => {
    if (form.isLoading) return;
    window.scrollTo({ top: 0 });
    if (form.isNew && page.current?.contains(document.activeElement)) return; // it has a beginning of its own
    if (form.isNew) focusFirstTyped(form, fieldsOnPage(form));
    else heading.current?.focus({ preventScroll: true });
  }, [form.isLoading, form.isNew]);

  const groups = (
    <div className={classes.frame}>
      <div>{children}</div>
      {side !== undefined && (
        <aside className={classes.side}>
          {mayWrite && form.checked && (
            <FindingsPanel form={form} entity={form.checked} fallback={<div className={classes.group} style={{ height: 38 }} />} />
          )}
          {side}
          {'review_on' in form.fields.getValues() && <LookAgainRows form={form as never} />}
        </aside>
      )}
    </div>
  );
  return (
    <div ref={page} className={classes.form}>
      <PageTitle>{name === null ? shownTitle : `${shownTitle} ${name}`}</PageTitle>
      <div className={classes.head}>
        <Tooltip label={t.back}>
          <ActionIcon variant="subtle" size="lg" aria-label={t.back} onClick={form.cancel}>
            <IconArrowLeft aria-hidden />
          </ActionIcon>
        </Tooltip>
        <Group className={classes.title ?? ''} gap="0 10px" miw={0} mr="sm">
          <Title order={1} fz="xl" lh="28px" ref={heading} tabIndex={-1}>
            {shownTitle}
          </Title>
          {form.row !== undefined && form.record?.content && <SiteStateChip entity={form.record.content} row={form.row as object} />}
        </Group>
        {tabs && record && <RecordTabs id={record.id} tabs={tabs} current="edit" />}
        <Group gap="xs" wrap="nowrap" ml="auto" flex="none">
          <LastChanged row={form.row} />
          {mayWrite && !form.isLoading && preview}
          {record && (
            <>
              {mayWrite && record.mayBePreviewed && <PreviewLinksButton {...record} name={name ?? ''} />}
              <HistoryButton
                {...record}
                labelOf={form.labelOf}
                words={form.words}
                fillVersion={mayWrite && !form.isLoading ? form.fillVersion : undefined}
                // what is typed is merged at the save
                onChanged={() => form.isUnsaved() || form.refresh()}
              />
            </>
          )}
        </Group>
      </div>
      {!isAllowed && <EmptyState title={errors.forbidden[language]} />}
      {isAllowed && isGone && form.record && <GoneRecord entity={form.record.entity} id={form.record.id} onBack={form.cancel} />}
      {isAllowed && form.loadError && !isGone && <FailedState error={form.loadError} onRetry={form.reload} />}
      {isAllowed && form.isLoading && !form.loadError && <FormSkeleton />}
      {isReadOnly && !form.isLoading && (
        <ReadOnlyFields value={true}>
          <Alert icon={<IconEye aria-hidden />} color="blue">
            {t.readOnly}
          </Alert>
          <fieldset disabled className={classes.readOnly} aria-label={shownTitle}>
            {groups}
          </fieldset>
        </ReadOnlyFields>
      )}
      {mayWrite && !form.isLoading && (
        <form
          className={classes.form}
          noValidate
          aria-label={title}
          onKeyDown={keepEnter}
          onSubmit={(event) => {
            event.preventDefault();
            form.save();
          }}
        >
          {record?.content && approval_pages.includes(record.content.page) && mayNeedApproval(record.content) && (
            <ApprovalNotice
              entity={record.content}
              id={record.id}
              isShown={isShownRow(form.row)}
              onWithdrawn={form.refresh}
              onDecided={form.cancel}
            />
          )}
          {form.isRestored && <RestoredNotice form={form} />}
          {form.filledVersion && <EarlierNotice form={form} version={form.filledVersion} />}
          {groups}
          <FormBar form={form} />
        </form>
      )}
      {form.conflict && <ConflictDialog conflict={form.conflict} form={form} />}
      <LeaveQuestion leaving={leaving} />
    </div>
  );
}

/** Fields that belong together, in the order people think. */
export function FormGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.group} aria-label={title}>
      <Title order={2} fz="md" lh="26px" mb={4}>
        {title}
      </Title>
      <div className={classes.columns}>{children}</div>
    </section>
  );
}

/** What is written in Thai, and beside it in English once the switch is on: the first child is an `EnglishSwitch`, which has the heads of both. */
export function LanguageGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`${classes.group} ${classes.panes}`} aria-label={title}>
      <div className={classes.columns}>{children}</div>
    </section>
  );
}

/** A field over both columns. */
export function FullWidth({ children }: { children: ReactNode }) {
  return <div className={classes.wide}>{children}</div>;
}

function RestoredNotice<Row, Body, Part extends string>({ form }: { form: RecordForm<Row, Body, Part> }) {
  const t = usePhrases(formPhrases);
  return (
    <Alert icon={<IconHistory aria-hidden />} role="status">
      <Group justify="space-between">
        <div>
          <Text fw={600}>{t.restored}</Text>
          {form.hasLostFiles && <Text size="sm">{t.restoredFiles}</Text>}
        </div>
        <Button variant="default" size="sm" onClick={form.reset}>
          {t.discard}
        </Button>
      </Group>
    </Alert>
  );
}

/** Skeleton of a form while the record loads. */
function FormSkeleton() {
  const t = usePhrases(formPhrases);
  return (
    <div className={classes.group} role="status" aria-label={t.loading}>
      <div className={classes.columns}>
        {[1, 2, 3, 4, 5, 6].map((field) => (
          <div key={field}>
            <Skeleton h={18} w="40%" mb={8} />
            <Skeleton h={40} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Who changed a record last, by name, and when. Nothing for a record without stamps. */
function LastChanged({ row }: { row: unknown }) {
  const t = usePhrases(formPhrases);
  const { language } = useLanguage();
  if (!isStamped(row)) return null;
  const name = z.safeParse(changedBy, row).data?.updated_by_name?.[language];
  return (
    <Text size="xs" c="dimmed" data-wide-only title={name && row.updated_by}>
      {t.lastChanged(name ?? row.updated_by, momentText(row.updated_at, language))}
    </Text>
  );
}

function isStamped(row: unknown): row is { updated_by: string; updated_at: Date } {
  return typeof row === 'object' && row !== null && 'updated_by' in row && 'updated_at' in row && row.updated_at instanceof Date;
}
