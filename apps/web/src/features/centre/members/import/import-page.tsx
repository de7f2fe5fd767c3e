import { type Import, type ImportCheck, type ImportRow, importLimits, importTypes } from '@faculty/contracts/centre/list-import';
import { errors } from '@faculty/contracts/errors';
import { pages } from '@faculty/contracts/pages';
import { ActionIcon, Alert, Button, Group, Stack, Text, Title, Tooltip } from '@mantine/core';
import { IconAlertTriangle, IconArrowLeft, IconFileDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useLanguage, usePhrases } from '../../../../i18n/phrases.tsx';
import { FileDrop } from '../../../../kit/fields/file-drop.tsx';
import { MessagePlace } from '../../../../kit/notifications/message-place.tsx';
import { showSuccess } from '../../../../kit/notifications/messages.ts';
import { EmptyState } from '../../../../kit/notifications/states.tsx';
import { makeReport } from '../../../../kit/reports/make-report.ts';
import { useRight } from '../../../../kit/session/session.tsx';
import { PageTitle } from '../../../../kit/theme/page-title.tsx';
import { CheckResult } from './check-result.tsx';
import { ColumnMap } from './column-map.tsx';
import classes from './import.module.css';
import { importPhrases } from './import.phrases.ts';
import { UnknownValues } from './unknown-values.tsx';
import { type ImportState, type Told, useImport } from './use-import.ts';

/** An import in the place of its list: the file, its columns, what would happen, and saving that. */
export function ImportPage({ definition, onClose }: { definition: Import; onClose(): void }) {
  const t = usePhrases(importPhrases);
  const { language } = useLanguage();
  const { page } = definition.entity;
  const { add } = useRight(page);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = t.title(pages[page][language]);
  const state = useImport(definition, ({ done = { add: 0, change: 0, left: 0 } }) => {
    showSuccess(t.saved(done.add, done.change, done.left));
    // what is left can still be had as a file
    if (done.left === 0) onClose();
  });
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={classes.page}>
      <PageTitle>{title}</PageTitle>
      <div className={classes.head}>
        <Tooltip label={t.back}>
          <ActionIcon variant="subtle" size="lg" aria-label={t.back} onClick={onClose}>
            <IconArrowLeft aria-hidden />
          </ActionIcon>
        </Tooltip>
        <Title order={1} ref={heading} tabIndex={-1}>
          {title}
        </Title>
      </div>
      {!add && <EmptyState title={errors.forbidden[language]} />}
      {add && <FileStep definition={definition} state={state} />}
      {state.saved && <SavedStep state={state} done={state.saved.done} onClose={onClose} />}
      {state.read && !state.saved && (
        <section className={classes.step} aria-labelledby="import-columns">
          <Stack>
            <Title order={2} size="h3" id="import-columns">
              {t.columns}
            </Title>
            <Text c="dimmed">{t.columnsHint}</Text>
            <ColumnMap definition={definition} state={state} read={state.read} />
            {/* what names a field that has no column of its own */}
            {state.wrong.sources && <Text className={classes.wrong ?? ''}>{state.wrong.sources}</Text>}
            <Group>
              <Button loading={state.isChecking} disabled={state.isBusy} variant={state.told ? 'default' : 'filled'} onClick={state.check}>
                {t.check}
              </Button>
              <Text c="dimmed">{t.checkHint}</Text>
            </Group>
          </Stack>
        </section>
      )}
      {state.told && !state.saved && <ResultStep definition={definition} state={state} told={state.told} />}
    </div>
  );
}

function FileStep({ definition, state: { file, read, wrong, isBusy, choose } }: { definition: Import; state: ImportState }) {
  const t = usePhrases(importPhrases);
  const { language } = useLanguage();
  return (
    <section className={classes.step} aria-labelledby="import-file">
      <Stack>
        <Title order={2} size="h3" id="import-file">
          {t.file}
        </Title>
        {file && (
          <Group gap="sm">
            <IconFileSpreadsheet aria-hidden />
            <Text fw={600}>{file.name}</Text>
            {read && (
              <Text c="dimmed" role="status">
                {read.sheet !== '' && `${t.sheet(read.sheet)} · `}
                {t.found(read.rows, read.head_row)}
              </Text>
            )}
          </Group>
        )}
        {wrong.file && (
          <Alert color="red" icon={<IconAlertTriangle aria-hidden />} role="alert">
            {wrong.file}
          </Alert>
        )}
        <FileDrop
          text={file ? t.another : t.drop}
          rule={t.rule(importLimits.rows, importLimits.megabytes)}
          accept={importTypes}
          disabled={isBusy}
          onFiles={([chosen]) => chosen && choose(chosen)}
        />
        {!file && (
          <Stack gap="xs" align="flex-start">
            <Text fw={600}>{t.which}</Text>
            <Text>{definition.fields.map(({ title, isRequired }) => `${title[language]}${isRequired ? ' *' : ''}`).join(' · ')}</Text>
            <Text size="sm" c="dimmed">
              {t.whichHint}
            </Text>
            <Button
              variant="default"
              leftSection={<IconFileDownload size={18} aria-hidden />}
              onClick={() => void makeReport(definition.routes.sample, {})}
            >
              {t.sampleFile}
            </Button>
          </Stack>
        )}
      </Stack>
    </section>
  );
}

function ResultStep({ definition, state, told }: { definition: Import; state: ImportState; told: Told }) {
  const t = usePhrases(importPhrases);
  const heading = useRef<HTMLHeadingElement>(null);
  const rows = told.check.rows.filter((row) => row.outcome !== 'same');
  const saved = rows.filter((row) => row.outcome !== 'refuse' && state.isTicked(row));
  // an unsure match replaces the present record
  const change = saved.filter(({ outcome, changes }) => outcome === 'change' || (outcome === 'unsure' && wasThere(changes))).length;
  const add = saved.length - change;
  const left = rows.length - saved.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new result is read from its heading
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [told]);
  return (
    <>
      <section className={classes.step} aria-labelledby="import-result">
        <Stack>
          <Title order={2} size="h3" id="import-result" ref={heading} tabIndex={-1} className={classes.result ?? ''}>
            {t.result}
          </Title>
          {told.differing.size > 0 && (
            <Alert color="gold" icon={<IconAlertTriangle aria-hidden />} role="alert">
              {t.changedMeanwhile}
            </Alert>
          )}
          {state.read && <UnknownValues key={told.check.plan} definition={definition} read={state.read} check={told.check} state={state} />}
          <CheckResult key={told.check.plan} definition={definition} told={told} state={state} />
        </Stack>
      </section>
      <div className={classes.bar}>
        <MessagePlace />
        <Button loading={state.isSaving} disabled={state.isBusy || add + change === 0} onClick={state.save}>
          {add + change === 0 ? t.nothing : t.save(add, change)}
        </Button>
        {left > 0 && (
          <>
            <Button variant="default" leftSection={<IconFileDownload size={18} aria-hidden />} onClick={() => void state.downloadLeft()}>
              {t.downloadLeft(left)}
            </Button>
            <Text size="sm">{t.refused(left)}</Text>
          </>
        )}
      </div>
    </>
  );
}

const wasThere = (changes: ImportRow['changes']) => Object.values(changes).some(([was]) => was !== '');

/** What was saved, and the rows that are left. */
function SavedStep({ state, done, onClose }: { state: ImportState; done: ImportCheck['done']; onClose(): void }) {
  const t = usePhrases(importPhrases);
  if (!done) return null;
  return (
    <section className={classes.step} aria-label={t.result}>
      <Stack align="flex-start">
        <Text role="status">{t.saved(done.add, done.change, done.left)}</Text>
        <Text c="dimmed">{t.refused(done.left)}</Text>
        <Group>
          <Button leftSection={<IconFileDownload size={18} aria-hidden />} onClick={() => void state.downloadLeft()}>
            {t.downloadLeft(done.left)}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t.back}
          </Button>
        </Group>
      </Stack>
    </section>
  );
}
